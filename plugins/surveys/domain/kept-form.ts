import { type Answers, type AskedField, type FilledForm, shownWithout } from '@core/expressions/formula/filled-form'
import { workOut } from './work-out'

/** What of a filled-in form is kept, so that reading it works nothing out. */
export interface KeptAnswers {
  readonly field_values: Answers
  readonly not_asked?: readonly string[] | null
}

/** A form as it was kept when its answers last changed. One from before that was done is worked out. */
export const keptForm = (
  fields: readonly AskedField[],
  { field_values, not_asked }: KeptAnswers,
): Pick<FilledForm, 'answers' | 'isShown'> =>
  not_asked ? { answers: field_values, isShown: shownWithout(fields, not_asked) } : workOut(fields, field_values)

/** The columns of a form whose answers change: with all that follows from them. */
export function workedOut(fields: readonly AskedField[], answers: Answers) {
  const filled = workOut(fields, answers)
  return { field_values: { ...filled.answers }, circular: [...filled.circular], not_asked: [...filled.hidden] }
}
