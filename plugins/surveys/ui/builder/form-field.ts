import type { RowOf } from '@core/ui'

/** A field of the form that is being made. */
export type FormField = RowOf<'/api/verticaldatafield'>

/** One of the rules that say when it is asked. */
export type ShowRule = NonNullable<FormField['showrules']>[number]
