import { type Condition, conditionHolds } from '@core/expressions/conditions'
import { isCheck } from '@core/expressions/formula/calculate'
import type { AskedField } from '@core/expressions/formula/filled-form'
import { namesInCircles } from '@core/expressions/formula/parts-of-form'
import { fieldOfRows, partsOf, readFormula } from '@core/expressions/formula/read-formula'
import type { Formula } from '@core/expressions/formula/syntax'
import { COMPARES_NOTHING, optionsOf, WITH_OPTIONS, WITHOUT_ANSWER, WORKED_OUT } from '../contract/field-types'
import type { OptionsBy } from '../entities/vertical-data-field'
import { faultOf } from './work-out'

/** A field as far as others depend on it. */
export interface RuledField extends AskedField {
  readonly id: number
  readonly field_label: string
  readonly options?: string | null
  readonly own_answer?: number | undefined
  readonly options_by?: OptionsBy | null | undefined
}

/** Why a formula or a rule does not do what its author means; `name` is what is read of the field it is about. */
export type RuleFault =
  | {
      readonly fault: 'unreadable'
      readonly text: NonNullable<ReturnType<typeof faultOf>>['text']
      readonly at: number
    }
  | { readonly fault: 'no_formula' | 'no_value' | 'circle' | 'never' }
  | { readonly fault: 'unknown' | 'in_group' | 'no_answer'; readonly name: string }
  | { readonly fault: 'gone_choice'; readonly name: string; readonly value: string }

/** A field with a formula or rules, and what is wrong with them. */
export interface RuledEntry<F extends RuledField = RuledField> {
  readonly field: F
  /** Its formula, for a field that is worked out. */
  readonly formula: string | null
  readonly formulaFaults: readonly RuleFault[]
  readonly ruleFaults: readonly RuleFault[]
  /** What is wrong with the lists that follow from another answer. */
  readonly optionsFaults: readonly RuleFault[]
}

const nameOf = ({ field_name }: RuledField): string => field_name.toLowerCase()

/** Whether a field follows from others, or should and has nothing to follow from. */
export const isRuled = ({ field_type, calculationrules, showrules, options_by }: RuledField): boolean =>
  Boolean(showrules?.length) ||
  (WITH_OPTIONS.has(field_type) && Boolean(options_by)) ||
  field_type === 'calculated' ||
  (WORKED_OUT.has(field_type) && Boolean(calculationrules?.trim()))

/**
 * What a form asks under a condition or works out, in the order of its fields: those that are wrong first.
 *
 * @param circular names of fields that never came to rest when the form was tried
 */
export function rulesOf<F extends RuledField>(fields: readonly F[], circular: readonly string[]): RuledEntry<F>[] {
  const byName = new Map(fields.map(field => [nameOf(field), field]))
  const canBeAsked = comesUp(byName)
  const inCircles = namesInCircles(fields)
  const entries = fields.filter(isRuled).map((field): RuledEntry<F> => {
    const formula = WORKED_OUT.has(field.field_type) ? (field.calculationrules?.trim() ?? '') : null
    const rules = field.showrules ?? []
    const turns = circular.includes(field.field_name) ? [{ fault: 'circle' } as const] : []
    const isInCircle = inCircles.has(nameOf(field)) || (formula === null && turns.length > 0)
    return {
      field,
      formula: formula || null,
      formulaFaults: formula === null ? [] : [...faultsOfFormula(field, formula, byName), ...turns],
      ruleFaults: [
        ...rules.flatMap(rule => faultsOfRule(field, rule, byName)),
        ...(isInCircle ? [{ fault: 'circle' } as const] : []),
        ...(rules.length && !isInCircle && !canBeAsked(field) ? [{ fault: 'never' } as const] : []),
      ],
      optionsFaults: faultsOfOptions(field, byName),
    }
  })
  return [...entries.filter(isBroken), ...entries.filter(entry => !isBroken(entry))]
}

/** Whether something of it does not do what is meant. */
export const isBroken = ({
  formulaFaults,
  ruleFaults,
  optionsFaults,
}: Omit<RuledEntry, 'field' | 'formula'>): boolean =>
  formulaFaults.length + ruleFaults.length + optionsFaults.length > 0

type ByName = ReadonlyMap<string, RuledField>

function faultsOfFormula(field: RuledField, formula: string, byName: ByName): RuleFault[] {
  if (!formula) return field.field_type === 'calculated' ? [{ fault: 'no_formula' }] : []
  const unreadable = faultOf(formula)
  if (unreadable) return [{ fault: 'unreadable', ...unreadable }]
  return [...namesRead(readFormula(formula))].flatMap(([name, ofRows]) =>
    isCheck(name) && !byName.has(name) ? [] : faultsOfName(field, name, byName, ofRows),
  )
}

function faultsOfRule(field: RuledField, rule: Condition, byName: ByName): RuleFault[] {
  const name = rule.field_name?.toLowerCase() ?? ''
  const faults = faultsOfName(field, name, byName, false)
  const of = byName.get(name)
  if (faults.length || !of || COMPARES_NOTHING.has(rule.operator)) return faults
  const value = String(rule.field_value ?? '').trim()
  if (!value) return [{ fault: 'no_value' }]
  return isGone(rule, of) ? [{ fault: 'gone_choice', name: of.field_label, value }] : []
}

/** Lists with choices that the field which decides does not offer, or with a field that cannot decide. */
function faultsOfOptions(field: RuledField, byName: ByName): RuleFault[] {
  const { field_type, options_by } = field
  if (!WITH_OPTIONS.has(field_type) || !options_by) return []
  const { field_name, lists } = options_by
  const faults = faultsOfName(field, field_name.toLowerCase(), byName, false)
  if (faults.length) return faults
  return lists.flatMap(({ field_value }) =>
    faultsOfRule(field, { field_name, operator: 'issame', field_value }, byName),
  )
}

/** What cannot be read where a field asks for it: gone, of a group that the field is no part of, or without an answer. */
function faultsOfName(field: RuledField, name: string, byName: ByName, ofRows: boolean): RuleFault[] {
  const of = byName.get(name)
  if (!of) return [{ fault: 'unknown', name }]
  if (WITHOUT_ANSWER.has(of.field_type)) return [{ fault: 'no_answer', name: of.field_label }]
  return of.group && of.group !== field.group && !ofRows ? [{ fault: 'in_group', name: of.field_label }] : []
}

/** A rule is about a choice that is not on the list of its field. */
function isGone(rule: Condition, { field_type, options, own_answer }: RuledField): boolean {
  if (own_answer) return false
  if (rule.operator !== 'issame' && rule.operator !== 'isnotsame') return false
  if (field_type !== 'checkbox' && !WITH_OPTIONS.has(field_type)) return false
  const choices = field_type === 'checkbox' ? [true, false] : optionsOf(options)
  return !choices.some(value => holds({ ...rule, operator: 'issame' }, [value]))
}

const holds = (rule: Condition, answers: readonly unknown[]): boolean =>
  conditionHolds(rule, { fields: answers.map(value => ({ field_name: rule.field_name ?? '', value })) }, [])

/**
 * Tells whether some answers bring a field up: each of its rules holds for nothing, or asks for a field that can be asked
 * itself. Fields that wait for each other never come.
 */
function comesUp(byName: ByName): (field: RuledField) => boolean {
  const known = new Map<RuledField, boolean>()
  const canBeAsked = (field: RuledField): boolean => {
    const before = known.get(field)
    if (before !== undefined) return before
    known.set(field, false)
    const group = field.group ? byName.get(field.group.toLowerCase()) : undefined
    const canHold = (rule: Condition): boolean => {
      const of = byName.get(rule.field_name?.toLowerCase() ?? '')
      return holds(rule, []) || (!!of && !faultsOfRule(field, rule, byName).length && canBeAsked(of))
    }
    const can = (!group || canBeAsked(group)) && (field.showrules ?? []).every(canHold)
    known.set(field, can)
    return can
  }
  return canBeAsked
}

/** The names in a formula, and whether each is only looked at in every row of its group. */
function namesRead(formula: Formula): ReadonlyMap<string, boolean> {
  const names = new Map<string, boolean>()
  const look = (part: Formula, ofRows: boolean): void => {
    if (part.kind === 'name') names.set(part.name, ofRows && (names.get(part.name) ?? true))
    else for (const inner of partsOf(part)) look(inner, fieldOfRows(part) !== null)
  }
  look(formula, false)
  return names
}
