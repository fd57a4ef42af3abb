import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { hasCustomFields } from '@core/db/entity'
import { JsonOf } from '@core/db/fields'
import { readPage } from '@core/db/list'
import { type Field, wireFields } from '@core/db/schema'
import { Both, type Condition, oneOf, type Where } from '@core/db/where'
import { valuesListed } from '@core/domain/listed-values'
import { isDay, isMoment } from '@core/time/written-day'
import type { EntityProperty } from '@mikro-orm/postgresql'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { type AskedFields, fieldsAsked, pickedFrom } from './asked-fields'
import { isOwnRange, rangesOf, wholeDay } from './ranges'
import type { AnyResource, Enricher, OutgoingRow } from './resource'
import { amountsOf, filterFields, isTexts, MOST_ROWS, partsOf, queryNameOf } from './schemas'

/** The query of a list, as its schema let it through. */
export type ListInput = Readonly<Record<string, unknown>>

/** Which rows a list asks for: checked, with the defaults and the scope of the resource. */
export interface Selection {
  readonly sort: string | undefined
  readonly where: Where
  readonly query: string | undefined
  readonly trashed: boolean
}

/** @throws Problem 422 for a field to sort by, or a filter value, that cannot be */
export function selectionOf(
  resource: AnyResource,
  context: Context,
  query: ListInput,
  options: { trashed?: boolean } = {},
): Selection {
  const sort = typeof query.sort === 'string' ? query.sort.replace(/^-/, '') : undefined
  const sortable =
    sort === undefined ||
    wireFields(resource.entity).some(({ name }) => name === sort) ||
    (hasCustomFields(resource.entity) && OWN_FIELD.test(sort))
  if (!sortable) throw invalid('sort', 'core.unknown_field')
  const where: Record<string, unknown> = { ...resource.defaults }
  for (const { name, property, schema } of filterFields(resource.entity)) {
    const given = query[name] ?? query[queryNameOf(name)]
    if (typeof given !== 'string') continue
    const asksForDay = schema.format === 'date-time' && isDay(given)
    where[name] = asksForDay ? wholeDay(given, context) : filterValue(name, given, property, schema)
  }
  for (const part of partsOf(resource.entity)) {
    const given = query[part]
    if (typeof given === 'string' && given !== 'all') where[part] = given === 'null' ? null : valuesListed(given)
  }
  for (const [column, value] of Object.entries(where)) if (value === undefined) delete where[column]
  if (hasCustomFields(resource.entity)) Object.assign(where, customFilters(query))
  const besides = [
    ...rangesOf(resource.entity, context, query),
    ...declaredFilters(resource, query),
    ...Object.entries(resource.scope?.(context) ?? {}),
  ]
  for (const [column, demand] of besides)
    where[column] = Object.hasOwn(where, column) ? new Both(where[column], demand) : demand
  return {
    sort: (query.sort as string | undefined) ?? resource.sort,
    where,
    query: query.query as string | undefined,
    trashed: options.trashed ?? false,
  }
}

/** What the filters that a resource declares ask of its columns. */
function declaredFilters({ filters = {} }: AnyResource, query: ListInput): [column: string, demand: unknown][] {
  return Object.entries(filters).flatMap(([name, { asks }]) => {
    const given = query[name]
    return typeof given === 'string' && given !== 'all' ? Object.entries(asks(valuesListed(given))) : []
  })
}

/** A field that the company added, as sort and filters name it. */
export const OWN_FIELD = /^custom_fields\.[a-z][a-z0-9_]{0,47}$/

/** `custom_fields.type_dak=plat`: filters on fields that the company added. */
function customFilters(query: ListInput): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([column, value]) => OWN_FIELD.test(column) && !isOwnRange(column) && value !== 'all')
      .map(([column, value]) => [column, value === 'null' ? null : valuesListed(String(value))]),
  )
}

/** Answers a list: an array, or with `limit` a page that says in `Link` where the next one begins. */
export async function listRows(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  context: Context,
  request: Request,
  query: ListInput,
  options: { trashed?: boolean; also?: Condition } = {},
): Promise<Response> {
  const selection = { ...selectionOf(resource, context, query, options), also: options.also }
  const asked = fieldsAsked(resource, enrichers, query)
  const limit = (query.limit as number | undefined) ?? MOST_ROWS
  const offset = (query.offset as number | undefined) ?? 0
  const after = typeof query.after === 'string' ? givenPlace(resource, selection.sort, query.after) : undefined
  const sum = query.sum ? amountsAsked(resource, String(query.sum)) : undefined
  const page = await readPage(context, resource.entity, {
    ...selection,
    fields: asked.columns,
    sum,
    offset,
    limit,
    after,
  })
  const json = await enrichedJson(asked, context, page.json)
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
  if (query.limit === undefined) {
    if (page.more || page.total > MOST_ROWS) headers['x-truncated'] = String(page.total)
    return new Response(json, { headers })
  }
  if (page.last && (after || page.more || offset + limit < page.total))
    headers.link = `<${nextUrl(request, page.last)}>; rel="next"`
  const pagination = { total: page.total, offset, limit, ...(page.more && { more: true }), sums: page.sums }
  return new Response(`{"data":${json},"pagination":${JSON.stringify(pagination)}}`, { headers })
}

/** @throws Problem 422 for a column that holds no amounts */
function amountsAsked({ entity }: AnyResource, sum: string): string[] {
  const asked = [...new Set(sum.split(','))]
  const known = amountsOf(entity)
  if (asked.some(column => !known.includes(column))) throw invalid('sum', 'core.unknown_field')
  return asked
}

async function enrichedJson({ enrichers, names }: AskedFields, context: Context, json: string): Promise<string> {
  if (json === '[]' || !enrichers.length) return json
  const rows = await enrichRows(enrichers, context, JSON.parse(json) as OutgoingRow[])
  return JSON.stringify(names ? rows.map(row => pickedFrom(row, names)) : rows)
}

/** Adds to the rows of a list what enrichers have for lists. */
export async function enrichRows(
  enrichers: readonly Enricher[],
  context: Context,
  rows: OutgoingRow[],
): Promise<OutgoingRow[]> {
  for (const enricher of enrichers) if (!enricher.single && rows.length) await enricher.run(rows, context)
  return rows
}

interface Place {
  readonly value: unknown
  readonly id: number
}

/** The value sorted by and the number of the last row of a page. */
export function cursorOf(last: string): Place {
  const [value, id] = JSON.parse(last) as [unknown, number]
  return { value, id }
}

/** A place as clients hand it back: nothing in it is taken on trust. */
function givenPlace(resource: AnyResource, sort: string | undefined, after: string): Place {
  const wrong = invalid('after', 'core.invalid_value')
  let place: unknown
  try {
    place = JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    throw wrong
  }
  if (!Array.isArray(place) || place.length !== 2 || !Number.isSafeInteger(place[1])) throw wrong
  const column = sort?.replace(/^-/, '') ?? 'id'
  const field = wireFields(resource.entity).find(({ name }) => name === column)
  const [value, id] = place as [unknown, number]
  const fits = OWN_FIELD.test(column)
    ? value === null || typeof value !== 'object'
    : field && (Value.Check(comparedAs(field), value) || (value === null && field.property.nullable))
  if (!fits || String(value).includes('\0')) throw wrong
  return { value, id }
}

/** What has a structure is compared as it is written. */
const comparedAs = ({ property, schema }: Field): TSchema =>
  (property.customType ?? (property.type as unknown)) instanceof JsonOf ? t.String() : schema

function nextUrl(request: Request, last: string): string {
  const url = new URL(request.url)
  url.searchParams.delete('offset')
  url.searchParams.set('after', Buffer.from(last).toString('base64url'))
  return `${url.pathname}${url.search}`
}

/** Numbers are stored up to here. */
const MOST = 1e15

function filterValue(column: string, given: string, property: EntityProperty, schema: TSchema): unknown {
  if (given === 'all') return undefined
  if (given === 'null' && property.nullable) return null
  if (isTexts(schema)) return oneOf(valuesListed(given))
  const values = valuesListed(given).map(value => {
    if (value === 'null' && property.nullable) return null
    if (schema.type === 'integer' || schema.type === 'number') {
      const number = Number(value)
      const { minimum = -MOST, maximum = MOST } = schema
      const isNumber = schema.type === 'integer' ? Number.isSafeInteger(number) : Math.abs(number) <= MOST
      // Nothing is nothing: no record has number 0, and asking for it is no mistake.
      if (!isNumber || number < Math.min(minimum, 0) || number > maximum) throw invalid(column, 'core.invalid_number')
      return number
    }
    if (schema.type === 'boolean') {
      if (!/^(true|false|1|0)$/.test(value)) throw invalid(column, 'core.invalid_value')
      return value === 'true' || value === '1'
    }
    if (schema.format === 'date' || schema.format === 'date-time') {
      if (!isDay(value) && !isMoment(value)) throw invalid(column, 'core.invalid_date')
      return value
    }
    return value
  })
  return values.length === 1 ? values[0] : values
}
