import { tryWork } from '@core/batches/try-work'
import type { Context } from '@core/context/context'
import { type Reason, textOf } from '@core/context/reason'
import { insertRows } from '@core/db/insert'
import { openRecord } from '@core/db/open-record'
import { move } from '@core/states/move'
import { addDays, today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import { createDocument, type DocumentRecord, linesOf, longDay } from '@plugins/documents/contract'
import { recurringInvoiceEvents } from '../contract/recurring-events'
import { invoiceKind } from '../domain/invoice-kind'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { RecurringInvoicePeriod } from '../entities/recurring-invoice-period'
import { heldContent } from './content'
import type { RecurringInvoiceRecord } from './create-recurring-invoice'
import { nextDate } from './next-date'
import { periodAt, periodInWords } from './periods'
import { recurringStates } from './states'
import { tellMaker } from './tell-maker'

/** What is to be done for a recurring invoice: one of its invoices is sent, or the next one is made. */
export interface RecurringWork {
  readonly recurring_invoice_id: number
  /** The period whose invoice is sent. */
  readonly recurring_invoice_period_id?: number
}

/**
 * Makes the next invoice of a recurring one when its day has come, and no more than that: the recurring invoice is held, and
 * each period has one row. What cannot be made waits with its reason, and those after it too.
 *
 * @returns what comes after it: sending it, or the next one that is due
 */
export async function billNext(context: Context, id: number): Promise<RecurringWork | null> {
  const recurring = await openRecord(context, RecurringInvoice, id, { hold: true })
  const day = today(context.company)
  const date = recurring?.next_date
  if (!recurring || recurring.deleted_at || recurring.status !== 'active' || !date || date > day) return null
  const gone = await whoIsGone(context, recurring)
  const made = gone ? { refusal: textOf(context, gone) } : await tryToBill(context, recurring, date)
  if ('refusal' in made) {
    if (made.refusal !== recurring.refusal)
      await tellMaker(
        context,
        recurring,
        { key: 'invoice.recurring_held', values: { day: longDay(date) } },
        made.refusal,
      )
    recurring.refusal = made.refusal
    return null
  }
  const { invoice, period_id } = made
  const next_date = await nextDate(context, recurring, addDays(date, 1))
  const { relation_id = null, relation_fullname } = invoice
  Object.assign(recurring, { refusal: null, relation_id, relation_fullname, next_date })
  context.log({
    type: 'recurring_invoice',
    id,
    description: 'billed',
    after: { period_date: date, invoice_id: invoice.id },
  })
  await context.emit(recurringInvoiceEvents.billed, { id, invoice_id: invoice.id, period_date: date })
  if (date < day)
    await tellMaker(context, recurring, { key: 'invoice.recurring_late', values: { day: longDay(date) } }, null)
  if (!next_date) await move(context, recurringStates, recurring, 'end')
  // Sending goes in a transaction of its own, and before the next one is made, so that numbers follow periods.
  if (recurring.way === 'mail') return { recurring_invoice_id: id, recurring_invoice_period_id: period_id }
  return next_date && next_date <= day ? { recurring_invoice_id: id } : null
}

/** Why nobody can be billed: what the invoice is for lies in the trash, or is not there any more. */
async function whoIsGone(context: Context, { flow_id, relation_id }: RecurringInvoiceRecord): Promise<Reason | null> {
  const reader = context.use(flowReader)
  if (flow_id) return (await reader.flow(context, flow_id)) ? null : 'invoice.recurring_flow_gone'
  const customer = relation_id ? await reader.customer(context, relation_id) : null
  return customer ? null : 'invoice.recurring_customer_gone'
}

async function tryToBill(context: Context, recurring: RecurringInvoiceRecord, date: string) {
  const tried = await tryWork(context, async inner => {
    const invoice = await makeInvoice(inner, recurring, date)
    const period = { recurring_invoice_id: recurring.id, period_date: date, invoice_id: invoice.id }
    const [period_id = 0] = await insertRows(inner, RecurringInvoicePeriod, [period])
    return { invoice, period_id }
  })
  if ('value' in tried) return tried.value
  const { key, options } = tried.problem
  return { refusal: context.text(key, options.values) }
}

/** The draft of a period, with its merge tags filled for good. */
async function makeInvoice(context: Context, recurring: RecurringInvoiceRecord, date: string): Promise<DocumentRecord> {
  const content = await heldContent(context, recurring.id)
  const from = await linesOf(context, content.calculation_id)
  const period = periodAt(recurring, date, recurring.in_arrears)
  const { title = null, document_type_id = null } = content
  const { custom_css = null, customer_background_picture_id = null, gaccount = null } = content
  return createDocument(context, invoiceKind, {
    flow_id: recurring.flow_id ?? null,
    relation_id: recurring.relation_id ?? null,
    title,
    document_type_id,
    template_id: null,
    ...(from ? { from } : {}),
    widgetsOf: { kind: invoiceKind, id: content.id },
    filled: {
      'period.name': periodInWords(period),
      'period.from': longDay(period.from),
      'period.until': longDay(period.to),
    },
    fields: { user_id: recurring.user_id ?? null, custom_css, customer_background_picture_id, gaccount },
  })
}
