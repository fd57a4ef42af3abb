import { isSame } from '@core/domain/is-same'
import { branchOf } from '../../domain/branch-of'
import type { Calculation, Line, LineChange } from '../editor/document-row'
import type { Step } from '../editor/undo-history'
import type { CalculationStore, LinePlace } from './use-calculation'

type Settings = Pick<Calculation, 'discount' | 'calc_base' | 'paymentterms'>
type Lines = Pick<CalculationStore, 'lines' | 'edit' | 'remove' | 'putBack' | 'toggle' | 'arrange' | 'change'>

/** What people say of a line; the rest follows from it. */
const SAID = [
  'item_name',
  'custom_item_name',
  'infotext',
  'custom_infotext',
  'unit_of_measurement',
  'product_amount',
  'unit_amount_manual',
  'unit_rate_exc_manual',
  'unit_rate_inc_manual',
  'start_amount_exc',
  'start_amount_inc',
  'vat_percentage',
  'vat_category',
  'vat_reason',
  'discount_percentage',
  'additionalwork',
  'selected',
] as const satisfies readonly (keyof Line)[]

/** The fields that a change names, as a line has them: a rate comes with the parts of the line at each. */
export function fieldsOf(line: Line, change: LineChange): LineChange {
  const isNamed = (name: string) => name in change || ('vat_percentage' in change && name.startsWith('percentage_vat_'))
  return Object.fromEntries(Object.entries(line).filter(([name]) => isNamed(name)))
}

const isAs = (line: Line, change: LineChange): boolean =>
  Object.entries(change).every(([name, value]) => (line[name as keyof Line] ?? null) === (value ?? null))

const areAlike = (some: readonly Line[], others: readonly Line[]): boolean =>
  some.length === others.length &&
  some.every((line, at) => line.id === others[at]?.id && SAID.every(name => line[name] === others[at]?.[name]))

/** Fields of a line that were typed in one go; `after` grows with what is typed. */
export interface TypedLine {
  readonly id: number
  before: LineChange
  after: LineChange
}

export function typedStep(store: Lines, typed: TypedLine): Step {
  const go = (to: LineChange, from: LineChange) => {
    const line = store.lines().find(({ id }) => id === typed.id)
    if (!line || !isAs(line, from)) return false
    store.edit(typed.id, to)
    return true
  }
  return { undo: () => go(typed.before, typed.after), redo: () => go(typed.after, typed.before) }
}

/** A line that is there from now on, or no longer, with what hangs under it; `taken` tells how the server has a new one. */
export function presenceStep(store: Lines, id: number, isNew: boolean, taken?: Promise<Line | undefined>): Step {
  let known = branchOf(store.lines(), id)
  void taken?.then(line => {
    if (line) known = [line]
  })
  const away = () => {
    const branch = branchOf(store.lines(), id)
    if (!areAlike(branch, known)) return false
    known = branch
    store.remove(id)
    return true
  }
  const back = () => {
    if (!known.length || store.lines().some(line => line.id === id)) return false
    store.putBack(known)
    return true
  }
  return isNew ? { undo: away, redo: back } : { undo: back, redo: away }
}

export function chosenStep(store: Lines, id: number): Step {
  const [before] = store.lines().filter(line => line.id === id)
  const go = (from: boolean | undefined) => {
    if (store.lines().find(line => line.id === id)?.selected !== from) return false
    store.toggle(id)
    return true
  }
  return { undo: () => go(!before?.selected), redo: () => go(before?.selected) }
}

export function orderStep(store: Lines, after: readonly LinePlace[]): Step {
  const before = placesOf(store)
  const go = (to: readonly LinePlace[], from: readonly LinePlace[]) => {
    if (!isSame(placesOf(store), from)) return false
    store.arrange(to)
    return true
  }
  return { undo: () => go(before, after), redo: () => go(after, before) }
}

const placesOf = (store: Lines): LinePlace[] =>
  store.lines().map(({ id, calculationitem_id }) => ({ id, calculationitem_id: calculationitem_id ?? null }))

export function settingsStep(
  store: Lines,
  current: () => Settings | null,
  before: Partial<Settings>,
  after: Partial<Settings>,
): Step {
  const go = (to: Partial<Settings>, from: Partial<Settings>) => {
    const now = current()
    if (!now || Object.entries(from).some(([name, value]) => !isSame(now[name as keyof Settings], value))) return false
    store.change(to)
    return true
  }
  return { undo: () => go(before, after), redo: () => go(after, before) }
}
