import { states } from '@core/states/states'
import {
  everyLineHasItsPrice,
  hasNextVersion,
  isNoTemplate,
  optionsAreChosen,
  optionsFitTheirGroups,
  termsFitTheTotal,
} from '@plugins/documents/contract'
import { genericEvents } from '../contract'
import { GenericDocument } from '../entities/generic-document'

/** What can happen to a generic document (R-DOC-001, S2 §4). It has no last day, so it never expires. */
export const genericStates = states(GenericDocument, {
  initial: 'draft',
  moves: {
    send: {
      from: ['draft'],
      to: 'sent',
      when: [isNoTemplate],
      checks: [everyLineHasItsPrice, termsFitTheTotal, optionsFitTheirGroups],
      stamps: 'date_send',
      logs: 'sent',
      tells: genericEvents.sent,
    },
    renew: {
      from: ['sent', 'rejected'],
      to: 'sent',
      unsettles: true,
      when: [hasNextVersion],
      checks: [everyLineHasItsPrice, termsFitTheTotal, optionsFitTheirGroups],
      stamps: 'date_send',
      logs: 'sent',
      tells: genericEvents.sent,
    },
    approve: {
      from: ['sent'],
      to: 'approved',
      checks: [optionsAreChosen],
      stamps: 'date_approved',
      logs: 'approved',
      tells: genericEvents.approved,
      offered: false,
    },
    reject: {
      from: ['sent'],
      to: 'rejected',
      stamps: 'date_rejected',
      logs: 'rejected',
      tells: genericEvents.rejected,
      offered: false,
    },
    cancel: {
      from: ['draft', 'sent'],
      to: 'cancelled',
      unsettles: true,
      when: [isNoTemplate],
      logs: 'cancelled',
      tells: genericEvents.cancelled,
    },
  },
  acts: {
    /** The page of its customer opened, and the same version mailed again. */
    view: { from: ['sent', 'approved', 'rejected'] },
    /** Made again as a draft (G-COPYDOC). */
    copy: { from: ['draft', 'sent', 'approved', 'rejected', 'cancelled'] },
    /** Thrown away (G-DELDOC). */
    delete: { from: ['draft'], inTrashToo: true },
  },
  putBack: { to: ['draft', 'sent'], tells: genericEvents.putBack },
  inLists: true,
  owns: ['reject_reason', 'documentversion_id', 'version_number'],
})
