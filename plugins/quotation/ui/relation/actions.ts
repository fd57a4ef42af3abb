import type { RecordAction, RowOf, useT } from '@core/ui'
import { newDocumentAddress } from '@plugins/documents/contract/asked-document'
import { IconFileText } from '@tabler/icons-react'

/** What can be done for a relation. */
export default (t: ReturnType<typeof useT<'quotation'>>): RecordAction<RowOf<'/api/relation'>>[] => [
  {
    key: 'quotation',
    label: t('kindNew'),
    icon: IconFileText,
    to: row => newDocumentAddress('/quotation_overview', row),
  },
]
