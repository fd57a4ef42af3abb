import { type FieldProblem, Problem } from '@core/context/problem'
import type { KeptField } from '../entities/vertical-version'
import { placed } from './answered-by'
import type { keptForm } from './kept-form'
import { isSame } from './merge-answers'
import { type Question, questionsOf } from './questions'
import { rowsIn } from './rows-in'

type Answers = Readonly<Record<string, unknown>>

/** Why a choice cannot be made: it does not go with the answer that the list follows from, or that is not given yet. */
export function whyImpossible({ offer, impossible }: Pick<Question, 'offer' | 'impossible'>): FieldProblem {
  const { answer = '', by = '' } = offer ?? {}
  return answer
    ? { key: 'surveys.impossibleChoice', values: { choice: impossible.join(', '), answer } }
    : { key: 'surveys.chooseFirst', values: { by } }
}

/** The answers to lists that do not go with the answers that these follow from. */
export const impossibleAnswers = (
  fields: readonly KeptField[],
  filled: ReturnType<typeof keptForm>,
): readonly Question<KeptField>[] =>
  questionsOf(fields, filled, new Map()).filter(({ impossible }) => impossible.length)

/** Where an answer stands in what was sent: rows are numbered there. */
export function placeInBody(place: string, sent: Answers): string {
  const [name = '', row_id, field_name] = place.split('.')
  if (field_name === undefined) return `field_values.${name}`
  return `field_values.${name}.${rowsIn(sent[name]).findIndex(row => row.row_id === row_id)}.${field_name}`
}

/**
 * Makes sure that a choice goes with the answer that its list follows from. A choice that stands there already stays when
 * that answer changes: it is shown as one that is no longer possible, and keeps the form from being sent.
 *
 * @param filled the form with what was sent
 * @param before the answers that stood there
 * @param sent the answers that were sent, as they are kept
 * @throws Problem 422 with each place whose new choice does not
 */
export function checkChoices(
  fields: readonly KeptField[],
  filled: ReturnType<typeof keptForm>,
  { before, sent }: { readonly before: Answers; readonly sent: Answers },
): void {
  const had = placed(fields, before)
  const wrong = impossibleAnswers(fields, filled).filter(({ place, value }) => !isSame(value, had.get(place)))
  if (!wrong.length) return
  throw new Problem(422, 'surveys.wrong_answers', {
    errors: Object.fromEntries(wrong.map(one => [placeInBody(one.place, sent), whyImpossible(one)])),
  })
}
