import type { Context } from '@core/context/context'
import { insertRecord } from '@core/db/insert'
import { lockByName } from '@core/db/lock-by-name'
import { openRecords } from '@core/db/open-record'
import { EInvoiceCustomer } from '../entities/e-invoice-customer'

async function choiceOf(context: Context, relation_id: number) {
  const [choice] = await openRecords(context, EInvoiceCustomer, { relation_id }, { sort: '-id', limit: 1 })
  return choice
}

/** Whether invoices of a customer go over the network by themselves. */
export async function isAutomatic(context: Context, relation_id: number | null): Promise<boolean> {
  return relation_id !== null && ((await choiceOf(context, relation_id))?.automatic ?? false)
}

/** Remembers what a customer wants. */
export async function rememberChoice(context: Context, relation_id: number, automatic: boolean): Promise<void> {
  await lockByName(context, `einvoice of relation ${relation_id}`)
  const known = await choiceOf(context, relation_id)
  if (known) known.automatic = automatic
  else await insertRecord(context, EInvoiceCustomer, { relation_id, automatic })
}
