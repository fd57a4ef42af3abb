import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'

/** What is kept, and who answers for it. */
export function PrivacyPage() {
  const t = useCoreT()
  return (
    <PublicPage title={t('privacyTitle')}>
      <h1>{t('privacyTitle')}</h1>
      <p>{t('privacyText')}</p>
      <p>{t('privacyCookies')}</p>
      <a href="/login">{t('backToSignIn')}</a>
    </PublicPage>
  )
}
