import type { Translate } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { IconSignature } from '@tabler/icons-react'
import { ConfirmationMaker } from './make-confirmation'

/** What order confirmations add to what can be made of a dossier. */
export default (t: Translate): readonly FlowMaking[] => [
  { key: 'confirmation', label: t('kindMake'), icon: IconSignature, stage: 'confirmation', Maker: ConfirmationMaker },
]
