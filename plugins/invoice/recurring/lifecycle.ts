import type { Context } from '@core/context/context'
import { notFound, refused } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { move } from '@core/states/move'
import { today } from '@core/time/today'
import { RecurringInvoice } from '../entities/recurring-invoice'
import type { RecurringInvoiceRecord } from './create-recurring-invoice'
import { billRecurring } from './jobs'
import { nextDate } from './next-date'
import { recurringStates } from './states'

/** A recurring invoice, held until the transaction ends. @throws Problem 404 */
export async function heldRecurring(context: Context, id: number): Promise<RecurringInvoiceRecord> {
  const recurring = await openRecord(context, RecurringInvoice, id, { hold: true })
  if (!recurring || recurring.deleted_at) throw notFound()
  return recurring
}

/** Bills from today on; what fell in the pause is left out. @throws Problem 409 when nothing comes any more */
export async function resumeRecurring(context: Context, recurring: RecurringInvoiceRecord): Promise<void> {
  const next_date = await nextDate(context, recurring, today(context.company))
  if (!next_date) throw refused('invoice.recurring_over')
  await move(context, recurringStates, recurring, 'resume', { set: { next_date, refusal: null } })
  if (next_date === today(context.company)) context.enqueue(billRecurring, { recurring_invoice_id: recurring.id })
}

/** Nothing comes of it any more; what was made stays. */
export const endRecurring = (context: Context, recurring: RecurringInvoiceRecord): Promise<void> =>
  move(context, recurringStates, recurring, 'end', { set: { next_date: null, refusal: null } })

/** Makes no invoices of it until it goes on. @throws Problem 409 for one that does so already, or ended */
export const pauseRecurring = (context: Context, recurring: RecurringInvoiceRecord): Promise<void> =>
  move(context, recurringStates, recurring, 'pause', { set: { refusal: null } })

/** What fell while it lay in the trash is left out, as of a pause. */
export async function skipTrashed({ id }: { readonly id: number }, context: Context): Promise<void> {
  const recurring = await openRecord(context, RecurringInvoice, id, { hold: true })
  if (recurring?.status !== 'active') return
  const next_date = await nextDate(context, recurring, today(context.company))
  if (next_date) recurring.next_date = next_date
  else await endRecurring(context, recurring)
}
