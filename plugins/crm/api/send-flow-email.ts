import { call } from '@core/context/call'
import { openRecord } from '@core/db/open-record'
import { nullable } from '@core/db/schema'
import { emailSchema } from '@core/mail/email-schema'
import { answer, find } from '@core/resource/record'
import { idParams, rowWith } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { taskEmail } from '../domain/dossier-mails'
import { ENCLOSED, findEnclosed, keepEnclosed, MOST_FILES } from '../domain/mail-files'
import { mailStart } from '../domain/mail-start'
import { writeMail } from '../domain/write-mail'
import { sendMail } from '../jobs/send-mail'
import { assistMails } from '../resources/assist-mails'
import { flows } from '../resources/flows'

const enrich = assistMails.enrich ?? []
/** Forms say nothing with an empty text. */
const number = t.Optional(t.Union([t.Integer({ minimum: 1 }), t.Null(), t.Literal('')]))

/** What the dialog of a mail from a dossier begins with, filled in for it (C-0504). */
const getForSendingEmail = call({
  method: 'GET',
  path: 'flow/:id/getForSendingEmail',
  access: { module: 'CRM' },
  summary: 'What a mail from a dossier begins with: address, subject, message and the templates there are',
  params: idParams,
  query: t.Object({
    sendable_task_id: t.Optional(t.Integer({ minimum: 1, description: 'The task of the dossier that it is about' })),
  }),
  response: t.Object({
    to_email: nullable(t.String()),
    subject: t.String(),
    message: t.String(),
    mailtemplate_id: nullable(t.Integer()),
    templates: t.Array(t.Object({ id: t.Integer(), subject: t.String(), message: t.String() })),
  }),
  async run(context, { params, query }) {
    const { sendable_task_id: taskId } = query
    return mailStart(context, await find(flows, context, params.id), taskId ? { kind: taskEmail, taskId } : {})
  },
})

/** A mail to the customer of a dossier, with up to three files (C-0520, R-FLOW-031, R-FLOW-032). */
const sendEmail = call({
  method: 'POST',
  path: 'flow/:id/sendemail',
  access: { module: 'CRM' },
  summary: 'Mail the customer of a dossier',
  multipart: 'attachment',
  status: 201,
  limit: { of: 'mails from dossiers', most: 60, seconds: 600 },
  params: idParams,
  body: t.Object({
    to_email: t.Optional(t.Union([emailSchema, t.Literal('')], { description: 'That of the relation unless told' })),
    subject: t.String({ maxLength: 255 }),
    message: t.String({ maxLength: 100_000, description: 'HTML with merge tags' }),
    mailtemplate_id: number,
    answers_id: number,
    files: t.Optional(t.Array(t.Any(), { maxItems: MOST_FILES, description: 'Uploads; 20 MB with what is enclosed' })),
    enclosed: t.Optional(
      t.Array(t.String({ pattern: ENCLOSED }), {
        maxItems: MOST_FILES,
        description: 'Files of the dossier by where they are downloaded: `flowfile/12`',
      }),
    ),
  }),
  response: rowWith(assistMails, enrich),
  async run(context, { params, body: { files = [], enclosed = [], answers_id, mailtemplate_id, ...mail } }) {
    const flow = await find(flows, context, params.id)
    const found = await findEnclosed(context, flow.id, files, enclosed)
    const kept = await writeMail(context, flow, {
      ...mail,
      answers_id: answers_id || null,
      mailtemplate_id: mailtemplate_id || null,
    })
    await keepEnclosed(context, kept, found)
    return answer(assistMails, enrich, context, kept)
  },
})

/** A mail that the mail server did not take goes out after all. */
const sendAgain = call({
  method: 'POST',
  path: 'assistmail/:id/sendagain',
  access: { module: 'CRM' },
  summary: 'Try again to send a mail that could not be sent',
  params: idParams,
  response: rowWith(assistMails, enrich),
  async run(context, { params }) {
    const { id } = await find(assistMails, context, params.id)
    const mail = await openRecord(context, assistMails.entity, id, { hold: true })
    if (!mail?.failed_at) throw context.refuse('crm.mail_not_failed')
    mail.failed_at = null
    context.enqueue(sendMail, { id })
    return answer(assistMails, enrich, context, mail)
  },
})

export const sendFlowEmail = [getForSendingEmail, sendEmail, sendAgain]
