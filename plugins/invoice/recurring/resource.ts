import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { type Enricher, resource } from '@core/resource/resource'
import { latestDay, today } from '@core/time/today'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { recurringInvoiceEvents } from '../contract/recurring-events'
import { Invoice } from '../entities/invoice'
import { RecurringInvoice } from '../entities/recurring-invoice'
import { checkSchedule } from './check-schedule'
import { nextDate } from './next-date'
import { recurringStates } from './states'

/** What an invoice of it comes to, and the template that says so. */
const content: Enricher = {
  fields: {
    invoicetemplate_id: nullable(t.Integer({ description: 'Template with its lines and texts' })),
    amount_exc_vat: t.Number({ description: 'Of one invoice, euros' }),
    amount_inc_vat: t.Number({ description: 'Of one invoice, euros' }),
  },
  async run(rows, context) {
    const columns = ['id', 'template_of', 'amount_exc_vat', 'amount_inc_vat'] as const
    const found = await readRows(context, Invoice, columns, { template_of: rows.map(({ id }) => id) })
    const byOwner = new Map(found.map(template => [template.template_of, template]))
    for (const row of rows) {
      const template = byOwner.get(row.id)
      row.invoicetemplate_id = template?.id ?? null
      row.amount_exc_vat = template?.amount_exc_vat ?? 0
      row.amount_inc_vat = template?.amount_inc_vat ?? 0
    }
  },
}

const SCHEDULE = ['interval_unit', 'interval_count', 'first_date', 'end_date', 'times'] as const

/** Recurring invoices, made by a call of their own. */
export const recurringInvoices = resource({
  entity: RecurringInvoice,
  module: 'INVOICE',
  sort: 'next_date',
  calls: ['list', 'get', 'update', 'delete'],
  called: { by: 'title', notes: ['relation_fullname'] },
  readonly: ['flow_id', 'relation_id', 'relation_fullname', 'next_date', 'refusal'],
  states: recurringStates,
  events: { deleted: recurringInvoiceEvents.deleted, restored: recurringInvoiceEvents.restored },
  enrich: [content, { fields: { user_fullname: nullable(t.String()) }, run: userNames('user_id', 'user_fullname') }],
  async prepare(recurring, context, changes, before) {
    const changed = SCHEDULE.filter(field => field in changes && changes[field] !== before?.[field])
    if (!changed.length) return
    checkSchedule(recurring)
    const day = today(context.company)
    if (changed.includes('first_date') && recurring.first_date < day)
      throw invalid('first_date', 'invoice.recurring_first_past')
    if (recurring.status === 'ended') return
    // What is late already stays late; nothing new begins in the past.
    const from = recurring.next_date && recurring.next_date < day ? recurring.next_date : day
    const next = await nextDate(context, recurring, latestDay([from, recurring.first_date]))
    if (!next) throw invalid(changed.includes('times') ? 'times' : 'end_date', 'invoice.recurring_over')
    recurring.next_date = next
  },
})
