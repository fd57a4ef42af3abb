import { ButtonLink } from '../buttons/button-link.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { Page } from '../page/page.tsx'
import type { ErrorCode } from './error-codes.ts'
import './error-page.css'

/** The error pages inside the frame: what is wrong and the way back. */
export function ErrorPage({ code }: { code: ErrorCode }) {
  const t = useCoreT()
  return (
    <Page title={t(`error${code}Title`)} layout="plain">
      <div className="vk-error-page">
        <span className="vk-error-code" aria-hidden="true">
          {code}
        </span>
        <h2>{t(`error${code}Title`)}</h2>
        <p>{t(`error${code}Text`)}</p>
        <ButtonLink to="/" variant="primary">
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </Page>
  )
}
