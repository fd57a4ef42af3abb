import type { MoneyLanguage } from '@core/domain/money'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import type { CalculationResult } from './calculation'
import { fillMergeTags, fillMergeTagsInText, type MergeOptions, type MergeValues } from './merge-tags'
import { PICTURE_ALIGNMENTS, type PictureAlignment, type PreparedWidget, type WidgetTag } from './prepared-widget'
import { type PriceTableOptions, priceTable } from './price-table'
import { selectedColumns, selectedRows, type TagChoice } from './price-table-columns'
import type { ColumnTag, RowTag } from './price-table-texts'
import { decodeStoredText, plainText } from './rich-text'
import { type ConditionContext, conditionsHold, type WidgetCondition } from './widget-conditions'

/** A widget as stored (catalogue names), with the tag of its type. */
export interface StoredWidget {
  id: number
  order?: number | null
  tag: WidgetTag
  description?: string | null
  textcontent?: string | null
  textcontent2?: string | null
  textcontent3?: string | null
  stringcontent?: string | null
  conditions?: readonly WidgetCondition[] | null
  custom_class?: string | null
  is_hidden?: boolean | null
  widgetpicture?: { id: number } | null
  recurringvertical_id?: number | null
  calculationitemColumns?: readonly TagChoice[] | null
  calculationitemRows?: readonly TagChoice[] | null
}

/** One filled form that a recurring widget repeats itself for. */
export interface Recurrence {
  vertical_id: number
  /** Name of the room, device or location. */
  title: string
  /** Its answers, by field name. */
  values: MergeValues
}

export interface PrepareWidgets {
  widgets: readonly StoredWidget[]
  calculation?: CalculationResult | null
  /** What the calculation shows when a widget makes no choice of its own. */
  columns?: readonly TagChoice[] | null
  rows?: readonly TagChoice[] | null
  merge: MergeValues
  conditionsContext: ConditionContext
  recurrences?: readonly Recurrence[]
  locations?: readonly { name: string; address: string }[]
  /** `staff` sees every widget and every unfilled tag; `customer` is also what is printed and sent. */
  audience: 'staff' | 'customer'
  language?: MoneyLanguage
}

const additionalTitle: Record<MoneyLanguage, string> = {
  nl: 'Wilt u iets toevoegen?',
  en: 'Would you like to add anything?',
  'es-AR': '¿Desea agregar algo?',
}

/**
 * Works out the widgets of a document for their reader, in order (R-WIDG-001). A customer gets no hidden widgets
 * (R-WIDG-007) and none whose conditions fail (R-WIDG-006); staff get both, marked as absent.
 */
export function prepareWidgets(input: PrepareWidgets): PreparedWidget[] {
  const hasOptions = input.widgets.some(widget => widget.tag === 'ADDITIONALITEMS' && absence(widget, input) === null)
  return input.widgets
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)
    .map(widget => prepare(widget, input, hasOptions))
    .filter(widget => input.audience === 'staff' || (widget.absent === null && !isEmpty(widget)))
}

function absence(widget: StoredWidget, { conditionsContext }: PrepareWidgets): PreparedWidget['absent'] {
  if (widget.is_hidden) return 'hidden'
  return conditionsHold(widget.conditions, conditionsContext) ? null : 'conditions'
}

/** What would print as an empty place is left out for customers. */
function isEmpty(widget: PreparedWidget): boolean {
  switch (widget.type) {
    case 'text':
      return widget.columns.every(column => plainText(column) === '')
    case 'header':
      return widget.text === ''
    case 'additional-items':
      return widget.table.lines.length === 0
    case 'picture':
      return widget.widgetpicture_id === null
    case 'recurring':
      return widget.blocks.length === 0
    case 'locations':
      return widget.locations.length === 0
    default:
      return false
  }
}

function prepare(widget: StoredWidget, input: PrepareWidgets, hasOptions: boolean): PreparedWidget {
  const { audience, merge, language = 'nl' } = input
  const mergeOptions: MergeOptions = audience === 'staff' ? { unknown: 'keep', mark: true } : { unknown: 'remove' }
  const html = (stored: string | null | undefined, values: MergeValues = merge) =>
    sanitizeRichText(fillMergeTags(decodeStoredText(stored ?? ''), values, mergeOptions))
  const plain = (stored: string | null | undefined) =>
    plainText(fillMergeTagsInText(decodeStoredText(stored ?? ''), merge, mergeOptions))
  const shared = {
    id: widget.id,
    description: widget.description ?? '',
    custom_class: (widget.custom_class ?? '').replace(/[^\w -]/g, ''),
    absent: absence(widget, input),
  }
  const table = (options: PriceTableOptions) => {
    const columns: ColumnTag[] = selectedColumns(
      widget.calculationitemColumns?.length ? widget.calculationitemColumns : input.columns,
    )
    const rows: RowTag[] = selectedRows(widget.calculationitemRows?.length ? widget.calculationitemRows : input.rows)
    const { totals, items } = input.calculation ?? { totals: null, items: [] }
    return totals ? priceTable(totals, items, columns, rows, { language, ...options }) : emptyTable
  }
  switch (widget.tag) {
    case 'TEXT':
      return { type: 'text', ...shared, columns: [html(widget.textcontent)] }
    case 'TEXT2COLUMNS':
      return { type: 'text', ...shared, columns: [html(widget.textcontent), html(widget.textcontent2)] }
    case 'TEXT3COLUMNS':
      return {
        type: 'text',
        ...shared,
        columns: [html(widget.textcontent), html(widget.textcontent2), html(widget.textcontent3)],
      }
    case 'HEADER':
      return { type: 'header', ...shared, text: plain(widget.stringcontent) || plain(widget.textcontent) }
    case 'CALCULATIONITEMS':
      return { type: 'price-table', ...shared, table: table({ withoutAdditional: hasOptions }) }
    case 'CALCULATIONITEMSINCLSUBS':
      return { type: 'price-table', ...shared, table: table({ includeSubs: true, withoutAdditional: hasOptions }) }
    case 'ADDITIONALITEMS':
      return {
        type: 'additional-items',
        ...shared,
        title: plain(widget.textcontent) || additionalTitle[language],
        table: { ...table({ additionalOnly: true }), totals: [] },
      }
    case 'TOTALS':
      return { type: 'totals', ...shared, totals: table({}).totals }
    case 'WIDGETPICTURE':
      return {
        type: 'picture',
        ...shared,
        widgetpicture_id: widget.widgetpicture?.id ?? null,
        alignment: alignmentOf(widget),
      }
    case 'PAGEBREAK':
      return { type: 'page-break', ...shared }
    case 'RECURRING':
      return {
        type: 'recurring',
        ...shared,
        blocks: (input.recurrences ?? [])
          .filter(each => each.vertical_id === widget.recurringvertical_id)
          .map(({ title, values }) => ({
            title,
            html: html(widget.textcontent, { ...merge, ...asFieldTags(values) }),
          })),
      }
    case 'LOCATIONS':
      return { type: 'locations', ...shared, html: html(widget.textcontent), locations: [...(input.locations ?? [])] }
    case 'SIGNATURE':
      return { type: 'signature', ...shared, html: html(widget.textcontent) }
  }
}

const emptyTable = { columns: [], showHead: false, lines: [], totals: [] }

const alignmentOf = ({ stringcontent }: StoredWidget): PictureAlignment =>
  PICTURE_ALIGNMENTS.find(alignment => alignment === stringcontent) ?? 'fullwidth'

const asFieldTags = (values: MergeValues): MergeValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`field.${name}`, value]))
