import type { DeletionGuard } from '@core/resource/resource'
import { Invoice } from '../entities/invoice'

const SENT = { status: { $in: ['sent', 'approved', 'expired', 'paid', 'unpayable'] as const } }

/** Vetoes of invoices: what has been billed stays (R-FLOW-012, R-REL-001, G-DELDOC). */
export const sentInvoicesStay: readonly DeletionGuard[] = [
  {
    table: 'flow',
    may: async (id, context) =>
      (await context.em.count(Invoice, { flow_id: id, ...SENT } as never)) ? 'invoice.flow_has_invoices' : true,
  },
  {
    table: 'relation',
    may: async (id, context) =>
      (await context.em.count(Invoice, { relation_id: id, ...SENT } as never)) ? 'invoice.relation_has_invoices' : true,
  },
  {
    table: 'invoice',
    may: async (id, context) =>
      (await context.em.count(Invoice, { id, number: { $ne: null } } as never)) ? 'invoice.numbered_stays' : true,
  },
]
