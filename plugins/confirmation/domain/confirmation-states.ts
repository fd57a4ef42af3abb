import { states } from '@core/states/states'
import {
  everyLineHasItsPrice,
  hasNextVersion,
  isAsSent,
  isNoTemplate,
  isWithCustomer,
  optionsAreChosen,
  optionsFitTheirGroups,
  somethingLeftToBill,
  termsFitTheTotal,
  WITH_CUSTOMER,
} from '@plugins/documents/contract'
import { confirmationEvents } from '../contract'
import { Confirmation } from '../entities/confirmation'

/** What is made of it, its customer knows. */
const isSent = isWithCustomer('confirmation.send_first')

/** What can happen to an order confirmation (R-DOC-001, S2 §4). It has no last day, so it never expires. */
export const confirmationStates = states(Confirmation, {
  initial: 'draft',
  moves: {
    send: {
      from: ['draft'],
      to: 'sent',
      when: [isNoTemplate],
      checks: [everyLineHasItsPrice, termsFitTheTotal, optionsFitTheirGroups],
      stamps: 'date_send',
      logs: 'sent',
      tells: confirmationEvents.sent,
    },
    renew: {
      from: ['sent', 'rejected'],
      to: 'sent',
      unsettles: true,
      when: [hasNextVersion],
      checks: [everyLineHasItsPrice, termsFitTheTotal, optionsFitTheirGroups],
      stamps: 'date_send',
      logs: 'sent',
      tells: confirmationEvents.sent,
    },
    approve: {
      from: ['sent'],
      to: 'approved',
      checks: [optionsAreChosen],
      stamps: 'date_approved',
      logs: 'approved',
      tells: confirmationEvents.approved,
      offered: false,
    },
    reject: {
      from: ['sent'],
      to: 'rejected',
      stamps: 'date_rejected',
      logs: 'rejected',
      tells: confirmationEvents.rejected,
      offered: false,
    },
    cancel: {
      from: ['draft', 'sent'],
      to: 'cancelled',
      unsettles: true,
      when: [isNoTemplate],
      logs: 'cancelled',
      tells: confirmationEvents.cancelled,
    },
  },
  acts: {
    /** The page of its customer opened, and the same version mailed again. */
    view: { from: ['sent', 'approved', 'rejected'] },
    /** Its invoices made, until all of it is billed (R-INV-008, R-DOC-022). */
    bill: { from: WITH_CUSTOMER, when: [isSent, isAsSent], checks: [somethingLeftToBill] },
    /** Made again as a draft (G-COPYDOC). */
    copy: { from: ['draft', 'sent', 'approved', 'rejected', 'cancelled'] },
    /** Thrown away (G-DELDOC). */
    delete: { from: ['draft'], inTrashToo: true },
  },
  putBack: { to: ['draft', 'sent'], tells: confirmationEvents.putBack },
  inLists: true,
  owns: ['reject_reason', 'documentversion_id', 'version_number'],
})
