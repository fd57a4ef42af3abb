import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { wireFields } from '@core/db/schema'
import { assembled } from '@core/plugin/assembly'

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
  const { entity, called } = resource
  const columns = wireFields(entity).map(({ name }) => name)
  const names = [called?.by ?? 'name', 'surname', 'nameprefix', 'description', 'title'].filter(name =>
    columns.includes(name),
  )
  const by = path === 'user' ? ['name', 'nameprefix', 'surname'] : names.slice(0, 1)
  const where = Object.fromEntries(
    [...new URLSearchParams(query)].map(([column, value]) => [column, value === 'true' ? true : value.split(',')]),
  )
  const sort = by[0] ?? 'id'
  const rows: Readonly<Record<string, unknown>>[] = await readRows(context, entity, ['id', ...by], where, sort, {
    limit: MOST,
  })
  return rows.map(row => ({
    value: String(row.id),
    label: by.flatMap(name => row[name] ?? []).join(' ') || `#${row.id}`,
  }))
}
