import type { Context } from '@core/context/context'
import { type Reason, textOf } from '@core/context/reason'
import { notify } from '@core/notifications/notify'
import type { RecurringInvoiceRecord } from './create-recurring-invoice'

/** Tells whoever made a recurring invoice what became of one of its invoices. */
export async function tellMaker(
  context: Context,
  { id, title, relation_fullname, user_id }: RecurringInvoiceRecord,
  news: Exclude<Reason, string>,
  body: string | null,
): Promise<void> {
  const told = { ...news, values: { ...news.values, title, name: relation_fullname } }
  await notify(context, {
    type: 'recurring_invoice',
    id,
    userId: user_id ?? null,
    title: textOf(context, told),
    body,
    url: `/recurringinvoice_detail/${id}`,
  })
}
