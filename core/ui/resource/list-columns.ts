import type { FieldDescription, ResourceFields } from '../../domain/field-description.ts'
import { formatDay, formatMoment } from '../format/date.ts'
import type { Column } from '../grid/column.ts'
import type { FieldTexts } from './field-texts.ts'
import { fieldValue, isAmount } from './field-value.ts'
import type { FieldOf } from './form-items.ts'

/** A column of a list: the name of a field, or what differs from its description; one that is no field says all. */
export type ResourceColumn<F extends ResourceFields, Row> =
  | FieldOf<F>
  | (Omit<Column<Row>, 'header' | 'field'> & { field: FieldOf<F>; header?: string })
  | Column<Row>

/** Inputs whose values do not fit a cell, or say nothing there: a number of another record. */
const UNFIT: ReadonlySet<string> = new Set(['richtext', 'reference'])

/** The columns that a list names, in its order. */
export const listColumns = <F extends ResourceFields, Row>(
  of: F,
  t: FieldTexts,
  columns: readonly ResourceColumn<F, Row>[],
): Column<Row>[] =>
  columns.map(column => {
    const named = typeof column === 'string' ? { field: column } : column
    const field = (of as ResourceFields).fields[named.field]
    const described = field && fieldColumn<Row>(named.field, field, t)
    // What draws a cell its own way does so on the phone too, unless told.
    const ownPhone = 'render' in named && !('renderPhone' in named) ? { renderPhone: undefined } : {}
    return { header: named.field, ...described, ...ownPhone, ...named }
  })

/** Columns of all other fields: they start hidden, and the user may show them. */
export const otherColumns = <Row>(
  of: ResourceFields,
  t: FieldTexts,
  columns: readonly Pick<Column<Row>, 'field'>[],
): Column<Row>[] =>
  Object.entries(of.fields)
    .filter(([name, { input }]) => !UNFIT.has(input) && !columns.some(({ field }) => field === name))
    .map(([name, field]) => ({ ...fieldColumn<Row>(name, field, t), hidden: true }))

/** A date is never cut: `12/11/2026` and `12/11/2026 09:41`. */
const leastWidth: Partial<Record<FieldDescription['input'], { minWidth: number }>> = {
  date: { minWidth: 100 },
  datetime: { minWidth: 138 },
}

/** On the card of a phone days are said as in a line of text (R-FMT-003). */
const saidOnPhone: Partial<Record<FieldDescription['input'], (when: string) => string>> = {
  date: day => formatDay(day),
  datetime: moment => formatMoment(moment),
}

const fieldColumn = <Row>(name: string, field: FieldDescription, t: FieldTexts): Column<Row> => ({
  field: name,
  header: t(field.label, field.texts),
  ...(isAmount(field) ? { align: 'right' as const } : {}),
  ...leastWidth[field.input],
  ...(field.input === 'text' ? {} : { render: row => fieldValue(field, valueIn(row, name), t) }),
  ...phoneCell(name, saidOnPhone[field.input]),
})

function phoneCell<Row>(name: string, said?: (when: string) => string): Pick<Column<Row>, 'renderPhone'> {
  if (!said) return {}
  return {
    renderPhone: row => {
      const when = valueIn(row, name)
      return typeof when === 'string' ? said(when) : null
    },
  }
}

const valueIn = (row: unknown, name: string): unknown => (row as Record<string, unknown>)[name]
