import type { Context } from '@core/context/context'
import { invalid, notFound } from '@core/context/problem'
import { openHeld } from '@core/db/open-held'
import { openRecord } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import type { InferEntity } from '@mikro-orm/postgresql'
import { Calculation } from '../entities/calculation'
import type { CalculationItem } from '../entities/calculation-item'
import type { CalculationResult } from './calculation'
import { isShown } from './is-shown'
import { itemsOf } from './items-of'
import { documentOf, kindOf, openDocument } from './open-document'
import { type CalculationItemRow, workOut } from './work-out'

export type CalculationRecord = InferEntity<typeof Calculation>
export type CalculationItemRecord = InferEntity<typeof CalculationItem>
/** A calculation, to read it. */
export const calculationOf = (context: Context, id: number | null | undefined): Promise<CalculationRecord | null> =>
  id ? openRecord(context, Calculation, id) : Promise.resolve(null)

/**
 * A calculation that is about to change, and with it the document that it is part of: both are held, the document first,
 * so that of several changes at once each works out what the one before it left.
 *
 * @throws Problem 404 when unknown, 403 for a kind that is not theirs, 409 when the document is finalised or agreed to
 */
export async function openCalculation(context: Context, id: number): Promise<CalculationRecord> {
  const calculation = await calculationOf(context, id)
  if (!calculation) throw notFound()
  const { calculable_type, calculable_id } = calculation
  if (calculable_id && kindOf(context, calculable_type)) await openDocument(context, calculable_type, calculable_id)
  const held = await openHeld(context, Calculation, id)
  if (!held) throw notFound()
  return held
}

/** Most that a document may come to, in euros: what is worked out from it then still fits its columns. */
const MOST = 9_999_999.99

/** @throws Problem 422 for figures beyond what a document may come to */
export function checkSize({ totals, items }: Readonly<CalculationResult>): void {
  const figures = [totals.amount_inc_vat, totals.amount_inc_vat_exc_discount, totals.unit_amount, totals.product_amount]
  const lines = items.flatMap(({ amounts }) => [amounts.amount_inc_vat, amounts.amount_inc_vat_exc_discount])
  if ([...figures, ...lines].some(figure => Math.abs(figure) > MOST))
    throw invalid('product_amount', 'documents.amount_too_large')
}

/**
 * Works a calculation out again (R-CALC-008). A draft follows at once; of what its customer already sees the amounts
 * stay those of the version that was sent.
 *
 * @throws Problem 422 when the amounts become too large
 */
export async function recalculate(
  context: Context,
  calculation: CalculationRecord,
): Promise<{ items: readonly CalculationItemRow[]; result: Readonly<CalculationResult> }> {
  await writeNow(context)
  const items = await itemsOf(context, calculation.id)
  const result = workOut(calculation, items)
  checkSize(result)
  const { invoicedamount, ...totals } = result.totals
  Object.assign(calculation, totals)
  await followTotals(context, calculation)
  await writeNow(context)
  await tellOfLines(context, calculation)
  return { items, result }
}

async function tellOfLines(
  context: Context,
  { calculable_type, calculable_id, flow_id }: CalculationRecord,
): Promise<void> {
  const kind = kindOf(context, calculable_type)
  if (kind && calculable_id && flow_id) await context.emit(kind.events.linesChanged, { id: calculable_id, flow_id })
}

/** Lets a document stand for what its calculation comes to, unless its customer sees a version of it. */
export async function followTotals(context: Context, calculation: CalculationRecord): Promise<void> {
  const kind = kindOf(context, calculation.calculable_type)
  if (!kind || !calculation.calculable_id) return
  const document = await documentOf(context, kind, calculation.calculable_id)
  const { amount_exc_vat, amount_inc_vat } = calculation
  const same = document.amount_exc_vat === amount_exc_vat && document.amount_inc_vat === amount_inc_vat
  if (same || isShown(kind, document)) return
  Object.assign(document, { amount_exc_vat, amount_inc_vat })
  await writeNow(context)
  if (!document.is_template)
    await context.emit(kind.events.amountChanged, { id: document.id, flow_id: document.flow_id })
}
