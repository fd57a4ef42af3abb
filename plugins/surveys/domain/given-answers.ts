import { ownValue } from '@core/domain/own-value'
import { WORKED_OUT } from '../contract/field-types'
import { rowsIn } from './rows-in'

interface GivenField {
  readonly field_name: string
  readonly field_type: string
  readonly group: string | null
}

/**
 * The answers that people gave, without those that follow from them: what two devices work out of their answers differs
 * until these have met, and is nobody's change.
 */
export function givenAnswers(
  fields: readonly GivenField[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given: Record<string, unknown> = { ...answers }
  for (const { field_name, field_type, group } of fields) {
    if (!WORKED_OUT.has(field_type)) continue
    if (group === null) delete given[field_name]
    else if (Array.isArray(ownValue(given, group)))
      given[group] = rowsIn(given[group]).map(({ [field_name]: _, ...row }) => row)
  }
  return given
}
