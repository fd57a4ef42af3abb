import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { AttachedFile } from '@core/files/attachments/attached-file'
import { openOwner } from '@core/files/file-owners'
import { Picture } from '@core/files/pictures/picture'
import { createRecord, enrichRecords } from '@core/resource/record'
import { toRow } from '@core/resource/row'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { comingAlong, takesAlong } from '../domain/coming-along'
import { type KeptVersion, versionsOf } from '../domain/form-version'
import { FlowDataItem } from '../entities/flow-data-item'
import { Vertical } from '../entities/vertical'
import { VerticalVersion } from '../entities/vertical-version'
import { copyTaken } from '../jobs/copy-taken'
import { flowDataItems, flowDataOf } from '../resources/flow-data-items'

const enrich = flowDataItems.enrich ?? []
const inLists = enrich.filter(({ single }) => !single)

const leftBehind = t.Object({
  label: t.String(),
  value: t.Unknown(),
  why: t.Union([t.Literal('not_asked'), t.Literal('no_answer')]),
})

/** What of the forms of a dossier a copy would take, told before it is made. */
export const formsToCopy = call({
  method: 'GET',
  path: 'flow/:id/formstocopy',
  access: { module: 'CRM' },
  summary: 'What copies of the forms of a dossier would take along, and what would stay behind',
  params: idParams,
  response: t.Array(
    t.Object({
      id: t.Integer(),
      offered: t.Boolean({ description: 'The form is on offer, so that it can be begun' }),
      left_behind: t.Array(leftBehind),
      taken: t.Integer({ description: 'Photos and files that come along where that is wished' }),
      taken_left: t.Integer({ description: 'Photos and files that no question asks for any more' }),
    }),
  ),
  async run(context, { params: { id } }) {
    await openOwner(context, 'flow', id, 'read')
    const columns = ['id', 'vertical_id', 'verticalversion_id', 'field_values'] as const
    const items = await readRows(context, FlowDataItem, columns, { flow_id: id }, 'order')
    const { forms, fieldsOf, now } = await versionsFor(context, items)
    const places = await placesOf(
      context,
      items.map(item => item.id),
    )
    return items.map(({ id: itemId, vertical_id, verticalversion_id, field_values }) => {
      const [from, to] = [fieldsOf(verticalversion_id), now.get(vertical_id)?.fields ?? []]
      const own = places.filter(({ item }) => item === itemId)
      const along = own.filter(({ place }) => place !== null && takesAlong(from, to, place)).length
      return {
        id: itemId,
        offered: forms.some(form => form.id === vertical_id && !form.archived),
        left_behind: comingAlong(from, to, field_values).left.map(one => ({ ...one })),
        taken: along,
        taken_left: own.length - along,
      }
    })
  },
})

/** Copies forms to another dossier with their answers, open again (C-0529). */
export const copyFormsToFlow = call({
  method: 'POST',
  path: 'flow/copyflowdataitems',
  access: { module: 'CRM' },
  summary: 'Copy forms to another dossier, with their answers as far as they are still asked',
  status: 201,
  body: t.Object(
    {
      targetflow_id: t.Integer({ minimum: 1 }),
      flowdataitem_ids: t.Array(t.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100 }),
      with_pictures: t.Optional(t.Boolean({ description: 'Photos and files come along too, a moment later' })),
    },
    { additionalProperties: false },
  ),
  response: t.Array(t.Intersect([rowWith(flowDataItems, enrich), t.Object({ left_behind: t.Array(leftBehind) })])),
  async run(context, { body: { targetflow_id, flowdataitem_ids, with_pictures = false } }) {
    await openOwner(context, 'flow', targetflow_id, 'write')
    const ids = [...new Set(flowdataitem_ids)]
    const originals = await openRecords(context, FlowDataItem, { id: ids, deleted_at: null }, { sort: 'order' })
    if (originals.length < ids.length) throw notFound()
    const { id: flow_data_id } = await flowDataOf(context, targetflow_id)
    const { fieldsOf, now } = await versionsFor(context, originals)
    const rows = []
    for (const { id, vertical_id, verticalversion_id, description, field_values } of originals) {
      const { answers, left } = comingAlong(
        fieldsOf(verticalversion_id),
        now.get(vertical_id)?.fields ?? [],
        field_values,
      )
      const copy = { flow_data_id, vertical_id, description, field_values: answers }
      const made = await createRecord(flowDataItems, context, copy, { takenOver: true })
      if (with_pictures) context.enqueue(copyTaken, { from: id, to: made.id })
      rows.push({ ...toRow(FlowDataItem, made), left_behind: left.map(one => ({ ...one })) })
    }
    await enrichRecords(inLists, context, rows)
    return rows
  },
})

interface Original {
  readonly vertical_id: number
  readonly verticalversion_id: number
}

/** What forms asked when they were filled in, and what they ask now. */
async function versionsFor(context: Context, items: readonly Original[]) {
  const id = [...new Set(items.map(({ vertical_id }) => vertical_id))]
  const forms = id.length ? await readRows(context, Vertical, ['id', 'revision', 'archived'], { id }) : []
  const now: ReadonlyMap<number, KeptVersion> = await versionsOf(context, forms)
  const versionIds = [...new Set(items.map(({ verticalversion_id }) => verticalversion_id))]
  const versions = versionIds.length
    ? await readRows(context, VerticalVersion, ['id', 'fields'], { id: versionIds })
    : []
  return { forms, now, fieldsOf: (version: number) => versions.find(one => one.id === version)?.fields ?? [] }
}

/** Each photo and file of forms, by the place that it was taken for. */
async function placesOf(context: Context, ids: readonly number[]) {
  if (!ids.length) return []
  const pictures = await readRows(context, Picture, ['flow_data_item_id', 'field_name'], { flow_data_item_id: ids })
  const files = await readRows(context, AttachedFile, ['attachedfileable_id', 'field_name'], {
    attachedfileable_type: 'flowdataitem',
    attachedfileable_id: ids,
  })
  return [
    ...pictures.map(({ flow_data_item_id, field_name }) => ({ item: flow_data_item_id, place: field_name })),
    ...files.map(({ attachedfileable_id, field_name }) => ({ item: attachedfileable_id, place: field_name })),
  ]
}
