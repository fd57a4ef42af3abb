import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import './portal.css'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { FailedApp } from '@core/ui/host/failed-app.tsx'
import { preferredLanguage } from '@core/ui/i18n/languages.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { startTheme } from '@core/ui/theme/theme.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const Portal = lazyPart(
  () => import('./portal.tsx'),
  () => <LoadingState />,
  () => <FailedApp />,
)

/** Pages of customers: no sign-in, the hash of the link stays in the fragment and so out of every log. */
export async function startPortal(): Promise<void> {
  startTheme()
  await setLanguage(preferredLanguage(), false)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  )
}
