import type { SpeaksAgainst } from '@plugins/crm/contract/inactivity'
import type { OffersSent } from '@plugins/crm/contract/offers-sent'
import { Quotation } from '../entities/quotation'

/** Who was sent one of these, or said yes to it, is not inactive (R-REL-008). */
export const sentQuotationsSpeak: SpeaksAgainst = {
  criterion: 'no_sent_quotations',
  of: 'relation',
  rows: () => ({ entity: Quotation, column: 'relation_id', where: { status: ['sent', 'approved'] } }),
}

/** A quotation that its customer has, whatever they said to it; one that was put back or cancelled was not sent (G-DASHF). */
export const sentOffers: OffersSent = {
  entity: Quotation,
  where: { is_template: false, status: ['sent', 'approved', 'rejected', 'expired'] },
}
