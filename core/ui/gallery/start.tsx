import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import { createRoot } from 'react-dom/client'
import { Navigate } from 'react-router'
import { AppRouter } from '../host/app-router.tsx'
import { Providers } from '../host/providers.tsx'
import { preferredLanguage } from '../i18n/languages.ts'
import { setLanguage } from '../i18n/texts.ts'
import { setCurrentUser } from '../session/current-user.ts'
import { startTheme } from '../theme/theme.ts'
import { answerFromMemory } from './fake-api.ts'
import { Gallery } from './gallery.tsx'
import { frameRoute, sectionRoutes } from './routes.tsx'
import { sections } from './sections.ts'
import { visitor } from './visitor.ts'
import './gallery.css'

/** Every part of the kit in every state, without a server or a session: an application of its own at /dev/ui. */
export async function startGallery(): Promise<void> {
  answerFromMemory()
  startTheme()
  setCurrentUser(visitor)
  await setLanguage(preferredLanguage(), false)
  const routes = [
    {
      element: <Gallery />,
      children: [
        { index: true, element: <Navigate to={`/${sections[0]?.key}`} replace /> },
        ...sectionRoutes(),
        { path: '*', element: null },
      ],
    },
    frameRoute(),
  ]
  createRoot(document.getElementById('root')!).render(
    <Providers>
      <AppRouter base="/dev/ui" routes={routes} />
    </Providers>,
  )
}
