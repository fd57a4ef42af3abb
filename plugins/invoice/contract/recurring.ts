/**
 * Recurring invoices for other plugins: a maintenance contract or a subscription makes one, keeps its number, and lets it
 * pause, go on and end; {@link recurringInvoiceEvents} tell what was billed.
 */
export {
  createRecurringInvoice,
  type NewRecurringInvoice,
  type RecurringInvoiceRecord,
} from '../recurring/create-recurring-invoice'
export { endRecurring, heldRecurring, pauseRecurring, resumeRecurring } from '../recurring/lifecycle'
export { countFrom, dateAt, datesFrom, type Recurrence } from '../recurring/periods'
export { UNITS, type Unit } from '../recurring/units'
export { recurringInvoiceEvents } from './recurring-events'
