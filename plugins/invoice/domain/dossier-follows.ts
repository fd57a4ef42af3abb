import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord, openRecords } from '@core/db/open-record'
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
  const out = left.filter(({ status }) => OPEN_STATUSES.some(open => open === status))
  await bringBy(context, flow_id, out.length ? out : left.filter(isDraft), out.length ? 'invoice_sent' : 'invoice_make')
  await follow({ flow_id }, context)
}

const isDraft = ({ status }: Pick<Invoiced, 'status'>): boolean => status === 'draft'

/** Brings a dossier on with one of its invoices. */
const bring =
  (meaning: 'invoice_make' | 'invoice_sent') =>
  async ({ id, flow_id }: OfFlow & { readonly id: number }, context: Context): Promise<void> => {
    const invoice = flow_id && (await openRecord(context, Invoice, id))
    if (invoice) await bringBy(context, flow_id, [invoice], meaning)
  }

/**
 * Brings a dossier on with its invoices. A payment term before the last one brings none to the stage of the invoice: what
 * it is paid for may still have to be planned and done.
 */
async function bringBy(
  context: Context,
  flowId: number,
  invoices: readonly BillsPart[],
  meaning: 'invoice_make' | 'invoice_sent',
): Promise<void> {
  if (!invoices.length) return
  const isThere = async () => (await context.use(flowReader).flow(context, flowId))?.status === 'invoice'
  if ((await allEarlyTerms(context, invoices)) && !(await isThere())) return
  await context.use(flowWriter).advance(context, flowId, meaning)
}

interface BillsPart {
  readonly term?: number | null
  readonly origin_calculation_id?: number | null
}

async function allEarlyTerms(context: Context, invoices: readonly BillsPart[]): Promise<boolean> {
  if (invoices.some(({ term, origin_calculation_id }) => !term || !origin_calculation_id)) return false
  const origins = [...new Set(invoices.flatMap(({ origin_calculation_id }) => origin_calculation_id ?? []))]
  const billed = await partialInvoice.calculations(context, origins)
  const termsOf = new Map(billed.map(({ id, paymentterms }) => [id, paymentterms.length]))
  return invoices.every(
    ({ term, origin_calculation_id }) => Number(term) < (termsOf.get(origin_calculation_id ?? 0) ?? 0),
  )
}

/** A draft that came to a dossier brings it on as a new one does, and is still to be paid. */
async function followCame({ flow_id }: OfFlow, context: Context): Promise<void> {
  if (!flow_id) return
  const columns = ['term', 'origin_calculation_id'] as const
  const drafts = await readRows(context, Invoice, columns, { flow_id, is_template: false, status: 'draft' })
  await bringBy(context, flow_id, drafts, 'invoice_make')
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
