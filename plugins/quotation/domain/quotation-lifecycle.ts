import { machine } from '@core/lifecycle/machine'
import type { DocumentRecord } from '@plugins/documents/contract'

export const QUOTATION_STATUSES = ['draft', 'sent', 'approved', 'rejected', 'expired', 'cancelled'] as const

/** Where a quotation can go (S2 §4). Rolling back is a separate, logged act of staff. */
export const quotationLifecycle = machine<DocumentRecord>()({
  states: QUOTATION_STATUSES,
  initial: 'draft',
  transitions: {
    send: { from: ['draft'], to: 'sent' },
    approve: { from: ['sent'], to: 'approved' },
    reject: { from: ['sent'], to: 'rejected' },
    expire: { from: ['sent'], to: 'expired' },
    cancel: { from: ['draft', 'sent'], to: 'cancelled' },
  },
})
