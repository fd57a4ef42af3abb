import { type Call, type Incoming, isForUsers, linksOf } from '@core/context/call'
import type { Caller } from '@core/context/caller'
import { type FieldProblem, invalid, notFound, Problem } from '@core/context/problem'
import { NOT_BLANK } from '@core/db/schema'
import { isEmail } from '@core/domain/email-address'
import type { PublicCall } from '@core/platform/public-call'
import { tooLarge } from '@core/storage/file-refused'
import { limitOf, type UploadPurpose } from '@core/storage/upload-purposes'
import { isTimeZone } from '@core/time/time-zone'
import { isDay, isMoment } from '@core/time/written-day'
import { FormatRegistry, Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { bearerOf } from './bearer'
import { bodyOf } from './body'
import { drawable } from './drawable'

/** Largest JSON body in kilobytes, by who may make a call, unless the call says otherwise. */
const LARGEST_KB = { anybody: 4, customers: 64, users: 1024 } as const
/** Wrong fields that are named in one answer: a list of thousands would take long to look through. */
const MOST_NAMED = 50
/** Room in a multipart body beside its file, in bytes. */
const FIELDS_LIMIT = 1024 * 1024

FormatRegistry.Set('date', isDay)
FormatRegistry.Set('date-time', isMoment)
FormatRegistry.Set('email', isEmail)
FormatRegistry.Set('time-zone', isTimeZone)
FormatRegistry.Set('color', value => /^#[0-9a-f]{6}$/i.test(value))

/** Media types of JSON. None of them can be sent cross-site without a preflight request. */
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*(?:;|$)/i

/** Checked input, with its types forgotten: each call knows them by its schemas. */
export type Input = Incoming<unknown, object, unknown, unknown>

type Read = (request: Request, params: Record<string, string>, caller: Caller) => Promise<Input>

/** Reads and checks path, query and body of a call against its schemas; every wrong field is named at once. */
export function inputReader(call: Call | PublicCall): Read {
  const params = checker(call.params)
  const query = checker(call.query)
  const asked = queryReader(call.query)
  const body = checker(call.body)
  const repeatsId = Boolean(call.params?.properties.id && call.body && !declares(call.body, 'id'))
  return async (request, given, caller) => {
    const path = params(call.params ? typed(call.params, decoded(given)) : given, 'path') as Record<string, unknown>
    const sent = async () => {
      if (call.multipart)
        return Value.Convert(call.body as TObject, await formOf(request, call.multipart, call.body as TObject))
      const json = await jsonOf(request, largestOf(call, request) * 1024)
      return repeatsId ? withoutIdOfPath(json, path.id) : json
    }
    return {
      params: path,
      query: query(call.query ? typed(call.query, asked(request)) : {}, 'query') as object,
      body: call.body ? body(await sent(), 'body') : {},
      request,
      recordId: 0,
      recordKind: '',
      caller,
      heard: undefined,
    }
  }
}

/** Largest JSON body of a request, in kilobytes. Whoever brings a token is known by now: the body is read after it. */
function largestOf({ access, largestKb }: Call | PublicCall, request: Request): number {
  if (largestKb !== undefined) return largestKb
  if (access === 'public') return LARGEST_KB.anybody
  const byUser = isForUsers(access) && (!linksOf(access).length || bearerOf(request) !== undefined)
  return byUser ? LARGEST_KB.users : LARGEST_KB.customers
}

const declares = (schema: TSchema, field: string): boolean =>
  Object.hasOwn((schema.properties as object | undefined) ?? {}, field)

/** Accept the record id in the body as S0 §7 clients send it, as long as it equals the id in the path. */
function withoutIdOfPath(json: unknown, id: unknown): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'id')) return json
  const { id: repeated, ...rest } = json as Record<string, unknown>
  return repeated === id ? rest : json
}

/** Checks values as the body of a call with this schema is checked. @throws Problem 422 that names every wrong field */
export function bodyCheck(schema: TObject): (value: unknown) => Record<string, unknown> {
  const check = checker(schema)
  return value => check(value, 'body') as Record<string, unknown>
}

function checker(schema: TObject | TSchema | undefined) {
  if (!schema) return (value: unknown) => value
  const strict = exact(schema)
  const compiled = TypeCompiler.Compile(strict)
  return (value: unknown, place: 'path' | 'query' | 'body') => {
    // Refuse undeclared fields: a call may assign its whole body to a record.
    if (compiled.Check(value)) return place === 'body' ? drawable(Value.Clean(strict, value)) : value
    if (place === 'path') throw notFound()
    const errors: Record<string, FieldProblem> = {}
    let named = 0
    for (const error of compiled.Errors(value)) {
      const field = error.path.slice(1).replaceAll('/', '.') || place
      const { type, schema } = ofValue(error)
      errors[field] ??= fieldProblem(type, schema)
      if (++named >= MOST_NAMED) break
    }
    throw new Problem(422, 'core.invalid_input', { errors })
  }
}

/** For an optional value, report what is wrong with it and not that it should be absent. */
function ofValue(error: ValueError): ValueError {
  if (error.type !== ValueErrorType.Union) return error
  const some = error.schema.anyOf as TSchema[]
  const [only, ...others] = [...some.keys()].filter(i => some[i]?.[Kind] !== 'Null' && some[i]?.const !== '')
  return (only !== undefined && !others.length && error.errors[only]?.First()) || error
}

/** The same schema in which whole numbers are those that JSON and PostgreSQL carry exactly. */
function exact<T>(node: T): T {
  if (Array.isArray(node)) return node.map(exact) as T
  if (typeof node !== 'object' || node === null) return node
  // Use an object without prototype: `constructor` is no declared field.
  const copy = Object.create(null) as Record<PropertyKey, unknown>
  for (const key of Reflect.ownKeys(node)) copy[key] = exact((node as Record<PropertyKey, unknown>)[key])
  const whole = (node as Partial<TSchema>)[Kind] === 'Integer'
  if (whole) {
    copy.minimum ??= Number.MIN_SAFE_INTEGER
    copy.maximum ??= Number.MAX_SAFE_INTEGER
  }
  return copy as T
}

const OF_FORMAT: Readonly<Record<string, string>> = {
  email: 'core.invalid_email',
  color: 'core.invalid_color',
  'time-zone': 'core.invalid_time_zone',
  module: 'core.invalid_value',
  scope: 'core.invalid_value',
}

function fieldProblem(type: ValueErrorType, schema: TSchema): FieldProblem {
  switch (type) {
    case ValueErrorType.ObjectRequiredProperty:
      return { key: 'core.required' }
    case ValueErrorType.StringPattern:
      return { key: schema.pattern === NOT_BLANK ? 'core.required' : 'core.invalid_value' }
    case ValueErrorType.ObjectAdditionalProperties:
      return { key: 'core.unknown_field' }
    case ValueErrorType.StringMinLength:
      return schema.minLength === 1
        ? { key: 'core.required' }
        : { key: 'core.too_short', values: { min: schema.minLength } }
    case ValueErrorType.StringMaxLength:
      return { key: 'core.too_long', values: { max: schema.maxLength } }
    case ValueErrorType.StringFormat:
      return { key: OF_FORMAT[schema.format ?? ''] ?? 'core.invalid_date' }
    case ValueErrorType.Integer:
    case ValueErrorType.Number:
      return { key: 'core.invalid_number' }
    case ValueErrorType.NumberMinimum:
    case ValueErrorType.IntegerMinimum:
      return { key: 'core.too_small', values: { min: schema.minimum } }
    case ValueErrorType.NumberMaximum:
    case ValueErrorType.IntegerMaximum:
      return { key: 'core.too_big', values: { max: schema.maximum } }
    default:
      return { key: 'core.invalid_value' }
  }
}

/** Texts of an address as their schema has them. A number that is not whole stays a text, and is refused as one. */
function typed(schema: TObject, given: Record<string, string>): unknown {
  const broken = Object.entries(given).filter(
    ([name, value]) => schema.properties[name]?.[Kind] === 'Integer' && !/^-?\d+$/.test(value),
  )
  return { ...(Value.Convert(schema, { ...given }) as object), ...Object.fromEntries(broken) }
}

/** Refuse texts that PostgreSQL cannot store: U+0000 and lone surrogates. */
const storable = (text: string): string => {
  if (text.includes('\0') || !text.isWellFormed()) throw new Problem(422, 'core.null_character')
  return text
}

function decoded(params: Record<string, string>): Record<string, string> {
  for (const value of Object.values(params)) if (value.includes('\0') || value.includes('%00')) throw notFound()
  return { ...params }
}

/** Refuse unknown query parameters: a list that ignores a misspelled filter would answer everything. */
function queryReader(schema: TObject | undefined): (request: Request) => Record<string, string> {
  const properties = schema?.properties ?? {}
  const patterns = Object.keys((schema?.patternProperties ?? {}) as object).map(pattern => new RegExp(pattern))
  return request => {
    const query: Record<string, string> = Object.create(null)
    for (const [key, value] of new URL(request.url).searchParams) {
      if (!Object.hasOwn(properties, key) && !patterns.some(pattern => pattern.test(key)))
        throw invalid(storable(key), 'core.unknown_parameter', { name: key })
      query[key] = storable(value)
    }
    return { ...query }
  }
}

const typeOf = (request: Request): string => request.headers.get('content-type') ?? ''

/** What only an escape can bring into a text, and the one name that is not a field: rarely there, so looked for first. */
const SUSPECT = /\\u|__proto__/

async function jsonOf(request: Request, most: number): Promise<unknown> {
  const bytes = await bodyOf(request, { most, tooLarge: () => new Problem(413, 'core.too_large') })
  const text = new TextDecoder().decode(bytes)
  if (!text) return {}
  if (!JSON_TYPE.test(typeOf(request))) throw new Problem(415, 'core.json_only')
  try {
    if (!SUSPECT.test(text)) return JSON.parse(text)
    return JSON.parse(text, (key, value) => {
      storable(key)
      if (key === '__proto__') return undefined
      return typeof value === 'string' ? storable(value) : value
    })
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(422, 'core.not_json')
  }
}

/**
 * A multipart form as an object: texts and files by name, of a field that is a list all that came under its name. What is
 * too large is told how large a file may be (R-FILE-004).
 */
async function formOf(request: Request, purpose: UploadPurpose, body: TObject): Promise<Record<string, unknown>> {
  if (!FORM_TYPE.test(typeOf(request))) throw new Problem(415, 'core.form_only')
  const limitMb = limitOf(purpose)
  const most = limitMb * 1024 * 1024 + FIELDS_LIMIT
  const bytes = await bodyOf(request, { most, tooLarge: () => tooLarge(limitMb) })
  const headers = { 'content-type': typeOf(request) }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new Problem(422, 'core.not_a_form')
  })
  const read = (value: FormDataEntryValue) => (typeof value === 'string' ? storable(value) : asNamed(value))
  return Object.fromEntries(
    [...new Set(form.keys())].map(key => {
      const values = form.getAll(storable(key)).map(read)
      return [key, body.properties[key]?.type === 'array' ? values : values.at(-1)]
    }),
  )
}

const ESCAPES: Readonly<Record<string, string>> = { '%22': '"', '%0A': '\n', '%0D': '\r' }

/** A file under the name it has where it came from: forms write three characters of a name as escapes, and no others. */
function asNamed(file: File): File {
  const name = file.name.replace(/%(?:22|0A|0D)/gi, escaped => ESCAPES[escaped.toUpperCase()] ?? escaped)
  return name === file.name ? file : new File([file], name, { type: file.type })
}
