import type { FuzzCase, Operation, Schema } from './fuzz-input'
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
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
] as const

/** Two values of the same key: which of them counts is up to the reader, that it is one answer is not. */
const TWICE = [
  ['null', '1'],
  ['1', '"tekst"'],
] as const

/**
 * What every call gets for certain, before chance has its turn: each nasty text in one of its parameters and in its
 * search, each nasty body, each nasty value in all fields of its body at once, and each field twice.
 */
export function certainCases(
  { parameters = [], requestBody }: Operation,
  resolve: (ref: string) => Schema,
  plain: FuzzCase,
): FuzzCase[] {
  const search = parameters.find(({ name }) => name === 'query')
  const inParameter = NASTY_TEXTS.flatMap((text, i) =>
    [parameters[i % parameters.length], search].flatMap((parameter): FuzzCase[] => {
      if (!parameter) return []
      const place = parameter.in
      return [{ ...plain, [place]: { ...plain[place], [parameter.name]: text } }]
    }),
  )
  const content = requestBody?.content['application/json']
  if (!content) return inParameter
  const fields = fieldsOf(content.schema, resolve)
  const bodies = [
    ...NASTY_BODIES,
    ...NASTY_JSON.map(json => `{${fields.map(field => `${JSON.stringify(field)}:${json}`).join()}}`),
    ...TWICE.map(pair => `{${fields.flatMap(field => pair.map(json => `${JSON.stringify(field)}:${json}`)).join()}}`),
  ]
  return [...inParameter, ...bodies.map(body => ({ ...plain, body }))]
}

function fieldsOf(schema: Schema, resolve: (ref: string) => Schema): string[] {
  if (schema.$ref) return fieldsOf(resolve(schema.$ref), resolve)
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(part => fieldsOf(part, resolve))]
}
