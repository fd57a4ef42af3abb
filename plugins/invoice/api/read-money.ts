import { call } from '@core/context/call'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { fromEuros, toEuros } from '@core/domain/money'
import { idParams } from '@core/resource/schemas'
import { flowReader } from '@plugins/crm/contract'
import { Type as t } from '@sinclair/typebox'
import { OPEN_STATUSES } from '../domain/open-statuses'
import { documentsToBill } from '../domain/to-bill'
import { Invoice } from '../entities/invoice'

const COLUMNS = ['id', 'number', 'title', 'status', 'enddate', 'amount_inc_vat', 'amount_open'] as const
const sum = (amounts: readonly number[]): number =>
  toEuros(amounts.reduce((cents, euros) => cents + fromEuros(euros), 0))

/** The money of a dossier: what was billed of what was agreed to, and what is still open; euros including VAT. */
export const readMoney = call({
  method: 'GET',
  path: 'flow/:id/money',
  access: { module: 'INVOICE' },
  summary: 'What of a dossier was billed, paid and is still to be billed, in euros including VAT',
  params: idParams,
  response: t.Object({
    agreed: t.Number({ description: 'Billed, and what is left to bill of what was agreed to' }),
    billed: t.Number(),
    paid: t.Number(),
    to_bill: t.Number(),
    open: t.Number({ description: 'Still to come in: billed and not paid, and not billed yet' }),
    invoices: t.Array(
      t.Object({
        id: t.Integer(),
        number: nullable(t.String()),
        title: nullable(t.String()),
        status: t.String(),
        enddate: nullable(t.String()),
        amount_inc_vat: t.Number(),
        amount_open: t.Number(),
      }),
    ),
    next: t.Array(t.Object({ kind: t.String(), id: t.Integer(), what: t.String(), amount_inc_vat: t.Number() })),
  }),
  async run(context, { params: { id } }) {
    if (!(await context.use(flowReader).flow(context, id))) throw notFound()
    const rows = await readRows(context, Invoice, COLUMNS, { flow_id: id, is_template: false }, 'id')
    const invoices = rows.filter(({ status }) => status !== 'cancelled' && status !== 'draft')
    const left = await documentsToBill(context, { flow_id: id })
    const billed = sum(invoices.map(({ amount_inc_vat }) => amount_inc_vat))
    const owed = invoices.filter(({ status }) => OPEN_STATUSES.some(open => open === status))
    const unpaid = sum(owed.map(({ amount_open }) => amount_open))
    const drafts = rows.filter(({ status }) => status === 'draft')
    const to_bill = sum([...left.map(({ left_inc_vat }) => left_inc_vat), ...drafts.map(one => one.amount_inc_vat)])
    return {
      agreed: sum([billed, to_bill]),
      billed,
      paid: sum([billed, -unpaid]),
      to_bill,
      open: sum([unpaid, to_bill]),
      invoices: [...invoices, ...drafts],
      next: left.map(({ kind, id: document, what, amount_inc_vat }) => ({ kind, id: document, what, amount_inc_vat })),
    }
  },
})
