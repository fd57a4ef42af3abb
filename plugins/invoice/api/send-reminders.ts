import { batchWork, type Refusal } from '@core/batches/batch-work'
import type { Context } from '@core/context/context'
import { textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { withoutParent } from '@core/states/parents'
import { dayOf, today } from '@core/time/today'
import { type DocumentRecord, documentOf } from '@plugins/documents/contract'
import { invoiceKind } from '../domain/invoice-kind'
import { isLate } from '../domain/is-late'
import { mailRefusal } from '../domain/mail-refusal'
import { type Reminded, remind, reminderStart } from '../domain/reminding'
import { Invoice } from '../entities/invoice'
import { onMany } from './on-many'

type Asked = Pick<Row<typeof Invoice>, 'id' | 'status' | 'enddate' | 'amount_open' | 'date_reminded'> &
  Pick<DocumentRecord, 'customer'>

const FIELDS = ['id', 'status', 'enddate', 'amount_open', 'date_reminded', 'customer'] as const

const invoicesOf = (context: Context, ids: readonly number[]) =>
  readRows(context, Invoice, FIELDS, { id: ids, is_template: false }, 'id')

/** Why nobody is reminded of an invoice among many: who was today already has enough of it, and who has no address can not be. */
function refusalOf(context: Context, { id, date_reminded, customer, ...invoice }: Asked): Refusal | undefined {
  const day = date_reminded && dayOf(new Date(date_reminded), context.company)
  const key = !isLate(context, invoice)
    ? 'invoice.not_late'
    : day === today(context.company)
      ? 'invoice.reminded_today'
      : customer?.email
        ? undefined
        : 'invoice.no_address'
  return key ? { id, message: context.text(key) } : undefined
}

/** Reminds the customer of one invoice with the mail of the template, as it is when its turn comes. */
export const remindCustomers = batchWork<Record<string, never>>('invoice.remind-customers', async (context, _, id) => {
  const [row] = await invoicesOf(context, [id])
  if (!row) return undefined
  const refusal = refusalOf(context, row)
  if (refusal) return refusal
  const invoice = (await documentOf(context, invoiceKind, id)) as Reminded
  const trashed = (await withoutParent(context, Invoice, [invoice])).get(id)
  if (trashed) return { id, message: textOf(context, trashed) }
  const { to_email, ...mail } = await reminderStart(context, invoice)
  const wrong = await mailRefusal(context, invoice, mail)
  if (wrong) return { id, message: wrong }
  await remind(context, invoice, to_email ?? '', mail)
  return undefined
})

/** Reminders of many invoices. */
export const sendReminders = onMany({
  path: 'invoice/bulksendreminder',
  summary: 'Remind the customers of many invoices',
  work: remindCustomers,
  refused: async (context, ids) => (await invoicesOf(context, ids)).flatMap(row => refusalOf(context, row) ?? []),
})
