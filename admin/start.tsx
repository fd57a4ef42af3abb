import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import { onSignedOut } from '@core/ui/api/token.ts'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { FailedApp } from '@core/ui/host/failed-app.tsx'
import { UnreachablePage } from '@core/ui/host/unreachable-page.tsx'
import { preferredLanguage } from '@core/ui/i18n/languages.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { askSession } from '@core/ui/session/ask-session.ts'
import { owns } from '@core/ui/session/current-user.ts'
import { startTheme } from '@core/ui/theme/theme.ts'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const Admin = lazyPart(
  () => import('./admin.tsx'),
  () => <LoadingState />,
  () => <FailedApp />,
)

/** The preloader of the page waits this long for the session (R-UI-007). */
const patienceMs = 3000

/** The app of the platform administrator. The shell signs in for it; whoever lacks ADMIN goes to its /401. */
export async function startAdmin(): Promise<void> {
  startTheme()
  const session = askSession()
  const root = createRoot(document.getElementById('root')!)
  const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>)
  await setLanguage(preferredLanguage(), false)
  const impatience = setTimeout(() => show(<LoadingState />), patienceMs)
  try {
    const user = await session
    if (user === null) return toSignIn()
    if (!owns(user, 'ADMIN')) return location.replace('/401')
    onSignedOut(toSignIn)
    if (user.language) await setLanguage(user.language, false)
    show(<Admin />)
  } catch (error) {
    console.error(error)
    show(<UnreachablePage />)
  } finally {
    clearTimeout(impatience)
  }
}

function toSignIn(): void {
  location.replace(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
}
