import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { type Action, action, asks } from '@core/context/trigger'
import { fillMergeTagsInText } from '@core/expressions/merge-tags'
import { notify } from '@core/notifications/notify'
import { createRecord, find, updateRecord } from '@core/resource/record'
import { mailTemplates, noteTemplates } from '@plugins/settings/contract'
import { Type as t } from '@sinclair/typebox'
import { HANDLERS } from '../contract/flow-events'
import { FLOW_STATUSES } from '../contract/flow-status'
import { DEPARTMENTS } from '../entities/message'
import { flows } from '../resources/flows'
import { messages } from '../resources/messages'
import { notes } from '../resources/notes'
import { looseEmail } from './dossier-mails'
import { mailValues } from './mail-start'
import { moveFlow, toPhase } from './move-flow'
import { relabelled, tagsSchema } from './relabelled'
import { writeMail } from './write-mail'

const number = t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const text = t.String({ minLength: 1, maxLength: 5000 })

const open = (context: Context, id: number) => find(flows, context, id)

const LABELS = {
  user_id: 'crm.action_set_handler',
  office_user_id: 'crm.action_set_office_handler',
  project_user_id: 'crm.action_set_project_handler',
} as const
const NAMES = {
  user_id: 'crm.set-handler',
  office_user_id: 'crm.set-office-handler',
  project_user_id: 'crm.set-project-handler',
} as const

/** What the rules of a company may do with a dossier (R-WF-002, R-WF-010 to R-WF-013, R-WF-017). */
export const actions: readonly Action[] = [
  action({
    name: 'crm.set-stage',
    label: 'crm.action_set_stage',
    about: 'flow',
    input: t.Object({ status: asks(t.Union(FLOW_STATUSES.map(status => t.Literal(status))), 'text') }),
    run: async (context, id, { status }) => moveFlow(context, await open(context, id), { status }),
  }),
  action({
    name: 'crm.set-phase',
    label: 'crm.action_set_phase',
    about: 'flow',
    input: t.Object({ flow_phase_id: asks(number, { resource: 'flowphase' }) }),
    run: async (context, id, { flow_phase_id }) => toPhase(context, await open(context, id), flow_phase_id),
  }),
  ...HANDLERS.map(handler =>
    action({
      name: NAMES[handler],
      label: LABELS[handler],
      about: 'flow',
      input: t.Object({ user_id: asks(t.Union([number, t.Null()]), 'user') }),
      run: async (context, id, { user_id }) =>
        updateRecord(flows, context, await find(flows, context, id), { [handler]: user_id }),
    }),
  ),
  action({
    name: 'crm.change-tags',
    label: 'crm.action_change_tags',
    about: 'flow',
    input: t.Object({ addableTags: asks(tagsSchema, 'tagsAdded'), removableTags: asks(tagsSchema, 'tagsRemoved') }),
    async run(context, id, changed) {
      const flow = await find(flows, context, id)
      await updateRecord(flows, context, flow, { tags: relabelled(flow.tags as string[], changed) })
    },
  }),
  action({
    name: 'crm.set-profile',
    label: 'crm.action_set_profile',
    about: 'flow',
    input: t.Object({ flowprofile_id: asks(number, { resource: 'flowprofile' }) }),
    run: async (context, id, { flowprofile_id }) =>
      updateRecord(flows, context, await open(context, id), { flowprofile_id }),
  }),
  action({
    name: 'crm.notify',
    label: 'crm.action_notify',
    about: 'flow',
    input: t.Object({ user_id: asks(t.Union([number, t.Null()]), 'user'), title: asks(text, 'text') }),
    async run(context, id, { user_id, title }) {
      const { relation_fullname } = await open(context, id)
      await notify(context, {
        ...{ type: 'flow', id, flowId: id, userId: user_id, title },
        body: relation_fullname,
        url: `/flow_detail/${id}`,
      })
    },
  }),
  action({
    name: 'crm.write-note',
    label: 'crm.action_write_note',
    about: 'flow',
    input: t.Object({ description: asks(text, 'text') }),
    async run(context, id, { description }) {
      await createRecord(notes, context, { description, noteable_type: 'flow', noteable_id: id, flow_id: id })
    },
  }),
  action({
    name: 'crm.send-message',
    label: 'crm.action_send_message',
    about: 'flow',
    input: t.Object({
      content: asks(text, 'text'),
      assigned_to: t.Optional(t.Union(DEPARTMENTS.map(each => t.Literal(each)))),
    }),
    async run(context, id, { content, assigned_to }) {
      const about = { flow_id: id, messageable_type: 'flow', messageable_id: id }
      await createRecord(messages, context, { content, ...about, ...(assigned_to && { assigned_to }) })
    },
  }),
  action({
    name: 'crm.send-messagetemplate',
    label: 'crm.action_send_messagetemplate',
    about: 'flow',
    input: t.Object({ messagetemplate_id: asks(number, { resource: 'messagetemplate' }) }),
    async run(context, id, { messagetemplate_id }) {
      const templates = await context.use(noteTemplates).messages(context)
      const template = templates.find(one => one.id === messagetemplate_id)
      if (!template) throw invalid('messagetemplate_id', 'core.unknown_reference')
      const values = await mailValues(context, await open(context, id))
      const content = fillMergeTagsInText(template.message, values, { empty: 'close' })
      await createRecord(messages, context, { content, flow_id: id, messageable_type: 'flow', messageable_id: id })
    },
  }),
  action({
    name: 'crm.send-mail',
    label: 'crm.action_send_mail',
    about: 'flow',
    input: t.Object({
      mailtemplate_id: asks(number, { resource: 'mailtemplate', query: `type=${looseEmail.type}` }),
    }),
    async run(context, id, { mailtemplate_id }) {
      const templates = await context.use(mailTemplates).all(context, looseEmail)
      const template = templates.find(one => one.id === mailtemplate_id)
      if (!template) throw invalid('mailtemplate_id', 'core.unknown_reference')
      const { subject, message } = template
      await writeMail(context, await open(context, id), { subject, message, mailtemplate_id })
    },
  }),
]
