import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRow } from '@core/db/list'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { isSame } from '@core/domain/is-same'
import { Vertical } from '../entities/vertical'
import { askedOf, type FieldRow } from './copy-fields'

/** What of a form itself, beside its fields, waits in a draft until that is published. */
export const DRAFTED = ['description', 'type', 'help', 'recurring'] as const

/**
 * What a form asks changes in one place at a time: while there is a draft of it, there. The caller holds the form, so that
 * whoever begins a draft meanwhile copies what is written, or is found.
 *
 * @param changed names of what changes of the form itself; its fields unless told
 * @throws Problem 409
 */
export async function refuseBesideDraft(
  context: Context,
  form: { readonly id: number; readonly draft_of_id?: number | null },
  changed: readonly string[] = DRAFTED,
): Promise<void> {
  if (form.draft_of_id) {
    if (changed.includes('archived')) throw context.refuse('surveys.draft_not_offered')
  } else if (DRAFTED.some(name => changed.includes(name))) {
    const draft = await readRow(context, Vertical, { draft_of_id: form.id })
    if (draft) throw context.refuse('surveys.has_draft')
  }
}

/** A draft with the form that it is of. */
export interface DraftOfForm {
  readonly draft: Opened<typeof Vertical>
  readonly form: Opened<typeof Vertical>
}

/**
 * A draft and its form, held so that neither changes meanwhile.
 *
 * @throws Problem 404 for what is no draft, or is none any more
 */
export async function holdDraft(context: Context, id: number): Promise<DraftOfForm> {
  const seen = await readRow(context, Vertical, { id })
  if (!seen?.draft_of_id) throw notFound()
  // In the order of their numbers, as everybody holds forms: a form is older than its draft.
  const form = await openRecord(context, Vertical, { id: seen.draft_of_id }, { hold: true })
  const draft = await openRecord(context, Vertical, { id }, { hold: 'alone' })
  if (!form || !draft) throw notFound()
  return { draft, form }
}

/**
 * Which field of the form each field of its draft takes the place of. One that was deleted and made again under its name
 * is the field that it was: answers, products and key figures go on with it.
 */
export function placesOfDrafted(
  drafted: readonly FieldRow[],
  asked: readonly Pick<FieldRow, 'id' | 'field_name' | 'field_type'>[],
): ReadonlyMap<number, number> {
  const free = new Map(asked.map(field => [field.id, field]))
  const places = new Map<number, number>()
  const take = (field: FieldRow, id: number | undefined): void => {
    if (id === undefined || !free.delete(id)) return
    places.set(field.id, id)
  }
  for (const field of drafted) take(field, field.draft_of_id ?? undefined)
  for (const field of drafted) {
    const isAgain = (one: Pick<FieldRow, 'field_name' | 'field_type'>): boolean =>
      one.field_name === field.field_name && one.field_type === field.field_type
    if (!places.has(field.id)) take(field, [...free.values()].find(isAgain)?.id)
  }
  return places
}

/** One column that is another in the draft. */
export interface ColumnChange {
  readonly column: string
  readonly before: unknown
  readonly after: unknown
}

/** A field that the draft adds, changes or takes away. */
export interface FieldChange {
  readonly kind: 'added' | 'changed' | 'removed'
  /** Of the field in the draft; of one that goes, in the form. */
  readonly id: number
  readonly field_label: string
  readonly field_type: string
  readonly changes: readonly ColumnChange[]
}

/** What becomes of the fields of a form once its draft is published, in the order of the draft. */
export function fieldChanges(
  drafted: readonly FieldRow[],
  asked: readonly FieldRow[],
): { readonly fields: readonly FieldChange[]; readonly moved: boolean } {
  const places = placesOfDrafted(drafted, asked)
  const now = new Map(asked.map(field => [field.id, field]))
  const staying = new Set(places.values())
  const labelIn = (fields: readonly FieldRow[], id: number | null) =>
    fields.find(field => field.id === id)?.field_label ?? null
  /** Told by labels, which two groups may share: they are the same group where one takes the place of the other. */
  const groupChange = (before: FieldRow, field: FieldRow): ColumnChange[] => {
    const place = field.group_id === null ? null : places.get(field.group_id)
    if (place === before.group_id) return []
    return [{ column: 'group', before: labelIn(asked, before.group_id), after: labelIn(drafted, field.group_id) }]
  }
  const told = ({ id, field_label, field_type }: FieldRow) => ({ id, field_label, field_type })
  const fields = drafted.flatMap((field): FieldChange[] => {
    const before = now.get(places.get(field.id) ?? 0)
    if (!before) return [{ kind: 'added', ...told(field), changes: [] }]
    const { order: was, ...asks } = askedOf(before)
    const { order: is, ...willAsk } = askedOf(field)
    const changes = [...columnChanges(asks, willAsk), ...groupChange(before, field)]
    return changes.length ? [{ kind: 'changed', ...told(field), changes }] : []
  })
  const gone = asked.filter(({ id }) => !staying.has(id))
  const [orderNow, orderThen] = [asked.map(({ id }) => id), drafted.flatMap(({ id }) => places.get(id) ?? [])]
  return {
    fields: [...fields, ...gone.map(field => ({ kind: 'removed', ...told(field), changes: [] }) as const)],
    moved: orderNow.filter(id => staying.has(id)).join() !== orderThen.join(),
  }
}

/** The columns that are not the same in two records. */
export const columnChanges = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ColumnChange[] =>
  Object.keys(after).flatMap(column => {
    const [was, is] = [before[column] ?? null, after[column] ?? null]
    return isSame(was, is) ? [] : [{ column, before: was, after: is }]
  })
