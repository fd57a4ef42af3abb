import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { Notification } from '@core/notifications/notification'
import { notify } from '@core/notifications/notify'
import { today } from '@core/time/today'
import { invoiceSettings } from '../domain/invoice-settings'
import { Invoice } from '../entities/invoice'
import { isRunTime, runMoment } from './run-time'
import { type Held, sendNextStep } from './send-step'
import { standingsOf } from './standing'

type Nothing = Record<string, never>

/** Whether reminders go by themselves now: a company chose it, and its hour of a working day has come. */
async function goNow(context: Context): Promise<boolean> {
  const { invoice_reminders, invoice_reminder_hour } = await invoiceSettings.of(context)
  return invoice_reminders && isRunTime(new Date(), invoice_reminder_hour, context.company)
}

/**
 * Sends one invoice the step whose day has come. All is looked at again when its turn comes: who paid since the round
 * began, or switched reminders off, gets none; and the round of another day deals with what was left of this one.
 */
export const remindByItself = job<{ invoice_id: number }>(
  'invoice.remind-by-itself',
  async ({ invoice_id }, context) => {
    if (!(await goNow(context))) return
    const held = await sendNextStep(context, invoice_id)
    if (held?.fault) await tellStaff(context, invoice_id, held)
  },
)

/** Looks which invoices have a step whose day has come; each is sent by a job of its own, so that one fault holds up one. */
export const sendDueSteps = job<Nothing>('invoice.send-due-steps', async (_, context) => {
  if (!(await goNow(context))) return
  const day = today(context.company)
  for (const { invoice, next, stopped } of await standingsOf(context))
    if (next && next.on <= day && (!stopped || stopped.by === 'no_address'))
      context.enqueue(remindByItself, { invoice_id: invoice.id })
})

/** Plans the round of today for the hour that the company chose; as the day begins, and again when that is chosen anew. */
export async function planToday(context: Context, chosen: { on: boolean; hour: number }): Promise<void> {
  if (!chosen.on) return
  context.enqueue(sendDueSteps, {}, runMoment(today(context.company), chosen.hour, context.company))
}

export const planReminders = job<Nothing>(
  'invoice.plan-reminders',
  async (_, context) => {
    const { invoice_reminders: on, invoice_reminder_hour: hour } = await invoiceSettings.of(context)
    await planToday(context, { on, hour })
  },
  { dailyAt: 0 },
)

/** Tells once whoever handles an invoice that a step waits for them: the address or the text of it has to be mended. */
async function tellStaff(context: Context, id: number, { reason, fault }: Held): Promise<void> {
  const invoice = await openRecord(context, Invoice, id)
  if (!invoice || !fault) return
  const step = context.text(`invoice.step_${fault.step}`)
  const title = context.text('invoice.step_waits', { step, number: invoice.number ?? '' })
  const told = await readRows(context, Notification, ['id'], { notifiable_type: 'invoice', notifiable_id: id, title })
  if (told.length) return
  await notify(context, {
    type: 'invoice',
    id,
    flowId: invoice.flow_id ?? null,
    userId: invoice.user_id ?? null,
    title,
    body: textOf(context, reason),
    url: `/invoice_detail/${id}`,
  })
}
