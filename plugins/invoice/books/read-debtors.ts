import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { not } from '@core/db/where'
import { fromEuros, toEuros } from '@core/domain/money'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { dueOf } from '../domain/due'
import { FINAL } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'

/** Who owes something, or gets something back, the highest balance first. */
export const readDebtors = call({
  method: 'GET',
  path: 'invoice/books/debtors',
  operationId: 'invoice.books.debtors',
  access: { module: 'INVOICE' },
  summary:
    'Balance of each relation: what is open of its invoices, less what is left to pay back; not what was written off',
  query: t.Object({
    offset: t.Optional(t.Integer({ minimum: 0 })),
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 500 })),
  }),
  response: t.Object({
    total: t.Integer(),
    balance: t.Number(),
    debtors: t.Array(
      t.Object({
        relation_id: nullable(
          t.Integer({ description: 'Empty for invoices without a relation, which stand together' }),
        ),
        name: t.String(),
        invoices: t.Integer(),
        late: t.Number(),
        balance: t.Number(),
      }),
    ),
  }),
  async run(context, { query: { offset = 0, limit = 100 } }) {
    const debtors = await debtorsOf(context)
    return {
      total: debtors.length,
      balance: toEuros(debtors.reduce((sum, { balance }) => sum + fromEuros(balance), 0)),
      debtors: debtors.slice(offset, offset + limit),
    }
  },
})

async function debtorsOf(context: Context) {
  const now = today(context.company)
  const columns = ['relation_id', 'relation_fullname', 'status', 'enddate', 'amount_open'] as const
  const open = await readRows(context, Invoice, columns, { ...FINAL, amount_open: not(0) }, '-id')
  const owed = open.filter(({ status }) => status !== 'unpayable')
  return [...Map.groupBy(owed, ({ relation_id }) => relation_id)]
    .map(([relation_id, own]) => ({
      relation_id,
      name: relation_id ? (own[0]?.relation_fullname ?? '') : '',
      invoices: own.length,
      late: centsOf(own.filter(invoice => dueOf(invoice, now).kind === 'late')),
      balance: centsOf(own),
    }))
    .sort((one, other) => other.balance - one.balance || (one.relation_id ?? 0) - (other.relation_id ?? 0))
    .map(debtor => ({ ...debtor, late: toEuros(debtor.late), balance: toEuros(debtor.balance) }))
}

const centsOf = (invoices: readonly { readonly amount_open: number }[]) =>
  invoices.reduce((sum, { amount_open }) => sum + fromEuros(amount_open), 0)
