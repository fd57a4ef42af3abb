import { not } from '@core/db/where'
import { keptWhile } from '@core/resource/kept-while'
import type { DeletionGuard } from '@core/resource/resource'
import type { SpeaksAgainst } from '@plugins/crm/contract/inactivity'
import { Invoice } from '../entities/invoice'

/** An invoice is final from its number on, whatever becomes of it afterwards. */
const FINAL = { number: not(null) }

/** Vetoes of invoices: what has been billed stays (R-FLOW-018, R-REL-001, G-DELDOC). */
export const sentInvoicesStay: readonly DeletionGuard[] = [
  { table: 'flow', keeps: keptWhile(Invoice, 'flow_id', FINAL, 'invoice.flow_has_invoices') },
  { table: 'relation', keeps: keptWhile(Invoice, 'relation_id', FINAL, 'invoice.relation_has_invoices') },
  { table: 'quotation', keeps: keptWhile(Invoice, 'quotation_id', FINAL, 'invoice.quotation_has_invoices') },
  { table: 'confirmation', keeps: keptWhile(Invoice, 'confirmation_id', FINAL, 'invoice.confirmation_has_invoices') },
  { table: 'invoice', keeps: keptWhile(Invoice, 'id', FINAL, 'invoice.numbered_stays') },
]

/** Nobody goes in bulk who was sent an invoice (R-REL-007). */
export const sentInvoicesSpeak: SpeaksAgainst = {
  criterion: 'no_sent_invoices',
  of: 'relation',
  rows: () => ({ entity: Invoice, column: 'relation_id', where: FINAL, trashedToo: true }),
}
