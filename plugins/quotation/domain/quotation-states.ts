import { states } from '@core/states/states'
import {
  everyLineHasItsPrice,
  hasNextVersion,
  isAsSent,
  isNoTemplate,
  isWithCustomer,
  notPastItsEndDate,
  optionsAreChosen,
  optionsFitTheirGroups,
  somethingLeftToBill,
  stillValid,
  termsFitTheTotal,
  WITH_CUSTOMER,
} from '@plugins/documents/contract'
import { quotationEvents } from '../contract'
import { Quotation } from '../entities/quotation'

/** What is made of it, its customer knows. */
const isSent = isWithCustomer('quotation.send_first')

/** What can happen to a quotation (R-DOC-001, S2 §4). */
export const quotationStates = states(Quotation, {
  initial: 'draft',
  moves: {
    send: {
      from: ['draft'],
      to: 'sent',
      when: [isNoTemplate, notPastItsEndDate],
      checks: [everyLineHasItsPrice, termsFitTheTotal, optionsFitTheirGroups],
      stamps: 'date_send',
      logs: 'sent',
      tells: quotationEvents.sent,
    },
    renew: {
      from: ['sent', 'rejected', 'expired'],
      to: 'sent',
      unsettles: true,
      when: [hasNextVersion, notPastItsEndDate],
      checks: [everyLineHasItsPrice, termsFitTheTotal, optionsFitTheirGroups],
      stamps: 'date_send',
      logs: 'sent',
      tells: quotationEvents.sent,
    },
    approve: {
      from: ['sent'],
      to: 'approved',
      when: [stillValid],
      checks: [optionsAreChosen],
      stamps: 'date_approved',
      logs: 'approved',
      tells: quotationEvents.approved,
      offered: false,
    },
    reject: {
      from: ['sent'],
      to: 'rejected',
      stamps: 'date_rejected',
      logs: 'rejected',
      tells: quotationEvents.rejected,
      offered: false,
    },
    expire: { from: ['sent'], to: 'expired', logs: 'expired', tells: quotationEvents.expired, offered: false },
    cancel: {
      from: ['draft', 'sent'],
      to: 'cancelled',
      unsettles: true,
      when: [isNoTemplate],
      logs: 'cancelled',
      tells: quotationEvents.cancelled,
    },
  },
  acts: {
    /** The page of its customer opened, and the same version mailed again. */
    view: { from: ['sent', 'approved', 'rejected', 'expired'] },
    /** Its order confirmation made (G-CONV). */
    convert: { from: WITH_CUSTOMER, when: [isSent, isAsSent] },
    /** Its invoices made, until all of it is billed (G-CONV, R-INV-008). */
    bill: { from: WITH_CUSTOMER, when: [isSent, isAsSent], checks: [somethingLeftToBill] },
    /** Made again as a draft (G-COPYDOC). */
    copy: { from: ['draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled'] },
    /** Thrown away (G-DELDOC). */
    delete: { from: ['draft'], inTrashToo: true },
  },
  putBack: { to: ['draft', 'sent'], tells: quotationEvents.putBack },
  inLists: true,
  owns: ['reject_reason', 'documentversion_id', 'version_number'],
})
