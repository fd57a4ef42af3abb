import type { LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import { definePort } from '@core/context/port'
import type { DocumentReader } from '@plugins/documents/contract'
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

/** Reads order confirmations for what is made of them. */
export interface ConfirmationReader extends DocumentReader<'bill'> {
  /** The quotation that one confirms; null for an order that was agreed on by telephone. */
  quotationOf(context: Context, id: number): Promise<number | null>
  /** Which of some quotations have an order confirmation that was approved. */
  confirmed(context: Context, quotationIds: readonly number[]): Promise<ReadonlySet<number>>
}
export const confirmationReader = definePort<ConfirmationReader>('confirmation.reader')
