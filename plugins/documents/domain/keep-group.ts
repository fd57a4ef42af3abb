import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecords } from '@core/db/open-record'
import { CalculationItem } from '../entities/calculation-item'
import type { CalculationItemInput } from './calculation-item'
import type { CalculationItemRecord } from './calculation-store'
import { groupOf, LARGEST_OPTION_AMOUNT, ruleOf } from './option-groups'

type Quantities = Pick<CalculationItemInput, 'option_max' | 'product_amount'>
type Values = Readonly<Record<string, unknown>>

/** Fields that say which group an option is in, and what is chosen of it. */
const GROUPED = ['option_group', 'option_rule', 'additionalwork', 'selected']

/**
 * Keeps the options of a group one: its rule stands on all of them, and no more are chosen than it allows, the line that
 * changes before the others.
 *
 * @param before what the changed fields were; null for a new line
 * @throws Problem 422 for a quantity that nobody can choose
 */
export async function keepGroup(
  context: Context,
  item: CalculationItemRecord,
  changes: Values,
  before: Values | null,
): Promise<void> {
  item.option_group = item.option_group?.trim() || null
  if ('option_max' in changes || 'product_amount' in changes) checkMost(item)
  const group = groupOf(item)
  if (!group || !GROUPED.some(field => field in changes)) return
  const others = await othersOf(context, item, group)
  if ('option_rule' in changes && changes.option_rule !== before?.option_rule)
    for (const other of others) other.option_rule = item.option_rule
  else if (others.length) item.option_rule = ruleOf(others, group)
  if (item.option_rule === 'any') return
  const [, ...beyond] = [item, ...others].filter(({ selected }) => selected)
  for (const option of beyond) option.selected = false
}

/** Lets a line that comes back into its group keep to what the group says by then: who was chosen meanwhile stays. */
export async function returnToGroup(context: Context, item: CalculationItemRecord): Promise<void> {
  const group = groupOf(item)
  const others = group ? await othersOf(context, item, group) : []
  if (!group || !others.length) return
  item.option_rule = ruleOf(others, group)
  if (item.option_rule !== 'any' && others.some(({ selected }) => selected)) item.selected = false
}

/** The other options of a group, in their order. */
async function othersOf(
  context: Context,
  item: CalculationItemRecord,
  group: string,
): Promise<CalculationItemRecord[]> {
  const where = { calculation_id: item.calculation_id, option_group: group, additionalwork: true, deleted_at: null }
  return (await openRecords(context, CalculationItem, where, { sort: 'order' })).filter(other => other !== item)
}

/** @throws Problem 422 for a quantity that nobody can choose */
export function checkMost({ option_max = null, product_amount = 1 }: Quantities): void {
  if (option_max === null || product_amount === null) return
  if (option_max < 1 || option_max > LARGEST_OPTION_AMOUNT)
    throw invalid('option_max', 'documents.option_max_range', { max: LARGEST_OPTION_AMOUNT })
  if (!Number.isInteger(product_amount) || product_amount < 1 || product_amount > option_max)
    throw invalid('option_max', 'documents.option_max_low')
}
