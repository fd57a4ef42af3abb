import { fromEuros, toEuros } from '@core/domain/money'

/** What some invoices come to together, euros including VAT. */
export const shownTotal = (invoices: readonly { readonly amount_inc_vat: number }[]): number =>
  toEuros(invoices.reduce((cents, { amount_inc_vat }) => cents + fromEuros(amount_inc_vat), 0))
