import type { MoneyLanguage } from '@core/domain/money'
import {
  CALCULATION_COLUMN_TAGS,
  CALCULATION_ROW_TAGS,
  type ColumnTag,
  columnText,
  type RowTag,
  rowText,
  WIDGET_ONLY_COLUMN_TAGS,
} from './price-table-texts'

/** One choice in a list of columns or rows, as it is stored (R-CALC-013). */
export interface TagChoice<Tag extends string = string> {
  tag: Tag
  description: string
  selected: boolean
}

/** The quantity column of new calculations: the documents name AMOUNT and PRODUCTAMOUNT (C-03). */
export const DEFAULT_QUANTITY_COLUMN: ColumnTag = 'AMOUNT'

/** Columns of a new calculation (R-CALC-003). */
export const DEFAULT_COLUMNS: readonly ColumnTag[] = [
  'DESCR',
  DEFAULT_QUANTITY_COLUMN,
  'UNITINCSTARTINCBTW',
  'TOTALINC',
]

/** Rows of a new calculation (R-CALC-002). */
export const DEFAULT_ROWS: readonly RowTag[] = ['HEADER', 'INCVATBEFORE', 'VAT6', 'VAT9', 'VAT21']

/** Columns and rows that the price tables of a kind of document start with. */
export interface ChosenPrices {
  readonly columns: readonly ColumnTag[]
  readonly rows: readonly RowTag[]
}

const columnChoices = (
  tags: readonly ColumnTag[],
  language: MoneyLanguage,
  chosen: readonly ColumnTag[],
): TagChoice<ColumnTag>[] =>
  tags.map(tag => ({ tag, description: columnText(tag, language).description, selected: chosen.includes(tag) }))

/** The 14 columns of a calculation with the chosen ones, the defaults unless told (R-CALC-001, R-CALC-003). */
export const calculationColumns = (language: MoneyLanguage = 'nl', chosen = DEFAULT_COLUMNS) =>
  columnChoices(CALCULATION_COLUMN_TAGS, language, chosen)

/** The 20 columns of a document widget (R-CALC-015). */
export const widgetColumns = (language: MoneyLanguage = 'nl') =>
  columnChoices([...CALCULATION_COLUMN_TAGS, ...WIDGET_ONLY_COLUMN_TAGS], language, DEFAULT_COLUMNS)

/** The 15 rows with the chosen ones, the defaults unless told (R-CALC-002). */
export const calculationRows = (language: MoneyLanguage = 'nl', chosen = DEFAULT_ROWS): TagChoice<RowTag>[] =>
  CALCULATION_ROW_TAGS.map(tag => ({ tag, description: rowText(tag, language), selected: chosen.includes(tag) }))

/** Chosen tags in the order of the list; the defaults when nothing was ever stored. */
export function selectedTags<Tag extends string>(
  stored: readonly TagChoice<string>[] | null | undefined,
  known: readonly Tag[],
  defaults: readonly Tag[],
): Tag[] {
  if (!stored?.length) return [...defaults]
  return stored.flatMap(choice => (choice.selected && known.includes(choice.tag as Tag) ? [choice.tag as Tag] : []))
}

export const selectedColumns = (stored?: readonly TagChoice<string>[] | null): ColumnTag[] =>
  selectedTags(stored, [...CALCULATION_COLUMN_TAGS, ...WIDGET_ONLY_COLUMN_TAGS], DEFAULT_COLUMNS)

export const selectedRows = (stored?: readonly TagChoice<string>[] | null): RowTag[] =>
  selectedTags(stored, CALCULATION_ROW_TAGS, DEFAULT_ROWS)
