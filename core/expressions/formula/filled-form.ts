import { exact } from '@core/domain/money'
import { ownValue } from '@core/domain/own-value'
import { type Condition, conditionsHold } from '../conditions'
import { calculate, type FormulaFields, type FormulaProblem } from './calculate'
import { namesIn, partsOf, readFormula } from './read-formula'
import { type Formula, FormulaError } from './syntax'

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
}

/** From then on a formula that still changes follows from itself (R-SURV-004). */
const MOST_PASSES = 1000
/** Formulas and rules looked at again, counted by their parts: a large circle ends sooner, so that nobody waits for it. */
const MOST_WORK = 100_000

/** Types of fields whose value is worked out. */
const COMPUTED: ReadonlySet<string> = new Set(['calculated', 'hidden'])

interface Computed {
  readonly field: AskedField
  readonly name: string
  readonly formula: Formula
  readonly uses: ReadonlySet<string>
  /** How many parts it is made of. */
  readonly size: number
}

const sizeOf = (formula: Formula): number => partsOf(formula).reduce((sum, part) => sum + sizeOf(part), 1)

const nameOf = ({ field_name }: AskedField): string => field_name.toLowerCase()

/**
 * Reads a form once, and works out what follows from answers as often as they change. An answer that is not asked now counts
 * as missing: a price never rests on what nobody sees. A field whose formula cannot be read has no value.
 */
export function formOf(fields: readonly AskedField[]): (answers: Answers) => FilledForm {
  const byName = new Map(fields.map(field => [nameOf(field), field]))
  const ruled = fields.filter(({ showrules }) => showrules?.length)
  const computed = inOrder(fields.flatMap(readComputed))
  const rules = ruled.reduce((sum, { showrules }) => sum + (showrules?.length ?? 0), 0)

  return given => {
    const form = new Filling(byName, given)
    // What was worked out before counts for nothing: else what follows from itself would come to rest now and not the next time.
    for (const { field } of computed) form.empty(field)
    form.lookAtRules(ruled)
    let changed: ReadonlySet<string> | undefined
    let circular: readonly string[] = []
    let work = 0
    for (let pass = 0; changed?.size !== 0; pass += 1) {
      if (pass === MOST_PASSES || (pass > 2 && work > MOST_WORK)) {
        const restless = fields.filter(field => changed?.has(nameOf(field)))
        circular = restless.map(({ field_name }) => field_name)
        for (const field of restless) if (COMPUTED.has(field.field_type)) form.empty(field)
        break
      }
      const before: ReadonlySet<string> | undefined = changed
      const now = new Set<string>()
      for (const one of computed) {
        if (before && !touches(one.uses, before) && !touches(one.uses, now)) continue
        work += one.size * form.placesOf(one.field).length
        if (form.compute(one)) now.add(one.name)
      }
      work += rules
      for (const name of form.lookAtRules(ruled)) now.add(name)
      changed = now
    }
    return form.result(circular)
  }
}

const touches = (uses: ReadonlySet<string>, changed: ReadonlySet<string>): boolean =>
  changed.size < uses.size ? [...changed].some(name => uses.has(name)) : [...uses].some(name => changed.has(name))

function readComputed(field: AskedField): Computed[] {
  if (!COMPUTED.has(field.field_type) || !field.calculationrules?.trim()) return []
  try {
    const formula = readFormula(field.calculationrules)
    return [{ field, name: nameOf(field), formula, uses: namesIn(formula), size: sizeOf(formula) }]
  } catch (error) {
    if (error instanceof FormulaError) return []
    throw error
  }
}

/** What others follow from comes first, so that one pass is enough where nothing goes in a circle. */
function inOrder(computed: readonly Computed[]): readonly Computed[] {
  const byName = new Map(computed.map(one => [one.name, one]))
  const ordered = new Set<Computed>()
  const visited = new Set<Computed>()
  const place = (one: Computed): void => {
    if (visited.has(one)) return
    visited.add(one)
    for (const name of one.uses) {
      const before = byName.get(name)
      if (before) place(before)
    }
    ordered.add(one)
  }
  for (const one of computed) place(one)
  return [...ordered]
}

type Row = Record<string, unknown>

/** A row of a repeated group, by its number. */
interface Place {
  readonly group: string
  readonly row: number
}

/** One form that is being worked out. */
class Filling {
  private readonly answers: Row
  private readonly names = new Map<string, string>()
  private hidden: ReadonlySet<string> = new Set()
  private readonly problems = new Map<string, readonly FormulaProblem[]>()

  constructor(
    private readonly fields: ReadonlyMap<string, AskedField>,
    given: Answers,
  ) {
    this.answers = { ...given }
    for (const [name, { field_name, group }] of fields) {
      this.names.set(name, field_name)
      const owner = group?.toLowerCase()
      const key = owner && this.keyOf(owner)
      if (key && Array.isArray(this.answers[key])) this.answers[key] = this.answers[key].map(row => ({ ...row }))
    }
  }

  private keyOf(name: string): string {
    return this.names.get(name) ?? this.fields.get(name)?.field_name ?? name
  }

  private rowsOf(group: string): readonly Row[] {
    const rows = this.answers[this.keyOf(group.toLowerCase())]
    return Array.isArray(rows) ? (rows as readonly Row[]) : []
  }

  private isHidden(name: string, row?: number): boolean {
    const group = this.fields.get(name)?.group?.toLowerCase()
    return (
      this.hidden.has(name) ||
      (group !== undefined && this.hidden.has(group)) ||
      (row !== undefined && this.hidden.has(`${name} ${row}`))
    )
  }

  /** Of a row first, and else of the form around it. */
  private lookUp(at: Place | undefined): FormulaFields {
    return {
      answer: name => {
        const field = this.fields.get(name)
        if (!field) return 'unknown'
        const group = field.group?.toLowerCase()
        if (group && group !== at?.group) return 'unknown'
        if (this.isHidden(name, group ? at?.row : undefined)) return { value: null }
        const from = group && at ? this.rowsOf(group)[at.row] : this.answers
        return { value: ownValue(from, field.field_name) }
      },
      rows: name => {
        const field = this.fields.get(name)
        if (!field) return 'unknown'
        if (!field.group) {
          const answer = this.isHidden(name) ? null : ownValue(this.answers, field.field_name)
          return Array.isArray(answer) ? answer : [answer]
        }
        return this.rowsOf(field.group).map((row, number) =>
          this.isHidden(name, number) ? null : ownValue(row, field.field_name),
        )
      },
    }
  }

  /** Where the answers to a field stand: in every row of its group, or in the form itself. */
  placesOf({ group }: AskedField): readonly (readonly [Row, Place | undefined])[] {
    const at = group?.toLowerCase()
    return at ? this.rowsOf(at).map((row, number) => [row, { group: at, row: number }]) : [[this.answers, undefined]]
  }

  /** Works one formula out, in every row when it stands in a group. @returns whether its value is another than before */
  compute({ field, formula }: Computed): boolean {
    const problems: FormulaProblem[] = []
    let changed = false
    for (const [target, place] of this.placesOf(field)) {
      const value = calculate(formula, this.lookUp(place), problem => problems.push(problem))
      const rounded = value === null ? null : exact(value).toDecimalPlaces(2).toNumber() || 0
      if (ownValue(target, field.field_name) === rounded) continue
      target[field.field_name] = rounded
      changed = true
    }
    this.problems.set(field.field_name, problems)
    return changed
  }

  empty(field: AskedField): void {
    for (const [target] of this.placesOf(field)) target[field.field_name] = null
  }

  /** Looks which fields are asked now. @returns the names of those for which that changed */
  lookAtRules(ruled: readonly AskedField[]): ReadonlySet<string> {
    if (ruled.length === 0) return new Set()
    const before = this.hidden
    const hidden = new Set<string>()
    for (const field of ruled)
      for (const [, place] of this.placesOf(field))
        if (!this.rulesHold(field, place)) hidden.add(place ? `${nameOf(field)} ${place.row}` : nameOf(field))
    this.hidden = hidden
    const changed = [...hidden, ...before].filter(key => hidden.has(key) !== before.has(key))
    return new Set(changed.map(key => key.split(' ')[0] as string))
  }

  /** Each rule is told of the one field that it asks for: looking through all of them takes long in a large form. */
  private rulesHold({ showrules }: AskedField, place: Place | undefined): boolean {
    return (showrules ?? []).every(rule => {
      const name = rule.field_name?.toLowerCase() ?? ''
      const answer = this.fields.has(name) ? this.lookUp(place).answer(name) : 'unknown'
      const told = answer === 'unknown' ? [] : [{ field_name: name, value: answer.value }]
      return conditionsHold([rule], { fields: told }, [])
    })
  }

  result(circular: readonly string[]): FilledForm {
    return {
      answers: this.answers,
      isShown: (name, row) => !this.isHidden(name.toLowerCase(), row),
      circular,
      problems: [...this.problems].flatMap(([field_name, problems]) =>
        problems.map(problem => ({ ...problem, field_name })),
      ),
    }
  }
}
