import { job } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { fillMergeTags, fillMergeTagsInText } from '@core/expressions/merge-tags'
import { mergeValues } from '@core/merge-tags/merge-sources'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import { mailTemplates } from '@plugins/settings/contract'
import { brandOfFlow } from '../domain/brand-of-flow'
import { newRequestFromWebsite } from '../domain/dossier-mails'
import { Flow } from '../entities/flow'

/** Mails a visitor of a website that the request has come in, where the website says so. */
export const mailNewRequest = job<{ id: number; to: string }>('crm.mail-new-request', async ({ id, to }, context) => {
  const flow = await openRecord(context, Flow, { id, deleted_at: null })
  if (!flow) return
  const { relation_id, user_id } = flow
  const { subject, message } = await context
    .use(mailTemplates)
    .textOf(context, newRequestFromWebsite, flow.flowprofile_id)
  const values = await mergeValues(context, { flow_id: id, relation_id, user_id })
  await context.mailer.send({
    messageId: `<request.${id}.${context.company.id}@vakwerk.example>`,
    from: senderOf(context),
    to,
    subject: fillMergeTagsInText(subject, values, { empty: 'close' }),
    ...(await companyMail(
      context,
      sanitizeRichText(fillMergeTags(message, values, { empty: 'close' })),
      undefined,
      await brandOfFlow(context, id),
    )),
  })
})
