import { type EventHandler, on } from '@core/events/event'
import type { Context } from '@core/http/context'
import { flowReader, flowWriter } from '@plugins/crm/contract'
import { documentCancelled, documentRolledBack, partialInvoice } from '@plugins/documents/contract'
import { invoiceDeleted, invoicePaid, invoiceWrittenOff } from '../contract'
import { Invoice } from '../entities/invoice'
import { settledPhase } from './settled-phase'

/**
 * The dossier says what came of its invoices (R-FLOW-011). A part that was paid does not bring a dossier to the stage
 * of the invoice: the work that it was paid for may still have to be done.
 */
async function follow(context: Context, flow_id: number | null | undefined): Promise<void> {
  const flow = flow_id && (await context.use(flowReader).flow(context, flow_id))
  if (!flow) return
  const invoices = await context.em.find(Invoice, { flow_id: flow.id, is_template: false, deleted_at: null })
  const phase = settledPhase(invoices, await restLeft(context, invoices))
  if (!phase || (phase === 'Deel betaling gedaan' && flow.status !== 'invoice')) return
  await context.use(flowWriter).advance(context, flow.id, 'invoice', phase)
}

/** The same for what is told of documents of every kind. */
async function followInvoice(document: { kind: string; flow_id: number | null }, context: Context): Promise<void> {
  if (document.kind === 'invoice') await follow(context, document.flow_id)
}

/** Whether something of a quotation that was invoiced in part has not been invoiced yet. */
async function restLeft(context: Context, invoices: readonly Invoiced[]): Promise<boolean> {
  const standing = invoices.filter(invoice => invoice.status !== 'cancelled')
  for (const source of new Set(standing.flatMap(invoice => invoice.origin_calculation_id ?? []))) {
    const parts = standing.filter(invoice => invoice.origin_calculation_id === source)
    const left = await partialInvoice.left(
      context,
      source,
      parts.flatMap(({ calculation_id }) => calculation_id ?? []),
    )
    if (left > 0) return true
  }
  return false
}

interface Invoiced {
  readonly status: string
  readonly calculation_id?: number | null
  readonly origin_calculation_id?: number | null
}

export const dossierFollows: readonly EventHandler[] = [
  on(invoicePaid, 'dossier-follows-payment', ({ flow_id }, context) => follow(context, flow_id)),
  on(invoiceWrittenOff, 'dossier-follows-write-off', ({ flow_id }, context) => follow(context, flow_id)),
  on(documentCancelled, 'dossier-follows-cancellation', followInvoice),
  on(documentRolledBack, 'dossier-follows-roll-back', followInvoice),
  on(invoiceDeleted, 'dossier-follows-deletion', async ({ id }, context) => {
    const deleted = await context.em.findOne(Invoice, { id })
    await follow(context, deleted?.flow_id)
  }),
]
