import { readRows } from '@core/db/list'
import { resource } from '@core/resource/resource'
import { payableInvoices } from '@plugins/invoice/contract/payable-invoices'
import { Type as t } from '@sinclair/typebox'
import { bankLineStates } from '../domain/bank-line-states'
import { BankLine } from '../entities/bank-line'
import { BankMatch } from '../entities/bank-match'

/** Movements on the accounts of the company; only what is decided about them changes, by the calls beside this file. */
export const bankLines = resource({
  entity: BankLine,
  module: 'INVOICE',
  sort: '-booked_on',
  calls: ['list', 'get'],
  called: { by: 'description', notes: ['counterparty_name', 'booked_on'] },
  states: bankLineStates,
  enrich: [
    {
      fields: { matches: t.Array(t.Object({ invoice_id: t.Integer(), number: t.String(), amount: t.Number() })) },
      async run(rows, context) {
        const ids = rows.map(({ id }) => id)
        const all = ids.length
          ? await readRows(context, BankMatch, ['bankline_id', 'invoice_id', 'amount'], { bankline_id: ids }, 'id')
          : []
        const invoices = all.length
          ? await payableInvoices(context, { id: all.map(({ invoice_id }) => invoice_id) })
          : []
        const numbers = new Map(invoices.map(({ id, number }) => [id, number]))
        const byLine = Map.groupBy(all, ({ bankline_id }) => bankline_id)
        for (const row of rows)
          row.matches = (byLine.get(row.id) ?? []).map(({ invoice_id, amount }) => ({
            invoice_id,
            number: numbers.get(invoice_id) ?? '',
            amount,
          }))
      },
    },
  ],
})
