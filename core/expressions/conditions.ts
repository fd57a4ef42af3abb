import { parseDutchAmount } from '@core/domain/money'

/** Operators of conditions: of widgets, forms and workflow rules alike (R-WIDG-006). */
export const CONDITION_OPERATORS = [
  ...(['issame', 'isnotsame', 'isbigger', 'isbiggerorequal', 'issmaller', 'issmallerorequal'] as const),
  ...(['isfilledin', 'isnotfilledin', 'hasflowprofile', 'doesnothaveflowprofile'] as const),
  ...(['haspartner', 'doesnothavepartner', 'partnerpresent', 'partnernotpresent'] as const),
] as const
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number]

/** One condition as it is stored. */
export interface Condition {
  field_name?: string | null
  verticaldatafield_id?: number | null
  vertical_id?: number | null
  operator: string
  field_value?: string | number | boolean | null
  /** `field`, `flowprofile` or `partner`; the operator already says so (G-WCOND). */
  type?: string | null
  pretty_description?: string | null
}

/** The facts of a dossier that conditions look at. */
export interface ConditionContext {
  /** Answers of all forms; the same field may occur in several forms. */
  fields?: readonly {
    vertical_id?: number | null
    verticaldatafield_id?: number | null
    field_name: string
    value: unknown
  }[]
  flowprofile_id?: number | null
  partner_id?: number | null
}

/** All conditions must hold (G-WCOND); without conditions there is nothing in the way. */
export const conditionsHold = (
  conditions: readonly Condition[] | null | undefined,
  context: ConditionContext,
): boolean => (conditions ?? []).every(condition => conditionHolds(condition, context))

/**
 * Whether one condition holds. With several forms, one matching answer is enough, and "is not" means that none matches.
 * An operator that nobody knows holds never, so that a text for the few is not shown to all.
 */
export function conditionHolds(condition: Condition, context: ConditionContext): boolean {
  const wanted = condition.field_value
  switch (condition.operator) {
    case 'hasflowprofile':
      return isSame(context.flowprofile_id, wanted)
    case 'doesnothaveflowprofile':
      return !isSame(context.flowprofile_id, wanted)
    case 'haspartner':
      return isSame(context.partner_id, wanted)
    case 'doesnothavepartner':
      return !isSame(context.partner_id, wanted)
    case 'partnerpresent':
      return isFilledIn(context.partner_id)
    case 'partnernotpresent':
      return !isFilledIn(context.partner_id)
    default:
      return fieldConditionHolds(condition, answersTo(condition, context))
  }
}

function answersTo(condition: Condition, context: ConditionContext): unknown[] {
  const name = condition.field_name?.toLowerCase()
  return (context.fields ?? [])
    .filter(field =>
      condition.verticaldatafield_id && field.verticaldatafield_id
        ? field.verticaldatafield_id === condition.verticaldatafield_id
        : field.field_name.toLowerCase() === name &&
          (!condition.vertical_id || !field.vertical_id || field.vertical_id === condition.vertical_id),
    )
    .map(field => field.value)
}

function fieldConditionHolds({ operator, field_value: wanted }: Condition, answers: unknown[]): boolean {
  switch (operator) {
    case 'issame':
      return answers.some(answer => isSame(answer, wanted))
    case 'isnotsame':
      return !answers.some(answer => isSame(answer, wanted))
    case 'isfilledin':
      return answers.some(isFilledIn)
    case 'isnotfilledin':
      return !answers.some(isFilledIn)
    case 'isbigger':
      return answers.some(answer => isOrdered(answer, wanted, order => order > 0))
    case 'isbiggerorequal':
      return answers.some(answer => isOrdered(answer, wanted, order => order >= 0))
    case 'issmaller':
      return answers.some(answer => isOrdered(answer, wanted, order => order < 0))
    case 'issmallerorequal':
      return answers.some(answer => isOrdered(answer, wanted, order => order <= 0))
    default:
      return false
  }
}

const isFilledIn = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && String(value).trim() !== ''

function isSame(answer: unknown, wanted: unknown): boolean {
  if (Array.isArray(answer)) return answer.some(each => isSame(each, wanted))
  const order = compare(answer, wanted)
  return order === undefined ? asText(answer) === asText(wanted) : order === 0
}

/** Nothing is neither bigger nor smaller than something. */
function isOrdered(answer: unknown, wanted: unknown, holds: (order: number) => boolean): boolean {
  if (!isFilledIn(answer) || !isFilledIn(wanted)) return false
  const order = compare(answer, wanted) ?? asText(answer).localeCompare(asText(wanted), 'nl')
  return holds(order)
}

/** Numbers in Dutch or plain notation compare as numbers; ISO dates compare well as text. */
function compare(left: unknown, right: unknown): number | undefined {
  const [a, b] = [asNumber(left), asNumber(right)]
  return a === undefined || b === undefined ? undefined : Math.sign(a - b)
}

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'string' ? parseDutchAmount(value) : undefined

/** Booleans of forms and the Dutch words people type for them are the same answer. */
function asText(value: unknown): string {
  if (value === true) return 'ja'
  if (value === false) return 'nee'
  const text = String(value ?? '')
    .trim()
    .toLowerCase()
  return { true: 'ja', false: 'nee' }[text] ?? text
}
