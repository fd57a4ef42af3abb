import type { Context } from '@core/context/context'
import { invalid, notFound, refused } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { fillMergeTagsInText } from '@core/expressions/merge-tags'
import { today } from '@core/time/today'
import { createDocument, linesOf, type NewDocumentBody } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { Invoice } from '../entities/invoice'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { checkSchedule } from './check-schedule'
import { billRecurring } from './jobs'
import { nextDate } from './next-date'
import type { Unit } from './units'

/** What a new recurring invoice is made of: its customer and lines as of an invoice, and when it comes. */
export interface NewRecurringInvoice extends NewDocumentBody {
  /** An invoice whose customer, lines and texts it begins with, instead of a template. */
  readonly invoice_id?: number
  readonly interval_unit: Unit
  /** How many units lie between two invoices; 1 unless told. */
  readonly interval_count?: number
  /** The day of the first invoice, today or later. */
  readonly first_date: string
  /** The last day on which one is made, and how many there are; without either it goes on. */
  readonly end_date?: string | null
  readonly times?: number | null
  /** Whether an invoice bills the period before its day; the one that begins on it unless told. */
  readonly in_arrears?: boolean
  /** Whether invoices wait as drafts or go out by mail; drafts unless told. */
  readonly way?: 'draft' | 'mail'
}

export type RecurringInvoiceRecord = Opened<typeof RecurringInvoice>

/**
 * Makes a recurring invoice. Its lines and texts stand on a template of its own, in which the merge tags of the period are
 * filled for each invoice. The first one is made at once when its day is today.
 *
 * @throws Problem 422 without a customer and for days that cannot be, 404 for an invoice that is not there
 */
export async function createRecurringInvoice(
  context: Context,
  asked: NewRecurringInvoice,
): Promise<RecurringInvoiceRecord> {
  const { invoice_id, interval_unit, interval_count = 1, first_date, end_date, times, in_arrears, way, ...body } = asked
  const schedule = { interval_unit, interval_count, first_date, end_date: end_date ?? null, times: times ?? null }
  checkSchedule(schedule)
  if (first_date < today(context.company)) throw invalid('first_date', 'invoice.recurring_first_past')
  const template = { is_template: true, number: null, documentdate: null }
  const begun = invoice_id ? await begunWith(context, invoice_id) : { fields: {} }
  const { fields, ...start } = begun
  const content = await createDocument(context, invoiceKind, {
    ...start,
    ...body,
    fields: { ...fields, ...template },
  })
  if (!content.relation_id) throw invalid('relation_id', 'documents.customer_needed')
  const title = content.title || content.relation_fullname
  const recurring = await insertRecord(context, RecurringInvoice, {
    ...schedule,
    title: fillMergeTagsInText(title, {}, { empty: 'close' }) || content.relation_fullname,
    flow_id: content.flow_id ?? null,
    relation_id: content.relation_id,
    relation_fullname: content.relation_fullname,
    in_arrears: in_arrears ?? false,
    way: way ?? 'draft',
    user_id: context.user?.id ?? null,
    next_date: first_date,
  })
  const own = await openRecord(context, Invoice, content.id)
  if (own) own.template_of = recurring.id
  if ((await nextDate(context, recurring, first_date)) !== first_date)
    throw invalid('end_date', 'invoice.recurring_end_before')
  context.log({ type: 'recurring_invoice', id: recurring.id, description: 'created', after: { ...schedule } })
  if (first_date === today(context.company)) context.enqueue(billRecurring, { recurring_invoice_id: recurring.id })
  return recurring
}

/** What a recurring invoice begins with of an invoice. @throws Problem 404, and 409 for a credit */
async function begunWith(context: Context, id: number) {
  const source = await openRecord(context, Invoice, id)
  if (!source || source.deleted_at) throw notFound()
  if (source.credit_of) throw refused('invoice.credit_not_recurring')
  const from = await linesOf(context, source.calculation_id)
  const {
    flow_id = null,
    relation_id = null,
    title = null,
    document_type_id,
    custom_css = null,
    gaccount = null,
  } = source
  return {
    flow_id,
    relation_id,
    title,
    document_type_id,
    ...(from ? { from } : {}),
    widgetsOf: { kind: invoiceKind, id },
    fields: { custom_css, gaccount },
  }
}
