import type { Context } from '@core/context/context'
import { on } from '@core/context/event'
import { openHeld } from '@core/db/open-held'
import { openRecords } from '@core/db/open-record'
import { priceAnswersChanged } from '@plugins/sales/contract'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import type { PricedProduct } from './calculation-item'
import { type CalculationRecord, recalculate } from './calculation-store'
import { isShown } from './is-shown'
import { itemsOf } from './items-of'
import { isLocked, kindOf } from './open-document'
import { followsAnswers, withAnswers } from './price-answers'

/** Prices of drafts follow the answers on the forms of their dossier; what a customer sees or agreed to stays as it is. */
export const pricesFollowAnswers = on(
  priceAnswersChanged,
  'let prices of drafts follow the answers',
  async ({ flow_id }, context) => {
    const calculations = await openRecords(context, Calculation, { flow_id }, { sort: 'id' })
    for (const calculation of calculations) await follow(context, calculation)
  },
)

async function follow(context: Context, { id, flow_id, calculable_type, calculable_id }: CalculationRecord) {
  const isFollowing = ({ product_snapshot }: { product_snapshot?: unknown }) =>
    followsAnswers(product_snapshot as PricedProduct | null)
  if (!(await itemsOf(context, id)).some(isFollowing)) return
  const kind = kindOf(context, calculable_type)
  const document = kind && calculable_id ? await openHeld(context, kind.entity, calculable_id) : null
  if (kind && (!document || document.deleted_at || isLocked(kind, document) || isShown(kind, document))) return
  const calculation = await openHeld(context, Calculation, id)
  if (!calculation) return
  const where = { calculation_id: id, deleted_at: null }
  const following = (await openRecords(context, CalculationItem, where, { sort: 'id' })).filter(isFollowing)
  const answered = await withAnswers(context, flow_id, following)
  let changed = false
  for (const [at, item] of following.entries()) {
    const now = answered[at]?.product_snapshot ?? null
    if (JSON.stringify(now) === JSON.stringify(item.product_snapshot)) continue
    item.product_snapshot = now
    changed = true
  }
  if (changed) await recalculate(context, calculation)
}
