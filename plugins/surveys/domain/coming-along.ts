import { ownValue } from '@core/domain/own-value'
import type { KeptField } from '../entities/vertical-version'
import { siftedAnswers } from './check-answers'
import { givenAnswers } from './given-answers'
import { rowsIn } from './rows-in'

type Answers = Readonly<Record<string, unknown>>

/** An answer that a copy of its form does not take. */
export interface LeftBehind {
  readonly label: string
  readonly value: unknown
  /** The form asks it no longer, or it is no answer to what it asks now: a choice that is gone. */
  readonly why: 'not_asked' | 'no_answer'
}

/** What of the answers to one version of a form another version takes, and what stays behind. */
export function comingAlong(from: readonly KeptField[], to: readonly KeptField[], answers: Answers) {
  const given = givenAnswers(from, answers)
  const { kept, wrong } = siftedAnswers(to, given)
  const placeIn = ([key]: [string, unknown]) => from.findIndex(({ field_name }) => field_name === key.split('.')[1])
  const inOrder = Object.entries(wrong).toSorted((one, other) => placeIn(one) - placeIn(other))
  const left = inOrder.flatMap(([key, { key: why }]): LeftBehind[] => {
    const [, name = '', row, inRow] = key.split('.')
    const value =
      row === undefined ? ownValue(given, name) : ownValue(rowsIn(ownValue(given, name))[Number(row)], inRow ?? '')
    if ((value ?? '') === '') return []
    const label = [...from, ...to].find(({ field_name }) => field_name === (inRow ?? name))?.field_label ?? name
    return [{ label, value, why: why === 'surveys.not_asked' ? 'not_asked' : 'no_answer' }]
  })
  return { answers: kept, left }
}

/** Whether the field that a photo or a file was taken for is asked alike by another version. */
export function takesAlong(from: readonly KeptField[], to: readonly KeptField[], place: string): boolean {
  const [group = '', , inRow] = place.split('.')
  const of = (fields: readonly KeptField[]) =>
    fields.find(field => field.field_name === (inRow ?? group) && field.group === (inRow ? group : null))
  const [there, here] = [of(from), of(to)]
  return there !== undefined && there.field_type === here?.field_type
}
