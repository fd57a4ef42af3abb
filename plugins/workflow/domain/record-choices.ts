import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { wireFields } from '@core/db/schema'
import { assembled } from '@core/plugin/assembly'
import type { AnyResource } from '@core/resource/resource'

export interface RuleChoice {
  readonly value: string
  readonly label: string
}

/** More than a company has colleagues, templates or sub-statuses. */
const MOST = 500

/** Reads the records that may be chosen at a place of a rule, by name: once for each list that is asked for. */
export function recordChoices(context: Context) {
  const read = new Map<string, Promise<RuleChoice[]>>()
  return (path: string, query: string): Promise<RuleChoice[]> => {
    const asked = `${path}?${query}`
    const found = read.get(asked) ?? readChoices(context, path, query)
    read.set(asked, found)
    return found
  }
}

async function readChoices(context: Context, path: string, query: string): Promise<RuleChoice[]> {
  const resource = context.use(assembled).resources.find(one => one.path === path)
  if (!resource) return []
  const columns = nameColumns(resource)
  const where = Object.fromEntries(
    [...new URLSearchParams(query)].map(([column, value]) => [column, value === 'true' ? true : value.split(',')]),
  )
  const rows: Readonly<Record<string, unknown>>[] = await readRows(
    context,
    resource.entity,
    ['id', ...columns],
    where,
    columns[0] ?? 'id',
    { limit: MOST },
  )
  return rows.map(row => ({ value: String(row.id), label: nameIn(row, columns) }))
}

/** Columns of a resource that say what its records are called, the first that is filled in. */
export function nameColumns({ entity, called }: AnyResource): string[] {
  const columns = new Set(wireFields(entity).map(({ name }) => name))
  if (columns.has('surname')) return ['name', 'nameprefix', 'surname']
  const names = [called?.by ?? 'name', 'title', 'description', 'subject', 'number']
  return [...new Set(names)].filter(name => columns.has(name))
}

/** What a record is called: a person by all parts of the name, anything else by the first that there is. */
export function nameIn(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  const parts = columns.flatMap(column => (row[column] ? [String(row[column])] : []))
  return (columns.includes('surname') ? parts.join(' ') : parts[0]) || `#${row.id}`
}
