import { call } from '@core/context/call'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { answer, createRecord, deleteRecord, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { moveFlow } from '../domain/move-flow'
import { testSafety } from '../domain/safe-deletion'
import { Relation } from '../entities/relation'
import { flows } from '../resources/flows'
import { notes } from '../resources/notes'
import { relations } from '../resources/relations'

const enrich = flows.enrich ?? []

/** A dossier does not go on, and why; whoever it was for goes to the trash when nothing else runs (C-0521, R-FLOW-042). */
export const rejectFlow = call({
  method: 'POST',
  path: 'flow/:id/rejectflow',
  access: { module: 'CRM' },
  summary: 'Cancel a dossier with the reason',
  params: idParams,
  body: t.Object(
    {
      cancel_reason: t.Optional(nullable(t.String({ minLength: 1, maxLength: 255 }))),
      remarks: t.Optional(nullable(t.String({ maxLength: 5000, description: 'Becomes a note on the dossier' }))),
      preserve_relation: t.Optional(
        t.Boolean({ default: true, description: 'Whether the relation stays where nothing else keeps it' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: rowWith(flows, enrich),
  example: { cancel_reason: 'Te duur', remarks: 'Koos voor een ander bedrijf.' },
  async run(context, { params, body: { cancel_reason = null, remarks, preserve_relation = true } }) {
    const flow = await find(flows, context, params.id)
    if (flow.status === 'cancelled') throw context.refuse('crm.flow_is_cancelled')
    const { result } = await testSafety(context, flow)
    await moveFlow(context, flow, { status: 'cancelled', cancel_reason })
    if (remarks?.trim()) {
      const about = { noteable_type: 'flow', noteable_id: flow.id, flow_id: flow.id }
      await createRecord(notes, context, { description: remarks.trim(), ...about })
    }
    if (!preserve_relation && result === 'success') {
      const relation = await openRecord(context, Relation, { id: flow.relation_id, deleted_at: null })
      if (relation) await deleteRecord(relations, context, relation)
    }
    return answer(flows, enrich, context, flow)
  },
})
