import { countRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import type { DeletionGuard } from '@core/resource/resource'
import { Invoice } from '../entities/invoice'

const SENT = { status: ['sent', 'approved', 'expired', 'paid', 'unpayable'] } as const

/** Vetoes of invoices: what has been billed stays (R-FLOW-012, R-REL-001, G-DELDOC). */
export const sentInvoicesStay: readonly DeletionGuard[] = [
  {
    table: 'flow',
    may: async (id, context) =>
      (await countRecords(context, Invoice, { flow_id: id, ...SENT })) ? 'invoice.flow_has_invoices' : true,
  },
  {
    table: 'relation',
    may: async (id, context) =>
      (await countRecords(context, Invoice, { relation_id: id, ...SENT })) ? 'invoice.relation_has_invoices' : true,
  },
  {
    table: 'invoice',
    may: async (id, context) =>
      (await countRecords(context, Invoice, { id, number: not(null) })) ? 'invoice.numbered_stays' : true,
  },
]
