import { type ActionDialogProps, useNavigate } from '@core/ui'
import { NewDocumentModal } from '@plugins/documents/contract/new-document-modal'

/** A new quotation, in front of whichever screen is open. */
export default function NewQuotation({ typed, onClose }: ActionDialogProps) {
  const navigate = useNavigate()
  return (
    <NewDocumentModal
      kind="quotation"
      customer={{ name: typed }}
      onClose={onClose}
      onMade={id => void navigate(`/quotation_detail/${id}`)}
    />
  )
}
