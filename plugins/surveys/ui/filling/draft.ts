import { ownValue } from '@core/domain/own-value'
import { givenAnswers } from '../../domain/given-answers'
import { type AnswerConflict, mergeAnswers } from '../../domain/merge-answers'
import type { Answers, AskedField } from '../answers/asked-field'

/** What was filled in here and has not been taken in by the server, with what stood there when it was begun. */
export interface Draft {
  readonly changes: Answers
  readonly seen: Answers
}

export const NOTHING_TYPED: Draft = { changes: {}, seen: {} }

/** One answer is given another value; the first time what stood there is noted. */
export const typed = (draft: Draft, server: Answers, name: string, value: unknown): Draft => ({
  changes: { ...draft.changes, [name]: value },
  seen: Object.hasOwn(draft.seen, name) ? draft.seen : { ...draft.seen, [name]: ownValue(server, name) ?? null },
})

/** The part of a draft with these names. */
export const partOf = ({ changes, seen }: Draft, isPart: (name: string) => boolean): Draft => {
  const pick = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([name]) => isPart(name)))
  return { changes: pick(changes), seen: pick(seen) }
}

/**
 * What of a draft is left once the server has answered to what was sent of it. What was filled in further meanwhile joins
 * with what the server has now, so that rows which others added stay.
 */
export function leftOf(
  fields: readonly AskedField[],
  draft: Draft,
  sent: Draft,
  server: Answers,
): { left: Draft; conflicts: readonly AnswerConflict[] } {
  const untouched = partOf(draft, name => !Object.hasOwn(sent.changes, name))
  const further = partOf(draft, name => Object.hasOwn(sent.changes, name) && draft.changes[name] !== sent.changes[name])
  const given = givenAnswers(fields, server)
  const { answers, conflicts } = mergeAnswers(fields, given, {
    now: givenAnswers(fields, further.changes),
    seen: givenAnswers(fields, sent.changes),
  })
  const names = Object.keys(further.changes)
  return {
    left: {
      changes: {
        ...untouched.changes,
        ...Object.fromEntries(names.map(name => [name, ownValue(answers, name) ?? null])),
      },
      seen: { ...untouched.seen, ...Object.fromEntries(names.map(name => [name, ownValue(given, name) ?? null])) },
    },
    conflicts,
  }
}
