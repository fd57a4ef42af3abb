import { states } from '@core/states/states'
import { formSent, formSentByCustomer } from '../contract/form-events'
import { FlowDataItem } from '../entities/flow-data-item'

/** A form is open until it is sent; staff send it back to be filled in further (R-SURV-010). */
export const itemStates = states(FlowDataItem, {
  initial: 'open',
  moves: {
    send: { from: ['open'], to: 'sent', stamps: 'date_sent', logs: 'sent', tells: formSent },
    sendByCustomer: {
      from: ['open'],
      to: 'sent',
      stamps: 'date_sent',
      logs: 'sent_by_customer',
      tells: formSentByCustomer,
    },
    reopen: { from: ['sent'], to: 'open', logs: 'reopened' },
  },
  owns: ['sent_user_id', 'sent_by_customer'],
})
