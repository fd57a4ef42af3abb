import type { Translate } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { IconFileText } from '@tabler/icons-react'
import { QuotationMaker } from './make-quotation'

/** What quotations add to what can be made of a dossier. */
export default (t: Translate): readonly FlowMaking[] => [
  { key: 'quotation', label: t('kindMake'), icon: IconFileText, stage: 'quotation', Maker: QuotationMaker },
]
