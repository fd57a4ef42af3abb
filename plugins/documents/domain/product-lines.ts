import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { productCatalog, type SoldProduct } from '@plugins/sales/contract'
import { type CalculationItemInput, NEW_CALCULATION_ITEM } from './calculation-item'
import { checkMost } from './keep-group'
import { withAnswers } from './price-answers'

/** A line as asked for: a product with a quantity, a line by hand, or a header. */
export type NewLine = Record<string, unknown> & { product_id?: number | null; item_type?: string; subitems?: NewLine[] }

/** Fills lines with what their products, and the forms of the dossier, say now; one query however many lines. */
export async function fillLines(
  context: Context,
  lines: readonly NewLine[],
  flowId: number | null | undefined,
): Promise<Record<string, unknown>[]> {
  const ids = lines.flatMap(line => line.product_id ?? [])
  const products = new Map(
    (ids.length ? await context.use(productCatalog).byIds(context, ids) : []).map(product => [product.id, product]),
  )
  const filled = lines.map(line => {
    const product = line.product_id ? products.get(line.product_id) : undefined
    if (line.product_id && !product) throw invalid('product_id', 'core.unknown_reference')
    const asked = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
    const { option_group: group } = line
    const filled = { ...NEW_CALCULATION_ITEM, ...(product ? fromProduct(product) : { item_type: 'manual' }), ...asked }
    checkMost(filled as CalculationItemInput)
    return oneRate(typeof group === 'string' ? { ...filled, option_group: group.trim() || null } : filled, asked)
  })
  return withAnswers(context, flowId, filled)
}

/** Makes sure that a line names a product that there is, whatever modules the company owns. @throws Problem 422 */
export async function checkProduct(context: Context, id: unknown): Promise<void> {
  if (typeof id === 'number' && !(await context.use(productCatalog).byIds(context, [id])).length)
    throw invalid('product_id', 'core.unknown_reference')
}

/** A line as its product begins one. */
export const fromProduct = (product: SoldProduct): Record<string, unknown> => ({
  item_type: product.type === 'header' ? 'header' : 'product',
  item_name: product.item_name,
  infotext: product.description,
  product_type: product.type,
  product_group: product.product_group,
  unit_of_measurement: product.unit_of_measurement,
  start_amount_inc: product.start_amount_inc,
  start_amount_exc: product.start_amount_exc,
  vat_percentage: product.vat_percentage,
  percentage_vat_0: product.percentage_vat_0,
  percentage_vat_6: product.percentage_vat_6,
  percentage_vat_9: product.percentage_vat_9,
  percentage_vat_21: product.percentage_vat_21,
  product_snapshot: {
    calc_base: product.calc_base,
    calc_method: product.calc_method,
    producttablerows: product.producttablerows,
    matrix: product.matrix,
    ...(product.price_field ? { price_field: product.price_field } : {}),
  },
})

/** A chosen rate puts the whole line at it, unless a split was given too (R-CALC-011). */
export function oneRate(
  line: Record<string, unknown>,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!('vat_percentage' in asked) || Object.keys(asked).some(key => key.startsWith('percentage_vat_'))) return line
  return {
    ...line,
    ...Object.fromEntries(
      [0, 6, 9, 21].map(rate => [`percentage_vat_${rate}`, asked.vat_percentage === rate ? 100 : 0]),
    ),
  }
}
