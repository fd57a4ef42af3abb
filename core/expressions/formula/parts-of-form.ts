import type { AskedField } from './filled-form'
import { inCircles } from './in-circles'
import { fieldOfRows, namesIn, partsOf, readFormula } from './read-formula'
import { type Formula, FormulaError } from './syntax'

/** Types of fields whose value is worked out. */
const COMPUTED: ReadonlySet<string> = new Set(['calculated', 'hidden'])

export interface Computed {
  readonly kind: 'value'
  readonly field: AskedField
  readonly name: string
  readonly formula: Formula
  /** Names that it is looked at again for, among them the groups of what it reads. */
  readonly uses: ReadonlySet<string>
  /** How many parts it is made of; those that take long count more than once. */
  readonly size: number
}

/** Whether a field is asked. */
export interface Ruled {
  readonly kind: 'rules'
  readonly field: AskedField
  readonly name: string
  readonly uses: ReadonlySet<string>
}
export type PartOfForm = Computed | Ruled

/** Parts that follow from each other, or one part that stands alone. */
export interface Circle {
  readonly parts: readonly PartOfForm[]
  readonly isAlone: boolean
}

export const nameOf = ({ field_name }: AskedField): string => field_name.toLowerCase()

/** A power costs as much as so many sums: one that may be a root far more than one that is surely none. */
const WHOLE_POWER = 20
const ANY_POWER = 500

function sizeOf(formula: Formula): number {
  const own = formula.kind === 'joined' && formula.by === '^' ? sizeOfPower(formula.right) : 1
  return partsOf(formula).reduce((sum, part) => sum + sizeOf(part), own)
}

const sizeOfPower = (exponent: Formula): number =>
  exponent.kind === 'number' && exponent.value.isInteger() ? WHOLE_POWER : ANY_POWER

/** What of a form follows from other answers, behind what it follows from (R-SURV-004). */
export function followingParts(fields: readonly AskedField[]): Circle[] {
  const byName = new Map(fields.map(field => [nameOf(field), field]))
  const parts = fields.flatMap(field => [...readComputed(field, byName), ...readRules(field, byName)])
  const byUse = Map.groupBy(parts, ({ name }) => name)
  const follows = ({ uses }: PartOfForm): PartOfForm[] => [...uses].flatMap(name => byUse.get(name) ?? [])
  return inCircles(parts, follows).map(circle => {
    const [first, ...more] = circle
    const within = new Set(circle)
    const isAlone = !!first && more.length === 0 && !follows(first).includes(first)
    // In the order of the form, so that a circle is gone round as it is read.
    return { parts: isAlone ? circle : parts.filter(part => within.has(part)), isAlone }
  })
}

/** Names of the fields that are asked or not depending on whether they are (R-SURV-004). */
export const namesInCircles = (fields: readonly AskedField[]): ReadonlySet<string> =>
  new Set(
    followingParts(fields).flatMap(({ parts, isAlone }) =>
      isAlone ? [] : parts.flatMap(({ kind, name }) => (kind === 'rules' ? [name] : [])),
    ),
  )

function readComputed(field: AskedField, byName: ReadonlyMap<string, AskedField>): Computed[] {
  if (!COMPUTED.has(field.field_type) || !field.calculationrules?.trim()) return []
  try {
    const formula = readFormula(field.calculationrules)
    const uses = withGroups(namesIn(formula), byName)
    return [{ kind: 'value', field, name: nameOf(field), formula, uses, size: sizeOf(formula) }]
  } catch (error) {
    if (error instanceof FormulaError) return []
    throw error
  }
}

function readRules(field: AskedField, byName: ReadonlyMap<string, AskedField>): Ruled[] {
  if (!field.showrules?.length) return []
  const names = new Set(field.showrules.flatMap(({ field_name }) => field_name?.toLowerCase() ?? []))
  return [{ kind: 'rules', field, name: nameOf(field), uses: withGroups(names, byName) }]
}

/** What is in a group that is not asked is missing, so that who reads it follows from the group too. */
function withGroups(names: ReadonlySet<string>, byName: ReadonlyMap<string, AskedField>): ReadonlySet<string> {
  const groups = [...names].flatMap(name => byName.get(name)?.group?.toLowerCase() ?? [])
  return new Set([...names, ...groups])
}

/**
 * How much work a field makes whenever its form is worked out: parts of its formula and rules in every row, and the rows
 * that its sums read.
 *
 * @param rows how many its group has
 */
export function workOf(field: AskedField, rows: number): number {
  const [computed] = readComputed(field, new Map())
  const times = field.group ? rows : 1
  const read = computed ? fieldsOfRows(computed.formula).size * rows : 0
  return times * ((computed?.size ?? 0) + (field.showrules?.length ?? 0)) + read
}

/** Names of the fields of which a formula asks what they come to over all rows. */
function fieldsOfRows(formula: Formula): ReadonlySet<string> {
  const field = fieldOfRows(formula)
  return new Set(field === null ? partsOf(formula).flatMap(part => [...fieldsOfRows(part)]) : [field])
}
