import type { Translate } from '@core/ui'
import type { FlowMaking } from '@plugins/crm/contract/flow-makings'
import { IconFileDescription } from '@tabler/icons-react'
import { DocumentMaker } from './make-document'

/** What generic documents add to what can be made of a dossier. */
export default (t: Translate): readonly FlowMaking[] => [
  {
    key: 'document',
    label: t('kindMake'),
    icon: IconFileDescription,
    stage: 'project',
    optional: true,
    Maker: DocumentMaker,
  },
]
