import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { TEMPLATE } from './fill-company'

/** What a sample is made of. */
export interface Stuff {
  /** Every text that has no other rule. */
  readonly text: string
  /** Every whole number that may be one: the number of a record. */
  readonly id: number
  /** A customer hash, where one is asked. */
  readonly hash?: string
}

/**
 * A value that a schema takes, with the number of a record wherever a whole number fits: an input made of the numbers
 * of another company tries every reference of a call at once.
 */
export function sampleOf(schema: TSchema, stuff: Stuff, name = ''): unknown {
  switch (schema[Kind]) {
    case 'Object':
      return Object.fromEntries(
        Object.entries((schema as TObject).properties).flatMap(([key, property]) =>
          property.readOnly ? [] : [[key, sampleOf(property, stuff, key)]],
        ),
      )
    case 'Array':
      return [sampleOf(schema.items as TSchema, stuff, name)]
    case 'Record':
      return {}
    case 'Union':
      return sampleOf(likeliest(schema.anyOf as TSchema[]), stuff, name)
    case 'Literal':
      return schema.const
    case 'Boolean':
      return false
    case 'Null':
      return null
    case 'Integer':
    case 'Number':
      return inRange(schema, schema[Kind] === 'Integer' ? stuff.id + (name === 'template_id' ? TEMPLATE : 0) : 1)
    case 'String':
      return textOf(schema, stuff, name)
  }
  return picture()
}

/** Of several: a number before a text, so that references are tried, and anything before nothing. */
const likeliest = (some: TSchema[]): TSchema =>
  (some.find(one => one[Kind] === 'Integer') ?? some.find(one => one[Kind] !== 'Null') ?? some[0]) as TSchema

function inRange({ minimum = -Infinity, maximum = Infinity }: TSchema, wanted: number): number {
  return wanted >= minimum && wanted <= maximum
    ? wanted
    : Math.max(minimum === -Infinity ? 0 : minimum, Math.min(1, maximum))
}

/** No two samples have the same address: most may be used once only. */
let people = 0

function textOf({ format, maxLength = 1000, minLength = 0 }: TSchema, stuff: Stuff, name: string): string {
  if (name === 'hash') return stuff.hash ?? ''
  if (name === 'kind') return 'task'
  if (name === 'enclosed') return `flowfile/${stuff.id}`
  if (name.includes('password')) return 'Welkom2026'
  if (format === 'date') return '2026-11-21'
  if (format === 'date-time') return '2026-11-21T10:00:00.000Z'
  if (format === 'time-zone') return 'Europe/Amsterdam'
  if (format === 'module') return 'CRM'
  if (format === 'scope') return 'CRM:read'
  if (format === 'email') return `iemand${++people}@test.example`
  if (format === 'color' || name.includes('color')) return '#123456'
  return stuff.text.slice(0, maxLength).padEnd(minLength, 'x')
}

/** One pixel: what every upload takes. */
const picture = () => new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' })
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
