import type { Column } from '../grid/column.ts'
import type { ListFilter } from './filter.ts'

export type ExportFormat = 'csv' | 'xlsx'

interface Exported {
  columns: readonly Pick<Column<never>, 'field' | 'header' | 'exported' | 'words'>[]
  filters: readonly Pick<ListFilter, 'field' | 'options'>[]
  hidden: readonly string[]
  /** Fields of the columns in the order in which the user put them. */
  order: readonly string[]
  /** What the list asks of the API. */
  query: Readonly<Record<string, unknown>>
}

/** Address of a list as a file: the columns in sight with their headers and words, and the rows in the order in sight. */
export function exportAddress(resource: string, format: ExportFormat, shown: Exported): string {
  const { columns, filters, hidden, order, query } = shown
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  const written = columns
    .filter(column => !hidden.includes(column.field) && column.exported !== false)
    .sort((one, other) => place(one.field) - place(other.field))
  const params = new URLSearchParams({ format })
  params.set('columns', written.map(({ field, exported }) => exported || field).join(','))
  params.set('headers', written.map(({ header }) => inList(header)).join('|'))
  const words = written.flatMap(column =>
    wordsOf(column, filters).map(said => `${column.exported || column.field}:${said}`),
  )
  if (words.length) params.set('words', words.join('|'))
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  return `${resource}/export?${params}`
}

/** `draft:Concept` for each value that a column calls by a word. */
function wordsOf({ field, exported, words }: Exported['columns'][number], filters: Exported['filters']): string[] {
  const choices = exported ? [] : (filters.find(filter => filter.field === field)?.options ?? [])
  const named = words ?? Object.fromEntries(choices.map(({ value, label }) => [value, label]))
  return Object.entries(named).flatMap(([value, word]) => (word === value ? [] : `${value}:${inList(word)}`))
}

const inList = (text: string) => text.replaceAll('|', ' ')
