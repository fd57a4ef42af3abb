import { useT } from '@core/ui'
import { DocumentOverview } from '@plugins/documents/contract/document-overview'

const STATUSES = ['draft', 'sent', 'approved', 'rejected', 'cancelled'] as const

/** All order confirmations by status (R-CONF-001). */
export default function ConfirmationOverview() {
  const t = useT('confirmation')
  return <DocumentOverview kind="confirmation" statuses={STATUSES} day={{ field: 'date_send', header: t('sentOn') }} />
}
