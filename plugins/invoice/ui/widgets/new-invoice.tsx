import type { ActionDialogProps } from '@core/ui'
import { NewDocumentInFront } from '@plugins/documents/contract/new-document-modal'

export default function NewInvoice(props: ActionDialogProps) {
  return <NewDocumentInFront kind="invoice" {...props} />
}
