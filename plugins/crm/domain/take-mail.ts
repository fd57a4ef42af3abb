import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { readRow } from '@core/db/list'
import { countRecords, openRecord } from '@core/db/open-record'
import { isEmail } from '@core/domain/email-address'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { escapeHtml } from '@core/expressions/escape-html'
import { addFile, keepFile } from '@core/files/owned-files'
import type { Mailbox } from '@core/mailboxes/mailbox'
import type { ReceivedMail } from '@core/mailboxes/received-mail'
import { notify } from '@core/notifications/notify'
import { AssistMail, type AssistMailRecord } from '../entities/assist-mail'
import { Flow, type FlowRecord } from '../entities/flow'
import { Organization } from '../entities/organization'
import { Relation } from '../entities/relation'
import { DOSSIER } from '../jobs/send-mail'
import { internalFiles } from '../resources/assist-files'
import { answerOf } from './answer-of'
import { correspond } from './correspondence'
import { departmentOf, whoHears } from './who-hears'

/** Characters of a mail that are shown in the conversation. */
const LONGEST_MESSAGE = 5000

/** Answers of customers come back to their dossier: into the conversation, with their files. */
export const dossierMailbox: Mailbox = {
  name: DOSSIER,
  module: 'CRM',
  async take(context, flowId, mail) {
    const flow = await liveFlow(context, flowId)
    if (!flow) return false
    // One after the other: the same mail may be handed in twice at once.
    if (await countRecords(context, AssistMail, { flow_id: flow.id, message_id: mail.messageId })) return true
    const known = await isOfCustomer(context, flow, mail.from.address)
    const kept = await insertRecord(context, AssistMail, {
      flow_id: flow.id,
      direction: 'received',
      subject: mail.subject.slice(0, 255),
      from: senderText(mail).slice(0, 255),
      to: (mail.recipients[0] ?? '').slice(0, 255),
      content: contentOf(mail),
      date: mail.date,
      message_id: mail.messageId,
      known_sender: known,
    })
    const files = await keepFiles(context, kept, mail)
    context.log({
      type: 'assistmail',
      id: kept.id,
      flowId: flow.id,
      description: known ? 'received' : 'received_unknown',
      customerName: mail.from.name || mail.from.address,
      after: { subject: kept.subject, from: kept.from },
    })
    if (!mail.automatic) await tell(context, flow, kept, { known, mail, files })
    return true
  },
}

/** The dossier, held; of one that became part of another, that one. */
async function liveFlow(context: Context, id: number): Promise<FlowRecord | null> {
  const flow = await openRecord(context, Flow, id, { hold: true })
  if (flow?.merged_into_id) return liveFlow(context, flow.merged_into_id)
  return flow && !flow.deleted_at ? flow : null
}

/** Whether an address is the customer's, the organization's, or one that the dossier wrote to. */
async function isOfCustomer(context: Context, flow: FlowRecord, address: string): Promise<boolean> {
  const relation = await readRow(context, Relation, { id: flow.relation_id })
  const organization = relation?.organization_id
    ? await readRow(context, Organization, { id: relation.organization_id })
    : null
  if ([relation?.email, organization?.email].some(own => own?.toLowerCase() === address)) return true
  return (await countRecords(context, AssistMail, { flow_id: flow.id, direction: 'sent', to: address })) > 0
}

const senderText = ({ from: { name, address } }: ReceivedMail): string =>
  name && isEmail(address) ? `${name} <${address}>` : address || name

function contentOf({ html, text }: ReceivedMail): string {
  if (html) return sanitizeRichText(html)
  const paragraphs = text.trim().split(/\r?\n\s*\r?\n/)
  return sanitizeRichText(paragraphs.map(lines => `<p>${escapeHtml(lines).replaceAll('\n', '<br>')}</p>`).join(''))
}

/** Keeps the files of a mail, and answers what they are called. */
async function keepFiles(context: Context, mail: AssistMailRecord, { files, from }: ReceivedMail): Promise<string[]> {
  const kept: string[] = []
  const about = { flow_id: mail.flow_id, assistmail_id: mail.id }
  for (const file of files) {
    const { columns } = await keepFile(internalFiles, context, file)
    await addFile(internalFiles, context, { ...columns, ...about }, from.name || from.address)
    kept.push(columns.filename)
  }
  return kept
}

/** The customer's words go into the conversation; of anybody else's, whoever has the dossier hears. */
async function tell(
  context: Context,
  flow: FlowRecord,
  kept: AssistMailRecord,
  { known, mail, files }: { known: boolean; mail: ReceivedMail; files: readonly string[] },
): Promise<void> {
  const said = answerOf(mail.text)
  const lines = [
    said || kept.subject,
    files.length && context.text('crm.mail_files', { names: files.join(', ') }),
    mail.refused.length && context.text('crm.mail_files_refused', { names: mail.refused.join(', ') }),
  ]
  const content = lines.filter(Boolean).join('\n\n').slice(0, LONGEST_MESSAGE)
  if (known && content.trim())
    await correspond.fromCustomer(context, {
      content,
      senderName: null,
      flowId: flow.id,
      aboutType: 'flow',
      aboutId: flow.id,
      mailId: kept.id,
    })
  else
    await notify(context, {
      type: 'assistmail',
      id: kept.id,
      flowId: flow.id,
      userId: await whoHears(context, flow, departmentOf(flow.status)),
      title: context.text('crm.mail_from_unknown', { from: kept.from }),
      body: content.slice(0, 500) || null,
      url: `/flow_detail/${flow.id}?options=flowcommunicator&mail=${kept.id}`,
    })
}
