import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { insertRows } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { withoutParent } from '@core/states/parents'
import { dayOf, today } from '@core/time/today'
import { mailDocument } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { type Reminded, remind } from '../domain/reminding'
import { Invoice } from '../entities/invoice'
import { InvoiceReminder } from '../entities/invoice-reminder'
import type { NextStep } from './schedule'
import { addressOf, type Standing, standingsOf } from './standing'
import { stepMail } from './step-mail'

/** Why a step does not go out: of staff it asks something where it names a fault. */
export interface Held {
  readonly reason: Reason
  readonly fault?: NextStep
}

/**
 * Sends what the customer of an invoice gets next, once: the invoice is held, so that of several who do this at one moment
 * the others find that it went. A payment, a credit or a dispute that came first is seen too.
 *
 * @param early also before its day, and during a pause: somebody chose to
 * @returns why it does not go out; nothing when it does
 */
export async function sendNextStep(context: Context, id: number, { early = false } = {}): Promise<Held | null> {
  const invoice = await openRecord(context, Invoice, id, { hold: true })
  if (!invoice || invoice.deleted_at) return { reason: 'invoice.nothing_to_remind' }
  const [standing] = await standingsOf(context, id)
  if (!standing) return { reason: 'invoice.nothing_to_remind' }
  const { next } = standing
  if (!next) return { reason: 'invoice.no_next_step' }
  const reason = await refusalOf(context, invoice as Reminded, standing, next, early)
  if (reason) return reason
  const mail = await stepMail(context, invoice as Reminded, next.step, today(context.company))
  if (mail.fault) return { reason: mail.fault, fault: next }
  await sendStep(context, invoice as Reminded, next, mail)
  return null
}

async function refusalOf(
  context: Context,
  invoice: Reminded,
  { stopped }: Standing,
  next: NextStep,
  early: boolean,
): Promise<Held | null> {
  const day = today(context.company)
  if (stopped?.by === 'disputed') return { reason: stopped.reason }
  if (next.step !== 'announcement' && !(invoice.enddate && invoice.enddate < day)) return { reason: 'invoice.not_late' }
  if (!early && next.on > day) return { reason: 'invoice.step_not_yet' }
  if (invoice.date_reminded && dayOf(invoice.date_reminded, context.company) === day)
    return { reason: 'invoice.reminded_today' }
  const trashed = (await withoutParent(context, Invoice, [invoice], { made: true })).get(invoice.id)
  if (trashed) return { reason: trashed }
  return stopped ? { reason: stopped.reason, fault: next } : null
}

type Mail = Awaited<ReturnType<typeof stepMail>>

async function sendStep(context: Context, invoice: Reminded, { step }: NextStep, mail: Mail): Promise<void> {
  const to = addressOf(invoice) ?? ''
  const { id, amount_open, flow_id } = invoice
  const { subject, message, sendpdf, sendattachments, costs } = mail
  const sent = {
    invoice_id: id,
    step,
    sent_on: today(context.company),
    sent_to: to,
    amount_open,
    collection_costs: costs,
  }
  await insertRows(context, InvoiceReminder, [sent])
  const fields = { subject, message, sendpdf, sendattachments }
  if (step !== 'announcement')
    return remind(context, invoice, to, fields, { step, ...(costs === null ? {} : { collection_costs: costs }) })
  await mailDocument(context, invoiceKind, invoice, to, fields)
  context.log({ type: 'invoice', id, flowId: flow_id, description: 'announced', after: { to } })
}
