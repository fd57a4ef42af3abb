import type { Context } from '@core/context/context'
import { writeNow } from '@core/db/write'
import { type DocumentRecord, mailDocument } from '@plugins/documents/contract'
import { invoiceKind } from './invoice-kind'

/** An invoice as far as reminding goes. */
export type Reminded = DocumentRecord & { reminders: number; date_reminded: Date | null; amount_open: number }

type Mail = Parameters<typeof mailDocument>[4]

/** Mails a reminder, counts it and writes it down. */
export async function remind(context: Context, invoice: Reminded, to: string, mail: Mail): Promise<void> {
  invoice.reminders += 1
  invoice.date_reminded = new Date()
  await writeNow(context)
  await mailDocument(context, invoiceKind, invoice, to, mail)
  context.log({
    type: 'invoice',
    id: invoice.id,
    flowId: invoice.flow_id,
    description: 'reminded',
    after: { reminders: invoice.reminders, to },
  })
}
