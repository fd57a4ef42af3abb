import { FirstStep, useCall, useCurrentUser, useT } from '@core/ui'

/** Done once the company has what stands on its papers: an address, an account and a logo. */
export default function OwnDetails() {
  const t = useT('settings')
  const { brand } = useCurrentUser()
  const { data } = useCall('get', '/api/company/getcurrentcompany')
  const done = data && Boolean(data.postcode && data.iban && brand?.logo_url)
  return <FirstStep title={t('firstDetails')} text={t('firstDetailsText')} to="/account/company_profile" done={done} />
}
