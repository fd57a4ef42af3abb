import type { ActionDialogProps } from '@core/ui'
import { ActionModal } from './action-modal'

/** A new to-do, in front of whichever screen is open. */
export default function NewAction({ typed, onClose }: ActionDialogProps) {
  return <ActionModal typed={typed} onClose={onClose} />
}
