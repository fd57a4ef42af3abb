import { Problem } from '@core/context/problem'
import { Type as t } from '@sinclair/typebox'
import { isSame } from './merge-answers'
import { numberWords } from './number-words'
import type { Question } from './questions'

/** The numbers that whoever sends a form says are right, by their place, though the form expects others. */
export const confirmed = t.Optional(
  t.Record(t.String({ maxLength: 255 }), t.Number(), {
    description: 'Numbers outside the limits of their field that were looked at, by their place in the form',
  }),
)

/**
 * Makes sure that numbers outside the limits of their field were looked at.
 *
 * @throws Problem 422 with each place whose number was not, or is another one by now
 */
export function checkConfirmed(questions: readonly Question[], confirmed: Readonly<Record<string, number>>): void {
  const open = questions.filter(
    ({ place, value, isUnlikely }) =>
      isUnlikely && !(Object.hasOwn(confirmed, place) && isSame(confirmed[place], value)),
  )
  if (!open.length) return
  throw new Problem(422, 'surveys.is_this_right', {
    values: { fields: [...new Set(open.map(({ field }) => field.field_label))].join(', ') },
    errors: Object.fromEntries(open.map(({ place }) => [`field_values.${place}`, { key: 'surveys.beyond_limits' }])),
  })
}

/** The numbers of a form outside the limits of their field, in words; for the log of whoever says that they are right. */
export const unlikelyInWords = (questions: readonly Question[]): string =>
  questions
    .filter(({ isUnlikely }) => isUnlikely)
    .map(({ field, value }) => `${field.field_label}: ${numberWords(field, Number(value))}`)
    .join(', ')
