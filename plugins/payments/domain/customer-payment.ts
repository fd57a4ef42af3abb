import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { toEuros } from '@core/domain/money'
import { transferQr } from '@core/domain/payment-qr'
import { customerInvoice, paymentsOf } from '@plugins/invoice/contract/payments'
import { type Static, Type as t } from '@sinclair/typebox'
import { OnlinePayment, onlineStatus } from '../entities/online-payment'
import { activeAccount } from './account'

/** What the page of an invoice says about paying it. */
export const customerPaymentSchema = t.Object({
  number: nullable(t.String()),
  amount_inc_vat: t.Number(),
  amount_open: t.Number({ description: 'What is left to pay; 0 where nothing is asked' }),
  amount_payable: t.Number({ description: 'How much of that is paid by this transfer, or online' }),
  gaccount: t.Union([t.Object({ iban: t.String(), amount: t.Number() }), t.Null()], {
    description: 'The blocked account that the rest is transferred to, apart; null where there is none',
  }),
  paid: t.Array(t.Object({ amount: t.Number(), paid_on: t.String({ format: 'date' }), way: t.String() })),
  transfer: t.Union(
    [
      t.Object({
        name: t.String(),
        iban: t.String(),
        reference: t.String(),
        qr: nullable(t.String({ description: 'SVG of the code that bank apps scan (EPC069-12)' })),
      }),
      t.Null(),
    ],
    { description: 'How to transfer it; null while nothing has to be paid on this account, or where to is not known' },
  ),
  online: t.Union([t.Object({ methods: t.Array(t.String()), test: t.Boolean() }), t.Null()], {
    description: 'Ways to pay at once; null where customers cannot',
  }),
  latest: t.Union([t.Object({ status: onlineStatus, amount: t.Number(), at: t.String() }), t.Null()], {
    description: 'The last try to pay online',
  }),
})

type CustomerPayment = Static<typeof customerPaymentSchema>

/** What the page of an invoice says about paying it. @throws Problem 404 as the page does */
export async function customerPayment(context: Context, id: number): Promise<CustomerPayment> {
  const { number, open, payable, gaccount, total, seller, iban } = await customerInvoice(context, id)
  const [latest] = await readRows(
    context,
    OnlinePayment,
    ['status', 'amount_inc', 'updated_at'],
    { invoice_id: id },
    '-id',
    { limit: 1 },
  )
  const account = payable > 0 ? await activeAccount(context) : null
  const reference = number ?? ''
  return {
    number,
    amount_inc_vat: toEuros(total),
    amount_open: toEuros(open),
    amount_payable: toEuros(payable),
    gaccount: gaccount ? { iban: gaccount, amount: toEuros(open - payable) } : null,
    paid: (await paymentsOf(context, id)).map(({ amount, paid_on, way }) => ({ amount, paid_on, way })),
    transfer:
      payable > 0 && iban
        ? { name: seller, iban, reference, qr: transferQr({ name: seller, iban, amount: payable, reference }) }
        : null,
    online: account && { methods: [...account.methods], test: account.test },
    latest: latest ? { status: latest.status, amount: latest.amount_inc, at: latest.updated_at } : null,
  }
}
