import { ownValue } from '@core/domain/own-value'
import { WORKED_OUT } from '../contract/field-types'
import type { KeptField } from '../entities/vertical-version'
import { isSame } from './merge-answers'
import { placeOf } from './questions'
import { rowsIn } from './rows-in'

type Answers = Readonly<Record<string, unknown>>

/** Who gave each answer, by its place: the number of a user, or null for the customer. */
export type AnsweredBy = Readonly<Record<string, number | null>>

/** Notes who gave the answers that are others now, and forgets whose those were that are not there any more. */
export function answeredBy(
  fields: readonly Pick<KeptField, 'field_name' | 'field_type' | 'group'>[],
  { before, after }: { readonly before: Answers; readonly after: Answers },
  by: AnsweredBy,
  who: number | null,
): AnsweredBy {
  const [had, has] = [placed(fields, before), placed(fields, after)]
  return Object.fromEntries(
    [...has].flatMap(([place, answer]) => {
      if (!isSame(answer, had.get(place))) return isSame(answer, null) ? [] : [[place, who]]
      return Object.hasOwn(by, place) ? [[place, by[place] ?? null]] : []
    }),
  )
}

/** The answers that people give, by their place. */
export function placed(fields: readonly Pick<KeptField, 'field_name' | 'field_type' | 'group'>[], answers: Answers) {
  const found = new Map<string, unknown>()
  for (const { field_name, field_type, group } of fields) {
    if (WORKED_OUT.has(field_type) || field_type === 'group') continue
    if (group === null) found.set(field_name, ownValue(answers, field_name))
    else
      for (const row of rowsIn(ownValue(answers, group)))
        found.set(placeOf(field_name, group, row.row_id), ownValue(row, field_name))
  }
  return found
}
