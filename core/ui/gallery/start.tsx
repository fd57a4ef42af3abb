import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router'
import { Providers } from '../host/providers.tsx'
import { preferredLanguage } from '../i18n/languages.ts'
import { setLanguage } from '../i18n/texts.ts'
import { setCurrentUser } from '../session/current-user.ts'
import { startTheme } from '../theme/theme.ts'
import { answerFromMemory } from './fake-api.ts'
import { Gallery } from './gallery.tsx'
import { sections } from './sections.ts'
import { visitor } from './visitor.ts'
import './gallery.css'

/** Every part of the kit in every state, without a server or a session: an application of its own at /dev/ui. */
export async function startGallery(): Promise<void> {
  answerFromMemory()
  startTheme()
  setCurrentUser(visitor)
  await setLanguage(preferredLanguage(), false)
  const router = createBrowserRouter(
    [
      {
        element: <Gallery />,
        hydrateFallbackElement: <div />,
        children: [
          { index: true, element: <Navigate to={`/${sections[0]?.key}`} replace /> },
          ...sections.map(({ key, load }) => ({ path: `/${key}`, lazy: load })),
          { path: '*', element: null },
        ],
      },
      {
        path: '/frame',
        hydrateFallbackElement: <div />,
        lazy: () => import('./example-frame.tsx'),
        children: [{ path: '*', lazy: () => import('./sections/basis.tsx') }],
      },
    ],
    { basename: '/dev/ui' },
  )
  createRoot(document.getElementById('root')!).render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
