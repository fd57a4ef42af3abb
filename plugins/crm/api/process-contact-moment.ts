import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { nullable } from '@core/db/schema'
import { answer, createRecord, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { noteTemplates } from '@plugins/settings/contract'
import { Type as t } from '@sinclair/typebox'
import { contactMomentProcessed } from '../contract/flow-events'
import { followUps } from '../contract/follow-ups'
import { isEnded } from '../domain/flow-states'
import { toPhase } from '../domain/move-flow'
import { phasesOf } from '../domain/phases'
import type { FlowRecord } from '../entities/flow'
import { flows } from '../resources/flows'
import { notes } from '../resources/notes'

const enrich = flows.enrich ?? []
const number = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Somebody spoke with a customer, or tried to: a note, a line in the log, and what follows from it (C-0537, G-CONTACT). */
export const processContactMoment = call({
  method: 'POST',
  path: 'flow/:id/processcontactmoment',
  access: { module: 'CRM' },
  summary: 'Note a moment of contact, move on, and say what comes next',
  params: idParams,
  body: t.Object(
    {
      contacttemplate_id: t.Optional(nullable(number)),
      note: t.Optional(nullable(t.String({ maxLength: 5000, description: 'That of the template unless told' }))),
      flow_phase_id: t.Optional(nullable(t.Integer({ ...number, description: 'That of the template unless told' }))),
      next_action: t.Optional(
        nullable(
          t.Object(
            {
              description: t.String({ minLength: 1, maxLength: 1000 }),
              due_date: t.String({ format: 'date-time' }),
            },
            { additionalProperties: false },
          ),
        ),
      ),
    },
    { additionalProperties: false },
  ),
  response: rowWith(flows, enrich),
  example: { contacttemplate_id: 1 },
  async run(context, { params, body: { contacttemplate_id, note, flow_phase_id, next_action } }) {
    const flow = await find(flows, context, params.id)
    const template = contacttemplate_id ? await context.use(noteTemplates).contact(context, contacttemplate_id) : null
    if (contacttemplate_id && !template) throw invalid('contacttemplate_id', 'core.unknown_reference')
    const description = (note ?? template?.note ?? '').trim()
    if (!description) throw invalid('note', 'core.required')
    context.log({
      type: 'flow',
      id: flow.id,
      flowId: flow.id,
      description: 'contacted',
      after: { title: template?.title ?? null },
    })
    const about = { noteable_type: 'flow', noteable_id: flow.id, flow_id: flow.id }
    await createRecord(notes, context, { description, ...about })
    const phase = flow_phase_id ?? (await phaseOfTemplate(context, flow, template?.flow_phase_id))
    if (phase) await toPhase(context, flow, phase)
    if (next_action) {
      const makers = context.all(followUps)
      if (!makers.length) throw invalid('next_action', 'crm.no_follow_ups')
      for (const make of makers) await make(context, { flow_id: flow.id, ...next_action })
    }
    await context.emit(contactMomentProcessed, { id: flow.id })
    return answer(flows, enrich, context, flow)
  },
})

/** A template goes for every dossier, also for one that ended meanwhile, and outlives its sub-status. */
async function phaseOfTemplate(context: Context, flow: FlowRecord, id: number | null | undefined) {
  if (!id || isEnded(flow)) return null
  return (await phasesOf(context)).some(phase => phase.id === id) ? id : null
}
