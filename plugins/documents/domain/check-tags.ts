import { invalid } from '@core/context/problem'
import { CALCULATION_COLUMN_TAGS, CALCULATION_ROW_TAGS, WIDGET_ONLY_COLUMN_TAGS } from '../drawing/price-table-texts'

const COLUMNS: readonly string[] = [...CALCULATION_COLUMN_TAGS, ...WIDGET_ONLY_COLUMN_TAGS]
const ROWS: readonly string[] = CALCULATION_ROW_TAGS

/**
 * Makes sure that chosen columns and rows of a price table are ones that there are (R-CALC-001, R-CALC-002).
 *
 * @throws Problem 422
 */
export function checkTags(given: Readonly<Record<string, unknown>>): void {
  for (const [field, known] of [
    ['calculationitemColumns', COLUMNS],
    ['calculationitemRows', ROWS],
  ] as const) {
    const chosen = given[field]
    if (Array.isArray(chosen) && chosen.some(({ tag }: { tag?: unknown }) => !known.includes(String(tag))))
      throw invalid(field, 'documents.unknown_tag')
  }
}
