import { customFieldsOf } from '@core/custom-fields/custom-values'
import { hasCustomFields } from '@core/db/entity'
import { inputSchema } from '@core/db/schema'
import type { Context } from '@core/http/context'
import type { AnyResource } from '@core/resource/resource'
import { movedFields } from '@core/states/states'
import { LANGUAGES } from '@core/tenancy/modules'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import { type BroughtAlong, importOptions } from './import-options'
import { openAdditions, ownerOf } from './imported-additions'

/** A field that a column of a file can fill. */
export interface ImportField {
  /** As in the body of `POST`; with a dot for one that the company added, `custom_fields.type_dak`, or of a record that is brought along. */
  readonly name: string
  /** In the language of who asks. */
  readonly label: string
  /** What files may call it: its names in every language. */
  readonly names: readonly string[]
  readonly schema: TSchema
  readonly required: boolean
  /** Words for what can be chosen, in every language, and the value that they stand for. */
  readonly words: ReadonlyMap<string, string>
}

/** The body of `POST`, or with `partial` of `PATCH`: an import takes what they take. */
export const bodyOf = (resource: AnyResource, partial: boolean): TObject =>
  inputSchema(resource.entity, {
    partial,
    readonly: [...(resource.readonly ?? []), ...movedFields(resource.states)],
  })

/** The fields that a file may fill: the record's own, those of other plugins, and those that the company added. */
export async function importFields(context: Context, resource: AnyResource): Promise<readonly ImportField[]> {
  const { properties, required = [] } = bodyOf(resource, false)
  const owner = ownerOf(context, resource)
  const named = importOptions(resource)?.fields
  const columns = Object.entries(properties).map(([name, schema]) => ({ name, schema, plugin: owner }))
  const added = openAdditions(context, resource).flatMap(({ fields, plugin }) =>
    Object.entries(fields).map(([name, schema]) => ({ name, schema, plugin })),
  )
  const fields = [...columns, ...added]
    .map(field => ({ ...field, schema: withoutNull(field.schema) }))
    .filter(({ name, schema, plugin }) => (named && plugin === owner ? name in named : isPlain(schema)))
    .map(({ name, schema, plugin }): ImportField => {
      const key = named?.[name] ?? camelCase(name)
      const texts = textsOf(context, plugin, key)
      return {
        name,
        label: texts.own ?? name,
        names: [name, ...texts.all],
        schema,
        required: required.includes(name),
        words: wordsOf(context, plugin, key, schema),
      }
    })
  const order = Object.keys(named ?? {})
  const placeOf = ({ name }: ImportField) => (order.includes(name) ? order.indexOf(name) : order.length)
  if (named) fields.sort((a, b) => placeOf(a) - placeOf(b))
  const brought = Object.entries(importOptions(resource)?.brings ?? {}).flatMap(([column, one]) =>
    broughtFields(context, owner, column, one),
  )
  return [...brought, ...fields, ...(hasCustomFields(resource.entity) ? await customOnes(context, resource) : [])]
}

/** Fields of a record that rows bring along: `relation_id.email`. */
function broughtFields(
  context: Context,
  plugin: string,
  prefix: string,
  { resource, fields, brings = {} }: BroughtAlong,
): ImportField[] {
  const { properties } = bodyOf(resource, true)
  const own = Object.entries(fields).map(([name, key]): ImportField => {
    const texts = textsOf(context, plugin, key)
    const schema = withoutNull(properties[name] ?? t.String())
    return {
      name: `${prefix}.${name}`,
      label: texts.own ?? name,
      names: texts.all,
      schema,
      required: false,
      words: wordsOf(context, plugin, key, schema),
    }
  })
  const further = Object.entries(brings).flatMap(([column, one]) =>
    broughtFields(context, plugin, `${prefix}.${column}`, one),
  )
  return [...own, ...further]
}

function customSchema(type: string, options: readonly string[]): TSchema {
  switch (type) {
    case 'number':
      return t.Number()
    case 'date':
      return t.String({ format: 'date' })
    case 'boolean':
      return t.Boolean()
    case 'choice':
      return t.Union(options.map(option => t.Literal(option)))
    default:
      return t.String()
  }
}

async function customOnes(context: Context, resource: AnyResource): Promise<ImportField[]> {
  return (await customFieldsOf(context, resource.path)).map(({ key, label, type, options, required }) => ({
    name: `custom_fields.${key}`,
    label,
    names: [label, key],
    schema: customSchema(String(type), options),
    required,
    words: new Map(),
  }))
}

/** A text of a plugin in the language of who asks, and in all of them. */
function textsOf(context: Context, plugin: string, key: string) {
  const texts = context.assembly.locales[plugin]
  return {
    own: texts?.[context.language][key],
    all: LANGUAGES.flatMap(language => texts?.[language][key] ?? []),
  }
}

/** `method_fixed` beside `method`: how plugins name what can be chosen. */
function wordsOf(context: Context, plugin: string, key: string, schema: TSchema): ReadonlyMap<string, string> {
  const values = choicesOf(schema) ?? []
  return new Map(
    values.flatMap(value =>
      textsOf(context, plugin, `${key}_${value}`).all.map(word => [word.toLowerCase(), value] as const),
    ),
  )
}

/** What a schema lets choose from, if that is all it takes. */
export function choicesOf(schema: TSchema): readonly string[] | undefined {
  const some = (schema.anyOf ?? [schema]) as TSchema[]
  return some.every(one => typeof one.const === 'string') ? some.map(one => one.const as string) : undefined
}

/** The schema of a value that is there. */
function withoutNull(schema: TSchema): TSchema {
  const some = (schema.anyOf as TSchema[] | undefined)?.filter(({ type }) => type !== 'null')
  return some && some.length === 1 && some[0] ? some[0] : schema
}

const isPlain = (schema: TSchema) =>
  ['string', 'number', 'integer', 'boolean'].includes(schema.type as string) || choicesOf(schema) !== undefined

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
