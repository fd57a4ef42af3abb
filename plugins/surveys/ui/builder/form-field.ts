import type { RowOf } from '@core/ui'
import type { ShownNumbers } from '@core/ui/records'

/** A field of the form that is being made. */
export type FormField = RowOf<'/api/verticaldatafield'>

/** One of the rules that say when it is asked. */
export type ShowRule = NonNullable<FormField['showrules']>[number]

/** A field with the numbers that fields have on screen. */
export const onScreen = (field: FormField, numbers: ShownNumbers): FormField => ({
  ...field,
  id: numbers.shown(field.id),
  group_id: field.group_id === null ? null : numbers.shown(field.group_id),
})

/** A change as the server takes it: its group by the number that it has there. */
export const storedGroup = <Change extends { group_id?: number | null }>(
  change: Change,
  numbers: ShownNumbers,
): Change => (change.group_id ? { ...change, group_id: numbers.stored(change.group_id) ?? null } : change)
