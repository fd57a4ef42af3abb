import { call } from '@core/context/call'
import { readRows } from '@core/db/list'
import { atLeast } from '@core/db/where'
import { startOfDay, today } from '@core/time/today'
import { Type as t } from '@sinclair/typebox'
import { Invoice } from '../entities/invoice'
import { InvoiceReminder } from '../entities/invoice-reminder'
import { rankOf, type Step } from './steps'

/** What reminders did this year: after which of them the invoices that were paid were paid. */
export const yearOfReminders = call({
  method: 'GET',
  path: 'reminder/year',
  operationId: 'reminder.year',
  access: { module: 'INVOICE' },
  summary: 'How many of the invoices that were paid this year were paid after which reminder',
  response: t.Object({
    none: t.Integer(),
    first: t.Integer(),
    second: t.Integer(),
    notice: t.Integer(),
  }),
  async run(context) {
    const since = startOfDay(`${today(context.company).slice(0, 4)}-01-01`, context.company)
    const paid = await readRows(context, Invoice, ['id', 'reminders'], {
      status: 'paid',
      is_template: false,
      credit_of: null,
      date_paid: atLeast(since.toISOString()),
    })
    const reminded = paid.filter(({ reminders }) => reminders > 0).map(({ id }) => id)
    const sent = reminded.length
      ? await readRows(context, InvoiceReminder, ['invoice_id', 'step'], { invoice_id: reminded })
      : []
    const lastOf = new Map<number, Step>()
    for (const { invoice_id, step } of sent) {
      const last = lastOf.get(invoice_id)
      if (!last || rankOf(step) > rankOf(last)) lastOf.set(invoice_id, step)
    }
    const counts = { none: paid.length - reminded.length, first: 0, second: 0, notice: 0 }
    for (const id of reminded) {
      const step = lastOf.get(id)
      // Whoever was reminded by hand alone was reminded for the first time.
      counts[step === 'second' || step === 'notice' ? step : 'first'] += 1
    }
    return counts
  },
})
