import type { ReactNode } from 'react'
import type { ResourceFields } from '../../domain/field-description.ts'
import { type Fact, Facts } from '../data/facts.tsx'
import type { HistoryOf } from '../detail/history-drawer.tsx'
import { useFieldTexts } from './field-texts.ts'
import { fieldValue } from './field-value.ts'
import { type FieldOf, historyItems } from './form-items.ts'
import { RecordName } from './record-name.tsx'

export interface FactsShape<F extends ResourceFields> {
  /** Fields that come first, in this order; the others follow as the entity has them. */
  first?: readonly FieldOf<F>[]
  /** Tells those and no more. */
  only?: boolean
  /** Fields that are not told here. */
  without?: readonly FieldOf<F>[]
  /** What stands for a value, where that is more than its words. */
  values?: { readonly [Name in FieldOf<F>]?: ReactNode }
}

/** Names and values of the fields of a record, as they are described. */
export function useFacts<const F extends ResourceFields>(of: F, row: object, shape: FactsShape<F> = {}): Fact[] {
  const { first = [], only = false, without = [], values = {} } = shape as FactsShape<ResourceFields>
  const t = useFieldTexts(of)
  const fields = of.fields as ResourceFields['fields']
  const told = only ? [] : Object.keys(fields).filter(name => !without.includes(name))
  const order = [...first, ...told.filter(name => !first.includes(name))]
  return order.flatMap(name => {
    const field = fields[name]
    if (!field) return []
    const label = t(field.label, field.texts)
    const value = (row as Record<string, unknown>)[name]
    if (name in values) return { key: name, label, value: values[name] }
    if (!field.reference || typeof value !== 'number') return { key: name, label, value: fieldValue(field, value, t) }
    return { key: name, label, value: <RecordName reference={field.reference} id={value} /> }
  })
}

/** All that a record says of itself. */
export function ResourceFacts<const F extends ResourceFields>(props: FactsShape<F> & { of: F; row: object }) {
  const { of, row, ...shape } = props
  return <Facts facts={useFacts(of, row, shape)} />
}

/** A record for `DetailScreen` and `useHistory`: its history tells what changed in the words of its fields. */
export function useRecord(of: ResourceFields, row: { id: number }): HistoryOf {
  const t = useFieldTexts(of)
  return { resource: of.path, row, fields: historyItems(of, t) }
}
