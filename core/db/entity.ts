import { defineEntity, p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { degree, json, ReferenceTo } from './fields'
import { forMapper } from './mapped'
import { READING_ORDER } from './reading-order'

/** Any entity of ours, tenant or shared, seen from outside: its table and its properties. */
export interface Entity {
  readonly meta: {
    readonly className: string
    readonly tableName: string
    readonly comment?: string | undefined
    readonly properties: object
    readonly rowLevelSecurity?: boolean | 'force'
  }
  init(): unknown
}

/** The setting that row-level security compares with; set in `withTenant()` and nowhere else. */
export const TENANT_SETTING = 'app.company_id'

/** Comment in the database on tables whose rows the application only adds; {@link migrate} takes the rights by it. */
export const APPEND_ONLY = 'append-only'

const tenantColumns = {
  id: p.bigint('number').primary(),
  company_id: p.bigint('number'),
  version: p.integer().version().default(1),
  created_at: p.datetime(3).onCreate(() => new Date()),
  updated_at: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
}

/** Columns of an entity with a trash: soft delete, restore, permanent delete. */
export const trash = { deleted_at: p.datetime(3).nullable() }

/** Columns of an entity with an address: where that is, once it has been looked up. */
export const place = { lat: degree(90).nullable(), lng: degree(180).nullable() }

/** Whether the rows of an entity have a place. */
export const hasPlace = (entity: Entity): boolean => 'lat' in entity.meta.properties && 'lng' in entity.meta.properties

const customValue = t.Union([t.String({ maxLength: 2000 }), t.Number(), t.Boolean(), t.Null()])

/** Column of an entity to which companies may add fields of their own: their values by key. */
export const customFields = {
  custom_fields: json(t.Record(t.String({ maxLength: 48 }), customValue, { maxProperties: 200 }))
    .onCreate(() => ({}))
    .defaultRaw(`'{}'`),
}

/** Whether companies may add fields to this entity. */
export const hasCustomFields = (entity: Entity): boolean => 'custom_fields' in entity.meta.properties

interface TenantEntityOptions<N extends string, P> {
  /** Table, resource and JSON name at once. */
  name: N
  properties: P
  /** Column lists; `company_id` is put in front of each. */
  indexes?: readonly (readonly string[])[]
  /** Texts by which long lists are sorted. */
  sorted?: readonly string[]
  uniques?: readonly (readonly string[])[]
  /** Columns of a few values by which long lists are narrowed: how many live rows have each is kept, and counted by no list. */
  counted?: readonly (keyof P & string)[]
  /** Rows are added and never changed or removed: the application's role has no right to. */
  appendOnly?: true
}

/**
 * A table that belongs to companies: numbered, versioned, dated, with row-level security on `company_id`
 * and every key starting with it (R-GEN-001).
 */
export function tenantEntity<const N extends string, const P extends Record<string, unknown>>(
  options: TenantEntityOptions<N, P>,
) {
  const keys = (lists: readonly (readonly string[])[] = []) =>
    forMapper(lists.map(columns => ({ properties: ['company_id', ...columns] })))
  const referring = Object.entries(options.properties)
    .filter(([, builder]) => (builder as { '~options'?: { type?: unknown } })['~options']?.type instanceof ReferenceTo)
    .map(([column]) => [column])
  const entity = defineEntity({
    name: options.name,
    tableName: options.name,
    properties: { ...tenantColumns, ...options.properties },
    filters: {
      tenant: {
        name: 'tenant',
        cond: (args: { company_id: number }) => ({ company_id: args.company_id }),
        default: true,
        rls: { setting: TENANT_SETTING },
      },
    },
    rowLevelSecurity: 'force',
    ...(options.appendOnly ? { comment: APPEND_ONLY } : {}),
    uniques: keys([['id'], ...(options.uniques ?? [])]),
    indexes: [
      ...keys([['created_at', 'id'], ...referring, ...(options.indexes ?? [])]),
      ...forMapper((options.sorted ?? []).map(inReadingOrder)),
    ],
  })
  counted.set(entity, options.counted ?? [])
  return entity
}

const counted = new WeakMap<Entity, readonly string[]>()

/** Columns of which it is kept how many live rows have each value. */
export const countedColumns = (entity: Entity): readonly string[] => counted.get(entity) ?? []

const inReadingOrder = (column: string) => ({
  properties: ['company_id', column, 'id'],
  columns: [{ name: 'company_id' }, { name: column, collation: READING_ORDER }, { name: 'id' }],
})

/** In a company's transaction only its own rows, in one of the platform all. */
const OWN_ROWS = `coalesce((nullif(current_setting('${TENANT_SETTING}', true), ''))::bigint = company_id, true)`

/** Comments in the database on tables of the platform that do not lie on the coordinator alone; {@link spread} goes by them. */
export const SPREAD_COMMENTS = {
  /** A copy on every machine: what is read beside rows of companies. */
  everywhere: 'on every machine',
  /** Like tables of companies. */
  company: 'spread by company',
} as const

/**
 * A table of the platform itself (companies, look-ups before a company is known). Only the kernel and `admin` use these.
 * Where the database is spread over machines it lies on the coordinator, unless `lies` says otherwise.
 */
export function sharedEntity<const N extends string, const P extends Record<string, unknown>>(options: {
  name: N
  properties: P
  indexes?: readonly (readonly string[])[]
  uniques?: readonly (readonly string[])[]
  /** On which machines the rows lie, where there are several. */
  lies?: keyof typeof SPREAD_COMMENTS
  /** The rows say what goes on in a company: its transactions see and change their own alone. */
  guarded?: P extends { company_id: unknown } ? true : never
}) {
  const keys = (lists: readonly (readonly string[])[] = []) =>
    forMapper(lists.map(properties => ({ properties: [...properties] })))
  return defineEntity({
    name: options.name,
    tableName: options.name,
    properties: options.properties,
    ...(options.lies ? { comment: SPREAD_COMMENTS[options.lies] } : {}),
    ...(options.guarded ? { policies: [{ name: `${options.name}_own_rows`, using: OWN_ROWS }] } : {}),
    uniques: keys(options.uniques),
    indexes: keys(options.indexes),
  })
}

/** Whether the rows of an entity belong to companies. */
export const isTenantEntity = (entity: Entity): boolean => entity.meta.rowLevelSecurity === 'force'
