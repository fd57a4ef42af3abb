import type { Context } from '@core/context/context'
import { priceAnswers } from '@plugins/sales/contract'
import type { PricedProduct } from './calculation-item'

/** An answer as a line keeps it, with where it was given; null while nobody has. */
export type KeptAnswer = { value: unknown; label: string; form: string } | null

/** Names of the form fields that the price of a product looks at. */
export function fieldsAsked({ calc_method, price_field, matrix }: PricedProduct): string[] {
  if (calc_method === 'field') return price_field ? [price_field] : []
  if (calc_method === 'matrix') return matrix ? [matrix.row_field, matrix.column_field].filter(Boolean) : []
  return []
}

/** Whether the price of a line follows the answers of its dossier; one that came with an agreed document does not. */
export const followsAnswers = (product: PricedProduct | null | undefined): product is PricedProduct =>
  Boolean(product && !product.answers_kept && fieldsAsked(product).length)

/**
 * Gives lines whose price depends on forms the answers as they are now; the others stay as they are. One look at the
 * dossier however many lines, and none where no line asks for it.
 */
export async function withAnswers<L extends { readonly product_snapshot?: unknown }>(
  context: Context,
  flowId: number | null | undefined,
  lines: readonly L[],
): Promise<L[]> {
  if (!lines.some(({ product_snapshot }) => followsAnswers(product_snapshot as PricedProduct | null))) return [...lines]
  const asked = flowId ? context.all(priceAnswers).map(ask => ask(context, flowId)) : []
  const given = (await Promise.all(asked)).flat().filter(({ value }) => value !== null && value !== undefined)
  const answerTo = (name: string): KeptAnswer => {
    const found = given.find(({ field_name }) => field_name === name)
    return found ? { value: found.value, label: found.label, form: found.form } : null
  }
  return lines.map(line => {
    const product = line.product_snapshot as PricedProduct | null | undefined
    if (!followsAnswers(product)) return line
    const answers = Object.fromEntries(fieldsAsked(product).map(name => [name, answerTo(name)]))
    return { ...line, product_snapshot: { ...product, answers } }
  })
}
