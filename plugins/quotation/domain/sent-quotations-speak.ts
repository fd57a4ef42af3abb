import type { SpeaksAgainst } from '@plugins/crm/contract/inactivity'
import { Quotation } from '../entities/quotation'

/** Who was sent one of these, or said yes to it, is not inactive (R-REL-008). */
export const sentQuotationsSpeak: SpeaksAgainst = {
  criterion: 'no_sent_quotations',
  of: 'relation',
  rows: () => ({ entity: Quotation, column: 'relation_id', where: { status: ['sent', 'approved'] } }),
}
