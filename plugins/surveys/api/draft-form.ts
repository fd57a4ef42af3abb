import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { refusedFor } from '@core/context/reason'
import { insertRecord } from '@core/db/insert'
import { readRow } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
import { writeNow } from '@core/db/write'
import { answer, deleteRecord, deleteRecords, updateRecord } from '@core/resource/record'
import { accessToWrite, idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { askedOf, copyFields, fieldsOf } from '../domain/copy-fields'
import {
  type ColumnChange,
  columnChanges,
  DRAFTED,
  fieldChanges,
  holdDraft,
  placesOfDrafted,
} from '../domain/form-draft'
import { openForms } from '../domain/open-forms'
import { Vertical } from '../entities/vertical'
import { VerticalDataField } from '../entities/vertical-data-field'
import { verticalDataFields } from '../resources/vertical-data-fields'
import { verticals } from '../resources/verticals'

const access = accessToWrite(verticals)
const { enrich = [] } = verticals
const form = rowWith(verticals, enrich)

/** A draft is a form of its own, which nobody is offered; whoever begins one where there is one gets that. */
const startDraft = call({
  method: 'POST',
  path: 'vertical/:id/startdraft',
  access,
  summary: 'Begin a draft of what a form asks next; where there is one, that draft',
  params: idParams,
  response: form,
  async run(context, { params }) {
    const original = await openRecord(context, Vertical, { id: params.id }, { hold: true })
    if (!original) throw notFound()
    if (original.draft_of_id) return answer(verticals, enrich, context, original)
    const known = await openRecord(context, Vertical, { draft_of_id: original.id })
    if (known) return answer(verticals, enrich, context, known)
    const { description, type, help, recurring, order } = original
    const draft = await insertRecord(context, Vertical, {
      ...{ description, type, help, recurring, order },
      ...{ archived: 1, draft_of_id: original.id },
    })
    const fields = await fieldsOf(context, original.id)
    await copyFields(context, draft.id, fields, new Map(), ({ id }) => ({ draft_of_id: id }))
    context.log({ type: verticals.path, id: original.id, description: 'draft_started' })
    return answer(verticals, enrich, context, draft)
  },
})

const columns = t.Array(t.Object({ column: t.String(), before: t.Unknown(), after: t.Unknown() }))

/** What publishing would change. */
const changesOfDraft = call({
  method: 'GET',
  path: 'vertical/:id/changes',
  access: { module: 'SETTINGS' },
  summary: 'What a draft changes of its form',
  params: idParams,
  response: t.Object({
    version: t.Integer({ description: 'Of the draft, as `publish` asks for it' }),
    form: columns,
    fields: t.Array(
      t.Object({
        kind: t.Union([t.Literal('added'), t.Literal('changed'), t.Literal('removed')]),
        id: t.Integer({ description: 'Of the field in the draft; of one that goes, in the form' }),
        field_label: t.String(),
        field_type: t.String(),
        changes: columns,
      }),
    ),
    moved: t.Boolean({ description: 'The fields stand in another order' }),
  }),
  async run(context, { params }) {
    const draft = await readRow(context, Vertical, { id: params.id })
    const original = draft?.draft_of_id ? await readRow(context, Vertical, { id: draft.draft_of_id }) : null
    if (!draft || !original) throw notFound()
    const { fields, moved } = fieldChanges(await fieldsOf(context, draft.id), await fieldsOf(context, original.id))
    return {
      version: draft.version,
      form: columnChanges(partOf(original), partOf(draft)),
      fields: fields.map(field => ({ ...field, changes: [...field.changes] })),
      moved,
    }
  },
})

const partOf = (row: Readonly<Record<(typeof DRAFTED)[number], unknown>>) =>
  Object.fromEntries(DRAFTED.map(name => [name, row[name]]))

/** From then on the form asks what its draft asks; what was begun before stays as it was asked. */
const publishDraft = call({
  method: 'POST',
  path: 'vertical/:id/publish',
  access,
  summary: 'Let a form ask from now on what its draft asks',
  params: idParams,
  body: t.Object({ version: t.Integer({ description: 'Of the draft that was looked at' }) }),
  response: form,
  async run(context, { params, body }) {
    const { draft, form } = await holdDraft(context, params.id)
    if (draft.version !== body.version) throw context.refuse('surveys.draft_changed')
    const given = partOf(draft)
    const drafted = await fieldsOf(context, draft.id)
    await deleteRecord(verticals, context, draft)
    await updateRecord(verticals, context, form, given)
    await openForms(context, [{ vertical_id: form.id }])
    const before = new Map((await fieldsOf(context, form.id)).map(field => [field.id, field]))
    const asked = await openRecords(context, VerticalDataField, { vertical_id: form.id }, { sort: 'order' })
    const groups = new Map(placesOfDrafted(drafted, asked))
    const nextOf = new Map(drafted.map(field => [groups.get(field.id), field]))
    // Names are told apart by the database, also while two fields change theirs.
    for (const field of asked)
      if (nextOf.get(field.id)?.field_name !== field.field_name) field.field_name = String(field.id)
    await writeNow(context)
    const added = drafted.filter(({ id }) => !groups.has(id))
    await copyFields(context, form.id, added, groups)
    for (const field of asked) {
      const next = nextOf.get(field.id)
      if (!next) continue
      const group_id = next.group_id === null ? null : (groups.get(next.group_id) ?? null)
      const given = { ...askedOf(next), group_id }
      Object.assign(field, given)
      logChanges(context, field.id, columnChanges(before.get(field.id) ?? {}, given))
    }
    await writeNow(context)
    const gone = asked.filter(({ id }) => !nextOf.has(id))
    for (const reason of (await deleteRecords(verticalDataFields, context, gone)).values())
      throw refusedFor(context, reason)
    context.log({ type: verticals.path, id: form.id, description: 'published' })
    return answer(verticals, enrich, context, form)
  },
})

/** What publishing changes of a field stands in the history of that field. */
function logChanges(context: Context, id: number, changes: readonly ColumnChange[]): void {
  if (!changes.length) return
  context.log({
    ...{ type: verticalDataFields.path, id, description: 'updated' },
    before: Object.fromEntries(changes.map(({ column, before }) => [column, before])),
    after: Object.fromEntries(changes.map(({ column, after }) => [column, after])),
  })
}

export const draftCalls = [startDraft, changesOfDraft, publishDraft]
