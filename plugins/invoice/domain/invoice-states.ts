import { states } from '@core/states/states'
import { everyLineHasItsPrice, isNoTemplate } from '@plugins/documents/contract'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { copyFits, isNoCredit } from './copied-origin'
import { creditFits, mayBeCredited, somethingLeftToCredit } from './credits'
import { fitsItsQuotation } from './fits-its-quotation'
import { isTooLate } from './is-late'
import { nothingProven } from './nothing-proven'
import { INVOICED_STATUSES, OPEN_STATUSES } from './open-statuses'
import { saysWhatTheLawAsks } from './ready-to-send'

/** Nobody pays what was not sent, or was cancelled. */
const wasSent = ({ status }: { readonly status: string }) =>
  INVOICED_STATUSES.some(sent => sent === status) || 'invoice.only_sent_paid'

/** What can happen to an invoice (R-INV-001). Once it has a number it never becomes a draft again. */
export const invoiceStates = states(Invoice, {
  initial: 'draft',
  moves: {
    send: {
      from: ['draft'],
      to: 'sent',
      when: [isNoTemplate],
      checks: [saysWhatTheLawAsks, everyLineHasItsPrice, creditFits, fitsItsQuotation],
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
    // What was written off may still be paid.
    pay: {
      from: [...OPEN_STATUSES, 'unpayable'],
      to: 'paid',
      stamps: 'date_paid',
      logs: 'markpaid',
      tells: invoiceEvents.paid,
    },
    settle: { from: OPEN_STATUSES, to: 'settled', logs: 'settled', tells: invoiceEvents.settled, offered: false },
    reopen: { from: ['paid', 'settled'], to: 'sent', logs: 'reopened', tells: invoiceEvents.reopened, offered: false },
    writeOff: {
      from: OPEN_STATUSES,
      to: 'unpayable',
      stamps: 'date_written_off',
      logs: 'markunpayable',
      tells: invoiceEvents.writtenOff,
    },
    cancel: {
      from: ['draft'],
      to: 'cancelled',
      when: [isNoTemplate],
      logs: 'cancelled',
      tells: invoiceEvents.cancelled,
    },
  },
  acts: {
    /** The page of its customer opened, and the same version mailed again. */
    view: { from: INVOICED_STATUSES },
    /** A payment noted or taken back. */
    notePayment: { from: INVOICED_STATUSES, when: [wasSent] },
    remind: { from: OPEN_STATUSES, when: [isTooLate] },
    /** Turned around (R-INV-007, G-CREDIT). */
    credit: { from: INVOICED_STATUSES, when: [mayBeCredited], checks: [somethingLeftToCredit] },
    /** Made again as a draft: of a part of a quotation, as long as that much of it is not billed (G-COPYDOC, G-PART). */
    copy: { from: ['draft', ...INVOICED_STATUSES, 'cancelled'], when: [isNoCredit], checks: [copyFits] },
    /** Thrown away (G-DELDOC). */
    delete: { from: ['draft', 'cancelled'], inTrashToo: true },
  },
  putBack: {
    to: ['draft', 'sent', 'approved', 'expired'],
    when: [
      ({ number }, _, { to }) => to !== 'draft' || !number || 'invoice.numbered_no_draft',
      ({ status }) => status !== 'settled' || 'invoice.nothing_open',
    ],
    checks: [fitsItsQuotation, nothingProven],
    tells: invoiceEvents.putBack,
  },
  inLists: true,
  owns: ['documentversion_id', 'version_number'],
})
