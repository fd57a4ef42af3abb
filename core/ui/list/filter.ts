import type { ReferenceTarget } from '../../domain/field-description.ts'
import { valuesListed } from '../../domain/listed-values.ts'
import type { Choice } from '../fields/combobox.tsx'

export type RangeKind = 'date' | 'number' | 'money'

export interface FilterOption {
  value: string
  label: string
  /** Under which it stands, with the others of the same group. */
  group?: string
}

/** A field that the list can be narrowed to. Its value travels as query parameter `field`. */
export interface ListFilter {
  field: string
  label: string
  /** Fixed choices; more than one may be chosen. */
  options?: readonly FilterOption[]
  /** Choices from the server, for long lists: users, relations. */
  search?: (query: string, signal: AbortSignal) => Promise<readonly Choice[]>
  /** Name of a value that came from the address, for `search`. */
  nameOf?: (value: string) => string
  /** Another record, looked up by its name. */
  reference?: ReferenceTarget
  /** Only one choice at a time. */
  single?: boolean
  /** Address of the list whose texts in this field can be chosen from. */
  textsOf?: string
  /** A range of days, numbers or euros instead of choices, as parameters `{field}_from` and `{field}_to`. */
  kind?: RangeKind
}

/** A named set of filters: a tab above the list. */
export interface ListView {
  key: string
  title: string
  filters?: Record<string, string>
  sort?: string
  /** Shows how many there are; costs one small call. */
  counted?: boolean
  attention?: boolean
}

export const valuesOf = (value: string | undefined): string[] => (value ? valuesListed(value) : [])

/** Whether a filter asks for a range. */
export const isRange = (filter: ListFilter): filter is ListFilter & { kind: RangeKind } =>
  filter.kind === 'date' || filter.kind === 'number' || filter.kind === 'money'

/** The query parameters of a filter; of a range its first and last. */
export const parametersOf = (filter: ListFilter): string[] =>
  isRange(filter) ? [`${filter.field}_from`, `${filter.field}_to`] : [filter.field]

/** How a filter reads in its chip: up to two names, the rest counted. */
export function describeFilter(filter: ListFilter, value: string): { shown: string; more: number } {
  const names = valuesOf(value).map(
    own => filter.options?.find(option => option.value === own)?.label ?? filter.nameOf?.(own) ?? own,
  )
  return { shown: names.slice(0, 2).join(', '), more: Math.max(0, names.length - 2) }
}
