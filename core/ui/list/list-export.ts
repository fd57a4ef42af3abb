import type { Column } from '../grid/column.ts'

export type ExportFormat = 'csv' | 'xlsx'

interface Exported {
  columns: readonly Pick<Column<never>, 'field' | 'header' | 'exported'>[]
  hidden: readonly string[]
  /** Fields of the columns in the order in which the user put them. */
  order: readonly string[]
  /** What the list asks of the API. */
  query: Readonly<Record<string, unknown>>
}

/** Address of a list as a file: the columns in sight with their headers, and the rows in the order in sight. */
export function exportAddress(resource: string, format: ExportFormat, shown: Exported): string {
  const { columns, hidden, order, query } = shown
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const written = columns
    .filter(column => !hidden.includes(column.field) && column.exported !== false)
    .sort((one, other) => place(one.field) - place(other.field))
  const params = new URLSearchParams({ format })
  params.set('columns', written.map(({ field, exported }) => exported || field).join(','))
  params.set('headers', written.map(({ header }) => header.replaceAll('|', ' ')).join('|'))
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  return `${resource}/export?${params}`
}
