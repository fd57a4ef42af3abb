import type { FieldDescription, ResourceFields } from '../../domain/field-description.ts'
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
    return { header: named.field, ...(field && fieldColumn<Row>(named.field, field, t)), ...named }
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

const fieldColumn = <Row>(name: string, field: FieldDescription, t: FieldTexts): Column<Row> => ({
  field: name,
  header: t(field.label, field.texts),
  ...(isAmount(field) ? { align: 'right' as const } : {}),
  ...leastWidth[field.input],
  ...(field.input === 'text' ? {} : { render: row => fieldValue(field, (row as Record<string, unknown>)[name], t) }),
})
