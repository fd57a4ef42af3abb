import { Slot, useParams } from '@core/ui'
import { documentEditor } from '@plugins/documents/contract/ui'

/** A quotation or a template of one, in the editor that all documents share. */
export default function QuotationDetail() {
  const { quotationId } = useParams()
  return <Slot key={quotationId} of={documentEditor} kind="quotation" id={Number(quotationId)} />
}
