import type { Static } from '@sinclair/typebox'
import type { tagRule } from '../../entities/tag-rule'
import type { METHODS } from '../../entities/webhook-connection'
import type { Message } from './send'

export type TagRule = Static<typeof tagRule>

/** A connection as far as it makes a call. */
export interface Tagged {
  readonly url: string
  readonly method: (typeof METHODS)[number]
  readonly header_tags: readonly TagRule[]
  readonly body_tags: readonly TagRule[]
  readonly query_tags: readonly TagRule[]
}

/** What a test sends: the example, or else what stands for none. */
export const exampleOf = ({ example, nullvalue }: TagRule): string | null => example || nullvalue || null

/** Headers hold one line of Latin letters. */
const asHeader = (value: string): string => value.replace(/[^\x20-\x7e\xa0-\xff]+/g, ' ').trim()

/**
 * The call that a connection makes (G-WEBT): headers, the query of its address, and a JSON body with a field for each tag.
 * A header or part of the query without a value is left out; a field of the body is null then.
 */
export function callOf(connection: Tagged, fill: (rule: TagRule) => string | null): Message {
  const { method } = connection
  const filled = (rules: readonly TagRule[]) => rules.map(rule => [rule.fieldkey.trim(), fill(rule)] as const)
  const url = new URL(connection.url)
  for (const [key, value] of filled(connection.query_tags)) if (value !== null) url.searchParams.set(key, value)
  const headers = Object.fromEntries(
    filled(connection.header_tags).flatMap(([key, value]) => (value ? [[key.toLowerCase(), asHeader(value)]] : [])),
  )
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return {
    address: url.href,
    method,
    headers: hasBody ? { 'content-type': 'application/json', ...headers } : headers,
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(filled(connection.body_tags))) }),
  }
}
