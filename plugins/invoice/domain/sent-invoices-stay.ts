import { countRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import type { DeletionGuard } from '@core/resource/resource'
import { Invoice } from '../entities/invoice'

/** An invoice is final from its number on, whatever becomes of it afterwards. */
const FINAL = { number: not(null) }

/** Vetoes of invoices: what has been billed stays (R-FLOW-018, R-REL-001, G-DELDOC). */
export const sentInvoicesStay: readonly DeletionGuard[] = [
  {
    table: 'flow',
    may: async (id, context) =>
      (await countRecords(context, Invoice, { flow_id: id, ...FINAL })) ? 'invoice.flow_has_invoices' : true,
  },
  {
    table: 'relation',
    may: async (id, context) =>
      (await countRecords(context, Invoice, { relation_id: id, ...FINAL })) ? 'invoice.relation_has_invoices' : true,
  },
  {
    table: 'invoice',
    may: async (id, context) =>
      (await countRecords(context, Invoice, { id, ...FINAL })) ? 'invoice.numbered_stays' : true,
  },
]
