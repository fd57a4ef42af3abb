import type { useT } from '@core/ui'
import { COMPARES_NOTHING, RULE_OPERATORS } from '../../contract/field-types'
import type { FormField, ShowRule } from './form-field'

/** When a field is asked, in one line: "Breedte is groter dan 5 en Dak is ingevuld". */
export const rulesInWords =
  (t: ReturnType<typeof useT<'surveys'>>, fields: readonly FormField[]) =>
  (value: unknown): string =>
    ((value ?? []) as readonly ShowRule[])
      .map(({ field_name, operator, field_value }) => {
        const field = fields.find(one => one.field_name === field_name)?.field_label ?? field_name
        const known = RULE_OPERATORS.find(one => one === operator)
        const words = known ? t(`op_${known}`) : operator
        return [field, words, COMPARES_NOTHING.has(operator) ? null : field_value].filter(Boolean).join(' ')
      })
      .join(` ${t('and')} `) || '–'
