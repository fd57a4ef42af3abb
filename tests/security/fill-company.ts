import type { LinkKind } from '@core/context/call'
import { type Entity, isTenantEntity } from '@core/db/entity'
import { DecimalType, JsonOf, RecordOf, ReferenceTo, TextOf } from '@core/db/fields'
import type { Platform } from '@core/platform/platform'
import {
  BigIntType,
  BooleanType,
  DateTimeType,
  DateType,
  type EntityProperty,
  IntegerType,
  JsonType,
} from '@mikro-orm/postgresql'
import type { Client } from 'pg'
import { sampleOf } from './sample-input'
import { versionContent, versionSource } from './sample-version'

/** Kinds of documents, which parts of documents belong to: two rows of each part to each kind, in this order. */
const DOCUMENT_KINDS = ['quotation', 'invoice', 'confirmation', 'document']
/** Rows made in every table at a time: enough for four kinds of owner times two states, and one in the trash. */
export const ROWS = 9
/** The row that lies in the trash, in tables that have one. */
export const TRASHED = 8
/** The file that holds dossiers to import; the others hold relations. */
export const FLOW_FILE = 2
/** The row that is a template, in tables that have them. */
export const TEMPLATE = 3
/** The form that is a draft, of the form after it. */
export const DRAFT = 4

/** One row of every table of a company, and the texts by which they are known. */
export interface Filled {
  readonly companyId: number
  /** Number of the first row; the same in every table, so that any number in an input can mean it. */
  readonly firstId: number
  /** Stands in every text of the rows, and in every file of the company. */
  readonly canary: string
  /** Whose the rows are that always are somebody's; of nobody who signs in unless told. */
  readonly userId?: number | undefined
  /** Customer hash of row `index` of the table that a kind of link is named after. */
  hash(kind: string, index: number): string
}

/** What people sign in with stays when everything else is replaced. */
const SIGNING_IN = new Set(['user', 'api_token'])

/** Place of the first row of a part that belongs to a kind of document. */
export const firstPartOf = (kind: string): number => 2 * DOCUMENT_KINDS.indexOf(kind)

const quoted = (name: string) => `"${name}"`

/**
 * Replaces what a company has by rows in every table, as the owner of the database: whatever entity a plugin declares,
 * attacks find something of it. Rows with the same place in their tables belong together. Users and their tokens stay.
 */
export async function fillCompany(owner: Client, platform: Platform, given: Omit<Filled, 'hash'>): Promise<Filled> {
  const filled: Filled = { ...given, hash: (kind, index) => hashOf(`${given.canary}.${kind}.${index}`) }
  await owner.query(statementsFor(owner, platform, filled))
  await platform.files.put(fileKey(filled), new TextEncoder().encode(filled.canary), 'text/plain')
  return filled
}

/** What fills a company takes longer to write than to do, and the suites fill each of theirs hundreds of times. */
const written = new WeakMap<Platform, Map<string, string>>()

function statementsFor(owner: Client, platform: Platform, filled: Filled): string {
  const ofPlatform = written.get(platform) ?? new Map<string, string>()
  written.set(platform, ofPlatform)
  const key = JSON.stringify(filled)
  const known = ofPlatform.get(key)
  if (known !== undefined) return known
  const { assembly } = platform
  const entities = inOrderOfReference(assembly.entities.filter(isTenantEntity))
  const tables = new Set(entities.map(entity => entity.meta.tableName))
  const statements = entities
    .toReversed()
    .filter(({ meta }) => !SIGNING_IN.has(meta.tableName))
    .map(({ meta }) => `delete from ${quoted(meta.tableName)} where company_id = ${filled.companyId}`)
  for (const entity of entities) statements.push(insertion(owner, entity, tables, filled))
  for (const link of assembly.links.values()) statements.push(openLinks(owner, link, tables, filled))
  const text = statements.join(';\n')
  ofPlatform.set(key, text)
  return text
}

/** Puts rows into the tables that belong to the platform rather than to a company: companies, announcements. */
export async function fillPlatform(owner: Client, { assembly }: Platform, firstId: number): Promise<void> {
  const filled: Filled = { companyId: 0, firstId, canary: 'kanarie-van-iedereen', hash: () => '' }
  const shared = assembly.entities.filter(entity => {
    entity.init()
    return 'id' in entity.meta.properties && !('company_id' in entity.meta.properties)
  })
  await owner.query(shared.map(entity => insertion(owner, entity, new Set(), filled)).join(';\n'))
}

/** The rows of a table in one statement. */
function insertion(owner: Client, entity: Entity, tables: ReadonlySet<string>, filled: Filled): string {
  const table = entity.meta.tableName
  const stored = Object.entries(entity.meta.properties as Record<string, EntityProperty>).filter(
    ([, property]) => property.persist !== false,
  )
  const literal = (value: unknown) => {
    if (value === null) return 'default'
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : owner.escapeLiteral(String(value))
  }
  const rows = Array.from(
    { length: ROWS },
    (_, index) =>
      `(${stored.map(([column, property]) => literal(contentOf(entity, column, property, tables, filled, index))).join(', ')})`,
  )
  // Some tables hold one row per company.
  return `insert into ${quoted(table)} (${stored.map(([column]) => quoted(column)).join(', ')})
    values ${rows.join(', ')} on conflict do nothing`
}

function contentOf(
  entity: Entity,
  column: string,
  property: EntityProperty,
  tables: ReadonlySet<string>,
  filled: Filled,
  index: number,
): unknown {
  const { canary, companyId, firstId } = filled
  const names = entity.meta.properties as Record<string, EntityProperty>
  const table = entity.meta.tableName
  if (column === 'id') return firstId + index
  if (column === 'company_id') return companyId
  if (column === 'version') return 1
  if (column === 'deleted_at') return index === TRASHED ? '2026-01-01T00:00:00Z' : null
  if (column === 'is_template') return index === TEMPLATE
  if (table === 'vertical' && column === 'draft_of_id') return index === DRAFT ? firstId + DRAFT + 1 : null
  if (column === 'has_branding') return true
  // What is put away stands in no list.
  if (column === 'archived') return 0
  // A part of a document that lies in the trash, while its document does not.
  if (index === TRASHED && PART_OF[table] === column) return firstId
  // The first row is nobody's where it can be, so that everybody may see it.
  if (column === 'user_id' && index === 0) return property.nullable ? null : (filled.userId ?? firstId)
  // `attachable_type` beside `attachable_id`: both halves in turn, so that every owner has some.
  if (column.endsWith('_type') && `${column.slice(0, -5)}_id` in names) {
    const known = (property.items ?? ownersOf(table)).filter(type => tables.has(String(type)))
    return known[(index >> 1) % known.length] ?? property.items?.[0]
  }
  // Users are colleagues who may see everything.
  if (table === 'user' && column in COLLEAGUE) return COLLEAGUE[column]
  // Of the platform's tags each is one of a kind.
  if (column === 'tag' && !('company_id' in names)) return `${canary}-${firstId + index}`
  // A meaning is given to one row of a company at the most.
  if (column === 'meaning') return null
  if (property.items?.length) return property.items[index % 2] ?? property.items[0]
  const type: unknown = property.customType ?? property.type
  if (type instanceof ReferenceTo) return type.table === table ? null : firstId + index
  if (type instanceof JsonOf) return JSON.stringify(sampleOf(type.schema, { text: canary, id: firstId + index }))
  if (type instanceof RecordOf) return firstId + index
  if (type instanceof DecimalType) return 1
  if (type instanceof TextOf && type.format === 'time-zone') return 'Europe/Amsterdam'
  switch (typeof type === 'function' ? type : type?.constructor) {
    case BigIntType:
      return firstId + index
    case BooleanType:
      return false
    case IntegerType:
      return 1
    case DateTimeType:
      return new Date().toISOString()
    case DateType:
      return '2099-12-31'
    case JsonType:
      return '{}'
  }
  return textOf(entity, column, property, filled, index)
}

const COLLEAGUE: Readonly<Record<string, unknown>> = { role: 100, user_type: 'standard', module_blacklist: '[]' }

/** Columns that name what a part with a trash of its own belongs to. */
const PART_OF: Readonly<Record<string, string>> = { calculationitem: 'calculation_id', documentwidget: 'widgetable_id' }

/** Kinds of records that the rows of a table belong to, where its column takes the name of any. */
const ownersOf = (table: string): readonly string[] => (DOCUMENT_PARTS.has(table) ? DOCUMENT_KINDS : ['flow'])
const DOCUMENT_PARTS = new Set(['calculation', 'documentwidget', 'attachment', 'documentversion', 'signature'])

function textOf(entity: Entity, column: string, property: EntityProperty, filled: Filled, index: number): string {
  const { canary } = filled
  const table = entity.meta.tableName
  const room = property.length ?? 100_000
  // Names the resource that the row says something of: one of which everything is switched on.
  if (column === 'resource') return table === 'importfile' && index === FLOW_FILE ? 'flow' : 'relation'
  if (column === 'hash') return filled.hash(table, index)
  if (table === 'documentversion' && column === 'content') return versionContent(canary, fileKey(filled), idsOf(filled))
  if (table === 'documentversion' && column === 'source') return versionSource(canary, idsOf(filled))
  if (column === 'document_widget_type_tag') return 'TEXT'
  if (column === 'calculable_type') return index >> 1 ? 'invoice' : 'quotation'
  if (column === 'password_hash') return NO_PASSWORD
  if (column.endsWith('_key')) return fileKey(filled)
  if (column.includes('email')) return `${canary}.${table}.${index}@test.example`
  if (room === 7) return '#123456'
  // Rows stay different where the text does not fit.
  return `${canary.slice(0, Math.max(0, room - 2))} ${index}`.slice(0, room)
}

const idsOf = ({ firstId }: Filled): number[] => Array.from({ length: ROWS }, (_, index) => firstId + index)

/** A hash of the right form that no password has. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(43)}$${'A'.repeat(43)}`
const fileKey = ({ companyId }: Filled) => `company/${companyId}/canary.txt`
/** Shaped like a real hash, and the same every time. */
const hashOf = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('base64url')

function openLinks(owner: Client, { kind }: LinkKind, tables: ReadonlySet<string>, filled: Filled): string {
  if (!tables.has(kind)) throw new Error(`Link ${kind} is not named after the table of its record`)
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const [name, hash] = [kind, filled.hash(kind, index)].map(text => owner.escapeLiteral(text))
    return `(${name}, sha256(${hash}), ${filled.companyId}, ${filled.firstId + index})`
  })
  return `insert into directory_entry (kind, key, company_id, record_id) values ${rows.join(', ')} on conflict do nothing`
}

/** Tables that are pointed at come first. */
function inOrderOfReference(entities: readonly Entity[]): Entity[] {
  const ordered: Entity[] = []
  const waiting = new Set(entities)
  while (waiting.size) {
    const ready = [...waiting].filter(entity =>
      referencesOf(entity).every(table => ![...waiting].some(other => other.meta.tableName === table)),
    )
    if (!ready.length) throw new Error('Tables point at each other in a circle')
    for (const entity of ready) {
      waiting.delete(entity)
      ordered.push(entity)
    }
  }
  return ordered
}

const referencesOf = (entity: Entity): string[] => {
  entity.init()
  return Object.values(entity.meta.properties as Record<string, EntityProperty>).flatMap(property => {
    const type: unknown = property.customType ?? property.type
    return type instanceof ReferenceTo && type.table !== entity.meta.tableName ? [type.table] : []
  })
}
