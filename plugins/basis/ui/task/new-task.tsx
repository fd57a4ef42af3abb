import type { ActionDialogProps } from '@core/ui'
import { TaskModal } from './task-modal'

/** A new task, in front of whichever screen is open. */
export default function NewTask({ typed, onClose }: ActionDialogProps) {
  return <TaskModal typed={typed} onClose={onClose} />
}
