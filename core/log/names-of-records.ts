import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { declared } from '@core/resource/declared'
import { isReadable } from '@core/resource/is-readable'
import { enrichRecords } from '@core/resource/record'
import type { AnyResource } from '@core/resource/resource'

interface Line {
  readonly loggable_type: string
  readonly loggable_id: number
}

/**
 * What the records of these lines are called now, those in the trash too; null for what is gone or has no name. One query
 * per kind of record, and one more where the name is put together.
 */
export async function namesOfRecords(context: Context, lines: readonly Line[]): Promise<(line: Line) => string | null> {
  const names = new Map<string, string>()
  const { resources } = context.use(declared)
  for (const [type, own] of Map.groupBy(lines, line => line.loggable_type)) {
    const resource = resources.find(({ path }) => path === type)
    if (!resource || !isReadable(resource, context)) continue
    const ids = [...new Set(own.map(line => line.loggable_id))]
    for (const [id, name] of await namesOf(context, resource, ids)) names.set(`${type} ${id}`, name)
  }
  return ({ loggable_type, loggable_id }) => names.get(`${loggable_type} ${loggable_id}`) ?? null
}

async function namesOf(
  context: Context,
  { entity, called, enrich = [] }: AnyResource,
  ids: readonly number[],
): Promise<[number, string][]> {
  const by = called?.by ?? 'name'
  const enrichers = enrich.filter(({ fields }) => by in fields)
  if (by === 'id' || !(by in entity.meta.properties || enrichers.length)) return []
  const rows = await readRows(context, entity, 'all', { id: ids }, undefined, { trashed: 'either' })
  await enrichRecords(enrichers, context, rows)
  return rows.flatMap(row => (row[by] ? [[Number(row.id), String(row[by])]] : []))
}
