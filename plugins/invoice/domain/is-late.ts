import type { Context } from '@core/context/context'
import type { Guard } from '@core/states/states'
import { today } from '@core/time/today'
import { type DueInvoice, dueOf } from './due'
import { OPEN_STATUSES } from './open-statuses'

/** Whether customers need to be reminded of it: not of what is not due yet, was paid or written off, or is a credit. */
export function isLate({ company }: Pick<Context, 'company'>, invoice: DueInvoice): boolean {
  const open = OPEN_STATUSES.some(status => status === invoice.status)
  return open && dueOf(invoice, today(company)).kind === 'late'
}

/** The same as what has to be so before somebody is reminded. */
export const isTooLate: Guard<DueInvoice> = (invoice, context) => isLate(context, invoice) || 'invoice.not_late'
