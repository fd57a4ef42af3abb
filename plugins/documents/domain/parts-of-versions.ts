import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { readKeysOfJson } from '@core/db/read-json'
import { CalculationItem } from '../entities/calculation-item'
import { DocumentVersion } from '../entities/document-version'
import { countingLines } from './counting-lines'
import type { DocumentContent } from './document-content'

/** Parts of what many sent versions say, by the number of the version: for whoever adds up figures of thousands. */
export const partsOfVersions = <K extends keyof DocumentContent>(
  context: Context,
  ids: readonly number[],
  parts: readonly K[],
): Promise<ReadonlyMap<number, Pick<DocumentContent, K>>> =>
  readKeysOfJson<Pick<DocumentContent, K>>(context, DocumentVersion, 'content', parts, ids)

/**
 * The product of each line that counts in its total, by the number of the line; null for a line that was typed. Lines of a
 * finalised document are as its version says them.
 */
export async function productsOfLines(
  context: Context,
  calculationIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  if (!calculationIds.length) return new Map()
  const columns = ['id', 'calculationitem_id', 'product_id', 'additionalwork', 'selected'] as const
  const items = await readRows(context, CalculationItem, columns, { calculation_id: [...calculationIds] })
  const counting = countingLines(items)
  return new Map(items.flatMap(({ id, product_id }) => (counting.has(id) ? [[id, product_id] as const] : [])))
}
