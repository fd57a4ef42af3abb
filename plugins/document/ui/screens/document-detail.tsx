import { Slot, useParams } from '@core/ui'
import { documentEditor } from '@plugins/documents/contract/ui'

/** A generic document or a template of one, in the editor that all documents share. */
export default function DocumentDetail() {
  const { documentId } = useParams()
  return <Slot key={documentId} of={documentEditor} kind="document" id={Number(documentId)} />
}
