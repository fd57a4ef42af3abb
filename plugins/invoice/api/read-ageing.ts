import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { AGES, ageingOf } from '../domain/ageing'
import { OPEN_STATUSES } from '../domain/open-statuses'
import { Invoice } from '../entities/invoice'

const together = t.Object({ count: t.Integer(), amount: t.Number() })

/** What is still to come in of all open invoices, however many there are. */
export const readAgeing = call({
  method: 'GET',
  path: 'invoice/ageing',
  operationId: 'invoice.ageing',
  access: { module: 'INVOICE' },
  summary: `Outstanding amounts including VAT, by days too late: up to ${AGES.filter(age => age !== null).join(', ')} and more`,
  response: t.Object({ outstanding: together, late: together, soon: together, groups: t.Array(together) }),
  async run(context) {
    const open = await readRows(context, Invoice, ['status', 'enddate', 'amount_open'], {
      status: [...OPEN_STATUSES],
      is_template: false,
    })
    return ageingOf(open, today(context.company))
  },
})
