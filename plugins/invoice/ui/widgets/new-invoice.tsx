import { type ActionDialogProps, useNavigate } from '@core/ui'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'

/** A new invoice, in front of whichever screen is open. */
export default function NewInvoice({ typed, onClose }: ActionDialogProps) {
  const navigate = useNavigate()
  return (
    <NewDocumentModal
      kind="invoice"
      customer={{ name: typed }}
      onClose={onClose}
      onMade={id => void navigate(`/invoice_detail/${id}`)}
    />
  )
}
