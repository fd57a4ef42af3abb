import type { ReactNode } from 'react'
import type { ReferenceTarget } from '../../domain/field-description.ts'
import type { Choice } from '../fields/combobox.tsx'
import type { Option } from '../fields/select.tsx'
import type { Lasting } from '../format/clock.ts'

/**
 * What a field is filled in with. `choice` has a `Choice` as value, `reference` the number of a record, the others plain
 * values; empty is null.
 */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'email'
  | 'phone'
  | 'url'
  | 'postcode'
  | 'password'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'select'
  | 'radio'
  | 'choice'
  | 'reference'
  | 'tags'
  | 'checkbox'
  | 'switch'

export type FormValues = Record<string, unknown>

/** What a hand-written control gets. */
export interface FieldControl<Values extends FormValues = FormValues> {
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  values: Values
  /** Fills in another field of the form: one control may ask what are two columns. */
  fill: (name: keyof Values & string, value: unknown) => void
}

/** What is asked by a field, whatever form it stands in. */
export interface AnyFormField {
  name: string
  label: string
  kind?: FieldKind
  required?: boolean
  help?: ReactNode
  /** For `select` and `radio`; for `tags` those on offer beside what is typed. */
  options?: readonly Option<string | number>[]
  /** For `choice`: fixed, or asked from the server while typing. */
  choices?: readonly Choice[]
  search?: (query: string, signal: AbortSignal) => Promise<readonly Choice[]>
  /** For `reference`: how the other record is looked up. */
  reference?: ReferenceTarget
  /** For `choice`: offers what was typed as "(nieuw)", with id null. */
  allowNew?: boolean
  /** Text of the empty choice of a `select`. */
  empty?: string
  unit?: string
  /** A number without a thousands point: a year, a code. */
  plain?: boolean
  decimals?: number
  min?: number
  max?: number
  maxLength?: number
  rows?: number
  placeholder?: string
  autoFocus?: boolean
  autoComplete?: string
  disabled?: boolean
  /** Merge tags on offer in a `richtext`. */
  mergeTags?: readonly { tag: string; label: string }[]
  /** Share of the row; two halves stand next to each other. */
  width?: 'full' | 'half' | 'third' | 'two-thirds'
  /** Several inputs under one label; for a control of your own. */
  group?: boolean
  /** What it holds in words, where that is a list of people or of parts: for whoever chooses between two of them. */
  spoken?: (value: unknown) => string | undefined
}

/** One field of a form. */
export interface FormField<Values extends FormValues = FormValues> extends AnyFormField {
  /** Name of the field in the API. */
  name: keyof Values & string
  /** Whether the field is asked at all. */
  when?: (values: Values) => boolean
  /** A rule of your own; the text names the fix. */
  validate?: (value: unknown, values: Values) => string | undefined
  /** For `datetime`: the field with its end, which moves along so that it lasts as it did. */
  until?: keyof Values & string
  /** How it lasts until then; its length stays unless told. */
  lasting?: (values: Values) => Lasting
  /** Kept and sent without being asked: the control of another field fills it in. */
  hidden?: boolean
  /** A control of your own, inside label and error. */
  render?: (control: FieldControl<Values>) => ReactNode
}

/** A heading between fields. */
export interface FormSection {
  section: string
  help?: ReactNode
}

export type FormItem<Values extends FormValues = FormValues> = FormField<Values> | FormSection

export function isField<Values extends FormValues>(item: FormItem<Values>): item is FormField<Values> {
  return 'name' in item
}
