import type { ActionDialogProps } from '@core/ui'
import { NewRelationModal } from './relation-modal'

/** A new relation, in front of whichever screen is open. */
export default function NewRelation({ typed, onClose }: ActionDialogProps) {
  return <NewRelationModal typed={typed} onClose={onClose} />
}
