import { type Entity, isTenantEntity } from '@core/db/entity'
import { readPage, readRow } from '@core/db/list'
import { inputSchema, nullable, wireFields } from '@core/db/schema'
import { type Access, type Call, call } from '@core/http/call'
import type { Context } from '@core/http/context'
import { invalid, notFound, Problem } from '@core/http/problem'
import { deletionGuards } from '@core/plugin/registries'
import type { EntityProperty } from '@mikro-orm/postgresql'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import type { AnyResource, Enricher, OutgoingRow } from './resource'
import { type EntityRow, toRow } from './row'

/** Rows a list answers at the most; without `limit` as an array, which then says so in `X-Truncated`. */
const MOST_ROWS = 1000

const idParams = t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const listQuery = {
  offset: t.Optional(t.Integer({ minimum: 0, maximum: 10_000_000 })),
  limit: t.Optional(t.Integer({ minimum: 1, maximum: MOST_ROWS })),
  query: t.Optional(t.String({ maxLength: 255, description: 'Words that must all occur' })),
  sort: t.Optional(t.String({ maxLength: 64, description: 'Field to sort by, `-` in front for descending' })),
  fields: t.Optional(t.String({ maxLength: 2000, description: 'Fields to answer, separated by commas' })),
}

/** The generic calls of a resource, with what other plugins add to its rows. */
export function resourceCalls(resource: AnyResource, added: readonly Enricher[]): Call[] {
  const enrichers = [...(resource.enrich ?? []), ...added]
  const wanted = new Set(resource.calls ?? ['list', 'get', 'create', 'update', 'delete'])
  const row = rowWith(resource, enrichers)
  const read = accessOf(resource, resource.role)
  const write = accessOf(resource, resource.writeRole ?? resource.role)
  const name = resource.entity.meta.tableName
  const readonly = [...(resource.readonly ?? []), ...(resource.lifecycle ? ['status'] : [])]
  const created = inputSchema(resource.entity, { readonly })
  const changed = inputSchema(resource.entity, { readonly, partial: true })
  const calls: Call[] = []
  const add = (kind: 'list' | 'get' | 'create' | 'update' | 'delete', ...made: Call[]) =>
    wanted.has(kind) && calls.push(...made)

  add(
    'list',
    call({
      method: 'GET',
      path: resource.path,
      access: read,
      summary: `List of ${name}`,
      operationId: `${resource.path}.list`,
      query: t.Object({ ...listQuery, ...filtersOf(resource.entity) }),
      response: t.Union([
        t.Array(row),
        t.Object({
          data: t.Array(row),
          pagination: t.Object({ total: t.Integer(), offset: t.Integer(), limit: t.Integer() }),
        }),
      ]),
      run: (context, incoming) => list(resource, enrichers, context, incoming.query),
    }),
  )
  add(
    'get',
    call({
      method: 'GET',
      path: `${resource.path}/:id`,
      access: read,
      summary: `One ${name}`,
      operationId: `${resource.path}.get`,
      params: idParams,
      response: row,
      run: async (context, { params }) => {
        const row = await readRow<OutgoingRow>(context, resource.entity, {
          ...resource.scope?.(context),
          id: params.id,
        })
        if (!row) throw notFound()
        return enriched(enrichers, context, row)
      },
    }),
  )
  add(
    'create',
    call({
      method: 'POST',
      path: resource.path,
      access: write,
      summary: `Create ${name}`,
      operationId: `${resource.path}.create`,
      status: 201,
      body: created,
      response: row,
      run: async (context, { body }) => {
        const record = await createRecord(resource, context, body)
        return answer(resource, enrichers, context, record)
      },
    }),
  )
  const update = (method: 'PATCH' | 'PUT') =>
    call({
      method,
      path: `${resource.path}/:id`,
      access: write,
      summary: `Change ${name}`,
      operationId: `${resource.path}.${method === 'PATCH' ? 'update' : 'put'}`,
      params: idParams,
      body: changed,
      response: row,
      run: async (context, { params, body, request }) => {
        const record = await find(resource, context, params.id)
        await checkVersion(request, record, () => answer(resource, enrichers, context, record))
        await updateRecord(resource, context, record, body)
        return answer(resource, enrichers, context, record)
      },
    })
  add('update', update('PATCH'), update('PUT'))
  add(
    'delete',
    call({
      method: 'DELETE',
      path: `${resource.path}/:id`,
      access: write,
      summary: `Delete ${name}; where it has a trash, into the trash`,
      operationId: `${resource.path}.delete`,
      params: idParams,
      response: 'nothing',
      run: async (context, { params }) => {
        await deleteRecord(resource, context, await find(resource, context, params.id))
        return undefined
      },
    }),
  )
  return calls
}

/** Schema of a row with the fields that enrichers add. */
export function rowWith(resource: AnyResource, enrichers: readonly Enricher[]): TObject {
  const own = Object.fromEntries(
    wireFields(resource.entity).map(({ name, property, schema }) => [
      name,
      property.nullable ? nullable(schema) : schema,
    ]),
  )
  const added = enrichers.flatMap(enricher =>
    Object.entries(enricher.fields).map(([name, schema]) => [name, enricher.single ? t.Optional(schema) : schema]),
  )
  return t.Object({ ...own, ...Object.fromEntries(added) }, { title: resource.path })
}

function accessOf(resource: AnyResource, role = 100): Access {
  return resource.module ? { module: resource.module, role } : { role }
}

/** Every plain column can be filtered on; several values are separated by commas. */
function filtersOf(entity: Entity): Record<string, TSchema> {
  return Object.fromEntries(
    wireFields(entity)
      .filter(({ schema }) => schema.type !== 'array' && schema.type !== 'object')
      .map(({ name }) => [name, t.Optional(t.String({ maxLength: 2000 }))]),
  )
}

async function list(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  context: Context,
  query: Record<string, unknown>,
) {
  const fields = wireFields(resource.entity)
  const columns = new Map(fields.map(field => [field.name, field]))
  const sort = (query.sort as string | undefined) ?? resource.sort
  if (query.sort && !columns.has(String(query.sort).replace(/^-/, ''))) throw invalid('sort', 'core.unknown_field')
  const where: Record<string, unknown> = { ...resource.defaults }
  for (const [column, field] of columns) {
    const given = query[column]
    if (typeof given === 'string') where[column] = filterValue(column, given, field.property, field.schema)
  }
  for (const [column, value] of Object.entries(where)) if (value === undefined) delete where[column]
  Object.assign(where, resource.scope?.(context))
  const limit = (query.limit as number | undefined) ?? MOST_ROWS
  const offset = (query.offset as number | undefined) ?? 0
  const page = await readPage(context, resource.entity, {
    offset,
    limit,
    query: query.query as string | undefined,
    sort,
    where,
    fields: (query.fields as string | undefined)?.split(','),
  })
  const forList = enrichers.filter(enricher => !enricher.single)
  let json = page.json
  if (forList.length && json !== '[]') {
    const rows = JSON.parse(json) as OutgoingRow[]
    for (const enricher of forList) await enricher.run(rows, context)
    json = JSON.stringify(rows)
  }
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
  if (query.limit === undefined) {
    if (page.total > MOST_ROWS) headers['x-truncated'] = String(page.total)
    return new Response(json, { headers })
  }
  return new Response(`{"data":${json},"pagination":${JSON.stringify({ total: page.total, offset, limit })}}`, {
    headers,
  })
}

function filterValue(column: string, given: string, property: EntityProperty, schema: TSchema): unknown {
  if (given === 'all') return undefined
  if (given === 'null' && property.nullable) return null
  const values = given.split(',').map(value => {
    if (schema.type === 'integer' || schema.type === 'number') {
      const number = Number(value)
      if (
        !Number.isFinite(number) ||
        (schema.type === 'integer' && !Number.isSafeInteger(number)) ||
        Math.abs(number) > 1e15
      )
        throw invalid(column, 'core.invalid_number')
      return number
    }
    if (schema.type === 'boolean') return value === 'true' || value === '1'
    if (schema.format === 'date' || schema.format === 'date-time') {
      if (Number.isNaN(Date.parse(value))) throw invalid(column, 'core.invalid_date')
      return value
    }
    return value
  })
  return values.length === 1 ? values[0] : values
}

/** The live record with this id, or 404. */
export async function find(resource: AnyResource, context: Context, id: number): Promise<EntityRow> {
  const record = (await context.em.findOne(resource.entity as never, { id } as never)) as EntityRow | null
  if (!record || record.deleted_at) throw notFound()
  for (const [column, allowed] of Object.entries(resource.scope?.(context) ?? {})) {
    if (![allowed].flat().includes(record[column] ?? null)) throw notFound()
  }
  return record
}

/** A record as its answer, with the entity tag that `If-Match` compares. */
export async function answer(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  context: Context,
  record: EntityRow,
): Promise<Response> {
  await context.em.flush()
  return enriched(enrichers, context, toRow(resource.entity, record))
}

async function enriched(enrichers: readonly Enricher[], context: Context, row: OutgoingRow): Promise<Response> {
  for (const enricher of enrichers) await enricher.run([row], context)
  return Response.json(row, { headers: { etag: `"${row.version ?? 1}"` } })
}

/** 412 with the current record when the client changed an older version; nothing is lost. */
export async function checkVersion(request: Request, record: EntityRow, current: () => Promise<Response>) {
  const wanted = request.headers.get('if-match')
  if (wanted && wanted !== '*' && wanted.replaceAll('"', '').replace(/^W\//, '') !== String(record.version)) {
    const extra = { current: await (await current()).json() }
    throw new Problem(412, 'core.stale', { extra, headers: { etag: `"${record.version}"` } })
  }
}

/** Creates a record as the generic call does: prepared, logged and told about. */
export async function createRecord(
  resource: AnyResource,
  context: Context,
  input: Record<string, unknown>,
): Promise<EntityRow> {
  const owner = isTenantEntity(resource.entity) ? { company_id: context.company.id } : {}
  const record = context.em.create(
    resource.entity as never,
    { ...withMoments(resource.entity, input), ...owner } as never,
  ) as EntityRow
  await prepare(resource, record, context, input, null)
  context.em.persist(record)
  await context.em.flush()
  context.log({
    type: resource.path,
    id: record.id,
    description: 'created',
    flowId: flowOf(resource, record),
    after: input,
  })
  if (resource.events?.created) context.emit(resource.events.created, { id: record.id })
  return record
}

/** Changes a record as the generic call does. */
export async function updateRecord(
  resource: AnyResource,
  context: Context,
  record: EntityRow,
  changes: Record<string, unknown>,
): Promise<void> {
  const before = Object.fromEntries(Object.keys(changes).map(key => [key, record[key]]))
  const changed = Object.keys(changes).filter(
    key => JSON.stringify(before[key] ?? null) !== JSON.stringify(changes[key] ?? null),
  )
  context.em.assign(record as never, withMoments(resource.entity, changes) as never)
  await prepare(resource, record, context, changes, before)
  await context.em.flush()
  if (!changed.length) return
  context.log({
    type: resource.path,
    id: record.id,
    description: 'updated',
    flowId: flowOf(resource, record),
    before: Object.fromEntries(changed.map(key => [key, before[key]])),
    after: Object.fromEntries(changed.map(key => [key, changes[key]])),
  })
  if (resource.events?.updated) context.emit(resource.events.updated, { id: record.id, changed })
}

/** Deletes a record, or moves it to the trash, unless a guard refuses. */
export async function deleteRecord(resource: AnyResource, context: Context, record: EntityRow): Promise<void> {
  for (const guard of context.all(deletionGuards)) {
    if (guard.table !== resource.entity.meta.tableName) continue
    const verdict = await guard.may(record.id, context)
    if (verdict !== true) throw context.refuse(verdict)
  }
  context.log({
    type: resource.path,
    id: record.id,
    description: 'deleted',
    flowId: flowOf(resource, record),
    before: toRow(resource.entity, record),
  })
  if ('deleted_at' in resource.entity.meta.properties) record.deleted_at = new Date()
  else context.em.remove(record)
  await context.em.flush()
  if (resource.events?.deleted) context.emit(resource.events.deleted, { id: record.id })
}

/** JSON has no moments: texts of moment columns become dates before they reach the mapper. */
function withMoments(entity: Entity, input: Record<string, unknown>): Record<string, unknown> {
  const moments = new Set(
    wireFields(entity).flatMap(({ name, schema }) => (schema.format === 'date-time' ? [name] : [])),
  )
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      moments.has(key) && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
}

async function prepare(
  resource: AnyResource,
  record: EntityRow,
  context: Context,
  changes: Record<string, unknown>,
  before: Record<string, unknown> | null,
) {
  const hook = resource.prepare as
    | ((...given: [EntityRow, Context, Record<string, unknown>, Record<string, unknown> | null]) => Promise<void>)
    | undefined
  await hook?.(record, context, changes, before)
}

function flowOf(resource: AnyResource, record: EntityRow): number | null {
  return resource.path === 'flow' ? record.id : typeof record.flow_id === 'number' ? record.flow_id : null
}
