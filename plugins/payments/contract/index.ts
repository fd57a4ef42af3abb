import type { LinkKind } from '@core/context/call'

/**
 * The address that a payment service calls when something happened to a payment. It asks for no module: money that comes
 * in after the company gave one up is money too.
 */
export const onlinePaymentLink: LinkKind = {
  kind: 'onlinepayment',
  word: 'betaling',
  page: '',
  notFound: 'payments.unknown_payment',
  gone: 'payments.unknown_payment',
}
