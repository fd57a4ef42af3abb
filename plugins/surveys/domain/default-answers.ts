import { optionsOf, WITHOUT_ANSWER, WORKED_OUT } from '../contract/field-types'
import { plainAnswer } from './plain-answer'

interface DefaultField {
  readonly field_name: string
  readonly field_type: string
  readonly group: string | null
  readonly options?: string | null
  readonly decimals?: number | null | undefined
  readonly own_answer?: number | undefined
  readonly default_value?: string | null | undefined
}

/** What stands in a field from the start, of how its builder typed that; undefined for nothing, or for what is no answer to it. */
export function defaultOf(field: Omit<DefaultField, 'field_name' | 'group'>): unknown {
  const text = field.default_value?.trim()
  if (!text || field.field_type === 'group' || WITHOUT_ANSWER.has(field.field_type) || WORKED_OUT.has(field.field_type))
    return undefined
  if (field.field_type === 'checkbox') return /^(ja|yes|true|1)$/i.test(text) ? true : undefined
  return plainAnswer(field, field.field_type === 'multiselect' ? optionsOf(text) : text)
}

/** The answers that stand in a form, or in a row of a group, when it is begun. */
export const defaultAnswers = (fields: readonly DefaultField[], group: string | null = null): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = field.group === group ? defaultOf(field) : undefined
      return value === undefined ? [] : [[field.field_name, value]]
    }),
  )
