import '@core/ui/styles/base.css'
import '@core/ui/styles/layout.css'
import '@plugins/portal/ui/portal.css'
import './portal.css'
// With their styles, in which the first script draws before any of this has come.
import '@plugins/portal/ui/parts/document-sheet'
import '@plugins/portal/ui/parts/full-page-error'
import { LoadingState } from '@core/ui/feedback/skeleton.tsx'
import { isFirstPageDrawn, takeOverFirstPage } from '@core/ui/first-page/taken-over.ts'
import { FailedApp } from '@core/ui/host/failed-app.tsx'
import { preferredLanguage } from '@core/ui/i18n/languages.ts'
import { setLanguage } from '@core/ui/i18n/texts.ts'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { startTheme } from '@core/ui/theme/theme.ts'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

const Portal = lazyPart(
  () => import('./portal.tsx'),
  () => <LoadingState />,
  () => <Failed />,
)

/** What was drawn can be read, also when the app did not come; where nothing was, it says so. */
function Failed() {
  useEffect(() => {
    if (!isFirstPageDrawn()) takeOverFirstPage()
  }, [])
  return <FailedApp />
}

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
