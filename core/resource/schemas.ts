import { LEAST_ROLE } from '@core/context/access'
import type { Access } from '@core/context/call'
import { traitsOf } from '@core/db/described'
import { type Entity, hasCustomFields } from '@core/db/entity'
import { isAddable } from '@core/db/fields'
import { nullable, wireFields } from '@core/db/schema'
import { type ObjectOptions, type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import { withParam } from './additions'
import { partOf } from './asked-fields'
import { rangeParams } from './ranges'
import type { Addition, AnyResource, Enricher, OutgoingRow } from './resource'

/** Rows a list answers at the most; without `limit` as an array, which then says so in `X-Truncated`. */
export const MOST_ROWS = 1000

/** The number of a record in a path. */
export const idParams = t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

/** What lists are asked for by these names is never a filter, also where a column has the same name. */
const ASKED_OF_LISTS = new Set(['offset', 'limit', 'after', 'query', 'sort', 'fields', 'sum', 'with'])

/** The columns of an entity that its lists can be filtered on. */
export const filterFields = (entity: Entity) => wireFields(entity).filter(({ name }) => !ASKED_OF_LISTS.has(name))

/** The other name by which lists are asked for the number of a record, as S1 §7 has it: `userId` for `user_id`. */
export const queryNameOf = (column: string): string =>
  column.endsWith('_id') ? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : column

/** Fields that companies add have filters too; which there are, only their company knows. */
export const ownFilters = (entity: Entity): ObjectOptions =>
  hasCustomFields(entity)
    ? { patternProperties: { '^custom_fields\\.[a-z][a-z0-9_]{0,47}(_from|_to)?$': t.String() } }
    : {}

/** The columns of an entity that hold amounts, which lists add up. */
export const amountsOf = (entity: Entity): string[] =>
  wireFields(entity)
    .filter(({ property }) => isAddable(property.customType ?? property.type))
    .map(({ name }) => name)

/** What every list can be asked for, with a filter per column. */
export const listParams = (
  { entity, filters = {} }: Pick<AnyResource, 'entity' | 'filters'>,
  additions: readonly Addition[] = [],
): TObject =>
  t.Object(
    {
      offset: t.Optional(t.Integer({ minimum: 0, maximum: 10_000_000 })),
      limit: t.Optional(t.Integer({ minimum: 1, maximum: MOST_ROWS })),
      after: t.Optional(
        t.String({ maxLength: 7000, description: 'Where the page before ended, from its `Link` header' }),
      ),
      query: t.Optional(t.String({ maxLength: 255, description: 'Words that must all occur' })),
      sort: t.Optional(
        t.String({
          maxLength: 64,
          description:
            'Field to sort by, `-` in front for descending; choices go by the order of their list, users by name',
        }),
      ),
      fields: t.Optional(
        t.String({
          maxLength: 2000,
          description: 'Fields to answer, separated by commas: rows then hold these and `id` alone',
        }),
      ),
      ...(amountsOf(entity).length
        ? {
            sum: t.Optional(
              t.String({
                maxLength: 255,
                description: `Amounts to add up over all rows that are asked for, separated by commas: ${amountsOf(entity).join(', ')}`,
              }),
            ),
          }
        : {}),
      ...withParam(additions),
      ...rangeParams(entity),
      ...filtersOf(entity),
      ...Object.fromEntries(
        Object.entries(filters).map(([name, { description }]) => [
          name,
          t.Optional(t.String({ maxLength: 2000, description })),
        ]),
      ),
    },
    ownFilters(entity),
  )

/** What a list answers when `fields` asks for parts of its rows. */
export const listParts = (row: TObject) => listAnswer(partOf(row))

/** An array, or with `limit` a page. */
export const listAnswer = (row: TSchema) =>
  t.Union([
    t.Array(row),
    t.Object({
      data: t.Array(row),
      pagination: t.Object({
        total: t.Integer(),
        offset: t.Integer(),
        limit: t.Integer(),
        more: t.Optional(
          t.Boolean({ description: 'There are more than `total`: a search is not counted any further' }),
        ),
        sums: t.Optional(
          t.Record(t.String(), t.Number(), {
            description: 'What `sum` asked for; not when there are more than `total`',
          }),
        ),
      }),
    }),
  ])

/** The columns of an entity with texts that people see, labels among them: what stands in them can be chosen from. */
export const textFields = (entity: Entity): string[] =>
  wireFields(entity)
    .filter(({ property, schema }) => {
      const { internal, opensLink } = traitsOf(property)
      const isText = schema.type === 'string' && (!schema.format || schema.format === 'email')
      return (isText || isTexts(schema)) && !internal && !opensLink
    })
    .map(({ name }) => name)

/** Texts inside columns with a structure that lists can be filtered on: `customer.city`. */
export const partsOf = (entity: Entity): string[] =>
  wireFields(entity).flatMap(({ name, property }) => (traitsOf(property).parts ?? []).map(part => `${name}.${part}`))

/** A list of texts, like labels. */
export const isTexts = (schema: TSchema): boolean => schema.type === 'array' && schema.items?.type === 'string'

/** Every plain column can be filtered on, and labels on each of them; several values are separated by commas. */
function filtersOf(entity: Entity): Record<string, TSchema> {
  return Object.fromEntries(
    filterFields(entity)
      .filter(({ schema }) => schema.type !== 'object' && (schema.type !== 'array' || isTexts(schema)))
      .flatMap(({ name }) => [name, queryNameOf(name)])
      .concat(partsOf(entity))
      .map(name => [name, t.Optional(t.String({ maxLength: 2000 }))]),
  )
}

/** Schema of a row as {@link toRow} and enrichers make it. */
export type AnswerSchema = TObject & { static: OutgoingRow }

/**
 * Schema of a row with the fields that enrichers add, and those that other plugins add when asked. Where some of what the
 * resource itself adds is left out it has another name, `flow.row`: nobody is to expect that in it.
 */
export function rowWith(
  resource: AnyResource,
  enrichers: readonly Enricher[],
  additions: readonly Addition[] = [],
): AnswerSchema {
  const own = Object.fromEntries(
    wireFields(resource.entity).map(({ name, property, schema }) => [
      name,
      property.nullable ? nullable(schema) : schema,
    ]),
  )
  const enriched = enrichers.flatMap(enricher =>
    Object.entries(enricher.fields).map(([name, schema]) => [name, enricher.single ? t.Optional(schema) : schema]),
  )
  const added = additions.flatMap(({ fields }) =>
    Object.entries(fields).map(([name, schema]) => [name, t.Optional(schema)]),
  )
  const isWhole = (resource.enrich ?? []).every(enricher => enrichers.includes(enricher))
  const title = isWhole ? resource.path : `${resource.path}.row`
  return t.Object({ ...own, ...Object.fromEntries([...enriched, ...added]) }, { title }) as AnswerSchema
}

/** Who may make the calls of a resource that read. */
export function accessOf({ module, role = LEAST_ROLE }: Pick<AnyResource, 'module' | 'role'>): Access {
  return module ? { module, role } : { role }
}

/** Who may make those that change. */
export const accessToWrite = (resource: Pick<AnyResource, 'module' | 'role' | 'writers'>): Access =>
  accessOf({ ...resource, ...resource.writers })
