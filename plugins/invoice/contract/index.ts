import type { LinkKind } from '@core/http/call'

/** The customer link on an invoice. */
export const invoiceLink: LinkKind = {
  kind: 'invoice',
  module: 'INVOICE',
  notFound: 'invoice.link_not_found',
  gone: 'invoice.link_gone',
}
