import type { Context } from '@core/context/context'
import { type Job, job } from '@core/context/event'
import { insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { below } from '@core/db/where'
import { move } from '@core/states/move'
import { withoutParent } from '@core/states/parents'
import { addDays, today } from '@core/time/today'
import { taskMaker } from '@plugins/basis/contract/new-task'
import { MaintenanceContract } from '../entities/maintenance-contract'
import { MaintenanceVisit } from '../entities/maintenance-visit'
import { contractStates, visitDays } from './contract-states'

/** How long before its day a visit is there to be planned. */
export const DAYS_AHEAD = 42

interface Due {
  readonly id: number
}

/** Makes the next visit of a contract when its day is near, once, and plans to look at the one after it. */
export const makeVisit: Job<Due> = job<Due>('aftercare.make-visit', async ({ id }, context) => {
  const contract = await openRecord(context, MaintenanceContract, { id, deleted_at: null }, { hold: true })
  if (contract?.status !== 'active' || !contract.next_date) return
  if (contract.next_date > addDays(today(context.company), DAYS_AHEAD)) return
  if ((await withoutParent(context, MaintenanceContract, [contract])).size) return
  const { next_date: visit_date, title, duration, flow_id, user_id } = contract
  const task_id = context.owns('BASIS')
    ? await context.use(taskMaker)(context, {
        ...{ title, type: 'aftercare', duration, flow_id, user_id: user_id ?? null },
        description: context.text('aftercare.visit_for', { day: visit_date }),
      })
    : null
  await insertRows(context, MaintenanceVisit, [{ maintenancecontract_id: id, visit_date, task_id }])
  context.log({ type: 'maintenancecontract', id, flowId: flow_id, description: 'visit', after: { visit_date } })
  const [next_date] = visitDays(contract, addDays(visit_date, 1))
  if (!next_date) return move(context, contractStates, contract, 'end', { set: { next_date: null } })
  contract.next_date = next_date
  context.enqueue(makeVisit, { id })
})

/** Looks in the morning which contracts have a visit coming. */
export const makeVisits = job<Record<string, never>>(
  'aftercare.make-visits',
  async (_payload, context: Context) => {
    const near = below(addDays(today(context.company), DAYS_AHEAD + 1))
    for (const { id } of await readRows(
      context,
      MaintenanceContract,
      ['id'],
      { status: 'active', next_date: near },
      'id',
    ))
      context.enqueue(makeVisit, { id })
  },
  { dailyAt: 6 },
)
