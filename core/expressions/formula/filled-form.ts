import type { Condition } from '../conditions'
import type { FormulaProblem } from './calculate'
import { Filling, isHiddenIn } from './filling'
import { type Circle, followingParts, nameOf, type PartOfForm } from './parts-of-form'

/** What a form asks, as far as its values hang together. */
export interface AskedField {
  readonly id?: number
  readonly field_name: string
  /** `calculated` and `hidden` follow their formula, when they have one (R-SURV-003). */
  readonly field_type: string
  readonly calculationrules?: string | null
  readonly showrules?: readonly Condition[] | null
  /** Name of the repeated group that asks it in every row. */
  readonly group?: string | null
  /** Digits behind the point of what is worked out; two unless told. */
  readonly decimals?: number | null
}

/** Answers by the name of their field; those of a repeated group are a list of rows. */
export type Answers = Readonly<Record<string, unknown>>

/** A form after everything that follows from its answers has followed. */
export interface FilledForm {
  /** The answers as they were given, with the values of the formulas in them. */
  readonly answers: Answers
  /** Whether a field is asked now; of a repeated group by the number of its row, from 0 (R-SURV-001). */
  isShown(name: string, row?: number): boolean
  /** Names of fields that never came to rest, because they follow from themselves; they have no value (R-SURV-004). */
  readonly circular: readonly string[]
  readonly problems: readonly (FormulaProblem & { readonly field_name: string })[]
  /** What is not asked now: names in lower case, within a row as `name row`; kept, it answers {@link shownWithout}. */
  readonly hidden: readonly string[]
  /** How much was looked at: parts of formulas, rules, and rows that were read. */
  readonly work: number
}

/** From then on a formula that still changes follows from itself (R-SURV-004). */
const MOST_PASSES = 1000
/** What is looked at again in circles, in {@link FilledForm.work}: a large circle ends sooner, so that nobody waits for it. */
const MOST_IN_CIRCLES = 100_000
/** What a form may cost at all; {@link workOf} tells of a form that is built whether it will. */
const MOST_WORK = 400_000

/**
 * Reads a form once, and works out what follows from answers as often as they change. An answer that is not asked now counts
 * as missing: a price never rests on what nobody sees. A field whose formula cannot be read has no value.
 */
export function formOf(fields: readonly AskedField[]): (answers: Answers) => FilledForm {
  const circles = followingParts(fields)
  const computed = circles.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'value'))

  return given => {
    const form = new Filling(fields, given)
    // What was worked out before counts for nothing: else what follows from itself would come to rest now and not the next time.
    for (const { field } of computed) form.empty(field)
    const restless = new Set<string>()
    for (const circle of circles)
      for (const part of restlessOf(form, circle, restless)) {
        if (part.kind === 'value') form.empty(part.field)
        restless.add(part.name)
      }
    return form.result(fields.filter(field => restless.has(nameOf(field))).map(({ field_name }) => field_name))
  }
}

/** Works out what stands together. @returns the parts of it that have no outcome, as does what rests on what has none */
function restlessOf(form: Filling, { parts, isAlone }: Circle, restless: ReadonlySet<string>): readonly PartOfForm[] {
  const [first] = parts
  if (!isAlone || !first) return parts.some(({ uses }) => touches(uses, restless)) ? parts : settle(form, parts)
  if (first.kind === 'rules') form.lookAtRules(parts.filter(part => part.kind === 'rules'))
  else if (form.work > MOST_WORK || touches(first.uses, restless)) return parts
  else form.compute(first)
  return []
}

/** Goes round a circle until nothing changes any more: formulas one after another, then all rules at once. */
function settle(form: Filling, parts: readonly PartOfForm[]): readonly PartOfForm[] {
  const rules = parts.filter(part => part.kind === 'rules')
  const formulas = parts.filter(part => part.kind === 'value')
  const most = Math.min(MOST_WORK, form.work + MOST_IN_CIRCLES)
  form.lookAtRules(rules)
  let changed: ReadonlySet<string> | undefined
  for (let pass = 0; changed?.size !== 0; pass += 1) {
    if (pass === MOST_PASSES || (pass > 2 && form.work > most)) return restingOn(changed ?? new Set(), parts)
    const before: ReadonlySet<string> | undefined = changed
    const now = new Set<string>()
    for (const one of formulas)
      if ((!before || touches(one.uses, before) || touches(one.uses, now)) && form.compute(one)) now.add(one.name)
    for (const name of form.lookAtRules(rules)) now.add(name)
    changed = now
  }
  return []
}

/** What changes without end, and the formulas that rest on it. */
function restingOn(changed: ReadonlySet<string>, parts: readonly PartOfForm[]): readonly PartOfForm[] {
  const restless = new Set(changed)
  for (let before = -1; before < restless.size; ) {
    before = restless.size
    for (const { kind, name, uses } of parts) if (kind === 'value' && touches(uses, restless)) restless.add(name)
  }
  return parts.filter(({ name }) => restless.has(name))
}

const touches = (uses: ReadonlySet<string>, changed: ReadonlySet<string>): boolean =>
  changed.size < uses.size ? [...changed].some(name => uses.has(name)) : [...uses].some(name => changed.has(name))

/** Tells what of a form is asked, of what was kept as {@link FilledForm.hidden}. */
export function shownWithout(fields: readonly AskedField[], hidden: readonly string[]): FilledForm['isShown'] {
  const groups = new Map(fields.map(field => [nameOf(field), field.group?.toLowerCase()]))
  const gone = new Set(hidden)
  return (name, row) => !isHiddenIn(gone, groups.get(name.toLowerCase()), name.toLowerCase(), row)
}
