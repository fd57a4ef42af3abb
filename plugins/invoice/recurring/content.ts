import type { Context } from '@core/context/context'
import { openRecord } from '@core/db/open-record'
import { Invoice } from '../entities/invoice'

/** The template that holds the lines and texts of a recurring invoice; held, so that nobody changes them meanwhile. */
export async function heldContent(context: Context, recurringId: number) {
  const content = await openRecord(context, Invoice, { template_of: recurringId }, { hold: true })
  if (!content) throw new Error(`Recurring invoice ${recurringId} has no template`)
  return content
}
