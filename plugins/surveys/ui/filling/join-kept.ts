import { ownValue } from '@core/domain/own-value'
import { labelOf } from '../../domain/field-name'
import { givenAnswers } from '../../domain/given-answers'
import { mergeAnswers } from '../../domain/merge-answers'
import { rowsIn } from '../../domain/rows-in'
import type { Answers, AskedField } from '../answers/asked-field'
import type { KeptDraft, Misfit } from './door'
import { NOTHING_TYPED } from './draft'

export const NOTHING_KEPT: KeptDraft = { draft: NOTHING_TYPED, conflicts: [] }

/** Joins what two windows filled in: where they differ, what the first has stands and the second is told. */
export function joinKept(fields: readonly AskedField[], one: KeptDraft, other: KeptDraft): KeptDraft {
  const seen = { ...givenAnswers(fields, other.draft.seen), ...givenAnswers(fields, one.draft.seen) }
  const now = givenAnswers(fields, other.draft.changes)
  const { answers, conflicts } = mergeAnswers(
    fields,
    { ...seen, ...givenAnswers(fields, one.draft.changes) },
    { now, seen: givenAnswers(fields, other.draft.seen) },
  )
  const known = Object.keys(now).filter(name => fields.some(({ field_name }) => field_name === name))
  return {
    draft: {
      changes: {
        ...other.draft.changes,
        ...one.draft.changes,
        ...Object.fromEntries(known.map(name => [name, ownValue(answers, name) ?? null])),
      },
      seen,
    },
    conflicts: [...one.conflicts, ...other.conflicts, ...conflicts],
    misfits: [...(one.misfits ?? []), ...(other.misfits ?? [])],
    finished: one.finished ?? other.finished,
    confirmed: { ...other.confirmed, ...one.confirmed },
    refusal: one.refusal ?? other.refusal,
  }
}

/** What several windows keep of a form, as one. */
export function joinAll<Kept extends KeptDraft>(
  kept: readonly Kept[],
  fieldsOf: (first: Kept) => readonly AskedField[],
): Kept | undefined {
  const [first, ...more] = kept
  if (!first) return undefined
  const fields = fieldsOf(first)
  return { ...first, ...more.reduce<KeptDraft>((one, other) => joinKept(fields, one, other), first) }
}

/** Sets answers apart that the form does not ask, so that they are shown instead of refused: each until it is settled. */
export function withMisfits<Kept extends KeptDraft>(fields: readonly AskedField[], kept: Kept): Kept {
  const isAsked = (name: string, group: string | null) =>
    fields.some(field => field.field_name === name && field.group === group)
  const misfits: Misfit[] = []
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(kept.draft.changes)) {
    const field = fields.find(({ field_name, group }) => field_name === name && group === null)
    if (!field) misfits.push({ place: name, label: labelOf(name), value })
    else changes[name] = field.field_type === 'group' ? rowsIn(value).map(row => askedRow(name, row)) : value
  }
  if (!misfits.length) return kept
  const { seen } = kept.draft
  const told = misfits.filter(({ value }) => value !== null && value !== '')
  return { ...kept, draft: { changes, seen }, misfits: [...(kept.misfits ?? []), ...told] }

  function askedRow(group: string, row: Answers): Answers {
    const own: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(row))
      if (name === 'row_id' || isAsked(name, group)) own[name] = value
      else misfits.push({ place: `${group}.${String(row.row_id)}.${name}`, label: labelOf(name), value })
    return own
  }
}
