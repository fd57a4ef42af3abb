import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { type ConditionContext, conditionsHold, type FactOperator } from '@core/expressions/conditions'
import { fillMergeTags, fillMergeTagsInText, type MergeOptions, type MergeValues } from '@core/expressions/merge-tags'
import type { Block, DrawnWidget } from '../contract/block'
import type { Drawing, StoredWidget, WidgetType } from '../contract/widget-type'
import type { PaymentTerm } from '../domain/payment-terms'
import { priceTable } from './price-table'
import { selectedColumns, selectedRows, type TagChoice } from './price-table-columns'
import { decodeStoredText, plainText } from './rich-text'

/** Who reads a document: `staff` see every widget and every tag without a value, `customer` is also what is printed. */
export type Audience = 'staff' | 'customer'

/** What the widgets of a document are drawn of. */
export interface DrawWidgets extends Pick<Drawing, 'language' | 'calculation' | 'recurrences' | 'locations'> {
  /** Versions of before terms were kept do not say. */
  readonly paymentterms?: readonly PaymentTerm[]
  readonly widgets: readonly StoredWidget[]
  readonly types: ReadonlyMap<string, WidgetType>
  /** What the calculation shows when a widget makes no choice of its own. */
  readonly columns: readonly TagChoice[] | null
  readonly rows: readonly TagChoice[] | null
  readonly merge: MergeValues
  readonly conditions: ConditionContext
  readonly operators: readonly FactOperator[]
  readonly audience: Audience
}

/**
 * Draws the widgets of a document for their reader, in order (R-WIDG-001). A customer gets no hidden widgets
 * (R-WIDG-007), none whose conditions fail (R-WIDG-006) and none with nothing to show; staff get them all.
 */
export function drawWidgets(input: DrawWidgets): DrawnWidget[] {
  const { widgets, types, audience } = input
  const drawing = drawingOf(input)
  return widgets
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map(widget => ({
      id: widget.id,
      description: widget.description ?? '',
      custom_class: (widget.custom_class ?? '').replace(/[^\w -]/g, ''),
      absent: absence(widget, input),
      blocks: types.get(widget.document_widget_type_tag)?.prepare(widget, drawing) ?? [],
    }))
    .filter(widget => audience === 'staff' || (widget.absent === null && !widget.blocks.every(isEmpty)))
}

function absence(widget: StoredWidget, { conditions, operators }: DrawWidgets): DrawnWidget['absent'] {
  if (widget.is_hidden) return 'hidden'
  return conditionsHold(widget.conditions, conditions, operators) ? null : 'conditions'
}

/** Whether a block would be an empty place on paper. */
export function isEmpty(block: Block): boolean {
  switch (block.type) {
    case 'rich-text':
      return block.columns.every(column => plainText(column) === '')
    case 'heading':
      return block.text === ''
    case 'table':
      return !block.table.lines.length && !block.table.totals.length
    case 'choices':
      return !block.options.length
    case 'picture':
      return block.widget_id === null
    default:
      return false
  }
}

function drawingOf(input: DrawWidgets): Drawing {
  const { language, calculation, recurrences, locations, paymentterms = [], merge, audience } = input
  const options: MergeOptions = audience === 'staff' ? { empty: 'keep', mark: true } : { empty: 'close' }
  const offersChoices = input.widgets.some(
    widget => widget.document_widget_type_tag === 'ADDITIONALITEMS' && absence(widget, input) === null,
  )
  return {
    language,
    calculation,
    recurrences,
    locations,
    paymentterms,
    html: (stored, values = {}) =>
      sanitizeRichText(fillMergeTags(decodeStoredText(stored ?? ''), { ...merge, ...values }, options)),
    plain: stored => plainText(fillMergeTagsInText(decodeStoredText(stored ?? ''), merge, options)),
    table({ calculationitemColumns, calculationitemRows }, more) {
      if (!calculation) return { columns: [], showHead: false, lines: [], totals: [] }
      const columns = selectedColumns(calculationitemColumns?.length ? calculationitemColumns : input.columns)
      const rows = selectedRows(calculationitemRows?.length ? calculationitemRows : input.rows)
      return priceTable(calculation, columns, rows, { language, choicesApart: offersChoices, ...more })
    },
  }
}
