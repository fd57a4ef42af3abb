import type { FuzzCase, Known, Operation } from './fuzz-input'

/** The row whose customer hash is used: see `known.hash`. */
export const LINKED = 1

/**
 * A request that means well: records that exist, and the example of the document with numbers of such records. What
 * chance makes of it gets past the checks of the input more often than what it makes of nothing.
 */
export function plainCase(operation: Operation, known: Known): FuzzCase {
  const { parameters = [], requestBody } = operation
  const byHash = parameters.some(({ name }) => name === 'hash')
  const id = known.id + (byHash ? LINKED : 0)
  const sampled = (name: string, type: string | undefined) =>
    name === 'hash' ? known.hash : type === 'integer' ? String(id) : 'proef'
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters.flatMap(parameter =>
        parameter.in === place && (parameter.required || parameter.name === 'hash')
          ? [[parameter.name, sampled(parameter.name, parameter.schema.type)]]
          : [],
      ),
    )
  const example = requestBody?.content['application/json']?.example
  return {
    path: named('path'),
    query: named('query'),
    headers: {},
    ...(example === undefined ? {} : { body: JSON.stringify(withRecords(example, id)) }),
  }
}

/** An example with the numbers of records that exist, wherever it names one. */
function withRecords(value: unknown, id: number, name = ''): unknown {
  if (Array.isArray(value)) return value.map(one => withRecords(one, id, name.replace(/s$/, '')))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withRecords(one, id, key)]))
  return typeof value === 'number' && /(?:^|_)id$/i.test(name) ? id : value
}
