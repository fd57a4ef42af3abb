import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import { onSignedOut, refresh } from '@core/ui/api/token.ts'
import { preferredLanguage } from '@core/ui/i18n/language.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { later } from '@core/ui/later/later.tsx'
import { owns, refreshCurrentUser } from '@core/ui/session/current-user.ts'
import { startTheme } from '@core/ui/theme/theme.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const Admin = later(() => import('./admin.tsx'))

/** The app of the platform administrator. The shell signs in for it; whoever lacks ADMIN goes to its /401. */
export async function startAdmin(): Promise<void> {
  startTheme()
  const user = (await refresh()) ? await refreshCurrentUser().catch(() => null) : null
  if (user === null) return toSignIn()
  if (!owns(user, 'ADMIN')) return location.replace('/401')
  onSignedOut(toSignIn)
  await setLanguage(user.language ?? preferredLanguage(), false)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Admin />
    </StrictMode>,
  )
}

function toSignIn(): void {
  location.replace(`/login?next=${encodeURIComponent(location.pathname + location.search)}`)
}
