import { Recent } from '@core/cache/recent'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import type { Context } from '@core/http/context'
import { notFound, refused } from '@core/http/problem'
import type { InferEntity } from '@mikro-orm/postgresql'
import { type DocumentRecord, documentKinds } from '../contract/document-kind'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import { type CalculationResult, calculate } from './calculation'
import type { CalculationItemInput, PricedProduct } from './calculation-item'
import { checkKind } from './kind-access'
import { kindOf } from './open-document'

export type CalculationRecord = InferEntity<typeof Calculation>
export type CalculationItemRecord = InferEntity<typeof CalculationItem>
/** A stored line, read to be looked at. */
export type CalculationItemRow = Row<typeof CalculationItem>

/** A stored line as the engine takes it. */
export const asInput = (item: CalculationItemRow): CalculationItemInput => ({
  ...(item as unknown as CalculationItemInput),
  product: (item.product_snapshot ?? null) as PricedProduct | null,
})

/** The lines of a calculation, in order. */
export const itemsOf = (context: Context, calculationId: number): Promise<CalculationItemRow[]> =>
  readRows<CalculationItemRow>(context, CalculationItem, 'all', { calculation_id: calculationId }, 'order')

const workedOut = new Recent<CalculationResult>(500)

/** Works a calculation out with what is stored; the same figures are worked out once. */
export function workOut(
  { calc_base, discount }: Pick<CalculationRecord, 'calc_base' | 'discount'>,
  items: readonly CalculationItemRow[],
): Readonly<CalculationResult> {
  const key = JSON.stringify([calc_base, discount, items])
  return (
    workedOut.get(key) ??
    workedOut.set(key, calculate({ calc_base: calc_base as 'inc' | 'exc', discount }, items.map(asInput)))
  )
}

/** The calculation to change it, unless it is unknown (404), of a kind that is not theirs (403), or finalised (409). */
export async function openCalculation(context: Context, id: number): Promise<CalculationRecord> {
  const calculation = (await context.em.findOne(Calculation, { id })) as CalculationRecord | null
  if (!calculation) throw notFound()
  checkCalculation(context, calculation)
  if (calculation.locked) throw refused('documents.locked')
  return calculation
}

/** Lets through whoever may change documents of the kind that the calculation or line belongs to; 403 otherwise. */
export function checkCalculation(context: Context, { calculable_type }: { calculable_type: string }): void {
  const kind = kindOf(context, calculable_type)
  if (kind) checkKind(context, kind, 'PATCH')
}

/** Works a calculation out again and hands its totals to the documents made of it (R-CALC-008). */
export async function recalculate(
  context: Context,
  calculation: CalculationRecord,
): Promise<{ items: readonly CalculationItemRow[]; result: Readonly<CalculationResult> }> {
  await context.em.flush()
  const items = await itemsOf(context, calculation.id)
  const result = workOut(calculation, items)
  Object.assign(calculation, result.totals)
  for (const kind of context.all(documentKinds)) {
    const documents = (await context.em.find(
      kind.entity as never,
      { calculation_id: calculation.id } as never,
    )) as DocumentRecord[]
    for (const document of documents) {
      document.amount_exc_vat = result.totals.amount_exc_vat
      document.amount_inc_vat = result.totals.amount_inc_vat
      await kind.onRecalculated?.(context, document)
    }
  }
  await context.em.flush()
  return { items, result }
}
