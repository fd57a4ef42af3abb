import { type Call, call } from '@core/context/call'
import { refusedFor, textOf } from '@core/context/reason'
import { nullable } from '@core/db/schema'
import { latestDay } from '@core/time/today'
import { documentOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { invoiceKind } from '../domain/invoice-kind'
import { invoiceSettings } from '../domain/invoice-settings'
import type { Reminded } from '../domain/reminding'
import { comingRun } from './run-time'
import { sendNextStep } from './send-step'
import { addressOf, standingsOf } from './standing'
import { stepMail } from './step-mail'
import { stepSchema } from './step-schema'

const params = t.Object({ id: t.Integer({ minimum: 1 }) })
const access = { module: 'INVOICE' } as const
const day = t.String({ format: 'date' })

/** What the customer of an invoice gets next, as it will go out on its day. */
export const nextReminder: Call = call({
  method: 'GET',
  path: 'invoice/:id/nextreminder',
  access,
  summary: 'The next step of the reminders of an invoice: its day and its mail, as it will go out then',
  params,
  response: t.Object({
    step: nullable(stepSchema),
    on: nullable(day),
    to: nullable(t.String()),
    subject: t.String(),
    message: t.String(),
    filename: t.String(),
    /** The collection costs that it names. */
    collection_costs: nullable(t.Number()),
    /** Why it does not go out, in words. */
    stopped: nullable(t.String()),
  }),
  async run(context, { params }) {
    const invoice = (await documentOf(context, invoiceKind, params.id)) as Reminded
    const [standing] = await standingsOf(context, params.id)
    if (!standing?.next) {
      const stopped = context.text(standing ? 'invoice.no_next_step' : 'invoice.nothing_to_remind')
      const nothing = { subject: '', message: '', filename: '', collection_costs: null }
      return { step: null, on: null, to: addressOf(invoice), ...nothing, stopped }
    }
    const { next } = standing
    const { invoice_reminder_hour } = await invoiceSettings.of(context)
    const on = latestDay([next.on, comingRun(new Date(), invoice_reminder_hour, context.company)])
    // It goes by itself: an invoice that nobody handles is signed by the company, and not by whoever looks.
    const mail = await stepMail({ ...context, user: null }, invoice, next.step, on)
    const reason = standing.stopped?.reason ?? mail.fault
    const { subject, message, filename, costs } = mail
    return {
      step: next.step,
      on,
      to: addressOf(invoice),
      subject,
      message,
      filename,
      collection_costs: costs,
      stopped: reason ? textOf(context, reason) : null,
    }
  },
})

/** Sends the next step now, also before its day and during a pause. */
export const sendNextReminder: Call = call({
  method: 'POST',
  path: 'invoice/:id/sendnextreminder',
  access,
  summary: 'Send the next step of the reminders of an invoice now, whatever day it was planned for',
  params,
  response: t.Object({ id: t.Integer() }),
  async run(context, { params }) {
    const { id } = await documentOf(context, invoiceKind, params.id)
    const held = await sendNextStep(context, id, { early: true })
    if (held) throw refusedFor(context, held.reason)
    return { id }
  },
})
