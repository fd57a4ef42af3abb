import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { sameDayIn } from '@core/time/periods'
import { addDays, today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { visitDays } from '../domain/contract-states'
import { MaintenanceContract } from '../entities/maintenance-contract'

/** More visits than a company makes in a year of one contract. */
const MOST = 60

/** What maintenance contracts bring in the next twelve months, visits that wait to be planned among it, in the order of their days. */
export const comingVisits = call({
  method: 'GET',
  path: 'maintenancecontract/coming',
  access: { module: 'AFTERCARE' },
  summary: 'Visits and amounts that maintenance contracts bring in the next twelve months',
  query: t.Object({ id: t.Optional(t.Integer({ minimum: 1, description: 'Of this contract alone' })) }),
  response: t.Array(
    t.Object({
      date: t.String({ format: 'date' }),
      maintenancecontract_id: t.Integer(),
      title: t.String(),
      relation_fullname: t.String(),
      amount_exc: nullable(t.Number()),
    }),
  ),
  async run(context, { query: { id } }) {
    const from = today(context.company)
    const until = addDays(sameDayIn(from, 12), -1)
    const running = await readRows(context, MaintenanceContract, 'all', {
      status: 'active',
      ...(id === undefined ? {} : { id }),
    })
    return running
      .flatMap(contract =>
        visitDays(contract, from, { until, most: MOST }).map(date => ({
          date,
          maintenancecontract_id: contract.id,
          title: contract.title,
          relation_fullname: contract.relation_fullname,
          amount_exc: contract.amount_exc ?? null,
        })),
      )
      .toSorted(
        (one, other) => one.date.localeCompare(other.date) || one.maintenancecontract_id - other.maintenancecontract_id,
      )
  },
})
