import type { FieldDescription, ResourceFields } from '../../domain/field-description.ts'
import { type FormField, type FormItem, type FormValues, isField } from '../form/form-field.ts'
import type { FieldTexts } from './field-texts.ts'

/** Name of a field of a resource. */
export type FieldOf<F extends ResourceFields> = keyof F['fields'] & string

/** Where a form asks what: a field, fields beside each other, a heading, or an item that no column is behind. */
export type FormLayout<F extends ResourceFields> = readonly (FieldOf<F> | readonly FieldOf<F>[] | FormItem)[]

/** How a form asks a field where that differs from its description. */
export interface FieldOverride extends Partial<FormField> {
  /** Which of its choices are on offer, in this order. */
  choose?: readonly string[]
}

export interface FormShape<F extends ResourceFields> {
  layout: FormLayout<F>
  /** What differs from the description of a field. */
  fields?: { readonly [Name in FieldOf<F>]?: FieldOverride }
  /** Fields that this form does not ask. */
  without?: readonly FieldOf<F>[]
  /** Asks what the layout names and no more; else the others come behind it, as a new field of the entity does. */
  only?: boolean
}

const widths = ['full', 'half', 'third'] as const

/** The items of a form: what the layout names in its order, then the other fields that may be written. */
export function formItems<F extends ResourceFields>(of: F, t: FieldTexts, shape: FormShape<F>): FormItem[] {
  const { layout, fields = {}, without = [], only } = shape as FormShape<ResourceFields>
  const described = of.fields as ResourceFields['fields']
  const ask = (name: string, width: FormField['width']): FormItem[] => {
    const field = described[name]
    return field ? [{ ...formField(name, field, t), width, ...overrideOf(field, t, fields[name]) }] : []
  }
  const laidOut = layout.flatMap((item): FormItem[] => {
    if (typeof item === 'string') return ask(item, 'full')
    return isRow(item) ? item.flatMap(name => ask(name, widths[item.length - 1] ?? 'third')) : [item]
  })
  if (only) return laidOut
  const named = new Set<string>([...without, ...laidOut.filter(isField).map(({ name }) => name)])
  const others = Object.keys(described).filter(name => !named.has(name) && !described[name]?.readonly)
  return [...laidOut, ...others.flatMap(name => ask(name, 'full'))]
}

/** All fields of a resource as forms ask them: words and kinds for its history. */
export const historyItems = (of: ResourceFields, t: FieldTexts): FormItem[] =>
  Object.entries(of.fields).map(([name, field]) => ({ ...formField(name, field, t), disabled: field.readonly }))

/** What stands in a new record unless told. */
export const initialValues = (of: ResourceFields): FormValues =>
  Object.fromEntries(
    Object.entries(of.fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  )

const isRow = (item: readonly string[] | FormItem): item is readonly string[] => Array.isArray(item)

function formField(name: string, field: FieldDescription, t: FieldTexts): FormField {
  const { input, label, help, texts, required, maxLength, min, max, decimals, reference, choices } = field
  return {
    name,
    label: t(label, texts),
    kind: input,
    ...(help ? { help: t(help, texts) } : {}),
    ...(choices ? { options: choiceOptions(field, t) } : {}),
    ...Object.fromEntries(
      Object.entries({ required, maxLength, min, max, decimals, reference }).filter(([, rule]) => rule !== undefined),
    ),
  }
}

/** The choices of a field in words. */
export const choiceOptions = ({ choices = {}, texts }: FieldDescription, t: FieldTexts) =>
  Object.entries(choices).map(([value, key]) => ({ value, label: t(key, texts) }))

function overrideOf(field: FieldDescription, t: FieldTexts, override: FieldOverride = {}): Partial<FormField> {
  const { choose, ...rest } = override
  if (!choose) return rest
  const all = choiceOptions(field, t)
  return { ...rest, options: choose.flatMap(value => all.filter(option => option.value === value)) }
}

/** What was filled in as the API takes it: some yes and no travel as 1 and 0, and a text that may be empty is one. */
export function writtenValues(of: ResourceFields, given: FormValues): FormValues {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, writtenValue(of.fields[name], value)]))
}

function writtenValue(field: FieldDescription | undefined, value: unknown): unknown {
  if (field?.asNumber && typeof value === 'boolean') return Number(value)
  return value === null && field?.initial === '' ? '' : value
}
