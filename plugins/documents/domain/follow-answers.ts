import type { Context } from '@core/context/context'
import { on } from '@core/context/event'
import { openHeld } from '@core/db/open-held'
import { openRecords } from '@core/db/open-record'
import { isSame } from '@core/domain/is-same'
import { priceAnswersChanged } from '@plugins/sales/contract'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import type { PricedProduct } from './calculation-item'
import { type CalculationRecord, recalculate } from './calculation-store'
import { isShown } from './is-shown'
import { itemsOf } from './items-of'
import { rebuildFromForms } from './lines-of-forms'
import { isLocked, kindOf } from './open-document'
import { followsAnswers, withAnswers } from './price-answers'

/** Prices of drafts follow the answers on the forms of their dossier; what a customer sees or agreed to stays as it is. */
export const pricesFollowAnswers = on(
  priceAnswersChanged,
  'let prices of drafts follow the answers',
  async ({ flow_id }, context) => {
    const calculations = await openRecords(context, Calculation, { flow_id }, { sort: 'id' })
    for (const calculation of calculations) {
      await rebuild(context, calculation)
      await follow(context, calculation)
    }
  },
)

/** Lines that follow the forms by themselves do so until the document goes out (G-AUTOREC). */
async function rebuild(context: Context, { id, auto_recalc, is_template, ...of }: CalculationRecord) {
  if (!auto_recalc || is_template || (await isSettledOrGone(context, of))) return
  const calculation = await openHeld(context, Calculation, id)
  if (!calculation || (await itemsOf(context, id)).some(({ settled }) => settled)) return
  await rebuildFromForms(context, calculation)
  await recalculate(context, calculation)
}

/** Whether the document of a calculation is gone, final, or seen by its customer. */
async function isSettledOrGone(
  context: Context,
  { calculable_type, calculable_id }: Pick<CalculationRecord, 'calculable_type' | 'calculable_id'>,
): Promise<boolean> {
  const kind = kindOf(context, calculable_type)
  if (!kind) return false
  const document = calculable_id ? await openHeld(context, kind.entity, calculable_id) : null
  return !document || Boolean(document.deleted_at) || isLocked(kind, document) || isShown(kind, document)
}

async function follow(context: Context, { id, flow_id, calculable_type, calculable_id }: CalculationRecord) {
  const isFollowing = ({ product_snapshot }: { product_snapshot?: unknown }) =>
    followsAnswers(product_snapshot as PricedProduct | null)
  if (!(await itemsOf(context, id)).some(isFollowing)) return
  if (await isSettledOrGone(context, { calculable_type, calculable_id })) return
  const calculation = await openHeld(context, Calculation, id)
  if (!calculation) return
  const where = { calculation_id: id, deleted_at: null }
  const following = (await openRecords(context, CalculationItem, where, { sort: 'id' })).filter(isFollowing)
  const answered = await withAnswers(context, flow_id, following)
  let changed = false
  for (const [at, item] of following.entries()) {
    const now = answered[at]?.product_snapshot ?? null
    if (isSame(now, item.product_snapshot)) continue
    item.product_snapshot = now
    changed = true
  }
  if (changed) await recalculate(context, calculation)
}
