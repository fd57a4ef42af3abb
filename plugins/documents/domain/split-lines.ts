import type { Context } from '@core/context/context'
import { invalid, refused } from '@core/context/problem'
import { insertRows } from '@core/db/insert'
import { openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { exact, roundDecimals } from '@core/domain/money'
import { removeRecords } from '@core/resource/record'
import { productCatalog } from '@plugins/sales/contract'
import { CalculationItem } from '../entities/calculation-item'
import { calculationItems } from '../resources/calculation-items'
import { branchOf } from './branch-of'
import { type CalculationItemRecord, type CalculationRecord, recalculate } from './calculation-store'
import { createDocument } from './create-document'
import { itemsOf } from './items-of'
import { makeRoom } from './make-room'
import { documentOf, kindOf } from './open-document'
import { groupOf } from './option-groups'
import { withAnswers } from './price-answers'
import { fromProduct, oneRate } from './product-lines'

/**
 * Moves lines with all that hangs under them out of a document, into a new draft of the same kind for the same customer (C-0598).
 * Answers the calculation of that draft.
 *
 * @throws Problem 422 for lines that are not there, or all that there are; 409 for a part invoice, and for what is no document's
 */
export async function splitOff(
  context: Context,
  calculation: CalculationRecord,
  ids: readonly number[],
): Promise<number> {
  const kind = kindOf(context, calculation.calculable_type)
  if (!kind || !calculation.calculable_id) throw refused('documents.split_of_document')
  const items = await itemsOf(context, calculation.id)
  if (items.some(({ settled }) => settled)) throw refused('documents.part_fixed')
  const moved = new Set(ids.flatMap(id => branchOf(items, id).map(item => item.id)))
  if (ids.some(id => !moved.has(id))) throw invalid('items', 'core.unknown_reference')
  if (moved.size === items.length) throw invalid('items', 'documents.split_leaves_nothing')
  const source = await documentOf(context, kind, calculation.calculable_id)
  const { document_type_id, flow_id, relation_id, title } = source
  const made = await createDocument(context, kind, {
    flow_id,
    relation_id,
    title,
    document_type_id,
    template_id: null,
    from: { ...calculation, items: items.filter(({ id }) => moved.has(id)) },
    widgetsOf: { kind, id: source.id },
    fields: kind.copies?.(source) ?? {},
  })
  await removeRecords(
    calculationItems,
    context,
    await openRecords(context, CalculationItem, { id: [...moved] }, { sort: 'id' }),
  )
  context.log({
    type: kind.code,
    id: source.id,
    flowId: flow_id,
    description: 'split',
    after: { number: made.number, lines: moved.size },
  })
  return made.calculation_id ?? 0
}

/**
 * Puts the parts of a combination in its place, each with its own price (C-0606, G-CALCACT).
 *
 * @throws Problem 409 for a line whose product has no parts, whose amounts are fixed, or which is one choice of a group
 */
export async function splitCombination(
  context: Context,
  calculation: CalculationRecord,
  item: CalculationItemRecord,
): Promise<void> {
  if (item.settled) throw refused('documents.part_fixed')
  const { product_id } = item
  const parts = product_id ? (await context.use(productCatalog).partsOf(context, [product_id])).get(product_id) : null
  if (!parts?.length) throw refused('documents.no_parts')
  const group = groupOf(item)
  if (group) throw refused('documents.split_of_group', { group })
  const { calculationitem_id = null, additionalwork, selected, discount_percentage } = item
  const lines = await withAnswers(
    context,
    calculation.flow_id,
    parts.map(
      (product): Record<string, unknown> => ({
        ...oneRate(fromProduct(product), {}),
        product_id: product.id,
        product_amount: roundDecimals(exact(item.product_amount).times(product.sub_amount), 4),
        calculation_id: calculation.id,
        calculable_type: calculation.calculable_type,
        calculationitem_id,
        additionalwork,
        selected,
        discount_percentage,
      }),
    ),
  )
  const place = await makeRoom(context, calculation.id, item.id, lines.length)
  await insertRows(
    context,
    CalculationItem,
    lines.map((line, at) => ({ ...line, order: place + at })),
  )
  const below = { calculation_id: calculation.id, calculationitem_id: item.id, deleted_at: null }
  for (const line of await openRecords(context, CalculationItem, below)) line.calculationitem_id = calculationitem_id
  await writeNow(context)
  await removeRecords(calculationItems, context, [item])
  await recalculate(context, calculation)
}
