import type { EntityProperty } from '@mikro-orm/postgresql'
import type { Entity } from './entity'
import { heldAlone, keyOf, openedHeldIn } from './held-rows'
import { forMapper, mapped, type Opened } from './mapped'
import type { EntityManager } from './orm'
import { readJson } from './read-json'
import type { Reader } from './reader'
import { name, run } from './sql'
import { conditionOf, type SortOf, type Where, type WhereOf } from './where'

/** What else is asked of records to open. */
interface OpenOptions<E> {
  /** Column, `-` in front for descending; equal ones go by number. */
  readonly sort?: SortOf<E>
  readonly limit?: number
  /**
   * Hold the rows until the transaction ends, and read them again if they were opened before; `alone` keeps others from
   * coming to refer to them as well, and waits for those who do.
   */
  readonly hold?: boolean | 'alone'
}

/** Rows that refer to a held row may still come and go meanwhile: they wait for a key alone. */
export const HOLD = 'for no key update'
/** Nobody comes to refer to a row that is held like this. */
export const HOLD_ALONE = 'for update'

interface Shape {
  readonly columns: readonly string[]
  /** Columns that JSON carries as text and the mapper as dates. */
  readonly moments: readonly string[]
}

const shapes = new WeakMap<Entity, Shape>()

/**
 * The record with this number, or the first one that meets a condition, in the hands of the mapper: what is changed in it
 * is written. Records in the trash are found too, unless the condition says `deleted_at: null`. With `hold` each of
 * several transactions sees what the one before it left.
 */
export async function openRecord<E extends Entity>(
  reader: Reader,
  entity: E,
  which: number | WhereOf<E>,
  options: Omit<OpenOptions<E>, 'limit'> = {},
): Promise<Opened<E> | null> {
  if (typeof which === 'number') {
    const opened = options.hold ? null : reader.em.getUnitOfWork().getById<Opened<E>>(mapped(entity), forMapper(which))
    return opened ?? (await open<E>(reader, entity, { id: which }, options))[0] ?? null
  }
  const [first] = await open<E>(reader, entity, which as Where, { ...options, limit: 1 })
  return first ?? null
}

/** The records that meet a condition, in the hands of the mapper, those in the trash as with {@link openRecord}. */
export async function openRecords<E extends Entity>(
  reader: Reader,
  entity: E,
  where: WhereOf<E>,
  options: OpenOptions<E> = {},
): Promise<Opened<E>[]> {
  return open<E>(reader, entity, where as Where, options)
}

/** How many records meet a condition, those in the trash as with {@link openRecord}. */
export async function countRecords<E extends Entity>(
  { em, company }: Reader,
  entity: E,
  where: WhereOf<E>,
): Promise<number> {
  await em.tryFlush(mapped(entity), {})
  const { text, values } = conditionOf(entity, company.id, where as Where, 'either')
  const [counted] = await run<{ n: number }>(
    em,
    `select count(*)::int as n from ${name(entity.meta.tableName)} where ${text}`,
    values,
  )
  return counted?.n ?? 0
}

/**
 * Reads as JSON by a prepared statement, which takes a fraction of what a query of the mapper does. Records that were added or
 * removed are written first. What was only changed is written before it is read again under a hold; a condition sees it
 * after {@link writeNow}.
 */
async function open<E extends Entity>(
  reader: Reader,
  entity: E,
  where: Where,
  { sort, limit, hold }: OpenOptions<E>,
): Promise<Opened<E>[]> {
  const { em, company } = reader
  await em.tryFlush(mapped(entity), {})
  const { columns, moments } = shapeOf(em, entity)
  const { text, values } = conditionOf(entity, company.id, where, 'either')
  const order = sort ? ` order by ${orderOf(sort)}` : ''
  const rest = `where ${text}${order}${limit ? ` limit ${limit}` : ''}${hold ? ` ${hold === 'alone' ? HOLD_ALONE : HOLD}` : ''}`
  const rows = await readJson<Record<string, unknown>>(em, entity.meta.tableName, columns, { text: rest, values })
  if (hold === 'alone') for (const { id } of rows) heldAlone(reader, entity, id)
  if (hold) for (const { id } of rows) openedHeldIn(reader).add(keyOf(entity, id))
  const written = hold ? await writeChanged<E>(em, entity, rows) : undefined
  return rows.map(json => {
    const record = written?.get(json.id)
    if (record) return record
    for (const column of moments) {
      const moment = json[column]
      if (typeof moment === 'string') json[column] = new Date(moment)
    }
    return em.merge<Opened<E>>(mapped(entity), forMapper(json), { refresh: Boolean(hold) })
  })
}

/**
 * Writes what was changed in records that are about to be read again, which would lose it, and answers these by number: they
 * are as they are stored. Where somebody else changed one since it was opened, the whole request is done again.
 */
async function writeChanged<E extends Entity>(
  em: EntityManager,
  entity: E,
  rows: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<unknown, Opened<E>>> {
  const changed = new Map<unknown, Opened<E>>()
  for (const { id } of rows) {
    const known = em.getUnitOfWork().getById<Opened<E>>(mapped(entity), forMapper(id))
    if (known && isChanged<E>(em, entity, known)) changed.set(id, known)
  }
  if (changed.size) await em.flush()
  for (const { id, version } of rows) if (versionOf(changed.get(id)) === version) changed.delete(id)
  return changed
}

const versionOf = (record: object | undefined): unknown => (record as { version?: unknown } | undefined)?.version

function isChanged<E extends Entity>(em: EntityManager, entity: E, record: Opened<E>): boolean {
  const comparator = em.getComparator()
  const before = em.getUnitOfWork().getOriginalEntityData(record)
  const now = comparator.prepareEntity(record)
  return !before || Object.keys(comparator.diffEntities(mapped(entity), before, now)).length > 0
}

function orderOf(sort: string): string {
  const column = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return `${name(column)} ${direction}${column === 'id' ? '' : `, id ${direction}`}`
}

function shapeOf(em: EntityManager, entity: Entity): Shape {
  let shape = shapes.get(entity)
  if (!shape) {
    const stored = em
      .getMetadata(mapped(entity))
      .props.filter((property: EntityProperty) => property.persist !== false) as EntityProperty[]
    shape = {
      columns: stored.map(property => property.name),
      moments: stored.filter(property => property.runtimeType === 'Date').map(property => property.name),
    }
    shapes.set(entity, shape)
  }
  return shape
}
