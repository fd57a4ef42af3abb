import { isSame } from '@core/domain/is-same'
import type { FormValues } from './form-field.ts'

/** A field that two people changed, each into something else. */
export interface Conflict {
  name: string
  ours: unknown
  other: unknown
}

type There = (name: string) => unknown

/** Fields that the user changed and somebody else too. A field that the record does not know by this name is ours. */
export function conflictsIn(names: readonly string[], start: FormValues, given: FormValues, there: There): Conflict[] {
  return names
    .filter(name => !same(given[name], start[name]) && changedThere(name, start, there))
    .filter(name => !same(given[name], there(name)))
    .map(name => ({ name, ours: given[name], other: there(name) }))
}

/** What to save: theirs where only they changed something or the user says so, ours everywhere else. */
export function merged(
  names: readonly string[],
  start: FormValues,
  given: FormValues,
  there: There,
  theirs: ReadonlySet<string>,
): FormValues {
  const taken = names.filter(
    name => theirs.has(name) || (same(given[name], start[name]) && changedThere(name, start, there)),
  )
  return { ...given, ...Object.fromEntries(taken.map(name => [name, there(name)])) }
}

const changedThere = (name: string, start: FormValues, there: There): boolean =>
  there(name) !== undefined && !same(there(name), start[name])

const same = (one: unknown, other: unknown): boolean => isSame(one === '' ? null : one, other === '' ? null : other)
