import type { Entity } from './entity'
import type { Reader } from './reader'
import { name, run } from './sql'

/** Records of one kind, by their numbers. */
export interface SomeOf {
  readonly entity: Entity
  readonly ids: readonly number[]
}

/** Those of some records, of any kinds that have a trash, that lie in it. */
export async function trashedAmong(
  { em, company }: Reader,
  some: readonly SomeOf[],
): Promise<{ readonly table: string; readonly id: number }[]> {
  if (!some.length) return []
  const parts = some.map(({ entity: { meta } }) => {
    const table = meta.tableName
    return `select '${table}' as "table", id from ${name(table)} where company_id = ? and id = any(?) and deleted_at is not null`
  })
  return run(
    em,
    parts.join(' union all '),
    some.flatMap(({ ids }) => [company.id, ids]),
  )
}
