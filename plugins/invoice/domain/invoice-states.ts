import { states } from '@core/states/states'
import { isNoTemplate, vatNumberIsThere } from '@plugins/documents/contract'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { creditFits } from './credits'
import { OPEN_STATUSES } from './open-statuses'

/** What can happen to an invoice (R-INV-001). Once it has a number it never becomes a draft again. */
export const invoiceStates = states(Invoice, {
  initial: 'draft',
  moves: {
    send: {
      from: ['draft'],
      to: 'sent',
      when: [isNoTemplate],
      checks: [vatNumberIsThere, creditFits],
      stamps: 'date_send',
      logs: 'sent',
      tells: invoiceEvents.sent,
    },
    approve: {
      from: ['sent'],
      to: 'approved',
      stamps: 'date_approved',
      logs: 'approved',
      tells: invoiceEvents.approved,
    },
    expire: { from: ['sent', 'approved'], to: 'expired', logs: 'expired', tells: invoiceEvents.expired },
    pay: { from: OPEN_STATUSES, to: 'paid', stamps: 'date_paid', logs: 'markpaid', tells: invoiceEvents.paid },
    settle: { from: OPEN_STATUSES, to: 'settled', logs: 'settled', tells: invoiceEvents.settled },
    reopen: { from: ['paid', 'settled'], to: 'sent', logs: 'reopened', tells: invoiceEvents.reopened },
    writeOff: { from: OPEN_STATUSES, to: 'unpayable', logs: 'markunpayable', tells: invoiceEvents.writtenOff },
    cancel: {
      from: ['draft'],
      to: 'cancelled',
      when: [isNoTemplate],
      logs: 'cancelled',
      tells: invoiceEvents.cancelled,
    },
  },
  putBack: {
    to: ['draft', 'sent', 'approved', 'expired'],
    when: [({ number, status }) => !number || status !== 'sent' || 'invoice.numbered_stays'],
    tells: invoiceEvents.putBack,
  },
  owns: ['documentversion_id', 'version_number'],
})
