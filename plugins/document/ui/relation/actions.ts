import type { RecordAction, RowOf, useT } from '@core/ui'
import { newDocumentAddress } from '@plugins/documents/contract/asked-document'
import { IconFileDescription } from '@tabler/icons-react'

/** What can be done for a relation. */
export default (t: ReturnType<typeof useT<'document'>>): RecordAction<RowOf<'/api/relation'>>[] => [
  {
    key: 'document',
    label: t('kindNew'),
    icon: IconFileDescription,
    to: row => newDocumentAddress('/document_overview', row),
  },
]
