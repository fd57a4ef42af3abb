import type { FuzzCase, Known, Operation, Schema } from './fuzz-input'
import { NASTY_BODIES, NASTY_TEXTS } from './nasty'

/** JSON that is of the type of hardly any field, or breaks what reads it. */
const NASTY_JSON = [
  '1e309',
  '-1e309',
  '0.1',
  '"\\u0000"',
  '"\\ud800"',
  '"\u202Eliforp\u202C"',
  '"👩‍👩‍👧‍👦"',
  '"1e309"',
  'true',
  'null',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"role":5000}}',
] as const

/**
 * What every call gets for certain, before chance has its turn: each nasty text in one of its parameters, each nasty body,
 * and each nasty value in all fields of its body at once.
 */
export function certainCases(
  { parameters = [], requestBody }: Operation,
  resolve: (ref: string) => Schema,
  known: Known,
): FuzzCase[] {
  const named = (place: 'path' | 'query') => parameters.filter(parameter => parameter.in === place)
  const path = Object.fromEntries(
    named('path').map(({ name }) => [name, name === 'hash' ? known.hash : String(known.id)]),
  )
  const needed = Object.fromEntries(
    named('query').flatMap(({ name, required }) => (required ? [[name, name === 'hash' ? known.hash : 'proef']] : [])),
  )
  const plainest = { path, query: needed, headers: {} }
  const inParameter = NASTY_TEXTS.flatMap((text, i): FuzzCase[] => {
    const parameter = parameters[i % parameters.length]
    if (!parameter) return []
    const place = parameter.in
    return [{ ...plainest, [place]: { ...plainest[place], [parameter.name]: text } }]
  })
  const content = requestBody?.content['application/json']
  if (!content) return inParameter
  const fields = fieldsOf(content.schema, resolve)
  const bodies = [
    ...NASTY_BODIES,
    ...NASTY_JSON.map(json => `{${fields.map(field => `${JSON.stringify(field)}:${json}`).join()}}`),
  ]
  return [...inParameter, ...bodies.map(body => ({ ...plainest, body }))]
}

function fieldsOf(schema: Schema, resolve: (ref: string) => Schema): string[] {
  if (schema.$ref) return fieldsOf(resolve(schema.$ref), resolve)
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(part => fieldsOf(part, resolve))]
}
