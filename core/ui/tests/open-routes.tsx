import { render, screen, waitFor } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router'
import { Gallery } from '../gallery/gallery.tsx'
import { visitor } from '../gallery/visitor.ts'
import { AppRouter } from '../host/app-router.tsx'
import { Providers } from '../host/providers.tsx'
import { setLanguage } from '../i18n/texts.ts'
import { queryClient } from '../query/query-client.ts'
import { type CurrentUser, setCurrentUser } from '../session/current-user.ts'

/** Draws the first of `pages` that has this address in the frame of the gallery, or one of `others` without a frame. */
export async function openRoutes(
  path: string,
  pages: RouteObject[],
  { user = visitor, others = [] }: { user?: CurrentUser; others?: RouteObject[] } = {},
): Promise<void> {
  queryClient.clear()
  setCurrentUser(user)
  await setLanguage('nl', false)
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true })
  render(
    <Providers>
      <AppRouter routes={[{ element: <Gallery />, children: pages }, ...others]} history={history} />
    </Providers>,
  )
  await waitFor(() => screen.getByRole('main').firstElementChild ?? Promise.reject(new Error('Nothing is drawn yet')))
}
