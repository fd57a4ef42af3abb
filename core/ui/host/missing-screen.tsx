import { useCoreT } from '../i18n/use-t.ts'
import { Page } from '../page/page.tsx'
import { FailedScreen } from '../release/failed-screen.tsx'

/** Where a screen should be whose plugin did not come with the app: only a page load fetches that again. */
export function MissingScreen() {
  const t = useCoreT()
  return (
    <Page title={t('loadFailedTitle')} layout="plain">
      <FailedScreen onRetry={() => location.reload()} />
    </Page>
  )
}
