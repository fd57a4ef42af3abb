import { PublicPage } from '../brand/public-page.tsx'
import { Button } from '../buttons/button.tsx'
import { useBackOnline } from '../feedback/use-back-online.ts'
import { useCoreT } from '../i18n/use-t.ts'

/** Instead of an app whose visitor has a session that cannot be asked now: signing in would not help. */
export function UnreachablePage() {
  const t = useCoreT()
  useBackOnline(() => location.reload())
  return (
    <PublicPage title={t('error503Title')}>
      <div role="alert">
        <h1>{t('error503Title')}</h1>
        <p className="vk-public-intro">{t('error503Text')}</p>
      </div>
      <Button variant="primary" size="large" onClick={() => location.reload()}>
        {t('retryNow')}
      </Button>
    </PublicPage>
  )
}
