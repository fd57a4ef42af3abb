import type { EntityProperty } from '@mikro-orm/postgresql'
import { APPEND_ONLY, type Entity, isTenantEntity } from './entity'
import { RecordOf, ReferenceTo } from './fields'
import { HOLD } from './open-record'
import type { Reader } from './reader'
import { name, run } from './sql'

/** A column that says to which record a row belongs; `type` is the column that names its kind, where it may be of several. */
interface Pointer {
  readonly table: string
  readonly hasTrash: boolean
  readonly column: string
  readonly type?: string
}

/**
 * All columns that point at records of a kind, guarded by a key or not: `quotation.flow_id`, and `note.noteable_id` where
 * `noteable_type` says so. What happened is left where it happened: tables that only grow point at what was.
 */
export function pointersTo(entities: readonly Entity[], kind: string): readonly Pointer[] {
  return entities.filter(isTenantEntity).flatMap(entity => {
    entity.init()
    const { tableName: table, comment } = entity.meta
    if (comment === APPEND_ONLY) return []
    const properties = entity.meta.properties as Record<string, EntityProperty>
    const hasTrash = 'deleted_at' in properties
    return Object.keys(properties).flatMap(column => {
      const type = pointsAt(properties, column, kind)
      return type === undefined ? [] : [{ table, hasTrash, column, ...(type && { type }) }]
    })
  })
}

/** The column that names the kind, `null` where there is but this kind, and nothing for a column that points elsewhere. */
function pointsAt(
  properties: Readonly<Record<string, EntityProperty>>,
  column: string,
  kind: string,
): string | null | undefined {
  const property = properties[column]
  const type: unknown = property?.customType ?? property?.type
  if (type instanceof ReferenceTo) return type.table === kind ? null : undefined
  if (type instanceof RecordOf) {
    if ('column' in type.kind) return type.kind.column
    return type.kind.path === kind ? null : undefined
  }
  if (column === `${kind}_id`) return null
  const named = column.replace(/able_id$/, 'able_type')
  return named !== column && named in properties ? named : undefined
}

/** How many live rows of each table point at a record of a kind; those of which there are any. */
export async function countPointing(
  { em, company }: Reader,
  entities: readonly Entity[],
  kind: string,
  id: number,
): Promise<{ readonly table: string; readonly count: number }[]> {
  const perTable = Map.groupBy(pointersTo(entities, kind), ({ table }) => table)
  const parts = [...perTable].map(([table, pointers]) => {
    const some = pointers.map(pointer => conditionOf(pointer, kind, id))
    const live = pointers.some(({ hasTrash }) => hasTrash) ? ' and deleted_at is null' : ''
    return {
      text: `select '${table}' as "table", count(*)::int as count from ${name(table)} where company_id = ?${live} and (${some.map(({ text }) => text).join(' or ')})`,
      values: [company.id, ...some.flatMap(({ values }) => values)],
    }
  })
  if (!parts.length) return []
  return run(
    em,
    `select * from (${parts.map(({ text }) => text).join(' union all ')}) counted where count > 0 order by 1`,
    parts.flatMap(({ values }) => values),
  )
}

/**
 * Holds what points at a record, until the transaction ends: before the record itself is held, as calls on what belongs to
 * it do, so that neither waits for the other. What refers to other such rows is held before them, as an invoice before its
 * quotation.
 */
export async function holdPointing(
  { em, company }: Reader,
  entities: readonly Entity[],
  kind: string,
  id: number,
): Promise<void> {
  const perTable = Map.groupBy(pointersTo(entities, kind), ({ table }) => table)
  for (const table of whoRefersFirst(entities, [...perTable.keys()])) {
    const some = (perTable.get(table) ?? []).map(pointer => conditionOf(pointer, kind, id))
    await run(
      em,
      `select 1 from ${name(table)} where company_id = ? and (${some.map(({ text }) => text).join(' or ')}) order by id ${HOLD}`,
      [company.id, ...some.flatMap(({ values }) => values)],
    )
  }
}

/** Tables with each before those that it refers to; of a circle whichever comes first. */
function whoRefersFirst(entities: readonly Entity[], tables: readonly string[]): string[] {
  const ordered: string[] = []
  const seen = new Set<string>()
  const visit = (table: string): void => {
    if (seen.has(table)) return
    seen.add(table)
    for (const { table: other } of pointersTo(entities, table)) if (tables.includes(other)) visit(other)
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}

/**
 * Makes everything that points at one record point at another of its kind, in the trash too; nothing is logged or told about.
 * Their versions go up: who read one before begins again, and does not tell of the record that it pointed at.
 */
export async function repoint(
  { em, company }: Reader,
  entities: readonly Entity[],
  kind: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (const pointer of pointersTo(entities, kind)) {
    const { text, values } = conditionOf(pointer, kind, from)
    const place = name(pointer.column)
    await run(
      em,
      `update ${name(pointer.table)} set ${place} = ?, version = version + 1 where company_id = ? and ${text}`,
      [to, company.id, ...values],
    )
  }
}

function conditionOf({ column, type }: Pointer, kind: string, id: number) {
  return type
    ? { text: `(${name(type)} = ? and ${name(column)} = ?)`, values: [kind, id] }
    : { text: `${name(column)} = ?`, values: [id] }
}
