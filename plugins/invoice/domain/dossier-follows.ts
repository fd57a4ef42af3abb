import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRow } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { flowReader, flowWriter } from '@plugins/crm/contract'
import { countedInDossier, partialInvoice } from '@plugins/documents/contract'
import { invoiceEvents } from '../contract'
import { Invoice } from '../entities/invoice'
import { OPEN_STATUSES } from './open-statuses'
import { settledPhase } from './settled-phase'

interface OfFlow {
  readonly flow_id: number | null
}

/**
 * The dossier says what came of its invoices (R-FLOW-011). A part that was paid does not bring a dossier to the stage
 * of the invoice: the work that it was paid for may still have to be done.
 */
async function follow({ flow_id }: OfFlow, context: Context): Promise<void> {
  const flow = flow_id && (await context.use(flowReader).flow(context, flow_id))
  if (!flow) return
  const invoices = await openRecords(context, Invoice, { flow_id: flow.id, is_template: false, deleted_at: null })
  const meaning = settledPhase(invoices, await restLeft(context, invoices))
  if (!meaning || (meaning === 'invoice_partly_paid' && flow.status !== 'invoice')) return
  await context.use(flowWriter).advance(context, flow.id, meaning)
}

/** Whether something of a quotation that was invoiced in part has not been invoiced yet. */
async function restLeft(context: Context, invoices: readonly Invoiced[]): Promise<boolean> {
  const standing = invoices.filter(invoice => invoice.status !== 'cancelled')
  for (const source of new Set(standing.flatMap(invoice => invoice.origin_calculation_id ?? []))) {
    const parts = standing.filter(invoice => invoice.origin_calculation_id === source)
    const calculations = parts.flatMap(({ calculation_id }) => calculation_id ?? [])
    if ((await partialInvoice.left(context, source, calculations)) > 0) return true
  }
  return false
}

interface Invoiced {
  readonly status: string
  readonly calculation_id?: number | null
  readonly origin_calculation_id?: number | null
}

/** The same where something was taken back: without a payment left, the dossier waits for what is out or being made. */
async function followBack({ flow_id }: OfFlow, context: Context): Promise<void> {
  if (!flow_id) return
  const left = await openRecords(context, Invoice, { flow_id, is_template: false, deleted_at: null })
  const some = (statuses: readonly string[]) => left.some(({ status }) => statuses.includes(status))
  if (some(OPEN_STATUSES)) await bring('invoice_sent')({ flow_id }, context)
  else if (some(['draft'])) await bring('invoice_make')({ flow_id }, context)
  await follow({ flow_id }, context)
}

const bring =
  (meaning: 'invoice_make' | 'invoice_sent') =>
  async ({ flow_id }: OfFlow, context: Context) => {
    if (flow_id) await context.use(flowWriter).advance(context, flow_id, meaning)
  }

/** A draft that came to a dossier brings it on as a new one does, and is still to be paid. */
async function followCame({ flow_id }: OfFlow, context: Context): Promise<void> {
  const draft = flow_id && (await readRow(context, Invoice, { flow_id, is_template: false, status: 'draft' }))
  if (draft) await bring('invoice_make')({ flow_id }, context)
  await follow({ flow_id }, context)
}

const together = { within: true }

/**
 * What follows for the dossier from what happens to its invoices. What several of them decide together follows after the
 * commit: of two that are paid at one moment, each would see the other open before it.
 */
export const dossierFollows: readonly EventHandler[] = [
  on(invoiceEvents.made, 'bring the dossier on with a draft', bring('invoice_make'), together),
  on(invoiceEvents.sent, 'bring the dossier on with the sending', bring('invoice_sent'), together),
  on(invoiceEvents.paid, 'bring the dossier on with the payment', follow),
  on(invoiceEvents.paymentChanged, 'bring the dossier on with a part that was paid', follow),
  on(invoiceEvents.settled, 'bring the dossier on with the credit', follow),
  on(invoiceEvents.reopened, 'bring the dossier back to what is open', followBack),
  on(invoiceEvents.writtenOff, 'bring the dossier on with what was given up', follow),
  on(invoiceEvents.cancelled, 'leave a cancelled invoice out of the dossier', follow),
  on(invoiceEvents.putBack, 'bring the dossier back with the invoice', followBack),
  ...countedInDossier(invoiceEvents, Invoice, { came: followCame, left: follow, within: false }),
]
