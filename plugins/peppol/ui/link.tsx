import { useCall, useT } from '@core/ui'
import { LinkRow } from '@plugins/settings/contract/link-row'

/** How the link stands, on the page of all links. */
export default function Link() {
  const t = useT('peppol')
  const account = useCall('get', '/api/accesspointaccount').data
  return (
    <LinkRow
      title={t('settingTitle')}
      text={account ? t('linkedAs', { name: account.name }) : t('notLinked')}
      linked={Boolean(account)}
      to="/account/company_profile"
    />
  )
}
