import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { fromEuros, toEuros } from '@core/domain/money'
import { resource } from '@core/resource/resource'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { gapBefore } from '../domain/gaps'
import { BankStatement } from '../entities/bank-statement'

const PERIOD = ['id', 'bankaccount_id', 'from_day', 'until_day', 'opening_balance', 'closing_balance'] as const

/** Statements that were imported, each with what misses before it. */
export const bankStatements = resource({
  entity: BankStatement,
  module: 'INVOICE',
  sort: '-until_day',
  calls: ['list', 'get'],
  called: { by: 'filename', notes: ['number', 'until_day'] },
  enrich: [
    { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') },
    {
      fields: { expected_balance: nullable(t.Number()) },
      async run(rows, context) {
        if (!rows.length) return
        const ids = [...new Set(rows.map(({ bankaccount_id }) => Number(bankaccount_id)))]
        const all = await readRows(context, BankStatement, PERIOD, { bankaccount_id: ids })
        const periods = all.map(one => ({
          id: one.id,
          account: one.bankaccount_id,
          from: one.from_day,
          until: one.until_day,
          opening: fromEuros(one.opening_balance),
          closing: fromEuros(one.closing_balance),
        }))
        for (const row of rows) {
          const own = periods.find(({ id }) => id === row.id)
          const gap =
            own &&
            gapBefore(
              own,
              periods.filter(({ account, id }) => account === own.account && id !== own.id),
            )
          row.expected_balance = typeof gap === 'number' ? toEuros(gap) : null
        }
      },
    },
  ],
})
