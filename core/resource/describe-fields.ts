import { tagsOf } from '@core/context/modules'
import { entriesOf } from '@core/context/port'
import { type Traits, traitsOf } from '@core/db/described'
import { DecimalType, isMoney, JsonOf, ReferenceTo } from '@core/db/fields'
import { type Field, wireFields } from '@core/db/schema'
import { Not } from '@core/db/where'
import type { FieldDescription, FieldInput, ReferenceTarget, ResourceFields } from '@core/domain/field-description'
import { listedValues } from '@core/domain/listed-values'
import { movedFields } from '@core/states/states'
import { BigIntType, type EntityProperty } from '@mikro-orm/postgresql'
import type { TSchema } from '@sinclair/typebox'
import type { Declared } from './declared'
import type { AnyResource } from './resource'

type Texts = Readonly<Record<string, string>>
const textsOf = ({ locales }: Declared, part: string): Texts => locales[part]?.nl ?? {}

/** Moments that the kernel keeps of every record, with texts of its own. */
const KERNEL_MOMENTS: ReadonlySet<string> = new Set(['created_at', 'updated_at'])
/** Columns that every entity may have and that only programs use. */
const UNSEEN: ReadonlySet<string> = new Set(['id', 'company_id', 'version', 'deleted_at', 'lat', 'lng'])

/** The part of the platform that declares a resource: its texts name the fields. What no part lists is the kernel's own. */
export const ownerOf = ({ plugins }: Pick<Declared, 'plugins'>, { path }: Pick<AnyResource, 'path'>): string =>
  plugins.find(plugin => plugin.resources?.some(resource => resource.path === path))?.code ?? 'core'

/**
 * The key of the name of a field among the texts of its owner: `field.relation.name`, or `field.name` where several
 * tables of a plugin mean the same by it.
 */
export const labelKey = (texts: Texts, table: string, column: string): string | undefined =>
  [`field.${table}.${column}`, `field.${column}`].find(key => key in texts)

/**
 * The fields of a resource as people meet them, in the order of its entity; those that are named and no others. None for
 * a resource whose plugin does not describe it.
 */
export function describeFields(declared: Declared, resource: AnyResource): ResourceFields {
  const owner = ownerOf(declared, resource)
  const described = (isDescribed(declared, resource) ? seenFields(resource) : []).flatMap(
    ({ field, input, traits }) => {
      const naming = KERNEL_MOMENTS.has(field.name) ? ['core'] : [owner, ...(traits.texts ? [traits.texts] : [])]
      const table = resource.entity.meta.tableName
      const texts = naming.find(part => labelKey(textsOf(declared, part), table, field.name))
      if (!texts) return []
      const named = textsOf(declared, texts)
      const label = labelKey(named, table, field.name) ?? ''
      const description: FieldDescription = {
        input,
        label,
        ...(`${label}.help` in named ? { help: `${label}.help` } : {}),
        ...(texts === owner ? {} : { texts }),
        ...rulesOf(resource, field, input),
        ...choicesOf(field, label, named),
        ...referenceOf(declared, field),
        ...(traits.input === 'checkbox' && field.schema.type === 'integer' ? { asNumber: true as const } : {}),
      }
      return [[field.name, description] as const]
    },
  )
  return { path: `/api/${resource.path}`, texts: owner, fields: Object.fromEntries(described) }
}

/** Whether the texts of its owner name fields of this resource: from one on, all that people see have to be named. */
export function isDescribed(declared: Declared, resource: AnyResource): boolean {
  const texts = declared.locales[ownerOf(declared, resource)]?.nl ?? {}
  return Object.keys(texts).some(key => key.startsWith(`field.${resource.entity.meta.tableName}.`))
}

/** Names of the fields that people would see if they had a name. */
export const namelessFields = (declared: Declared, resource: AnyResource): string[] => {
  const { fields } = describeFields(declared, resource)
  return seenFields(resource)
    .map(({ field }) => field.name)
    .filter(name => !(name in fields))
}

interface Seen {
  field: Field
  input: FieldInput
  traits: Traits
}

function seenFields(resource: AnyResource): Seen[] {
  const own = wireFields(resource.entity)
  const isMoment = ({ name }: Field) => KERNEL_MOMENTS.has(name)
  return [...own.filter(field => !isMoment(field)), ...own.filter(isMoment)].flatMap(field => {
    const traits = traitsOf(field.property)
    const input = traits.internal || UNSEEN.has(field.name) ? undefined : (traits.input ?? inputOf(field))
    return input ? [{ field, input, traits }] : []
  })
}

/** What a column is filled in with by its type; numbers of rows that no table is known of are for programs. */
function inputOf({ property, schema }: Field): FieldInput | undefined {
  const type: unknown = property.customType ?? property.type
  if (property.items?.length) return 'select'
  if (type instanceof JsonOf) return undefined
  if (type instanceof ReferenceTo) return 'reference'
  if (type instanceof BigIntType) return undefined
  if (type instanceof DecimalType) return isPercentage(type) ? 'percent' : isMoney(type) ? 'money' : 'number'
  if (schema.type === 'boolean') return 'checkbox'
  if (schema.type === 'integer') return 'number'
  if (schema.format === 'email') return 'email'
  if (schema.format === 'date') return 'date'
  if (schema.format === 'date-time') return 'datetime'
  return property.length === undefined && Number(schema.maxLength) > 255 ? 'textarea' : 'text'
}

const isPercentage = ({ least, most }: DecimalType) => least === 0 && most === 100

/** What always has a value: no is one, and no labels at all are too. */
const NEVER_EMPTY: ReadonlySet<FieldInput> = new Set(['checkbox', 'tags'])

/** Whether clients read a field and never send it. */
const isClosed = ({ readonly = [], states }: AnyResource, name: string): boolean =>
  KERNEL_MOMENTS.has(name) || readonly.includes(name) || movedFields(states).includes(name)

function rulesOf(resource: AnyResource, { name, property, schema }: Field, input: FieldInput) {
  const closed = isClosed(resource, name)
  const { default: initial } = property as { default?: unknown }
  return {
    ...(property.nullable || closed || initial === '' || NEVER_EMPTY.has(input) ? {} : { required: true as const }),
    ...(closed ? { readonly: true as const } : {}),
    ...(schema.type === 'string' && schema.maxLength ? { maxLength: Number(schema.maxLength) } : {}),
    ...(input === 'percent' ? { min: 0, max: 100 } : {}),
    ...(input === 'money' && schema.minimum === 0 ? { min: 0 } : {}),
    ...(schema.type === 'integer' && input === 'number' ? { decimals: 0 } : {}),
    ...(!closed && isPlain(initial) && initial !== false && !NEVER_EMPTY.has(input) ? { initial } : {}),
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

function choicesOf({ schema }: Field, label: string, texts: Texts): Pick<FieldDescription, 'choices'> {
  const some = (schema.anyOf ?? []) as TSchema[]
  const values = some.map(one => one.const).filter(value => typeof value === 'string')
  if (!values.length) return {}
  const keys = values.map(value => [value, `${label}.${value}`] as const).filter(([, key]) => key in texts)
  return { choices: Object.fromEntries(keys) }
}

function referenceOf(declared: Declared, { property }: Field): { reference?: ReferenceTarget } {
  const type: unknown = property.customType ?? property.type
  if (!(type instanceof ReferenceTo)) return {}
  const target = declared.resources.find(({ entity }) => entity.meta.tableName === type.table)
  if (!target) return {}
  const among = Object.entries(type.among).map(([column, asked]) => [column, filterOf(target, column, asked)])
  return { reference: { ...targetOf(declared, target), ...(among.length && { among: Object.fromEntries(among) }) } }
}

/** How a list is asked for what may be chosen: one of some values, or of a fixed list all but some. */
function filterOf({ entity }: AnyResource, column: string, asked: unknown): string {
  if (!(asked instanceof Not)) return listedValues([asked].flat().map(String))
  const { items = [] } = (entity.meta.properties as Record<string, EntityProperty>)[column] ?? {}
  const refused = [asked.value].flat()
  return listedValues(items.filter(item => !refused.includes(item)).map(String))
}

/** How the records of a resource are looked up. */
export function targetOf({ entries }: Declared, { path, called, sort, module = [] }: AnyResource): ReferenceTarget {
  const { by = 'name', notes = [], sort: order = sort ?? by } = called ?? {}
  const modules = tagsOf(module, added => entriesOf(entries, added))
  return { path: `/api/${path}`, by, notes, sort: order, ...(modules.length ? { modules } : {}) }
}
