import type { ActionDialogProps } from '@core/ui'
import { NewFlowModal } from './new-flow-modal'

/** A new dossier, in front of whichever screen is open. */
export default function NewFlow({ typed, onClose }: ActionDialogProps) {
  return <NewFlowModal relation={typed ? { id: null, label: typed } : null} onClose={onClose} />
}
