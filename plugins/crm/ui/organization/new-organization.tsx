import type { ActionDialogProps } from '@core/ui'
import { NewOrganizationModal } from './organization-modal'

/** A new organization, in front of whichever screen is open. */
export default function NewOrganization({ typed, onClose }: ActionDialogProps) {
  return <NewOrganizationModal name={typed} onClose={onClose} />
}
