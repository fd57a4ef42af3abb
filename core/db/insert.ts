import type { EntityProperty } from '@mikro-orm/postgresql'
import { type Entity, isTenantEntity } from './entity'
import type { EntityManager } from './orm'
import type { Reader } from './reader'
import { name, run } from './sql'

interface Column {
  readonly name: string
  readonly type: string
  readonly first: (row: Readonly<Record<string, unknown>>) => unknown
}

const columnsOf = new WeakMap<Entity, readonly Column[]>()

/**
 * Inserts rows in one statement and answers their numbers in the same order. The mapper neither builds nor tracks them:
 * for rows that nobody looks at again in this transaction. What a row leaves out gets its default, as from the mapper.
 */
export async function insertRows(
  { em, company }: Reader,
  entity: Entity,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<number[]> {
  if (!rows.length) return []
  const columns = insertable(em, entity)
  const owner = isTenantEntity(entity) ? { company_id: company.id } : {}
  const values = rows.map(row =>
    Object.fromEntries(
      columns.map(column => [column.name, (owner as Record<string, unknown>)[column.name] ?? given(row, column)]),
    ),
  )
  const names = columns.map(column => name(column.name)).join(', ')
  const made = await run<{ id: string }>(
    em,
    `insert into ${name(entity.meta.tableName)} (${names}) select ${names} from jsonb_to_recordset(?::jsonb) as x(${columns.map(column => `${name(column.name)} ${column.type}`).join(', ')}) returning id`,
    [JSON.stringify(values)],
  )
  return made.map(row => Number(row.id))
}

/**
 * Inserts a record that the mapper built and did not persist, and hands it over to the mapper: later changes of it are
 * written as of any record that was read. The prepared statement costs a fraction of what the mapper's own does.
 */
export async function insertRecord(reader: Reader, entity: Entity, record: Record<string, unknown>): Promise<void> {
  for (const column of insertable(reader.em, entity)) record[column.name] = given(record, column)
  const [id] = await insertRows(reader, entity, [record])
  record.id = id
  reader.em.merge(record)
}

const given = (row: Readonly<Record<string, unknown>>, column: Column): unknown =>
  row[column.name] === undefined ? column.first(row) : row[column.name]

function insertable(em: EntityManager, entity: Entity): readonly Column[] {
  const known = columnsOf.get(entity)
  if (known) return known
  const columns = em
    .getMetadata(entity as never)
    .props.filter((property: EntityProperty) => property.name !== 'id' && property.persist !== false)
    .map((property: EntityProperty): Column => {
      const { onCreate } = property as { onCreate?: (row: unknown) => unknown }
      return {
        name: property.name,
        type: property.columnTypes[0] as string,
        first: row => (onCreate ? onCreate(row) : (property.default ?? null)),
      }
    })
  columnsOf.set(entity, columns)
  return columns
}
