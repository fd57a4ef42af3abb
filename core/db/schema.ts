import {
  BigIntType,
  BooleanType,
  DateTimeType,
  DateType,
  type EntityProperty,
  IntegerType,
  StringType,
  TextType,
} from '@mikro-orm/postgresql'
import { type TObject, type TSchema, type TUnsafe, Type as t } from '@sinclair/typebox'
import type { Entity } from './entity'
import { DecimalType, JsonOf, NameOf, RecordOf, ReferenceTo, TextOf } from './fields'

/** Fields that the kernel fills and no client may write. */
const KERNEL_FIELDS = ['id', 'company_id', 'version', 'created_at', 'updated_at', 'deleted_at'] as const

/** A row of an entity that is not known by name. */
export type AnyRow = Record<string, unknown> & { id: number }

/** A row as it leaves through JSON: dates are ISO texts. */
export type Row<E> = E extends { '~entity': infer T }
  ? { [K in keyof T as K extends symbol ? never : K]-?: Wire<T[K]> }
  : AnyRow
type Wire<T> = T extends Date ? string : T extends undefined ? null : T

/** Nobody invoices more at a time; what is worked out from it still fits its columns. */
const LARGEST_AMOUNT = 9_999_999.99

/** A column as it travels in JSON. */
export interface Field {
  readonly name: string
  readonly property: EntityProperty
  readonly schema: TSchema
}

const fieldsOf = new WeakMap<Entity, readonly Field[]>()

/** The columns of an entity that travel in JSON, in declared order; hidden ones stay home. */
export function wireFields(entity: Entity): readonly Field[] {
  const known = fieldsOf.get(entity)
  if (known) return known
  entity.init()
  const fields = Object.entries(entity.meta.properties as Record<string, EntityProperty>)
    .filter(([, property]) => !property.hidden && property.persist !== false)
    .map(([name, property]) => ({ name, property, schema: leaf(property) }))
  fieldsOf.set(entity, fields)
  return fields
}

/** What the API answers for a row of an entity, column by column. */
export type RowSchema<E> = TUnsafe<Row<E>> & Pick<TObject, 'properties'>

/** What the API answers for a row of this entity. */
export function rowSchema<E extends Entity>(entity: E, title = entity.meta.tableName): RowSchema<E> {
  const properties = Object.fromEntries(
    wireFields(entity).map(({ name, property, schema }) => [name, property.nullable ? nullable(schema) : schema]),
  )
  return { ...t.Unsafe<Row<E>>(t.Object(properties, { title })), properties }
}

/**
 * What a client may send to create (`required` kept) or change (all optional) a row. Kernel fields and `readonly`
 * ones are left out, so that mass assignment of company, status or hash is impossible by construction.
 */
export function inputSchema(
  entity: Entity,
  options: { readonly?: readonly string[]; partial?: boolean } = {},
): TObject {
  const closed = new Set<string>([...KERNEL_FIELDS, ...(options.readonly ?? [])])
  const properties = Object.fromEntries(
    wireFields(entity)
      .filter(({ name }) => !closed.has(name))
      .map(({ name, property, schema }) => {
        const needed = !(property.nullable || property.default !== undefined || property.onCreate)
        const value = property.nullable ? nullable(schema) : needed ? filled(schema) : schema
        return [name, options.partial || !needed ? t.Optional(value) : value]
      }),
  )
  return t.Object(properties, {
    additionalProperties: false,
    title: `${entity.meta.tableName}.${options.partial ? 'update' : 'create'}`,
  })
}

/** Pattern of a text that is more than spaces. */
export const NOT_BLANK = '\\S'

/** What has to be there says something: a name of no letters is none, and neither is one of spaces (G-LEN). */
const filled = (schema: TSchema): TSchema =>
  schema.type === 'string' && !schema.format ? t.String({ ...schema, minLength: 1, pattern: NOT_BLANK }) : schema

/** A schema that also takes `null`. */
export const nullable = <S extends TSchema>(schema: S) => t.Union([schema, t.Null()])

function leaf(property: EntityProperty): TSchema {
  if (property.items?.length) return t.Union(property.items.map(value => t.Literal(value as string)))
  const type: unknown = property.customType ?? property.type
  if (type instanceof JsonOf) return type.schema
  if (type instanceof TextOf) return t.String({ format: type.format, maxLength: property.length ?? 255 })
  if (type instanceof NameOf) return t.String({ maxLength: property.length ?? 255 })
  if (type instanceof DecimalType) {
    return t.Number({ minimum: Math.max(type.least, -LARGEST_AMOUNT), maximum: Math.min(type.most, LARGEST_AMOUNT) })
  }
  if (type instanceof ReferenceTo || type instanceof RecordOf)
    return t.Integer({ minimum: type instanceof RecordOf ? type.least : 1, maximum: Number.MAX_SAFE_INTEGER })
  const kind = typeof type === 'function' ? type : type?.constructor
  switch (kind) {
    case BooleanType:
      return t.Boolean()
    case IntegerType:
      return t.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 })
    case BigIntType:
      return t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
    case DateTimeType:
      return t.String({ format: 'date-time' })
    case DateType:
      return t.String({ format: 'date' })
    case TextType:
      return t.String({ maxLength: 100_000 })
    case StringType:
      return t.String({ maxLength: property.length ?? 255 })
  }
  throw new Error(`No schema for the column type of ${property.name}`)
}
