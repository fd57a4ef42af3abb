import { type ActionDialogProps, useNavigate } from '@core/ui'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'

/** A new order confirmation, in front of whichever screen is open. */
export default function NewConfirmation({ typed, onClose }: ActionDialogProps) {
  const navigate = useNavigate()
  return (
    <NewDocumentModal
      kind="confirmation"
      customer={{ name: typed }}
      onClose={onClose}
      onMade={id => void navigate(`/confirmation_detail/${id}`)}
    />
  )
}
