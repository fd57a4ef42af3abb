import { fieldNameOf } from '../../domain/field-name'
import type { FormField } from './form-field'

/** Whether the name is still the one that came with the label: "breedte", or "breedte_2" beside another. */
export function nameFollows({ field_label, field_name }: Pick<FormField, 'field_label' | 'field_name'>): boolean {
  const own = fieldNameOf(field_label)
  return field_name === own || (own !== '' && field_name.startsWith(own) && /^_\d+$/.test(field_name.slice(own.length)))
}

/** Other fields whose formula, rules or choices speak of this one. */
export function usedBy(field: FormField, fields: readonly FormField[]): FormField[] {
  const name = new RegExp(`(^|[^a-z0-9_])${field.field_name}($|[^a-z0-9_])`, 'i')
  return fields.filter(
    ({ id, calculationrules, showrules, options_by }) =>
      id !== field.id &&
      (options_by?.field_name.toLowerCase() === field.field_name ||
        name.test(calculationrules ?? '') ||
        showrules?.some(rule => rule.field_name.toLowerCase() === field.field_name)),
  )
}

/**
 * What changes with the label: the name too, until it was typed apart (R-VERT-002). A name that a formula or a rule speaks
 * of stays, because they would lose the field.
 */
export function changedLabel(field: FormField, label: string, fields: readonly FormField[]): Partial<FormField> {
  const own = fieldNameOf(label)
  if (!own || !nameFollows(field) || usedBy(field, fields).length) return { field_label: label }
  const taken = new Set(fields.filter(({ id }) => id !== field.id).map(({ field_name }) => field_name))
  let name = own
  for (let number = 2; taken.has(name); number += 1) name = `${own}_${number}`
  return { field_label: label, field_name: name }
}
