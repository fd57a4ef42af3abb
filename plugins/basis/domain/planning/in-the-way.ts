/** Something that takes time of one colleague or several. */
export interface Taken {
  readonly kind: string
  readonly id: number
  readonly start: string
  readonly end: string
  readonly user_id: number | null
  readonly attendees: readonly number[]
  readonly done: boolean
}

/** Who is at it. */
export const peopleOf = ({ user_id, attendees }: Pick<Taken, 'user_id' | 'attendees'>): readonly number[] =>
  user_id === null ? attendees : [...new Set([user_id, ...attendees])]

/** Whether two things want the same colleague at the same time. What is done is in nobody's way. */
export function collide(one: Taken, other: Taken): boolean {
  if (one.done || other.done || (one.kind === other.kind && one.id === other.id)) return false
  if (Date.parse(one.start) >= Date.parse(other.end) || Date.parse(other.start) >= Date.parse(one.end)) return false
  return sharedBy(one, other).length > 0
}

/** Colleagues who are at both. */
export function sharedBy(
  one: Pick<Taken, 'user_id' | 'attendees'>,
  other: Pick<Taken, 'user_id' | 'attendees'>,
): number[] {
  const people = peopleOf(one)
  return peopleOf(other).filter(id => people.includes(id))
}

/** What stands in the way of something. */
export const inTheWay = <Event extends Taken>(planned: Taken, others: readonly Event[]): Event[] =>
  others.filter(other => collide(planned, other))
