import { ownValue } from '@core/domain/own-value'
import { type Condition, conditionsHold } from '@core/expressions/conditions'
import { WORKED_OUT } from '../contract/field-types'
import type { KeptField } from '../entities/vertical-version'
import { type KeptAnswers, keptForm } from './kept-form'
import { rowsIn } from './rows-in'
import { usedNames } from './used-names'

type Answers = Readonly<Record<string, unknown>>

/** A form as its customer fills it in. */
export interface CustomerForm {
  readonly fields: readonly KeptField[]
  readonly answers: Answers
  isShown(name: string, row?: number): boolean
}

/** Types of fields that look in what a company keeps for itself: its products, its locations. */
const OF_STAFF: ReadonlySet<string> = new Set(['product', 'location'])

/**
 * What a customer is shown of a form: nothing that is for staff alone, nor what is worked out of that. Hidden fields and their
 * formulas stay here too; what is worked out of them goes along as a value without its formula. Where a show rule asks for
 * any of it, the rule is looked at here, and the field goes along without it or not at all.
 *
 * @param staffOnly numbers of fields that are for staff alone by now, whatever the version of the form says
 */
export function customerForm(
  fields: readonly KeptField[],
  kept: KeptAnswers,
  staffOnly: ReadonlySet<number> = new Set(),
): CustomerForm {
  const ofStaff = staffNames(fields, staffOnly)
  const behind = new Set(fields.filter(({ field_type }) => field_type === 'hidden').map(nameOf))
  const isHidden = (name: string): boolean => ofStaff.has(name.toLowerCase()) || behind.has(name.toLowerCase())
  const asksHidden = (rule: { readonly field_name: string }): boolean => isHidden(rule.field_name)
  const filled = keptForm(fields, kept)
  const { answers } = filled
  const isLet = ({ group, showrules }: KeptField): boolean => {
    const rules = showrules?.filter(asksHidden) ?? []
    const holdIn = (row?: number) => rules.every(rule => ruleHolds(fields, filled, rule, row))
    return group === null ? holdIn() : rowsIn(ownValue(answers, group)).every((_, row) => holdIn(row))
  }
  const shown = fields.filter(field => !isHidden(field.field_name) && isLet(field))
  const gone = new Set(fields.filter(field => !shown.includes(field)).map(nameOf))
  const restsOnGone = ({ group, options_by }: KeptField): boolean =>
    [group, options_by?.field_name].some(name => !!name && gone.has(name.toLowerCase()))
  for (let before = -1; before < gone.size; ) {
    before = gone.size
    for (const field of shown) if (restsOnGone(field)) gone.add(nameOf(field))
  }
  const fieldsShown = shown
    .filter(field => !gone.has(nameOf(field)))
    .map(({ staff_only: _, ...field }) => ({
      ...field,
      calculationrules: usedIn(field).some(isHidden) ? null : field.calculationrules,
      showrules: field.showrules?.filter(rule => !asksHidden(rule)) ?? null,
    }))
  return { fields: fieldsShown, answers: answersTo(fieldsShown, answers), isShown: filled.isShown }
}

/** Whether a rule holds in a form as it was kept, in a row of a group where it is given one. */
function ruleHolds(
  fields: readonly KeptField[],
  { answers, isShown }: ReturnType<typeof keptForm>,
  rule: Condition & { readonly field_name: string },
  row: number | undefined,
): boolean {
  const of = fields.find(({ field_name }) => field_name === rule.field_name.toLowerCase())
  if (!of || (of.group !== null && row === undefined)) return conditionsHold([rule], {}, [])
  const from = of.group === null ? answers : rowsIn(ownValue(answers, of.group))[row ?? 0]
  const value = isShown(of.field_name, of.group === null ? undefined : row) ? ownValue(from, of.field_name) : null
  return conditionsHold([rule], { fields: [{ field_name: rule.field_name, value }] }, [])
}

const nameOf = ({ field_name }: KeptField): string => field_name.toLowerCase()

/** Names, in small letters, of what is for staff alone, and of what follows from that: values, and the choices of lists. */
function staffNames(fields: readonly KeptField[], staffOnly: ReadonlySet<number>): ReadonlySet<string> {
  const hidden = new Set<string>()
  const hide = (field: KeptField): void => void hidden.add(nameOf(field))
  for (const field of fields)
    if (field.staff_only || staffOnly.has(field.id) || OF_STAFF.has(field.field_type)) hide(field)
  const isHidden = (name: string | null | undefined): boolean => !!name && hidden.has(name.toLowerCase())
  for (let before = -1; before < hidden.size; ) {
    before = hidden.size
    for (const field of fields)
      if ([field.group, field.options_by?.field_name, ...usedIn(field)].some(isHidden)) hide(field)
  }
  return hidden
}

/** Names that the formula of a field uses. */
function usedIn({ field_type, calculationrules }: Pick<KeptField, 'field_type' | 'calculationrules'>): string[] {
  return WORKED_OUT.has(field_type) && calculationrules?.trim() ? usedNames(calculationrules) : []
}

/** Of these answers those to these fields. */
function answersTo(fields: readonly KeptField[], answers: Answers): Answers {
  const known: Record<string, unknown> = {}
  for (const { field_name, field_type, group } of fields) {
    if (group !== null || !Object.hasOwn(answers, field_name)) continue
    known[field_name] =
      field_type === 'group'
        ? rowsOf(fields, field_name, rowsIn(ownValue(answers, field_name)))
        : ownValue(answers, field_name)
  }
  return known
}

function rowsOf(fields: readonly KeptField[], group: string, rows: readonly Answers[]): Answers[] {
  const asked = new Set(['row_id', ...fields.filter(field => field.group === group).map(field => field.field_name)])
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => asked.has(name))))
}

/**
 * Puts what a customer filled in back into all of the form: what staff alone see stays, in rows that stay too when the
 * customer removed them.
 *
 * @param own what the customer is asked
 * @param answers what that says now
 */
export function withCustomerAnswers(own: readonly KeptField[], answers: Answers, current: Answers): Answers {
  const joined: Record<string, unknown> = { ...current }
  for (const { field_name, field_type, group } of own) {
    if (group !== null || !Object.hasOwn(answers, field_name)) continue
    joined[field_name] =
      field_type === 'group'
        ? joinedRows(own, field_name, rowsIn(ownValue(answers, field_name)), rowsIn(ownValue(current, field_name)))
        : ownValue(answers, field_name)
  }
  return joined
}

function joinedRows(
  own: readonly KeptField[],
  group: string,
  rows: readonly Answers[],
  current: readonly Answers[],
): Answers[] {
  const asked = new Set(['row_id', ...own.filter(field => field.group === group).map(({ field_name }) => field_name)])
  const ofStaff = (row: Answers): Answers =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => !asked.has(name) && value !== null))
  const there = new Map(current.map(row => [row.row_id, row]))
  const here = new Set(rows.map(row => row.row_id))
  return [
    ...rows.map(row => ({ ...there.get(row.row_id), ...row })),
    ...current.filter(row => !here.has(row.row_id) && Object.keys(ofStaff(row)).length > 0),
  ]
}
