import type { Context } from '@core/context/context'
import { openRecord, openRecords } from '@core/db/open-record'
import type { ChangedRecords } from '@core/resource/changed'
import { flowReader } from '@plugins/crm/contract'
import { Invoice } from '../entities/invoice'
import { RecurringInvoice } from '../entities/recurring-invoice'

/** Lets recurring invoices and their templates name the customer as that was corrected. */
export async function followCustomer({ ids }: ChangedRecords, context: Context): Promise<void> {
  const own = await openRecords(context, RecurringInvoice, { relation_id: [...ids] }, { sort: 'id', hold: true })
  for (const recurring of own) {
    const customer = await context.use(flowReader).customer(context, recurring.relation_id ?? 0)
    const template = customer && (await openRecord(context, Invoice, { template_of: recurring.id }))
    if (!template) continue
    recurring.relation_fullname = customer.fullname
    Object.assign(template, { customer, relation_fullname: customer.fullname })
  }
}
