import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { readRow } from '@core/db/list'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { plainText } from '@core/mail/plain-text'
import { senderOf } from '@core/tenancy/company-mail'
import { AssistMail, type AssistMailRecord } from '../entities/assist-mail'
import type { FlowRecord } from '../entities/flow'
import { Relation } from '../entities/relation'
import { sendMail } from '../jobs/send-mail'
import { brandOfFlow } from './brand-of-flow'
import { mailValues } from './mail-start'

/** A mail as somebody wrote it, with merge tags. */
export interface WrittenMail {
  readonly to_email?: string | null | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly mailtemplate_id?: number | null | undefined
  readonly answers_id?: number | null | undefined
}

/**
 * Keeps a mail to the customer of a dossier, its merge tags filled, and has it sent after the commit (R-FLOW-031).
 *
 * @throws Problem 422 without an address, a subject or a text
 */
export async function writeMail(context: Context, flow: FlowRecord, mail: WrittenMail): Promise<AssistMailRecord> {
  const { answers_id = null, mailtemplate_id = null } = mail
  const to = mail.to_email?.trim() || (await readRow(context, Relation, { id: flow.relation_id }))?.email
  if (!to) throw invalid('to_email', 'crm.mail_no_address', { name: flow.relation_fullname })
  const values = await mailValues(context, flow)
  const subject = fillMergeTagsInText(mail.subject ?? '', values, { empty: 'close' }).slice(0, 255)
  if (!subject) throw invalid('subject', 'core.required')
  const content = sanitizeRichText(fillMergeTags(mail.message ?? '', values, { empty: 'close' }))
  if (!plainText(content).trim()) throw invalid('message', 'core.required')
  const answered = answers_id ? await readRow(context, AssistMail, { id: answers_id, flow_id: flow.id }) : null
  if (answers_id && !answered) throw invalid('answers_id', 'core.unknown_reference')
  const kept = await insertRecord(context, AssistMail, {
    flow_id: flow.id,
    direction: 'sent',
    subject,
    from: senderOf(context, await brandOfFlow(context, flow.id)),
    to,
    content,
    date: new Date(),
    user_id: context.user?.id ?? null,
    mailtemplate_id,
    answers_id,
  })
  kept.message_id = `assistmail.${kept.id}.${context.company.id}@vakwerk.example`
  context.enqueue(sendMail, { id: kept.id })
  context.log({ type: 'assistmail', id: kept.id, flowId: flow.id, description: 'mailed', after: { subject, to } })
  return kept
}
