import type { Translate } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { IconReceiptEuro } from '@tabler/icons-react'
import { InvoiceMaker } from './make-invoice'

/** What invoices add to what can be made of a dossier. */
export default (t: Translate): readonly FlowMaking[] => [
  { key: 'invoice', label: t('kindMake'), icon: IconReceiptEuro, stage: 'invoice', Maker: InvoiceMaker },
]
