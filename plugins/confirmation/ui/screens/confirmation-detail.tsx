import { Slot, useParams } from '@core/ui'
import { documentEditor } from '@plugins/documents/contract/ui'

/** An order confirmation or a template of one, in the editor that all documents share. */
export default function ConfirmationDetail() {
  const { confirmationId } = useParams()
  return <Slot key={confirmationId} of={documentEditor} kind="confirmation" id={Number(confirmationId)} />
}
