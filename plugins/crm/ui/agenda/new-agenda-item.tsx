import type { ActionDialogProps } from '@core/ui'
import { AgendaItemModal } from './agenda-item-modal'

/** Something new in the agenda, in front of whichever screen is open. */
export default function NewAgendaItem({ typed, onClose }: ActionDialogProps) {
  return <AgendaItemModal starting={{ title: typed }} onClose={onClose} />
}
