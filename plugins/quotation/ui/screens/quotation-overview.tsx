import { useT } from '@core/ui'
import { DocumentOverview } from '@plugins/documents/contract/document-overview'

const STATUSES = ['draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled'] as const

/** All quotations by status (R-QUOT-001). */
export default function QuotationOverview() {
  const t = useT('quotation')
  return <DocumentOverview kind="quotation" statuses={STATUSES} day={{ field: 'enddate', header: t('validUntil') }} />
}
