import type { ActionDialogProps } from '@core/ui'
import { NewProjectModal } from './project-modal'

/** A new project, in front of whichever screen is open. */
export default function NewProject({ typed, onClose }: ActionDialogProps) {
  return <NewProjectModal starting={{ title: typed || null }} onClose={onClose} />
}
