import type { Context } from '@core/context/context'
import { readRow, readRows } from '@core/db/list'
import { exact, fromEuros, roundCents, toEuros } from '@core/domain/money'
import { flowReader } from '@plugins/crm/contract'
import { HourRate } from '../entities/hour-rate'
import { Project } from '../entities/project'
import { spentOn } from './spent'

/** What a project earned, in euros excluding VAT. */
export interface Earned {
  /** What the customer agreed to, as the dossier says; null for nothing. */
  readonly agreed: number | null
  readonly hours_cost: number
  /** What is left of it after the hours; null where nothing was agreed to. */
  readonly margin: number | null
  /** Colleagues whose hours cost nothing here, for nobody told what an hour of them costs. */
  readonly without_rate: readonly number[]
}

/** What was agreed to less what the hours cost, travelling included. */
export async function earnedBy(context: Context, projectId: number): Promise<Earned> {
  const project = await readRow(context, Project, { id: projectId })
  const { people } = await spentOn(context, projectId)
  const ids = people.flatMap(({ user_id }) => user_id ?? [])
  const rates = ids.length ? await readRows(context, HourRate, ['user_id', 'rate'], { user_id: ids }) : []
  const rateOf = new Map(rates.map(({ user_id, rate }) => [user_id, rate]))
  const cost = people.reduce((total, { user_id, minutes }) => {
    const rate = user_id === null ? 0 : (rateOf.get(user_id) ?? 0)
    return total + roundCents(exact(fromEuros(rate)).times(minutes).div(60))
  }, 0)
  const flow = project?.flow_id ? await context.use(flowReader).flow(context, project.flow_id) : null
  const agreed = flow?.order_value ?? null
  return {
    agreed,
    hours_cost: toEuros(cost),
    margin: agreed === null ? null : toEuros(fromEuros(agreed) - cost),
    without_rate: ids.filter(id => !rateOf.has(id)),
  }
}
