import type { Context } from '@core/context/context'
import { writeNow } from '@core/db/write'
import { today } from '@core/time/today'
import { type DocumentRecord, mailDocument, mailStart } from '@plugins/documents/contract'
import { reminderValues, withReminderValues } from '../reminders/reminder-values'
import { invoiceKind } from './invoice-kind'
import { remindInvoice } from './invoice-mails'
import { invoiceSettings } from './invoice-settings'

/** An invoice as far as reminding goes. */
export type Reminded = DocumentRecord & { reminders: number; date_reminded: Date | null; amount_open: number }

/** The mail of a reminder by hand, its tags filled as far as they are known. */
export async function reminderStart(context: Context, invoice: Reminded) {
  const start = await mailStart(context, invoiceKind, invoice, remindInvoice)
  return withReminderValues(start, await reminderValuesNow(context, invoice))
}

const reminderValuesNow = async (context: Context, invoice: Reminded) =>
  reminderValues(invoice, today(context.company), await invoiceSettings.of(context))

interface Typed {
  readonly subject?: string
  readonly message?: string
}

/** What somebody typed for a reminder, its tags filled; what they did not type is that of the template. */
export async function reminderText(context: Context, invoice: Reminded, { subject, message }: Typed) {
  const start = await reminderStart(context, invoice)
  const typed = { subject: subject ?? start.subject, message: message ?? start.message }
  return withReminderValues(typed, await reminderValuesNow(context, invoice))
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
