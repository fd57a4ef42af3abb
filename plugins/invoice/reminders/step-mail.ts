import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { fromEuros, toEuros } from '@core/domain/money'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import { fillMergeTags, fillMergeTagsInText, namesOfTags } from '@core/expressions/merge-tags'
import { allMergeTags } from '@core/merge-tags/api/list-merge-tags'
import { type DocumentRecord, mailStart } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { invoiceSettings } from '../domain/invoice-settings'
import type { Reminded } from '../domain/reminding'
import { costsAsked } from './collection-costs'
import { mailOf } from './reminder-mails'
import { reminderValues, withReminderValues } from './reminder-values'
import type { Step } from './steps'

/** A mail of a step as it goes out, and why it may not. */
export interface StepMail {
  readonly subject: string
  /** HTML, as the customer reads it. */
  readonly message: string
  readonly sendpdf: boolean
  readonly sendattachments: boolean
  readonly filename: string
  /** The collection costs that it names, in euros. */
  readonly costs: number | null
  readonly fault: Reason | null
}

/** Whom a notice is for: the law protects consumers, who buy for no organization. */
const isBusiness = ({ customer }: DocumentRecord): boolean => Boolean(customer?.organization)

/** Writes the mail of a step as it goes out on a day, every tag filled. */
export async function stepMail(context: Context, invoice: Reminded, step: Step, day: string): Promise<StepMail> {
  const start = await mailStart(context, invoiceKind, invoice, mailOf(step, isBusiness(invoice)))
  const { sendpdf, sendattachments, filename } = start
  const settings = await invoiceSettings.of(context)
  const written = withReminderValues(start, reminderValues(invoice, day, settings))
  const { total } = costsAsked(fromEuros(invoice.amount_open), { withVat: settings.invoice_costs_vat })
  return {
    subject: fillMergeTagsInText(written.subject, {}, { empty: 'close' }),
    message: sanitizeRichText(fillMergeTags(written.message, {}, { empty: 'close' })),
    sendpdf,
    sendattachments,
    filename,
    costs: step === 'notice' ? toEuros(total) : null,
    fault: await faultOf(context, step, start, written),
  }
}

interface Text {
  readonly subject: string
  readonly message: string
}

/** What is wrong with the text of a step: nothing in it, a tag that nobody knows, a notice that names no costs. */
async function faultOf(context: Context, step: Step, template: Text, written: Text): Promise<Reason | null> {
  if (!template.subject.trim() || !template.message.replace(/<[^>]*>|&nbsp;/g, '').trim())
    return 'invoice.step_text_empty'
  if (step === 'notice' && !namesOfTags([template.message]).has('reminder.costs')) return 'invoice.step_text_costs'
  const left = namesOfTags([written.subject, written.message])
  if (!left.size) return null
  const known = new Set((await allMergeTags(context)).map(({ tag }) => tag.toLowerCase()))
  const unknown = [...left].find(tag => !known.has(tag))
  return unknown ? { key: 'invoice.step_text_tag', values: { tag: unknown } } : null
}
