import { Slot, useParams } from '@core/ui'
import { documentEditor } from '@plugins/documents/contract/ui'

/** The lines and texts of a recurring invoice, in the editor that all documents share. */
export default function RecurringContent() {
  const { invoiceId } = useParams()
  return <Slot key={invoiceId} of={documentEditor} kind="invoice" id={Number(invoiceId)} />
}
