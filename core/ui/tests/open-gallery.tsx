import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { answerFromMemory } from '../gallery/fake-api.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { sections } from '../gallery/sections.ts'
import { visitor } from '../gallery/visitor.ts'
import { Providers } from '../host/providers.tsx'
import { setLanguage } from '../i18n/texts.ts'
import { queryClient } from '../query/query-client.ts'
import { setCurrentUser } from '../session/current-user.ts'

answerFromMemory()

/**
 * Opens a page of the gallery in the DOM of the process: every part of the kit, without layout and without a server.
 *
 * @param company of whoever looks; what a browser keeps per company is read once
 */
export async function openGallery(path: string, company = visitor.currentcompany_id): Promise<void> {
  queryClient.clear()
  setCurrentUser({ ...visitor, currentcompany_id: company })
  await setLanguage('nl', false)
  const router = createMemoryRouter(
    [
      { element: <Gallery />, children: sections.map(({ key, load }) => ({ path: `/${key}`, lazy: load })) },
      {
        path: '/frame',
        lazy: () => import('../gallery/example-frame.tsx'),
        children: [{ path: '*', lazy: () => import('../gallery/sections/basis.tsx') }],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await waitFor(() => screen.getByRole('main').firstElementChild ?? Promise.reject(new Error('Nothing is drawn yet')))
}
