import type { useT } from '@core/ui'
import { COMPARES_NOTHING, optionsOf, RULE_OPERATORS } from '../../contract/field-types'
import type { FormField, ShowRule } from './form-field'

/** How a rule compares: "is groter dan". */
export function operatorWords({ operator }: ShowRule, t: ReturnType<typeof useT<'surveys'>>): string {
  const known = RULE_OPERATORS.find(one => one === operator)
  return known ? t(`op_${known}`) : operator
}

/** What it compares with, nothing for a rule that compares with nothing. */
export const valueWords = ({ operator, field_value }: ShowRule): string =>
  COMPARES_NOTHING.has(operator) ? '' : field_value?.trim() || '…'

/** "Soort dak is Plat". */
export function ruleWords(rule: ShowRule, fields: readonly FormField[], t: ReturnType<typeof useT<'surveys'>>): string {
  const asked = fields.find(({ field_name }) => field_name === rule.field_name.toLowerCase())
  return [asked?.field_label ?? rule.field_name, operatorWords(rule, t), valueWords(rule)].filter(Boolean).join(' ')
}

/** All rules of a field as the words of one line: "Breedte is groter dan 5 en Dak is ingevuld". */
export const rulesInWords =
  (fields: readonly FormField[], t: ReturnType<typeof useT<'surveys'>>) =>
  (value: unknown): string =>
    ((value ?? []) as readonly ShowRule[]).map(rule => ruleWords(rule, fields, t)).join(` ${t('and')} `) || '–'

/** The lists of a field as the words of one line: "Elco: Thision, Aerotop; Remeha: Tzerra". */
export const optionsByInWords = (value: unknown): string =>
  ((value as FormField['options_by'])?.lists ?? [])
    .map(({ field_value, options }) => `${field_value}: ${optionsOf(options).join(', ')}`)
    .join('; ') || '–'
