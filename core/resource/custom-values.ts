import type { Context } from '@core/context/context'
import { type FieldProblem, Problem } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { readTogether } from '@core/db/read-together'
import type { Row } from '@core/db/schema'
import { isDay } from '@core/time/written-day'
import { CustomField } from './custom-field'

/** What the fields of a company hold for one record, by key; an empty one is left out. */
export type CustomValues = Readonly<Record<string, string | number | boolean | null>>

type Definition = Row<typeof CustomField>

/** The fields that the company added to a resource, or to several, in their order. */
export const customFieldsOf = (context: Context, resource: string | readonly string[]): Promise<Definition[]> =>
  readTogether(context, `customfield/${resource}`, () => readRows(context, CustomField, 'all', { resource }, 'order'))

/** The same for the records of one resource that are made or changed together: read once, when the first one asks. */
export function sharedFields(context: Context, resource: string): () => Promise<readonly Definition[]> {
  let read: Promise<readonly Definition[]> | undefined
  return () => {
    read ??= customFieldsOf(context, resource)
    return read
  }
}

/**
 * What a record holds after a change: given values over those that stand there, `null` takes one away. A new record
 * (`before` is `null`) needs every field that is asked for; a change must not empty one. What stays as it is fits.
 *
 * @throws Problem 422 that names every field that does not exist, does not fit its type or is asked for and empty
 */
export function changedValues(
  fields: readonly Definition[],
  before: CustomValues | null,
  given: CustomValues,
): CustomValues {
  const definitions = new Map(fields.map(field => [field.key, field]))
  const errors: Record<string, FieldProblem> = {}
  for (const [key, value] of Object.entries(given)) {
    // A record that is sent back whole also holds what a field or choice that is gone left in it.
    if (before && Object.hasOwn(before, key) && before[key] === value) continue
    const field = definitions.get(key)
    const problem = !field ? 'core.unknown_field' : isEmpty(value) ? undefined : problemOf(field, value)
    if (problem) errors[`custom_fields.${key}`] = { key: problem }
  }
  const after = filledValues({ ...before, ...given })
  for (const [key, field] of definitions) {
    const asked = field.required && (before === null || Object.hasOwn(given, key))
    if (asked && !Object.hasOwn(after, key)) errors[`custom_fields.${key}`] ??= { key: 'core.required' }
  }
  if (Object.keys(errors).length) throw new Problem(422, 'core.invalid_input', { errors })
  return after
}

/** Values without those that are empty. */
export const filledValues = (values: CustomValues): CustomValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function problemOf(field: Definition, value: unknown): string | undefined {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' && Math.abs(value) < 1e15 ? undefined : 'core.invalid_number'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'core.invalid_value'
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : 'core.invalid_date'
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? undefined : 'core.invalid_value'
    default:
      return typeof value === 'string' && value.length <= 2000 ? undefined : 'core.invalid_value'
  }
}
