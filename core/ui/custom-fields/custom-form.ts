import type { FieldKind, FormField, FormItem, FormValues } from '../form/form-field.ts'
import { coreText } from '../i18n/use-t.ts'
import type { CustomField, CustomValues } from './use-custom-fields.ts'

/** In front of the key, in the names of a form: a dot would mean a field inside another one there. */
const mark = 'custom_fields:'

const kinds: Record<CustomField['type'], FieldKind> = {
  text: 'text',
  number: 'number',
  date: 'date',
  boolean: 'checkbox',
  choice: 'select',
}

/** The fields of the company as a form asks them, under a heading of their own. */
export function customItems<Values extends FormValues>(fields: readonly CustomField[]): FormItem<Values>[] {
  if (fields.length === 0) return []
  const asked = fields.map<FormField<Values>>(field => ({
    name: `${mark}${field.key}`,
    label: field.label,
    kind: kinds[field.type],
    required: field.required,
    // Without a unit it may as well be a year.
    plain: field.type === 'number',
    maxLength: 2000,
    width: 'half',
    ...(field.type === 'choice' ? { options: field.options.map(value => ({ value, label: value })) } : {}),
  }))
  return [{ section: coreText('customFields') }, ...asked]
}

/** Value of a form field in a record, wherever the record keeps it. */
export function valueIn(record: FormValues, name: string): unknown {
  return name.startsWith(mark)
    ? (record.custom_fields as CustomValues | undefined)?.[name.slice(mark.length)]
    : record[name]
}

/** What was filled in as the API takes it: fields of the company together in `custom_fields`. */
export function asBody(given: FormValues): FormValues {
  const own = Object.entries(given).filter(([name]) => name.startsWith(mark))
  if (own.length === 0) return given
  const plain = Object.entries(given).filter(([name]) => !name.startsWith(mark))
  const custom = Object.fromEntries(own.map(([name, value]) => [name.slice(mark.length), value]))
  return { ...Object.fromEntries(plain), custom_fields: custom }
}

/** Name in the form of a field that the API complains about. */
export const formName = (name: string): string => name.replace(/^custom_fields\./, mark)
