import { tenantEntity } from '@core/db/entity'
import { money, reference } from '@core/db/fields'

/** How much of a movement is the payment of an invoice; the payment has this pair for its source. */
export const BankMatch = tenantEntity({
  name: 'bankmatch',
  properties: {
    bankline_id: reference('bankline', { whenGone: 'refuse' }),
    invoice_id: reference('invoice', { whenGone: 'refuse' }),
    amount: money(),
    /** What was collected with it, or came back. */
    debitline_id: reference('debitline', { whenGone: 'refuse' }).nullable(),
  },
  uniques: [['bankline_id', 'invoice_id']],
})

/** What proves the payment of an invoice by a movement. */
export const sourceOf = ({ bankline_id, invoice_id }: { bankline_id: number; invoice_id: number }): string =>
  `bank:${bankline_id}:${invoice_id}`
