import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { mergeValues } from '@core/merge-tags/merge-sources'
import { type MailKind, mailTemplates } from '@plugins/settings/contract'
import type { FlowRecord } from '../entities/flow'
import { Relation } from '../entities/relation'
import { looseEmail } from './dossier-mails'

/** What the merge tags of a mail from a dossier stand for: of the adviser, or else of whoever writes. */
export const mailValues = (context: Context, { id, relation_id, user_id }: FlowRecord, taskId?: number) =>
  mergeValues(context, {
    flow_id: id,
    relation_id,
    user_id: context.user?.id ?? user_id ?? null,
    ...(taskId && { record: { type: 'task', id: taskId } }),
  })

/**
 * To whom, about what and with what text the dialog of a mail from a dossier begins, or of one about a task of it.
 *
 * @throws Problem 422 for a task that is not of this dossier
 */
export async function mailStart(
  context: Context,
  flow: FlowRecord,
  { kind = looseEmail, taskId }: { kind?: MailKind; taskId?: number | undefined } = {},
) {
  const relation = await openRecord(context, Relation, flow.relation_id)
  const own = await context.use(mailTemplates).textOf(context, kind, flow.flowprofile_id)
  const values = await mailValues(context, flow, taskId)
  if (taskId && !values['task.title']) throw invalid('sendable_task_id', 'core.unknown_reference')
  const templates = await context.use(mailTemplates).all(context, kind)
  const filled = ({ subject, message }: { subject: string; message: string }) => ({
    subject: fillMergeTagsInText(subject, values, { empty: 'keep' }),
    message: fillMergeTags(message, values, { empty: 'keep' }),
  })
  return {
    to_email: relation?.email ?? null,
    mailtemplate_id: own.mailtemplate_id,
    ...filled(own),
    templates: templates.map(template => ({ id: template.id, ...filled(template) })),
  }
}
