import type { EntityProperty, RequiredEntityData } from '@mikro-orm/postgresql'
import { type Entity, isTenantEntity } from './entity'
import { heldIn, keyOf } from './held-rows'
import { insertValues } from './insert-values'
import { forMapper, mapped, type Opened } from './mapped'
import type { EntityManager } from './orm'
import type { Reader } from './reader'
import { name, run, transactionOf } from './sql'

interface Column {
  readonly name: string
  readonly type: string
  readonly first: (row: Readonly<Record<string, unknown>>) => unknown
}

const ID: Column = { name: 'id', type: 'bigint', first: () => null }

/** An insertion as far as it is the same for all rows of an entity. */
interface Form {
  readonly columns: readonly Column[]
  readonly text: string
}
interface Forms {
  readonly own: Form
  readonly numbered: Form
}
const formsOf = new WeakMap<Entity, Forms>()

/**
 * Numbers for one new row of each of these entities. Rows that refer to one another can then leave for the database
 * together, instead of one after the answer to the other ({@link insertTogether}).
 */
export async function takeIds({ em }: Pick<Reader, 'em'>, entities: readonly Entity[]): Promise<number[]> {
  const [taken] = await run<Record<string, number>>(
    em,
    `select ${entities.map(({ meta }, i) => `nextval('${name(`${meta.tableName}_id_seq`)}')::float8 as n${i}`).join(', ')}`,
  )
  return Object.values(taken ?? {})
}

/** What a new record needs; the rest gets its default, and its company the one of the transaction. */
export type NewValues<E> = E extends { '~entity': infer T extends object }
  ? Omit<RequiredEntityData<T>, 'company_id'>
  : Readonly<Record<string, unknown>>

/**
 * Inserts rows in one statement and answers their numbers in the same order: those that were taken for them, or new ones.
 * The mapper neither builds nor tracks them: for rows that nobody looks at again in this transaction. What a row leaves
 * out gets its default, as from the mapper.
 */
export async function insertRows(reader: Reader, entity: Entity, rows: readonly object[]): Promise<number[]> {
  if (!rows.length) return []
  const { text, values } = insertion(reader, entity, rows)
  const made = await run<{ id: number }>(reader.em, `${text} returning id`, values)
  return made.map(({ id }) => id)
}

/**
 * Inserts rows of several entities in one statement. They may refer to one another by numbers that were taken before:
 * `insertTogether(reader, [[Calculation, [{ id, discount: 0 }]], [CalculationItem, [{ calculation_id: id }]]])`.
 */
export async function insertTogether(
  reader: Reader,
  parts: readonly (readonly [entity: Entity, rows: readonly object[]])[],
): Promise<void> {
  const insertions = parts.filter(([, rows]) => rows.length).map(([entity, rows]) => insertion(reader, entity, rows))
  // Without an answer Citus would copy the rows in, which row-level security refuses.
  const answering = insertions.map(({ text, columns }) => `${text} returning ${name(columns[0]?.name ?? 'id')}`)
  if (transactionOf(reader.em).citus) {
    await Promise.all(answering.map((text, i) => run(reader.em, text, insertions[i]?.values)))
    return
  }
  await run(
    reader.em,
    `with ${answering.map((text, i) => `i${i} as (${text})`).join(', ')} select`,
    insertions.flatMap(({ values }) => values),
  )
}

/** The statement that inserts rows, without what it answers, and its values. */
function insertion(
  { em, company }: Reader,
  entity: Entity,
  rows: readonly object[],
): Form & { readonly values: readonly unknown[] } {
  const { columns, text } = formOf(em, entity, rows[0] && 'id' in rows[0] && rows[0].id ? 'numbered' : 'own')
  const owned = isTenantEntity(entity)
  const records = rows.map(row => {
    const value: Record<string, unknown> = {}
    for (const column of columns) {
      const stored = given(row as Values, column)
      // What is left out is null to the database as well, and half of the columns are.
      if (stored !== null) value[column.name] = stored
    }
    if (owned) value.company_id = company.id
    return value
  })
  const spread = transactionOf(em).citus ? insertValues(entity.meta.tableName, columns, records) : undefined
  return { columns, text, values: [JSON.stringify(records)], ...spread }
}

/** The one text in which an entity's rows are inserted, with or without numbers that were taken for them. */
function formOf(em: EntityManager, entity: Entity, which: keyof Forms): Form {
  let forms = formsOf.get(entity)
  if (!forms) {
    const own = insertable(em, entity)
    forms = { own: form(entity, own), numbered: form(entity, [ID, ...own]) }
    formsOf.set(entity, forms)
  }
  return forms[which]
}

function form(entity: Entity, columns: readonly Column[]): Form {
  const names = columns.map(column => name(column.name)).join(', ')
  const typed = columns.map(column => `${name(column.name)} ${column.type}`).join(', ')
  return {
    columns,
    text: `insert into ${name(entity.meta.tableName)} (${names}) select ${names} from jsonb_to_recordset(?::jsonb) as x(${typed})`,
  }
}

/**
 * Inserts a record and answers it in the hands of the mapper. Domain code makes records of a resource by `createRecord()`
 * and others by this.
 */
export async function insertRecord<E extends Entity>(
  reader: Reader,
  entity: E,
  values: NewValues<E>,
): Promise<Opened<E>> {
  const record = buildRecord(reader, entity, values)
  await insertBuilt(reader, entity, record)
  return record
}

/** A new record that is not in the database: whoever builds it inserts it, by {@link insertBuilt} or {@link insertTogether}. */
export function buildRecord<E extends Entity>({ em, company }: Reader, entity: E, values: object): Opened<E> {
  const owner = isTenantEntity(entity) ? { company_id: company.id } : {}
  return em.create(mapped(entity), forMapper({ ...values, ...owner }), { persist: false })
}

/**
 * Inserts a record that was built, and hands it over to the mapper: later changes of it are written as of any record that
 * was read. The prepared statement costs a fraction of what the mapper's own does.
 */
export const insertBuilt = (reader: Reader, entity: Entity, record: object): Promise<void> =>
  insertAllBuilt(reader, entity, [record])

/** The same for several records, in one statement. */
export async function insertAllBuilt(reader: Reader, entity: Entity, records: readonly object[]): Promise<void> {
  for (const record of records) {
    // The mapper made it before the resource filled in what it knows: a dossier was not found by the name of its relation.
    if ('search_text' in record) record.search_text = undefined
    fillIn(reader, entity, record)
  }
  const ids = await insertRows(reader, entity, records)
  for (const [i, record] of records.entries()) {
    Object.assign(record, { id: ids[i] })
    adopt(reader, record)
    heldIn(reader).add(keyOf(entity, ids[i]))
  }
}

/** Gives a record that was built the defaults of what it leaves out. */
export function fillIn({ em }: Reader, entity: Entity, record: object): void {
  for (const column of formOf(em, entity, 'own').columns)
    Object.assign(record, { [column.name]: given(record as Values, column) })
}

/** Hands a record that was built over to the mapper, once its row is there. */
export function adopt({ em }: Reader, record: object): void {
  em.merge(record)
}

type Values = Readonly<Record<string, unknown>>

const given = (row: Values, column: Column): unknown =>
  row[column.name] === undefined ? column.first(row) : row[column.name]

function insertable(em: EntityManager, entity: Entity): readonly Column[] {
  return em
    .getMetadata(mapped(entity))
    .props.filter((property: EntityProperty) => property.name !== 'id' && property.persist !== false)
    .map((property: EntityProperty): Column => {
      const { onCreate } = property as { onCreate?: (row: unknown) => unknown }
      return {
        name: property.name,
        type: property.columnTypes[0] as string,
        first: row => (onCreate ? onCreate(row) : (property.default ?? null)),
      }
    })
}
