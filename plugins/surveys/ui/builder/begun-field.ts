import { fieldNameOf } from '../../domain/field-name'
import type { FormField } from './form-field'

/** A new field that the server does not know yet, and the field that it comes behind; at the end without one. */
export interface BegunField {
  readonly field: FormField
  readonly behind: number | undefined
}

type Asked = Pick<FormField, 'id' | 'vertical_id' | 'group_id' | 'field_type' | 'field_label'>

/** A new field as it is shown until the server answers. */
export function begunField(asked: Asked): FormField {
  const now = new Date().toISOString()
  return {
    ...{
      company_id: 0,
      draft_of_id: null,
      version: 0,
      order: 0,
      created_at: now,
      updated_at: now,
      field_name: fieldNameOf(asked.field_label),
    },
    ...{ description: null, unit: null, options: null, options_by: null, calculationrules: null, showrules: null },
    ...{ required: 0, selectable_in_products: 1, staff_only: 0, recurring: 0, own_answer: 0 },
    ...{ decimals: null, min_value: null, max_value: null, default_value: null, least_photos: null },
    ...asked,
  }
}

/** The fields of a form with those that were begun, each in its place. */
export function withBegun(fields: readonly FormField[], begun: readonly BegunField[]): readonly FormField[] {
  const all = [...fields]
  for (const { field, behind } of begun) {
    if (all.some(({ id }) => id === field.id)) continue
    const place = all.findIndex(({ id }) => id === behind)
    all.splice(place < 0 ? all.length : place + 1, 0, field)
  }
  return all
}
