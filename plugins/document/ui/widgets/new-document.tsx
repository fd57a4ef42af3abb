import type { ActionDialogProps } from '@core/ui'
import { NewDocumentInFront } from '@plugins/documents/contract/new-document-modal'

export default function NewGeneric(props: ActionDialogProps) {
  return <NewDocumentInFront kind="document" {...props} />
}
