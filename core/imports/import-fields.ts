import type { Context } from '@core/context/context'
import { LANGUAGES } from '@core/context/modules'
import { hasCustomFields } from '@core/db/entity'
import { inputSchema, wireFields } from '@core/db/schema'
import type { ReferenceTarget } from '@core/domain/field-description'
import { customFieldsOf } from '@core/resource/custom-values'
import { declared } from '@core/resource/declared'
import { describeFields, isDescribed, labelKey, ownerOf } from '@core/resource/describe-fields'
import { isReadable } from '@core/resource/is-readable'
import { referencedResource } from '@core/resource/referenced-resource'
import type { AnyResource } from '@core/resource/resource'
import { movedFields } from '@core/states/states'
import { type TObject, type TSchema, Type as t } from '@sinclair/typebox'
import { type BroughtAlong, type ImportOptions, importOptions } from './import-options'
import { openAdditions } from './imported-additions'
import { importedFields } from './imported-fields'

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
  /** Column by whose text files give the record that it refers to. */
  readonly lookUpBy?: string
}

/** The body of `POST`, or with `partial` of `PATCH`: an import takes what they take. */
export const bodyOf = (resource: AnyResource, partial: boolean): TObject =>
  inputSchema(resource.entity, {
    partial,
    readonly: [...(resource.readonly ?? []), ...movedFields(resource.states)],
  })

/** The fields that a file may fill: those of every file, and those of other records that the company keeps with it. */
export async function importFields(context: Context, resource: AnyResource): Promise<readonly ImportField[]> {
  const further = context.all(importedFields).filter(one => one.resource === resource.path)
  const fields = await Promise.all(further.map(one => one.fields(context)))
  return [...(await sheetFields(context, resource)), ...fields.flat()]
}

/** The fields of an empty sheet: the record's own, those of other plugins, and those that the company added. */
export async function sheetFields(context: Context, resource: AnyResource): Promise<readonly ImportField[]> {
  const owner = ownerOf(context.use(declared), resource)
  const options = importOptions(resource)
  const brought = Object.entries(options?.brings ?? {}).flatMap(([column, one]) =>
    broughtFields(context, owner, column, one),
  )
  const fields = inOrder(
    [
      ...ownFields(context, resource, owner),
      ...lookedUpFields(context, resource, owner),
      ...addedFields(context, resource, owner),
    ],
    options?.fields ?? [],
  )
  return [...brought, ...fields, ...(hasCustomFields(resource.entity) ? await customOnes(context, resource) : [])]
}

/** Columns of the record: those that people see, where its plugin names them; else those that import or schema tell. */
function ownFields(context: Context, resource: AnyResource, owner: string): ImportField[] {
  const { properties, required = [] } = bodyOf(resource, false)
  const { fields: described } = describeFields(context.use(declared), resource)
  const named = importOptions(resource)?.fields
  const open = named && !isList(named) ? named : isDescribed(context.use(declared), resource) ? described : properties
  return Object.entries(properties)
    .map(([name, schema]) => ({ name, schema: withoutNull(schema) }))
    .filter(
      ({ name, schema }) =>
        Object.hasOwn(open, name) && (open === named || isPlain(schema) || described[name]?.input === 'tags'),
    )
    .map(({ name, schema }) => {
      const field = described[name]
      const key = (named && !isList(named) ? named[name] : undefined) ?? field?.label ?? camelCase(name)
      const lookUpBy = field?.reference?.by
      return {
        ...inWords(context, owner, { name, key, schema }),
        required: required.includes(name),
        ...(lookUpBy && isTextOf(context, field.reference, lookUpBy) ? { lookUpBy } : {}),
      }
    })
    .filter(({ name, lookUpBy }) => described[name]?.input !== 'reference' || lookUpBy !== undefined)
}

/** A record can be looked up by a column, not by what an enricher works out. */
function isTextOf(context: Context, target: ReferenceTarget | undefined, column: string): boolean {
  const resource = context.use(declared).resources.find(({ path }) => `/api/${path}` === target?.path)
  return resource !== undefined && wireFields(resource.entity).some(({ name }) => name === column)
}

/** References to what this user may read. */
const lookedUpFields = (context: Context, resource: AnyResource, owner: string): ImportField[] =>
  Object.entries(importOptions(resource)?.lookUps ?? {}).flatMap(([name, { label, by }]) => {
    const target = referencedResource(context, resource, name)
    if (!target || !isReadable(target, context)) return []
    return [{ ...inWords(context, owner, { name, key: label, schema: t.String() }), required: false, lookUpBy: by }]
  })

/** What is kept elsewhere: of the plugin itself as far as it has a name, and of other plugins. */
function addedFields(context: Context, resource: AnyResource, owner: string): ImportField[] {
  const named = importOptions(resource)?.fields
  return openAdditions(context, resource).flatMap(({ fields, plugin }) =>
    Object.entries(fields)
      .map(([name, schema]) => ({ name, schema: withoutNull(schema) }))
      .filter(({ schema }) => isPlain(schema))
      .flatMap(({ name, schema }) => {
        const texts = context.use(declared).locales[plugin]?.nl ?? {}
        const own = labelKey(texts, resource.entity.meta.tableName, name)
        const key = (named && !isList(named) ? named[name] : undefined) ?? own
        if (plugin === owner && !key) return []
        return [{ ...inWords(context, plugin, { name, key: key ?? camelCase(name), schema }), required: false }]
      }),
  )
}

/** Those that the import names first, in its order, and then the others. */
function inOrder(fields: readonly ImportField[], named: NonNullable<ImportOptions['fields']>): ImportField[] {
  const order = isList(named) ? named : Object.keys(named)
  const placeOf = ({ name }: ImportField) => (order.includes(name) ? order.indexOf(name) : order.length)
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const isList = (named: NonNullable<ImportOptions['fields']>): named is readonly string[] => Array.isArray(named)

/** Fields of a record that rows bring along: `relation_id.email`. */
function broughtFields(
  context: Context,
  plugin: string,
  prefix: string,
  { resource, fields, brings = {} }: BroughtAlong,
): ImportField[] {
  const { properties } = bodyOf(resource, true)
  const own = Object.entries(fields).map(([name, key]): ImportField => {
    const schema = withoutNull(properties[name] ?? t.String())
    const field = inWords(context, plugin, { name: `${prefix}.${name}`, key, schema })
    return { ...field, names: field.names.filter(known => known !== field.name), required: false }
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

/** What lists call a field that holds more than its name here says: a whole line of an address. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map([
  ['address', ['Adres', 'Adresregel', 'Straat en huisnummer', 'Straat + huisnummer', 'Street address', 'Dirección']],
])

/** A field under its name in the language of who asks, known by those of all languages. */
function inWords(
  context: Context,
  plugin: string,
  { name, key, schema }: { name: string; key: string; schema: TSchema },
): Omit<ImportField, 'required'> {
  const texts = textsOf(context, plugin, key)
  return {
    name,
    label: texts.own ?? name,
    names: [name, ...texts.all, ...(ALSO.get(name.slice(name.lastIndexOf('.') + 1)) ?? [])],
    schema,
    words: wordsOf(context, plugin, key, schema),
  }
}

/** A text of a plugin in the language of who asks, and in all of them. */
function textsOf(context: Context, plugin: string, key: string) {
  const texts = context.use(declared).locales[plugin]
  return {
    own: texts?.[context.language][key],
    all: LANGUAGES.flatMap(language => texts?.[language][key] ?? []),
  }
}

/** `field.product.type.manual` beside `field.product.type`: how plugins name what can be chosen. */
function wordsOf(context: Context, plugin: string, key: string, schema: TSchema): ReadonlyMap<string, string> {
  const values = choicesOf(schema) ?? []
  return new Map(
    values.flatMap(value =>
      textsOf(context, plugin, `${key}.${value}`).all.map(word => [word.toLowerCase(), value] as const),
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
