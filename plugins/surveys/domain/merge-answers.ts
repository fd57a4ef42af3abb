import { ownValue } from '@core/domain/own-value'
import type { KeptField } from '../entities/vertical-version'

type Answers = Readonly<Record<string, unknown>>

/** One row of a repeated group; its number stays whatever else is added or removed. */
export type GroupRow = { readonly row_id: string } & Answers

/** An answer that somebody else changed since it was seen: theirs stands, and ours is told. */
export interface AnswerConflict {
  readonly field_name: string
  readonly row_id: string | null
  readonly yours: unknown
  readonly theirs: unknown
}

/** What one device sends: its answers to some fields, and what it saw there when it began. */
export interface SentAnswers {
  readonly now: Answers
  /** Left out for whoever wants to write whatever stands there. */
  readonly seen?: Answers
}

/**
 * Joins what two devices filled in, field by field. What only one of them changed is taken; what both changed alike is
 * no conflict; where they differ the first to arrive stands and the other is told. Sent twice it changes nothing.
 */
export function mergeAnswers(
  fields: readonly Pick<KeptField, 'field_name' | 'field_type'>[],
  current: Answers,
  { now, seen }: SentAnswers,
): { answers: Answers; conflicts: AnswerConflict[] } {
  const conflicts: AnswerConflict[] = []
  const answers: Record<string, unknown> = { ...current }
  for (const { field_name, field_type } of fields) {
    if (!Object.hasOwn(now, field_name)) continue
    const [mine, theirs] = [ownValue(now, field_name) ?? null, ownValue(current, field_name) ?? null]
    const knows = seen !== undefined && Object.hasOwn(seen, field_name)
    if (field_type === 'group' && knows)
      answers[field_name] = mergeRows(
        field_name,
        rowsIn(theirs),
        rowsIn(mine),
        rowsIn(ownValue(seen, field_name)),
        conflicts,
      )
    else if (!knows || isSame(theirs, ownValue(seen, field_name) ?? null) || isSame(theirs, mine))
      answers[field_name] = mine
    else conflicts.push({ field_name, row_id: null, yours: mine, theirs })
  }
  return { answers, conflicts }
}

/** Rows in the order of who sends them, then those that came in meanwhile. */
function mergeRows(
  group: string,
  theirs: readonly GroupRow[],
  mine: readonly GroupRow[],
  seen: readonly GroupRow[],
  conflicts: AnswerConflict[],
): GroupRow[] {
  const [before, there, own] = [seen, theirs, mine].map(rows => new Map(rows.map(row => [row.row_id, row]))) as [
    Map<string, GroupRow>,
    Map<string, GroupRow>,
    Map<string, GroupRow>,
  ]
  const kept = mine.flatMap(row => {
    const [old, other] = [before.get(row.row_id), there.get(row.row_id)]
    // Removed elsewhere, and not changed here since.
    if (!other && old && isSame(old, row)) return []
    return [other ? mergeRow(group, other, row, old ?? other, conflicts) : row]
  })
  const added = theirs.filter(row => {
    if (own.has(row.row_id)) return false
    const old = before.get(row.row_id)
    if (!old) return true
    // Removed here; what was changed elsewhere meanwhile stays, so that nobody's work is lost.
    if (isSame(old, row)) return false
    conflicts.push({ field_name: group, row_id: row.row_id, yours: null, theirs: row })
    return true
  })
  return [...kept, ...added]
}

function mergeRow(
  group: string,
  theirs: GroupRow,
  mine: GroupRow,
  seen: GroupRow,
  conflicts: AnswerConflict[],
): GroupRow {
  const merged: Record<string, unknown> = { ...theirs }
  for (const [name, value] of Object.entries(mine)) {
    const [own, other] = [value ?? null, ownValue(theirs, name) ?? null]
    if (isSame(other, ownValue(seen, name) ?? null) || isSame(other, own)) merged[name] = own
    else if (!isSame(own, ownValue(seen, name) ?? null))
      conflicts.push({ field_name: `${group}.${name}`, row_id: mine.row_id, yours: own, theirs: other })
  }
  return { ...merged, row_id: mine.row_id }
}

const rowsIn = (value: unknown): readonly GroupRow[] => (Array.isArray(value) ? (value as readonly GroupRow[]) : [])

/** Whether two answers say the same; nothing and an empty text do, and the order of what is in them is none. */
export function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [one === '' ? null : (one ?? null), other === '' ? null : (other ?? null)]
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every(key => isSame((left as Answers)[key], (right as Answers)[key]))
}
