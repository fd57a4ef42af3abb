import type { LinkKind } from '@core/context/call'
import { documentEvents } from '@plugins/documents/contract/document-events'

/** What order confirmations tell of. */
export const confirmationEvents = documentEvents('confirmation')

/** The customer link on an order confirmation (R-PORT-006, R-PORT-008). */
export const confirmationLink: LinkKind = {
  kind: 'confirmation',
  word: 'opdrachtbevestiging',
  page: 'customer_confirmation_detail',
  module: 'CONFIRMATION',
  notFound: 'confirmation.link_not_found',
  gone: 'confirmation.link_gone',
}
