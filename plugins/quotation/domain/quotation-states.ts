import { states } from '@core/states/states'
import { isNoTemplate, notPastItsEndDate } from '@plugins/documents/contract'
import { quotationEvents } from '../contract'
import { Quotation } from '../entities/quotation'

/** What can happen to a quotation (R-DOC-001, S2 §4). */
export const quotationStates = states(Quotation, {
  initial: 'draft',
  moves: {
    send: {
      from: ['draft'],
      to: 'sent',
      when: [isNoTemplate, notPastItsEndDate],
      stamps: 'date_send',
      logs: 'sent',
      tells: quotationEvents.sent,
    },
    renew: {
      from: ['sent', 'rejected', 'expired'],
      to: 'sent',
      when: [notPastItsEndDate],
      stamps: 'date_send',
      logs: 'sent',
      tells: quotationEvents.sent,
    },
    approve: {
      from: ['sent'],
      to: 'approved',
      when: [notPastItsEndDate],
      stamps: 'date_approved',
      logs: 'approved',
      tells: quotationEvents.approved,
    },
    reject: {
      from: ['sent'],
      to: 'rejected',
      stamps: 'date_rejected',
      logs: 'rejected',
      tells: quotationEvents.rejected,
    },
    expire: { from: ['sent'], to: 'expired', logs: 'expired', tells: quotationEvents.expired },
    cancel: {
      from: ['draft', 'sent'],
      to: 'cancelled',
      when: [isNoTemplate],
      logs: 'cancelled',
      tells: quotationEvents.cancelled,
    },
  },
  putBack: { to: ['draft', 'sent'], tells: quotationEvents.putBack },
  owns: ['reject_reason', 'documentversion_id', 'version_number'],
})
