import { call } from '@core/ui'

/** How much of something is billed; all of it when it does not say. */
export interface AskedPart {
  partialinvoicetype?: 'frompercentage' | 'fromamount' | 'rest'
  percentage?: number
  amount?: number
  /** One of the payment terms, instead of a part. */
  term?: number
}

/** How each kind of document that is billed makes its invoice. */
export const billing = {
  quotation: (id: number, asks: AskedPart) =>
    call('post', '/api/invoice/createinvoicefromquotation', { body: { quotation_id: id, ...asks } }),
  confirmation: (id: number, asks: AskedPart) =>
    call('post', '/api/invoice/createinvoicefromconfirmation', { body: { confirmation_id: id, ...asks } }),
}

/** Kinds of documents that are billed. */
export type BilledKind = keyof typeof billing

/** Whether documents of a kind are billed. */
export const isBilled = (kind: string): kind is BilledKind => kind in billing
