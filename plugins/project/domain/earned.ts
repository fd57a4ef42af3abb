import type { Context } from '@core/context/context'
import { readRow, readRows } from '@core/db/list'
import { exact, fromEuros, roundCents, toEuros } from '@core/domain/money'
import { flowReader } from '@plugins/crm/contract'
import { productCatalog } from '@plugins/sales/contract'
import { HourRate } from '../entities/hour-rate'
import { Project } from '../entities/project'
import { ProjectMaterial } from '../entities/project-material'
import { spentOn } from './spent'

/** What a project earned, in euros excluding VAT. */
export interface Earned {
  /** What the customer agreed to, as the dossier says; null for nothing. */
  readonly agreed: number | null
  readonly hours_cost: number
  /** What the materials cost that were used, or are needed as long as nobody counted. */
  readonly materials_cost: number
  /** What is left of it after hours and materials; null where nothing was agreed to. */
  readonly margin: number | null
  /** Colleagues whose hours cost nothing here, for nobody told what an hour of them costs. */
  readonly without_rate: readonly number[]
  /** Materials that cost nothing here, for their product says no cost price. */
  readonly without_cost: number
}

/** What was agreed to less what hours, travelling included, and materials cost. */
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
  const materials = await materialsCost(context, projectId)
  const flow = project?.flow_id ? await context.use(flowReader).flow(context, project.flow_id) : null
  const agreed = flow?.order_value ?? null
  return {
    agreed,
    hours_cost: toEuros(cost),
    materials_cost: toEuros(materials.cents),
    margin: agreed === null ? null : toEuros(fromEuros(agreed) - cost - materials.cents),
    without_rate: ids.filter(id => !rateOf.has(id)),
    without_cost: materials.without,
  }
}

async function materialsCost(context: Context, project_id: number): Promise<{ cents: number; without: number }> {
  const columns = ['product_id', 'amount', 'amount_used'] as const
  const materials = await readRows(context, ProjectMaterial, columns, { project_id })
  const ids = materials.flatMap(({ product_id }) => product_id ?? [])
  const products = ids.length ? await context.use(productCatalog).byIds(context, ids) : []
  const costOf = new Map(products.map(({ id, cost_price }) => [id, cost_price]))
  const priced = materials.map(material => ({ ...material, cost: costOf.get(material.product_id ?? 0) ?? null }))
  return {
    cents: priced.reduce(
      (sum, { cost, amount, amount_used }) =>
        sum + (cost === null ? 0 : roundCents(exact(fromEuros(cost)).times(amount_used || amount))),
      0,
    ),
    without: priced.filter(({ cost }) => cost === null).length,
  }
}
