import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import { hasSession } from '@core/ui/api/token.ts'
import { isDrawn } from '@core/ui/host/drawn-page.ts'
import { currentLanguage } from '@core/ui/i18n/language.ts'
import { preferredLanguage } from '@core/ui/i18n/languages.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { fetchAhead } from '@core/ui/lazy/use-lazy.ts'
import { askSession } from '@core/ui/session/ask-session.ts'
import { startTheme } from '@core/ui/theme/theme.ts'
import { loadApp } from './load-app.ts'
import { Shell } from './shell.tsx'

/** The preloader of the page waits this long for the session (R-UI-007). */
const patienceMs = 3000

/** Theme, language and session in one go; then either a public page or the shell itself. */
export async function startShell(): Promise<void> {
  startTheme()
  // Its files came with the page. What does not come is fetched anew, where the app should stand.
  if (hasSession()) fetchAhead(loadApp)
  const session = askSession()
  await setLanguage(preferredLanguage(), false)
  const known = session.then(user => (user?.language ? setLanguage(user.language, false) : undefined))
  const settled = known.catch((error: unknown) => console.error(error))
  await Promise.race([settled, new Promise(done => setTimeout(done, patienceMs))])
  const place = document.getElementById('root')!
  const app = (
    <StrictMode>
      <Shell session={known} />
    </StrictMode>
  )
  const drawn = isDrawn(currentLanguage())
  delete document.documentElement.dataset.drawn
  startTransition(() => (drawn ? void hydrateRoot(place, app) : createRoot(place).render(app)))
}
