import { exact } from '@core/domain/money'
import { ownValue } from '@core/domain/own-value'
import { conditionsHold } from '../conditions'
import { calculate, type FormulaFields, type FormulaProblem } from './calculate'
import type { Answers, AskedField, FilledForm } from './filled-form'
import { type Computed, nameOf, type Ruled } from './parts-of-form'
import { figuresOf, type RowFigures } from './values'

type Row = Record<string, unknown>

/** A row of a repeated group, by its number. */
interface Place {
  readonly group: string
  readonly row: number
}

/** Texts are looked through in pieces of so many signs. */
const PIECE_OF_TEXT = 256

/** One form that is being worked out. */
export class Filling {
  /** How much was looked at until now, as {@link FilledForm.work}. */
  work = 0
  private readonly answers: Row
  private readonly fields: ReadonlyMap<string, AskedField>
  private readonly hidden = new Set<string>()
  private readonly problems = new Map<string, readonly FormulaProblem[]>()
  /** What fields come to over all rows, until one of their answers changes. */
  private readonly figures = new Map<string, RowFigures>()

  constructor(fields: readonly AskedField[], given: Answers) {
    this.fields = new Map(fields.map(field => [nameOf(field), field]))
    this.answers = { ...given }
    for (const name of new Set(fields.flatMap(({ group }) => group?.toLowerCase() ?? []))) {
      const key = this.keyOf(name)
      const rows = ownValue(this.answers, key)
      if (Array.isArray(rows)) this.answers[key] = rows.map(row => ({ ...row }))
    }
  }

  private keyOf(name: string): string {
    return this.fields.get(name)?.field_name ?? name
  }

  private rowsOf(group: string): readonly Row[] {
    const rows = ownValue(this.answers, this.keyOf(group.toLowerCase()))
    return Array.isArray(rows) ? (rows as readonly Row[]) : []
  }

  private isHidden(name: string, row?: number): boolean {
    const group = this.fields.get(name)?.group?.toLowerCase()
    return isHiddenIn(this.hidden, group, name, row)
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
        const value = ownValue(from, field.field_name)
        if (typeof value === 'string') this.work += Math.floor(value.length / PIECE_OF_TEXT)
        return { value }
      },
      rows: name => {
        const field = this.fields.get(name)
        if (!field) return 'unknown'
        const known = this.figures.get(name) ?? figuresOf(this.answersTo(field))
        this.figures.set(name, known)
        return known
      },
    }
  }

  /** The answers to a field in all rows of its group; those to a field that stands in none are a list themselves. */
  private answersTo(field: AskedField): readonly unknown[] {
    const name = nameOf(field)
    if (!field.group) {
      const answer = this.isHidden(name) ? null : ownValue(this.answers, field.field_name)
      return Array.isArray(answer) ? answer : [answer]
    }
    const rows = this.rowsOf(field.group)
    this.work += rows.length
    return rows.map((row, number) => (this.isHidden(name, number) ? null : ownValue(row, field.field_name)))
  }

  /** Where the answers to a field stand: in every row of its group, or in the form itself. */
  private placesOf({ group }: AskedField): readonly (readonly [Row, Place | undefined])[] {
    const at = group?.toLowerCase()
    return at ? this.rowsOf(at).map((row, number) => [row, { group: at, row: number }]) : [[this.answers, undefined]]
  }

  /** Works one formula out, in every row when it stands in a group. @returns whether its value is another than before */
  compute({ field, name, formula, size }: Computed): boolean {
    const problems: FormulaProblem[] = []
    let changed = false
    for (const [target, place] of this.placesOf(field)) {
      this.work += size
      const value = calculate(formula, this.lookUp(place), problem => problems.push(problem))
      const rounded =
        value === null
          ? null
          : exact(value)
              .toDecimalPlaces(field.decimals ?? 2)
              .toNumber() || 0
      if (ownValue(target, field.field_name) === rounded) continue
      target[field.field_name] = rounded
      changed = true
    }
    if (changed) this.figures.delete(name)
    this.problems.set(field.field_name, problems)
    return changed
  }

  empty(field: AskedField): void {
    for (const [target] of this.placesOf(field)) target[field.field_name] = null
    this.figures.delete(nameOf(field))
  }

  /** Looks at rules, all at once. @returns the names of the fields that are asked now and were not, or the other way round */
  lookAtRules(rules: readonly Ruled[]): ReadonlySet<string> {
    const looked = rules.flatMap(({ field, name }) =>
      this.placesOf(field).map(([, place]) => {
        const key = place ? `${name} ${place.row}` : name
        return { name, key, isHidden: !this.rulesHold(field, place) }
      }),
    )
    const changed = looked.filter(({ key, isHidden }) => this.hidden.has(key) !== isHidden)
    for (const { key, isHidden } of changed)
      if (isHidden) this.hidden.add(key)
      else this.hidden.delete(key)
    if (changed.length > 0) this.figures.clear()
    return new Set(changed.map(({ name }) => name))
  }

  /** Each rule is told of the one field that it asks for: looking through all of them takes long in a large form. */
  private rulesHold({ showrules }: AskedField, place: Place | undefined): boolean {
    return (showrules ?? []).every(rule => {
      this.work += 1
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
      hidden: [...this.hidden],
      work: this.work,
    }
  }
}

/** Whether a field is among what is not asked, itself, in its row, or with its group. */
export const isHiddenIn = (
  hidden: ReadonlySet<string>,
  group: string | undefined,
  name: string,
  row: number | undefined,
): boolean =>
  hidden.has(name) || (group !== undefined && hidden.has(group)) || (row !== undefined && hidden.has(`${name} ${row}`))
