import type { RecordAction, RowOf, useT } from '@core/ui'
import { newDocumentAddress } from '@plugins/documents/contract/asked-document'
import { IconSignature } from '@tabler/icons-react'

/** What can be done for a relation. */
export default (t: ReturnType<typeof useT<'confirmation'>>): RecordAction<RowOf<'/api/relation'>>[] => [
  {
    key: 'confirmation',
    label: t('kindNew'),
    icon: IconSignature,
    to: row => newDocumentAddress('/confirmation_overview', row),
  },
]
