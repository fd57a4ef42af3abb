import { ownValue } from '@core/domain/own-value'
import { optionsOf, WITH_OPTIONS } from '../contract/field-types'
import type { OptionsBy } from '../entities/vertical-data-field'
import { rowsIn } from './rows-in'

/** A list as far as it says what can be chosen. */
export interface ListField {
  readonly field_name: string
  readonly field_type: string
  readonly field_label: string
  readonly group: string | null
  readonly options?: string | null
  readonly own_answer?: number | undefined
  readonly options_by?: OptionsBy | null | undefined
}

/** Whether the choices of a list follow from a field, or from one that follows from it; a list is counted with those. */
export function followsFrom(
  list: string,
  field_name: string,
  fields: readonly Pick<ListField, 'field_name' | 'options_by'>[],
): boolean {
  const looked = new Set<string>()
  for (let name: string | undefined = list.toLowerCase(); name && !looked.has(name); ) {
    if (name === field_name) return true
    looked.add(name)
    name = fields.find(one => one.field_name === name)?.options_by?.field_name.toLowerCase()
  }
  return false
}

/** What a list offers now, as follows from the answer to another field. */
export interface Offer {
  readonly options: readonly string[]
  /** Label of the field that decides. */
  readonly by: string
  /** The answer to it in words; empty while there is none. */
  readonly answer: string
}

interface Filled {
  readonly answers: Readonly<Record<string, unknown>>
  isShown(name: string, row?: number): boolean
}

/** Whether two choices are the same one, as lists tell them apart. */
const keyOf = (choice: unknown): string => String(choice).trim().toLowerCase()

/**
 * Reads once which lists of a form follow from which; answers what such a list offers now. A list that follows from a field
 * which the form does not ask offers all it has, as does one that follows from none: nothing is answered for these.
 */
export function offersOf<F extends ListField>(
  fields: readonly F[],
): (filled: Filled, field: F, row: number | null) => Offer | null {
  const byName = new Map(fields.map(field => [field.field_name.toLowerCase(), field]))
  const following = new Map(
    fields.flatMap(field => {
      const by = WITH_OPTIONS.has(field.field_type) && field.options_by
      const deciding = by && byName.get(by.field_name.toLowerCase())
      if (!by || !deciding || deciding === field || (deciding.group && deciding.group !== field.group)) return []
      const lists = new Map(by.lists.map(({ field_value, options }) => [keyOf(field_value), optionsOf(options)]))
      return [[field.field_name, { deciding, lists }] as const]
    }),
  )
  return ({ answers, isShown }, field, row) => {
    const known = following.get(field.field_name)
    if (!known) return null
    const { deciding, lists } = known
    const from = deciding.group === null ? answers : rowsIn(ownValue(answers, deciding.group))[row ?? 0]
    const isAsked = isShown(deciding.field_name, deciding.group === null ? undefined : (row ?? 0))
    const given = isAsked && from ? ownValue(from, deciding.field_name) : null
    const chosen = (Array.isArray(given) ? given : [given]).filter(one => typeof one === 'string' && one !== '')
    const options = new Set(chosen.flatMap(one => lists.get(keyOf(one)) ?? []))
    return { options: [...options], by: deciding.field_label, answer: chosen.join(', ') }
  }
}

/** Whether nothing can be chosen with the answer that was given: there is nothing to fill in then. */
export const offersNothing = ({ own_answer }: Pick<ListField, 'own_answer'>, offer: Offer | null): boolean =>
  offer !== null && offer.answer !== '' && !offer.options.length && !own_answer

/** What of an answer cannot be chosen now: it goes with another answer to the field that decides. */
export function impossibleChoices({ options, own_answer }: ListField, offer: Offer | null, value: unknown): string[] {
  if (!offer) return []
  const all = optionsOf(options)
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string =>
      typeof one === 'string' && one !== '' && !offer.options.includes(one) && (!own_answer || all.includes(one)),
  )
}
