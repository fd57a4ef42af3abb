import { parseDutchAmount } from '@core/domain/money'
import { answerText, holdsText } from './answer-text'
import { COMPARES_NOTHING, isOperator } from './operators'

/** An operator that asks for a fact of a record instead of an answer on a form: `hasflowprofile`. */
export interface FactOperator {
  readonly operator: string
  /** Name of the fact: `flow.flowprofile_id`. */
  readonly fact: string
  /** Whether it holds for the fact that it names, or for any. */
  readonly asks: 'same' | 'filled'
  /** It holds when the question is answered with no. */
  readonly negated?: true
  /** Key of what people call it: “profiel is”. Without one nobody is offered it. */
  readonly label?: string
  /** Path of the resource of which a condition names a record. */
  readonly resource?: string
}

/** One condition as it is stored, of widgets, forms and workflow rules alike (R-WIDG-006). */
export interface Condition {
  field_name?: string | null
  verticaldatafield_id?: number | null
  vertical_id?: number | null
  operator: string
  field_value?: string | number | boolean | null
  /** What kind of thing it is about; the operator already says so (G-WCOND). */
  type?: string | null
  pretty_description?: string | null
}

/** What conditions look at. */
export interface ConditionContext {
  /** Answers of all forms; the same field may occur in several forms. */
  fields?: readonly {
    vertical_id?: number | null
    verticaldatafield_id?: number | null
    field_name: string
    value: unknown
  }[]
  /** Facts of records by name, as {@link FactOperator}s ask for them. */
  facts?: Readonly<Record<string, unknown>>
}

/** The part of a condition without which it can never hold: an operator that nobody knows, or what it asks for is left out. */
export function partThatLacks(
  { operator, field_name, verticaldatafield_id, field_value }: Condition,
  operators: readonly FactOperator[],
): 'operator' | 'field_name' | 'field_value' | undefined {
  const about = operators.find(one => one.operator === operator)
  if (!about && !isOperator(operator)) return 'operator'
  if (!about && !field_name?.trim() && !verticaldatafield_id) return 'field_name'
  const needsValue = about ? about.asks === 'same' : !COMPARES_NOTHING.has(operator)
  return needsValue && String(field_value ?? '').trim() === '' ? 'field_value' : undefined
}

/** All conditions must hold (G-WCOND); without conditions there is nothing in the way. */
export const conditionsHold = (
  conditions: readonly Condition[] | null | undefined,
  context: ConditionContext,
  operators: readonly FactOperator[],
): boolean => (conditions ?? []).every(condition => conditionHolds(condition, context, operators))

/**
 * Whether one condition holds. With several forms, one matching answer is enough, and "is not" means that none matches.
 * An operator that nobody knows holds never, so that a text for the few is not shown to all.
 */
export function conditionHolds(
  condition: Condition,
  context: ConditionContext,
  operators: readonly FactOperator[],
): boolean {
  const about = operators.find(({ operator }) => operator === condition.operator)
  if (!about) return fieldConditionHolds(condition, answersTo(condition, context))
  const fact = context.facts?.[about.fact]
  const answer = about.asks === 'filled' ? isFilledIn(fact) : isSame(fact, condition.field_value)
  return answer !== (about.negated ?? false)
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
    case 'contains':
      return answers.some(answer => holdsText(answer, wanted))
    default:
      return false
  }
}

const isFilledIn = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== false && String(value).trim() !== ''

function isSame(answer: unknown, wanted: unknown): boolean {
  if (Array.isArray(answer)) return answer.some(each => isSame(each, wanted))
  const order = compare(answer, wanted)
  return order === undefined ? answerText(answer) === answerText(wanted) : order === 0
}

/** Compares two answers in order. An empty answer is neither bigger nor smaller than any other. */
function isOrdered(answer: unknown, wanted: unknown, holds: (order: number) => boolean): boolean {
  if (!isFilledIn(answer) || !isFilledIn(wanted)) return false
  const order = compare(answer, wanted) ?? answerText(answer).localeCompare(answerText(wanted), 'nl')
  return holds(order)
}

/** Numbers in Dutch or plain notation compare as numbers; ISO dates compare well as text. */
function compare(left: unknown, right: unknown): number | undefined {
  const [a, b] = [asNumber(left), asNumber(right)]
  return a === undefined || b === undefined ? undefined : Math.sign(a - b)
}

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'string' ? parseDutchAmount(value) : undefined
