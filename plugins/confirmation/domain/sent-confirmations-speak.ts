import type { SpeaksAgainst } from '@plugins/crm/contract/inactivity'
import { Confirmation } from '../entities/confirmation'

/** Who was sent one of these, or said yes to it, is not inactive (R-REL-008). */
export const sentConfirmationsSpeak: SpeaksAgainst = {
  criterion: 'no_sent_confirmations',
  of: 'relation',
  rows: () => ({ entity: Confirmation, column: 'relation_id', where: { status: ['sent', 'approved'] } }),
}
