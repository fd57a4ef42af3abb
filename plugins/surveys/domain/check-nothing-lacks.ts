import { Problem } from '@core/context/problem'
import { whyImpossible } from './check-choices'
import type { Question, QuestionField } from './questions'

/**
 * Makes sure that what must be filled in is, with choices that go with each other.
 *
 * @param key text that names what is not, by `{{fields}}`
 * @throws Problem 422 with each place that is empty
 */
export function checkNothingLacks(
  questions: readonly Question<QuestionField & { readonly field_label: string }>[],
  key: string,
): void {
  const lacking = questions.filter(({ isLacking }) => isLacking)
  if (!lacking.length) return
  throw new Problem(422, key, {
    values: { fields: [...new Set(lacking.map(({ field }) => field.field_label))].join(', ') },
    errors: Object.fromEntries(
      lacking.map(one => [
        `field_values.${one.place}`,
        one.impossible.length ? whyImpossible(one) : { key: 'core.required' },
      ]),
    ),
  })
}
