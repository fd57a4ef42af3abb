import { COMPARES_NOTHING } from '../../contract/field-types'
import { faultOf } from '../../domain/work-out'
import type { FormField } from './form-field'

/** What of a change can be kept; what is half typed waits until it is whole. */
export function finished(change: Partial<FormField>): Partial<FormField> {
  const { field_label, field_name, calculationrules, showrules, ...rest } = change
  return {
    ...rest,
    ...(field_label?.trim() && { field_label }),
    ...(field_name?.trim() && { field_name }),
    ...(calculationrules !== undefined &&
      (!calculationrules?.trim() || !faultOf(calculationrules)) && { calculationrules }),
    ...(showrules !== undefined &&
      (showrules ?? []).every(rule => COMPARES_NOTHING.has(rule.operator) || rule.field_value?.trim()) && {
        showrules,
      }),
  }
}
