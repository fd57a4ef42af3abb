import type { Context } from '@core/context/context'
import { writeNow } from '@core/db/write'
import { today } from '@core/time/today'
import { type DocumentRecord, mailDocument } from '@plugins/documents/contract'
import { dueOf } from './due'
import { invoiceKind } from './invoice-kind'
import { OPEN_STATUSES } from './open-statuses'

/** An invoice as far as reminding goes. */
export type Reminded = DocumentRecord & { reminders: number; date_reminded: Date | null; amount_open: number }

type Mail = Parameters<typeof mailDocument>[4]

/** Whether customers need to be reminded of it: not of what is not due yet, was paid or written off, or is a credit. */
export function isLate(
  { company }: Pick<Context, 'company'>,
  invoice: Pick<DocumentRecord, 'status' | 'enddate'> & { readonly amount_open: number },
): boolean {
  const open = OPEN_STATUSES.some(status => status === invoice.status)
  return open && dueOf(invoice, today(company)).kind === 'late' && invoice.amount_open > 0
}

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
