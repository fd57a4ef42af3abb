import type { RecordAction, RowOf, useT } from '@core/ui'
import { newDocumentAddress } from '@plugins/documents/contract/asked-document'
import { IconReceiptEuro } from '@tabler/icons-react'

/** What can be done for a relation. */
export default (t: ReturnType<typeof useT<'invoice'>>): RecordAction<RowOf<'/api/relation'>>[] => [
  {
    key: 'invoice',
    label: t('kindNew'),
    icon: IconReceiptEuro,
    to: row => newDocumentAddress('/invoice_overview', row),
  },
]
