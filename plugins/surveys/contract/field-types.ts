export { keptOptions, optionsOf } from '@core/domain/written-options'
export { COMPARES_NOTHING, OPERATORS as RULE_OPERATORS } from '@core/expressions/operators'

/** What a field of a form is filled in with (G-FIELDT). */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'date',
  'time',
  'checkbox',
  'selectbox',
  'multiselect',
  'photo',
  'drawing',
  'file',
  'signature',
  'header',
  'calculated',
  'hidden',
  'product',
  'location',
  'group',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Fields whose answer is kept elsewhere, as a picture or a file, or that ask nothing. */
export const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['photo', 'drawing', 'file', 'signature', 'header'])

/** Fields whose answer follows from others (R-SURV-003). */
export const WORKED_OUT: ReadonlySet<string> = new Set(['calculated', 'hidden'])

/** Fields that offer a list to choose from. */
export const WITH_OPTIONS: ReadonlySet<string> = new Set(['selectbox', 'multiselect'])

/** Whether a number counts no quantity: without a unit it may be a year, which has no thousands point (G-FIELDT). */
export const isPlain = ({ field_type, unit }: { field_type: string; unit?: string | null | undefined }): boolean =>
  field_type === 'number' && !unit

/** What a form is for (R-VERT-004). */
export const VERTICAL_TYPES = ['intake', 'project', 'aftercare'] as const
export type VerticalType = (typeof VERTICAL_TYPES)[number]

/** Fields whose answer is a number. */
export const NUMERIC: ReadonlySet<string> = new Set(['number', 'calculated', 'hidden'])
