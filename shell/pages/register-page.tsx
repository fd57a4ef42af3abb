import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'

/** Accounts are made together: says how to get one. */
export function RegisterPage() {
  const t = useCoreT()
  return (
    <PublicPage title={t('registerTitle')}>
      <div>
        <h1>{t('registerTitle')}</h1>
        <p className="vk-public-intro">{t('registerText')}</p>
      </div>
      <a href="/login">{t('backToSignIn')}</a>
    </PublicPage>
  )
}
