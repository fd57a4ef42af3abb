import { useMemo } from 'react'
import { asPage, type RowOf } from '../query/list.ts'
import { useCall } from '../query/use-call.ts'

/** A field that the company added to one kind of its records. */
export type CustomField = RowOf<'/api/customfield'>
/** What those fields hold for one record, by key. */
export type CustomValues = Readonly<Record<string, unknown>>

/** They change once in a while: milliseconds for which an answer is good. */
const freshMs = 5 * 60_000
const none: CustomField[] = []

/** All fields that the company added, in their order; one answer serves all resources. */
export const useAllCustomFields = (enabled = true) =>
  useCall('get', '/api/customfield', { params: { query: { sort: 'order', limit: 500 } } }, { enabled, freshMs })

/**
 * The fields that the company added to a resource (`/api/relation`), in their order; undefined while they are on their
 * way.
 */
export function useCustomFields(resource: string | undefined): CustomField[] | undefined {
  const answer = useAllCustomFields(resource !== undefined)
  return useMemo(() => {
    // A screen without them is better than no screen.
    if (resource === undefined || answer.isError) return none
    if (!answer.data) return undefined
    return asPage<CustomField>(answer.data).rows.filter(field => `/api/${field.resource}` === resource)
  }, [resource, answer.data, answer.isError])
}
