import type { Context } from '@core/context/context'
import { writeNow } from '@core/db/write'
import { today } from '@core/time/today'
import { type DocumentRecord, mailDocument, mailStart } from '@plugins/documents/contract'
import { reminderValues, withReminderValues } from '../reminders/reminder-values'
import { invoiceKind } from './invoice-kind'
import { remindInvoice } from './invoice-mails'

/** An invoice as far as reminding goes. */
export type Reminded = DocumentRecord & { reminders: number; date_reminded: Date | null; amount_open: number }

/** The mail of a reminder by hand, its tags filled as far as they are known. */
export async function reminderStart(context: Context, invoice: Reminded) {
  const start = await mailStart(context, invoiceKind, invoice, remindInvoice)
  return withReminderValues(start, reminderValues(invoice, today(context.company)))
}

type Mail = Parameters<typeof mailDocument>[4]

/** Mails a reminder, counts it and writes it down, with what else is worth knowing of it. */
export async function remind(
  context: Context,
  invoice: Reminded,
  to: string,
  mail: Mail,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  invoice.reminders += 1
  invoice.date_reminded = new Date()
  await writeNow(context)
  await mailDocument(context, invoiceKind, invoice, to, mail)
  context.log({
    type: 'invoice',
    id: invoice.id,
    flowId: invoice.flow_id,
    description: 'reminded',
    after: { reminders: invoice.reminders, to, ...more },
  })
}
