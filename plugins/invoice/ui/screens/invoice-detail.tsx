import { Slot, useParams } from '@core/ui'
import { documentEditor } from '@plugins/documents/contract/ui'

/** An invoice in the editor that all documents share. */
export default function InvoiceDetail() {
  const { invoiceId } = useParams()
  return <Slot key={invoiceId} of={documentEditor} kind="invoice" id={Number(invoiceId)} />
}
