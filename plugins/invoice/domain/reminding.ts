import type { Context } from '@core/http/context'
import { today } from '@core/time/today'
import type { DocumentRecord } from '@plugins/documents/contract'
import { dueOf } from './due'
import { OPEN_STATUSES } from './open-statuses'

/** An invoice as far as reminding goes. */
export type Reminded = DocumentRecord & { reminders: number; date_reminded: Date | null }

/** Refuses what customers need not be reminded of: what is not due yet, was paid or written off, or is a credit. */
export function checkLate(context: Context, invoice: DocumentRecord): void {
  const open = OPEN_STATUSES.some(status => status === invoice.status)
  const late = open && dueOf(invoice, today(context.company)).kind === 'late'
  if (!late || invoice.amount_inc_vat <= 0) throw context.refuse('invoice.not_late')
}
