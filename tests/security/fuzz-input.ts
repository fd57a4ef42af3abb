import { mt940 } from '@plugins/bank/tests/sample-statements'
import fc from 'fast-check'
import { ROWS } from './fill-company'
import { HUGE, NASTY_BODIES, NASTY_NUMBERS, NASTY_TEXTS } from './nasty'

/** What the fuzz reads of an operation in the OpenAPI document. */
export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  readonly requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema: Schema }> }>>
}

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  /** Takes what is there already, and no invention. */
  readonly readOnly?: boolean
}

/** A request as plain data, so that the smallest failing one can be printed and sent again. */
export interface FuzzCase {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** The text of a JSON body, which need not be JSON, or the fields of a form. */
  readonly body?: string | undefined
  readonly form?: Readonly<Record<string, unknown>> | undefined
}

const nasty = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...NASTY_TEXTS) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...NASTY_NUMBERS) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [null], { $ne: 1 }, [[[[[[]]]]]]) },
  )

/** What there is to be found by an input. */
export interface Known {
  /** The first of {@link ROWS} records of each kind. */
  readonly id: number
  /** Who asks. */
  readonly userId: number
  readonly password: string
  readonly hash: string
}

/** A value of a schema, or now and then something else. */
function valuesOf(schema: Schema, resolve: (ref: string) => Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const mostly = (good: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: nasty() })
  if (schema.$ref) return valuesOf(resolve(schema.$ref), resolve, known, name)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => valuesOf(one, resolve, known, name)))
  if (schema.allOf) return fc.oneof(...schema.allOf.map(one => valuesOf(one, resolve, known, name)))
  if ('const' in schema) return mostly(fc.constant(schema.const))
  switch (schema.type) {
    case 'object':
      return mostly(objectOf(schema, resolve, known))
    case 'array':
      return mostly(fc.array(valuesOf(schema.items ?? {}, resolve, known), { maxLength: 3 }))
    case 'boolean':
      return mostly(fc.boolean())
    case 'null':
      return fc.constant(null)
    case 'integer':
      return mostly(numberOf(schema, known))
    case 'number':
      return mostly(
        fc.oneof(
          numberOf(schema, known),
          fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true }),
        ),
      )
    case 'string':
      if (name === 'hash') return mostly(fc.constant(known.hash))
      return mostly(name.includes('password') ? fc.constant(known.password) : textOf(schema))
  }
  return fc.constantFrom<unknown>(...FILES)
}

function objectOf(schema: Schema, resolve: (ref: string) => Schema, known: Known): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property.readOnly ? [] : [[name, valuesOf(property, resolve, known, name)] as const],
  )
  return fc.record(Object.fromEntries(entries), { requiredKeys: [...(schema.required ?? [])] as never[] })
}

function numberOf({ minimum = -1e9, maximum = 1e9 }: Schema, { id, userId }: Known): fc.Arbitrary<unknown> {
  const within = fc.integer({ min: Math.ceil(Math.max(minimum, -1e9)), max: Math.floor(Math.min(maximum, 1e9)) })
  const record = fc.integer({ min: 0, max: ROWS - 1 }).map(row => id + row)
  return fc.oneof(
    { weight: 6, arbitrary: record },
    { weight: 3, arbitrary: within },
    { weight: 1, arbitrary: fc.constant(userId) },
  )
}

function textOf({ format, maxLength = 1000 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.date({ noInvalidDate: true }).map(date => date.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom<string>(...NASTY_TEXTS),
    fc.constantFrom(
      '2026-11-21',
      '2026-02-30',
      '9998-12-31',
      '#12AB34',
      'draft',
      'id,version',
      '-id',
      'quotation',
      'flow',
      'text',
      '1',
      '<p>Dag <b>Jan</b></p>',
    ),
  )
}

/** A body that means well, with at most a few of its fields something else. */
function changed(body: string, schema: Schema, resolve: (ref: string) => Schema, known: Known): fc.Arbitrary<string> {
  const fields = Object.entries((schema.$ref ? resolve(schema.$ref) : schema).properties ?? {}).filter(
    ([, { readOnly }]) => !readOnly,
  )
  return fc
    .subarray(fields, { maxLength: Math.min(MOST_CHANGED, fields.length) })
    .chain(some =>
      fc.record(Object.fromEntries(some.map(([name, one]) => [name, valuesOf(one, resolve, known, name)]))),
    )
    .map(others => jsonOf({ ...JSON.parse(body), ...others }))
}

/** Fields changed in a body that means well. */
const MOST_CHANGED = 2
/** Optional parameters in one request. */
const MOST_OPTIONAL = 3

/** Names of files that {@link requestOfCase} knows how to make. */
export const FILES = ['@png', '@svg', '@html', '@pdf', '@empty', '@text', '@cut'] as const

/**
 * Requests for an operation: of its schema with records that exist, or `plain` with a few fields changed; now and then of
 * no schema at all.
 */
export function casesOf(
  operation: Operation,
  resolve: (ref: string) => Schema,
  known: Known,
  plain: FuzzCase,
): fc.Arbitrary<FuzzCase> {
  const parameters = (place: 'path' | 'query') =>
    (operation.parameters ?? []).filter(parameter => parameter.in === place)
  const parameter = (name: string, schema: Schema): fc.Arbitrary<string> =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: name === 'hash' ? fc.constant(known.hash) : valuesOf(schema, resolve, known).map(written),
      },
      { weight: 1, arbitrary: nasty().map(written) },
    )
  const group = (place: 'path' | 'query') => {
    const all = parameters(place)
    const needed = all.filter(({ required }) => required)
    // A list takes dozens: all at once, they find nothing and refuse each other.
    const wanted = fc.subarray(
      all.filter(({ required }) => !required),
      { maxLength: Math.min(MOST_OPTIONAL, all.length - needed.length) },
    )
    return wanted.chain(
      some =>
        fc.record(
          Object.fromEntries([...needed, ...some].map(({ name, schema }) => [name, parameter(name, schema)])),
        ) as fc.Arbitrary<Record<string, string>>,
    )
  }
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = content && valuesOf(content.schema, resolve, known)
  return fc.record({
    path: group('path'),
    query: group('query'),
    headers: fc.record(
      {
        'if-match': fc.constantFrom('"1"', '*', 'W/"2"', 'onzin', ''),
        'idempotency-key': fc.constantFrom('een', 'twee', 'x'.repeat(300)),
        'accept-language': fc.constantFrom('nl', 'en', 'es-AR', 'xx;q=bad', '*'),
      },
      { requiredKeys: [] },
    ),
    body:
      body && type === 'application/json'
        ? fc.oneof(
            { weight: plain.body ? 8 : 12, arbitrary: body.map(jsonOf) },
            ...(plain.body ? [{ weight: 4, arbitrary: changed(plain.body, content.schema, resolve, known) }] : []),
            { weight: 1, arbitrary: body.map(value => doubled(jsonOf(value))) },
            { weight: 1, arbitrary: fc.constantFrom<string>(...NASTY_BODIES) },
          )
        : fc.constant(undefined),
    form:
      body && type === 'multipart/form-data' ? (body as fc.Arbitrary<Record<string, unknown>>) : fc.constant(undefined),
  }) as fc.Arbitrary<FuzzCase>
}

const written = (value: unknown): string =>
  value === HUGE ? '1e309' : typeof value === 'object' ? JSON.stringify(value) : String(value)
const jsonOf = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(HUGE), '1e309')
/** The same JSON object with its first key twice: what counts is up to the reader, that it is one answer is not. */
const doubled = (json: string): string => json.replace(/^\{("[^"]*"):/, '{$1:null,$1:')

/** Turns a case into a request. */
export function requestOfCase(
  method: string,
  template: string,
  { path, query, headers, body, form }: FuzzCase,
  token?: string,
): Request {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encoded(path[name] ?? ''))
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
  return new Request(`http://localhost${filled}${search.length ? `?${search.join('&')}` : ''}`, {
    method,
    headers: {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body !== undefined ? { body } : form ? { body: formOf(form) } : {}),
  })
}

/** A text in an address; what cannot be written there stays broken on purpose. */
const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) || '%20' : '%ED%A0%80')

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  if (typeof fields !== 'object' || fields === null) return form
  for (const [name, value] of Object.entries(fields)) {
    const content = CONTENTS[String(value)]
    form.append(name, content === undefined ? written(value) : new File([content], `bestand${String(value).slice(1)}`))
  }
  return form
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const CONTENTS: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  '@png': new Uint8Array(PNG),
  '@svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '@html': '<!doctype html><script>alert(1)</script>',
  '@pdf': '%PDF-1.7\n%%EOF',
  '@empty': '',
  '@text': 'naam;bedrag\n=1+1;2',
  '@cut': new Uint8Array(PNG.subarray(0, 40)),
  '@statement': mt940([
    { from: '2026-11-20', until: '2026-11-20', opening: 0, lines: [{ day: '2026-11-20', amount: 1 }] },
  ]),
}
