import { ButtonLink, useT } from '@core/ui'
import { IconFolder } from '@tabler/icons-react'
import { dossierOf } from './addresses'

/** A form that the customer need not fill in any more, in the words of why. */
export function GoneForm({ hash, message }: { hash: string; message: string }) {
  const t = useT('surveys')
  return (
    <div className="surveys-customer-gone">
      <h1>{message}</h1>
      <ButtonLink icon={IconFolder} to={dossierOf(hash)}>
        {t('customer_dossier')}
      </ButtonLink>
    </div>
  )
}
