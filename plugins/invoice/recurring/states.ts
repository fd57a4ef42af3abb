import { states } from '@core/states/states'
import { recurringInvoiceEvents } from '../contract/recurring-events'
import { RecurringInvoice } from '../entities/recurring-invoice'

/** What can happen to a recurring invoice. What falls in a pause is not billed afterwards. */
export const recurringStates = states(RecurringInvoice, {
  initial: 'active',
  moves: {
    pause: { from: ['active'], to: 'paused', logs: 'paused' },
    resume: { from: ['paused', 'ended'], to: 'active', logs: 'resume' },
    end: {
      from: ['active', 'paused'],
      to: 'ended',
      logs: 'ended',
      tells: recurringInvoiceEvents.ended,
    },
  },
  inLists: true,
})
