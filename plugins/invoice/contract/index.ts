import { defineEvent } from '@core/events/event'
import type { LinkKind } from '@core/http/call'
import { Type as t } from '@sinclair/typebox'

/** The customer link on an invoice. */
export const invoiceLink: LinkKind = {
  kind: 'invoice',
  module: 'INVOICE',
  notFound: 'invoice.link_not_found',
  gone: 'invoice.link_gone',
}

const settled = t.Object({ id: t.Integer(), flow_id: t.Union([t.Integer(), t.Null()]) })

/** The customer paid an invoice. */
export const invoicePaid = defineEvent('invoice.paid', settled)
/** An invoice that never got a number was put in the trash. */
export const invoiceDeleted = defineEvent('invoice.deleted', t.Object({ id: t.Integer() }))
/** Nobody expects an invoice to be paid any more. */
export const invoiceWrittenOff = defineEvent('invoice.written_off', settled)
