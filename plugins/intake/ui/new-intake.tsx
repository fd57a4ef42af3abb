import type { ActionDialogProps } from '@core/ui'
import { NewIntakeModal } from './intake-modal'

/** A new survey, in front of whichever screen is open. */
export default function NewIntake({ typed, onClose }: ActionDialogProps) {
  return <NewIntakeModal starting={{ title: typed || null }} onClose={onClose} />
}
