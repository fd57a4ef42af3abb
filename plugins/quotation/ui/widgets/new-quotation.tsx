import type { ActionDialogProps } from '@core/ui'
import { NewDocumentInFront } from '@plugins/documents/contract/new-document-modal'

export default function NewQuotation(props: ActionDialogProps) {
  return <NewDocumentInFront kind="quotation" {...props} />
}
