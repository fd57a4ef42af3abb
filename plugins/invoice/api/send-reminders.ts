import { batchWork, type Refusal, refusalSchema } from '@core/batches/batch-work'
import { batchAnswer, someIds } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import type { Row } from '@core/db/schema'
import { withoutParent } from '@core/states/parents'
import { dayOf, today } from '@core/time/today'
import { type DocumentRecord, documentOf } from '@plugins/documents/contract'
import { Type as t } from '@sinclair/typebox'
import { invoiceKind } from '../domain/invoice-kind'
import { isLate } from '../domain/is-late'
import { type Reminded, remind, reminderStart } from '../domain/reminding'
import { Invoice } from '../entities/invoice'

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
  await remind(context, invoice, to_email ?? '', mail)
  return undefined
})

/** Reminders of many invoices as a batch; `dry_run` only says of which not, and why (R-BATCH-004). */
export const sendReminders = call({
  method: 'POST',
  path: 'invoice/bulksendreminder',
  access: { module: 'INVOICE' },
  summary: 'Remind the customers of many invoices; progress at batch/{id}, or with dry_run of which not',
  body: t.Object({ ids: someIds, dry_run: t.Optional(t.Boolean()) }, { additionalProperties: false }),
  response: t.Union([batchAnswer, t.Object({ refused: t.Array(refusalSchema) })]),
  example: { ids: [1, 2, 3], dry_run: true },
  async run(context, { body }) {
    const rows = await invoicesOf(context, body.ids)
    if (!rows.length) throw notFound()
    if (body.dry_run) return { refused: rows.flatMap(row => refusalOf(context, row) ?? []) }
    return startBatch(
      context,
      remindCustomers,
      {},
      rows.map(({ id }) => id),
    )
  },
})
