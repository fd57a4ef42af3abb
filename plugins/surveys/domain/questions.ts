import { ownValue } from '@core/domain/own-value'
import { WITHOUT_ANSWER, WORKED_OUT } from '../contract/field-types'
import { impossibleChoices, type ListField, type Offer, offersNothing, offersOf } from './offered-options'
import { rowsIn } from './rows-in'

/** What of a field says whether it is asked. */
export interface QuestionField extends ListField {
  readonly required: number
  readonly least_photos?: number | null | undefined
  readonly min_value?: number | null | undefined
  readonly max_value?: number | null | undefined
  readonly unit?: string | null
  readonly decimals?: number | null | undefined
}

/** One question of a form as it is filled in now: a field, or a field in one row of a repeated group. */
export interface Question<F extends QuestionField = QuestionField> {
  readonly field: F
  /** Names it within the form; photos and files of its answer carry it as `field_name`. */
  readonly place: string
  /** Row of its group, from 0. */
  readonly row: number | null
  readonly value: unknown
  /** Photos and files that are there for it. */
  readonly taken: number
  readonly isFilled: boolean
  /** It must be filled in before the form is sent, and is not. */
  readonly isLacking: boolean
  /** What can be chosen where that follows from another answer; null for all others. */
  readonly offer: Offer | null
  /** What of the answer cannot be chosen with that one: it stands until somebody chooses anew. */
  readonly impossible: readonly string[]
  /** A number beyond what its form expects: whoever fills it in says whether it is right. */
  readonly isUnlikely: boolean
}

interface Filled {
  readonly answers: Readonly<Record<string, unknown>>
  isShown(name: string, row?: number): boolean
}

/** Where the answer to a field stands: its name, and in a group the row that it belongs to. */
export const placeOf = (field_name: string, group: string | null = null, row_id: unknown = null): string =>
  group === null ? field_name : `${group}.${String(row_id)}.${field_name}`

/**
 * What a form asks now, in order. Headers, groups and what is worked out ask nothing; of a group that must be filled in one
 * row is asked for.
 *
 * @param taken how many photos or files are there for each place
 */
export function questionsOf<F extends QuestionField>(
  fields: readonly F[],
  { answers, isShown }: Filled,
  taken: ReadonlyMap<string, number>,
): Question<F>[] {
  const offerOf = offersOf(fields)
  return fields.flatMap((field): Question<F>[] => {
    const { field_name, field_type, group, required } = field
    if (WORKED_OUT.has(field_type) || field_type === 'header') return []
    if (group === null) {
      if (!isShown(field_name)) return []
      if (field_type === 'group' && (!required || rowsIn(ownValue(answers, field_name)).length > 0)) return []
      return [asked(field, placeOf(field_name), null, ownValue(answers, field_name))]
    }
    if (!isShown(group)) return []
    return rowsIn(ownValue(answers, group)).flatMap((values, row) =>
      isShown(field_name, row)
        ? [asked(field, placeOf(field_name, group, values.row_id), row, ownValue(values, field_name))]
        : [],
    )
  })

  function asked(field: F, place: string, row: number | null, value: unknown): Question<F> {
    const [there, least] = [taken.get(place) ?? 0, leastPhotos(field)]
    const offer = offerOf({ answers, isShown }, field, row)
    const impossible = impossibleChoices(field, offer, value)
    const isGiven = WITHOUT_ANSWER.has(field.field_type) ? there >= Math.max(1, least) : !isNothing(value)
    const isFilled = isGiven && !impossible.length
    const isAsked = (field.required === 1 && !offersNothing(field, offer)) || least > 0
    const isLacking = impossible.length > 0 || (isAsked && (!isFilled || value === false))
    const isUnlikely = isBeyond(field, value)
    return { field, place, row, value, taken: there, offer, impossible, isFilled, isLacking, isUnlikely }
  }
}

/** How many photos a field asks for; none unless it says so. */
export const leastPhotos = ({
  field_type,
  least_photos,
}: Pick<QuestionField, 'field_type' | 'least_photos'>): number => (field_type === 'photo' ? (least_photos ?? 0) : 0)

/** Whether a number lies outside what its field expects. */
export const isBeyond = (
  { field_type, min_value, max_value }: Pick<QuestionField, 'field_type' | 'min_value' | 'max_value'>,
  value: unknown,
): boolean =>
  field_type === 'number' && typeof value === 'number' && (value < (min_value ?? value) || value > (max_value ?? value))

/** How many there are of each place. */
export function countedPlaces(places: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const place of places) counted.set(place, (counted.get(place) ?? 0) + 1)
  return counted
}

/** Whether an answer says nothing. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
