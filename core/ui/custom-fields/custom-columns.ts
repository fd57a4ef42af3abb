import type { Column } from '../grid/column.ts'
import { coreText } from '../i18n/use-t.ts'
import type { ListFilter } from '../list/filter.ts'
import { customValue } from './custom-value.ts'
import type { CustomField } from './use-custom-fields.ts'

/** Name under which lists filter on a field of the company, and exports write it. */
export const customColumn = (field: Pick<CustomField, 'key'>): string => `custom_fields.${field.key}`

/** Columns that a list offers for the fields of the company. */
export const customColumns = <Row extends object>(fields: readonly CustomField[]): Column<Row>[] =>
  fields.map(field => ({
    field: customColumn(field),
    header: field.label,
    hidden: true,
    ...(field.type === 'number' ? { align: 'right' } : {}),
    render: row => customValue(field, row),
  }))

/** Filters on them. */
export const customFilters = (resource: string, fields: readonly CustomField[]): ListFilter[] =>
  fields.map(field => {
    const filter = { field: customColumn(field), label: field.label }
    if (field.type === 'choice') return { ...filter, options: field.options.map(value => ({ value, label: value })) }
    if (field.type === 'date' || field.type === 'number') return { ...filter, kind: field.type }
    if (field.type !== 'boolean') return { ...filter, textsOf: resource }
    const options = (['true', 'false'] as const).map(value => ({
      value,
      label: coreText(value === 'true' ? 'yes' : 'no'),
    }))
    return { ...filter, options, single: true }
  })
