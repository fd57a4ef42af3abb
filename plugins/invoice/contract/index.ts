import type { LinkKind } from '@core/context/call'
import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'
import { aboutDocument, documentEvents } from '@plugins/documents/contract/document-events'
import { Type as t } from '@sinclair/typebox'

/** What invoices tell of. */
export const invoiceEvents = {
  ...documentEvents('invoice'),
  /** All of it was paid. */
  paid: defineEvent('invoice.paid', moved),
  /** Credits took off what was still open. */
  settled: defineEvent('invoice.settled', moved),
  /** Something is open again of what was paid or settled. */
  reopened: defineEvent('invoice.reopened', moved),
  /** Nobody expects it to be paid any more. */
  writtenOff: defineEvent('invoice.written_off', moved),
  /** Its last day is over, and something of it is open. */
  overdue: defineEvent('invoice.overdue', aboutDocument),
  /** Money came in, or was taken back; not necessarily all of it. */
  paymentChanged: defineEvent(
    'invoice.payment_changed',
    t.Object({ id: t.Integer(), flow_id: t.Union([t.Integer(), t.Null()]), amount: t.Number() }),
  ),
}

/** The customer link on an invoice. */
export const invoiceLink: LinkKind = {
  kind: 'invoice',
  word: 'factuur',
  page: 'customer_invoice_detail',
  module: 'INVOICE',
  notFound: 'invoice.link_not_found',
  gone: 'invoice.link_gone',
}
