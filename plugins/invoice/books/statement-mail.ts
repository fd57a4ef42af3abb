import { type Context, signedIn } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { formatEuros } from '@core/domain/money'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { fillMergeTags, fillMergeTagsInText, type MergeValues } from '@core/expressions/merge-tags'
import { type MergeSource, mergeValues } from '@core/merge-tags/merge-sources'
import { companyMail, senderOf } from '@core/tenancy/company-mail'
import type { Days } from '@core/time/periods'
import { today } from '@core/time/today'
import { comingPages, longDay } from '@plugins/documents/contract'
import { type MailKind, mailTemplates } from '@plugins/settings/contract'
import { type Statement, statementCustomer, statementOf } from './statement'
import { statementPages } from './statement-pages'

/** Brings a statement of account to a relation. */
export const sendStatement: MailKind = {
  type: 'send_statement',
  label: 'invoice.mail_statement',
  subject: 'Rekeningoverzicht van {{company.name}}',
  message:
    '<p>Beste {{relation.fullname}},</p><p>Hierbij ontvangt u het overzicht van uw rekening van {{statement.from}} tot en met {{statement.to}}. Het saldo is {{statement.balance}}.</p><p>Klopt er iets niet? Laat het ons dan weten.</p><p>Met vriendelijke groet,<br>{{user.fullname}}<br>{{company.name}}</p>',
}

/** Tags of a statement; their values come with the mail itself. */
export const statementSource: MergeSource = {
  prefix: 'statement',
  texts: 'invoice',
  tags: ['from', 'to', 'balance'],
  values: async () => ({}),
}

/** What the tags stand for in a mail with a statement. */
export const statementValues = (
  context: Context,
  relation_id: number,
  { from, to }: Days,
  { closing }: Statement,
): Promise<MergeValues> =>
  mergeValues(context, {
    relation_id,
    user_id: signedIn(context).id,
    known: {
      'statement.from': longDay(from),
      'statement.to': longDay(to),
      'statement.balance': formatEuros(closing, 'nl'),
    },
  })

/** `Rekeningoverzicht 2026-01-01 2026-03-31.pdf` */
export const statementFile = ({ from, to }: Days): string => `Rekeningoverzicht ${from} ${to}.pdf`

/** What the dialog of the mail starts with. */
export async function statementStart(context: Context, relationId: number, days: Days) {
  const { email } = await statementCustomer(context, relationId)
  const text = await context.use(mailTemplates).textOf(context, sendStatement)
  const values = await statementValues(context, relationId, days, await statementOf(context, relationId, days))
  return {
    to_email: email,
    subject: fillMergeTagsInText(text.subject, values, { empty: 'keep' }),
    message: fillMergeTags(text.message, values, { empty: 'keep' }),
    mailtemplate_id: text.mailtemplate_id,
    sendpdf: true,
    sendattachments: false,
    attachments: [],
    filename: statementFile(days),
  }
}

/** Reads a statement, and prints it outside the transaction. @throws Problem 404 */
export async function comingStatement(context: Context, relationId: number, days: Days) {
  const customer = await statementCustomer(context, relationId)
  const statement = await statementOf(context, relationId, days)
  return comingPages(context, statementPages(customer, days, statement, today(context.company)))
}

/** A mail with a statement, ready to go; merge tags filled. */
export interface StatementMail extends Days {
  readonly relation_id: number
  readonly to_email: string
  readonly subject: string
  readonly message: string
  readonly sendpdf: boolean
  /** Makes the Message-ID: the same mail twice is one mail. */
  readonly reference: string
}

/** Sends a statement of account, printed before anything else is done. */
export const mailStatement = heavyJob<StatementMail, Uint8Array | null>('invoice.mail-statement', {
  reachOut: async ({ relation_id, from, to, sendpdf }, context) =>
    sendpdf ? comingStatement(context, relation_id, { from, to }) : async () => null,
  async run({ relation_id, to_email, subject, message, reference, from, to }, context, pdf) {
    const { html, text, attachments } = await companyMail(context, sanitizeRichText(message))
    const file = pdf && {
      filename: statementFile({ from, to }),
      contentType: 'application/pdf',
      content: pdf,
    }
    await context.mailer.send({
      messageId: `<${reference}.statement.${relation_id}.${context.company.id}@vakwerk.example>`,
      from: senderOf(context),
      to: to_email,
      subject,
      html,
      text,
      attachments: [...attachments, ...(file ? [file] : [])],
    })
  },
})
