import type { Context } from '@core/context/context'
import { openRecord, openRecords } from '@core/db/open-record'
import type { ChangedRecords } from '@core/resource/changed'
import { flowReader } from '@plugins/crm/contract'
import { Invoice } from '../entities/invoice'
import { RecurringInvoice } from '../entities/recurring-invoice'
import type { RecurringInvoiceRecord } from './create-recurring-invoice'

/** Lets recurring invoices and their templates name the customer as that was corrected. */
export async function followCustomer({ ids }: ChangedRecords, context: Context): Promise<void> {
  const own = await openRecords(context, RecurringInvoice, { relation_id: [...ids] }, { sort: 'id', hold: true })
  for (const recurring of own) await nameCustomer(context, recurring, recurring.relation_id ?? 0)
}

/** Lets the recurring invoices of a dossier, which bill its customer, name another one with it. */
export async function followDossier(
  { id, relation_id }: { readonly id: number; readonly relation_id: number },
  context: Context,
): Promise<void> {
  const own = await openRecords(context, RecurringInvoice, { flow_id: id }, { sort: 'id', hold: true })
  for (const recurring of own) await nameCustomer(context, recurring, relation_id)
}

async function nameCustomer(context: Context, recurring: RecurringInvoiceRecord, relation_id: number): Promise<void> {
  const customer = await context.use(flowReader).customer(context, relation_id)
  const template = customer && (await openRecord(context, Invoice, { template_of: recurring.id }))
  if (!template) return
  const named = { relation_id, relation_fullname: customer.fullname }
  Object.assign(recurring, named)
  Object.assign(template, { ...named, customer })
}
