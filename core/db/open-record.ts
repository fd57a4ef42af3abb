import { type EntityProperty, LockMode } from '@mikro-orm/postgresql'
import { type Entity, isTenantEntity } from './entity'
import { filterOf, orderByOf } from './filter'
import { forMapper, mapped, type Opened } from './mapped'
import type { EntityManager } from './orm'
import type { Reader } from './reader'
import { name, run } from './sql'
import type { SortOf, WhereOf } from './where'

/** What else is asked of records to open. */
interface OpenOptions<E> {
  /** Column, `-` in front for descending; equal ones go by number. */
  readonly sort?: SortOf<E>
  readonly limit?: number
}

interface Shape {
  readonly columns: string
  /** Columns that JSON carries as text and the mapper as dates. */
  readonly moments: readonly string[]
}

const shapes = new WeakMap<Entity, Shape>()

/**
 * The record with this number, or the first one that meets a condition, in the hands of the mapper: what is changed in it
 * is written. Records in the trash are found too, unless the condition says `deleted_at: null`. With `hold` its row waits
 * for the end of the transaction, and the record is read again.
 */
export async function openRecord<E extends Entity>(
  reader: Reader,
  entity: E,
  which: number | WhereOf<E>,
  { sort, hold = false }: Pick<OpenOptions<E>, 'sort'> & { readonly hold?: boolean } = {},
): Promise<Opened<E> | null> {
  if (typeof which === 'number' && !hold) return byNumber(reader, entity, which)
  const where = typeof which === 'number' ? { id: which } : which
  const held = hold ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {}
  return reader.em.findOne(mapped(entity), filterOf<E>(where), { orderBy: orderByOf<E>(sort), ...held })
}

/** The records that meet a condition, in the hands of the mapper, those in the trash as with {@link openRecord}. */
export async function openRecords<E extends Entity>(
  { em }: Reader,
  entity: E,
  where: WhereOf<E>,
  { sort, limit }: OpenOptions<E> = {},
): Promise<Opened<E>[]> {
  return em.find(mapped(entity), filterOf<E>(where), { orderBy: orderByOf<E>(sort), limit })
}

/** How many records meet a condition, those in the trash as with {@link openRecord}. */
export async function countRecords<E extends Entity>({ em }: Reader, entity: E, where: WhereOf<E>): Promise<number> {
  return em.count(mapped(entity), filterOf<E>(where))
}

/** Reads as JSON by a prepared statement, which takes a fraction of what a query of the mapper does. */
async function byNumber<E extends Entity>({ em, company }: Reader, entity: E, id: number): Promise<Opened<E> | null> {
  const held = em.getUnitOfWork().getById<Opened<E>>(mapped(entity), forMapper(id))
  if (held) return held
  const { columns, moments } = shapeOf(em, entity)
  const owned = isTenantEntity(entity)
  const [found] = await run<{ json: Record<string, unknown> }>(
    em,
    `select to_json(r) as json from (select ${columns} from ${name(entity.meta.tableName)} where id = ?${owned ? ' and company_id = ?' : ''}) r`,
    owned ? [id, company.id] : [id],
  )
  if (!found) return null
  for (const column of moments) {
    const moment = found.json[column]
    if (typeof moment === 'string') found.json[column] = new Date(moment)
  }
  return em.merge<Opened<E>>(mapped(entity), forMapper(found.json))
}

function shapeOf(em: EntityManager, entity: Entity): Shape {
  let shape = shapes.get(entity)
  if (!shape) {
    const stored = em
      .getMetadata(mapped(entity))
      .props.filter((property: EntityProperty) => property.persist !== false) as EntityProperty[]
    shape = {
      columns: stored.map(property => name(property.name)).join(', '),
      moments: stored.filter(property => property.runtimeType === 'Date').map(property => property.name),
    }
    shapes.set(entity, shape)
  }
  return shape
}
