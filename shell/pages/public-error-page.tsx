import { PublicPage } from '@core/ui/brand/public-page.tsx'
import { buttonClass } from '@core/ui/buttons/button.tsx'
import { type ErrorCode, errorCodes } from '@core/ui/host/error-codes.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'

/** The error pages for visitors. */
export function PublicErrorPage({ path }: { path: string }) {
  const t = useCoreT()
  const asked = path.slice(1) as ErrorCode
  const code = errorCodes.includes(asked) ? asked : '404'
  return (
    <PublicPage title={t(`error${code}Title`)}>
      <div>
        <h1>{t(`error${code}Title`)}</h1>
        <p className="vk-public-intro">{t(`error${code}Text`)}</p>
      </div>
      <a className={buttonClass({ variant: 'primary', size: 'large' })} href="/login">
        {t('backToSignIn')}
      </a>
    </PublicPage>
  )
}
