import { machine } from '@core/lifecycle/machine'
import type { DocumentRecord } from '@plugins/documents/contract'

export const INVOICE_STATUSES = ['draft', 'sent', 'approved', 'expired', 'paid', 'unpayable', 'cancelled'] as const

/** Where an invoice can go (R-INV-001). Once it has a number it never becomes a draft again. */
export const invoiceLifecycle = machine<DocumentRecord>()({
  states: INVOICE_STATUSES,
  initial: 'draft',
  transitions: {
    send: { from: ['draft'], to: 'sent' },
    approve: { from: ['sent'], to: 'approved' },
    expire: { from: ['sent', 'approved'], to: 'expired' },
    pay: { from: ['sent', 'approved', 'expired'], to: 'paid' },
    write_off: { from: ['sent', 'approved', 'expired'], to: 'unpayable' },
    cancel: { from: ['draft'], to: 'cancelled' },
  },
})
