import { tryWork } from '@core/batches/try-work'
import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { longDay } from '@plugins/documents/contract'
import { sendDraft } from '../domain/send-draft'
import { Invoice } from '../entities/invoice'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { tellMaker } from './tell-maker'

/**
 * Sends the invoice of a period by mail. One that cannot be sent stays a draft with its reason, of which its maker hears
 * once, and is tried again another day. Whatever somebody did with it meanwhile is right.
 */
export async function sendPeriod(context: Context, id: number): Promise<void> {
  const found = await openRecord(context, RecurringInvoicePeriod, id)
  // Held in the order of those who make the next one: the recurring invoice first.
  const recurring = found && (await openRecord(context, RecurringInvoice, found.recurring_invoice_id, { hold: true }))
  const period = recurring && (await openRecord(context, RecurringInvoicePeriod, id, { hold: true }))
  if (!recurring || !period) return
  const refusal = await whyNot(context, period.invoice_id ?? 0, recurring)
  const isNews = refusal !== null && refusal !== period.refusal
  period.refusal = refusal
  if (isNews)
    await tellMaker(
      context,
      recurring,
      { key: 'invoice.recurring_not_sent', values: { day: longDay(period.period_date) } },
      refusal,
    )
}

async function whyNot(
  context: Context,
  invoiceId: number,
  { way, deleted_at }: { readonly way: string; readonly deleted_at?: Date | null | undefined },
): Promise<string | null> {
  const invoice = await readRow(context, Invoice, { id: invoiceId, status: 'draft' })
  if (!invoice || way !== 'mail' || deleted_at) return null
  const tried = await tryWork(context, inner => sendDraft(inner, invoiceId))
  if ('value' in tried) return tried.value
  const { key, options } = tried.problem
  return context.text(key, options.values)
}
