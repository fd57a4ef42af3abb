import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { fromEuros, toEuros } from '@core/domain/money'
import type { InferEntity } from '@mikro-orm/postgresql'
import { flowMerged, flowReader, flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { type AboutDocument, countedInDossier } from '@plugins/documents/contract'
import { quotationEvents } from '../contract'
import { Quotation } from '../entities/quotation'

/** As much of a quotation as its dossier goes by; euros excluding VAT. */
export interface QuotationFacts {
  readonly id: number
  readonly status: string
  readonly amount_exc_vat: number
}

/** Sub-status that the quotations of a dossier come to together: what was agreed to counts before what lies there. */
export function meaningOf(quotations: readonly QuotationFacts[]): PhaseMeaning | null {
  const some = (status: string) => quotations.some(one => one.status === status)
  if (some('approved')) return 'quotation_approved'
  if (some('sent')) return 'quotation_sent'
  const newest = newestOf(quotations, ['draft', 'rejected', 'expired'])
  if (!newest) return null
  return newest.status === 'draft' ? 'quotation_draft' : newest.status === 'rejected' ? 'quotation_rejected' : null
}

/** The quotations that a dossier counts for: all that was agreed to, else the newest that was sent, else the newest draft. */
export function countingOf<Q extends Pick<QuotationFacts, 'id' | 'status'>>(quotations: readonly Q[]): readonly Q[] {
  const approved = quotations.filter(({ status }) => status === 'approved')
  if (approved.length) return approved
  const asking =
    newestOf(quotations, ['sent']) ?? newestOf(quotations, ['draft']) ?? newestOf(quotations, ['expired', 'rejected'])
  return asking ? [asking] : []
}

/** What a dossier is worth by its quotations. */
export function worthOf(quotations: readonly QuotationFacts[]): number | null {
  const counting = countingOf(quotations)
  if (!counting.length) return null
  return toEuros(counting.reduce((cents, { amount_exc_vat }) => cents + fromEuros(amount_exc_vat), 0))
}

const newestOf = <Q extends Pick<QuotationFacts, 'id' | 'status'>>(
  quotations: readonly Q[],
  statuses: readonly string[],
): Q | undefined =>
  quotations.filter(({ status }) => statuses.includes(status)).sort((one, other) => other.id - one.id)[0]

const COLUMNS = ['id', 'status', 'amount_exc_vat'] as const

/** The quotations that a dossier goes by before all others: what was agreed to, and what lies with the customer. */
const leadingOf = (context: Context, flow_id: number): Promise<QuotationFacts[]> =>
  readRows(context, Quotation, COLUMNS, { flow_id, is_template: false, status: ['approved', 'sent'] })

/** As many quotations of a dossier as it goes by: all that lead, or else the newest one and the newest draft. */
async function quotationsOf(context: Context, flow_id: number): Promise<QuotationFacts[]> {
  const leading = await leadingOf(context, flow_id)
  if (leading.length) return leading
  const newest = await newestIn(context, flow_id, ['draft', 'rejected', 'expired'])
  return newest[0]?.status === 'draft' ? newest : [...newest, ...(await newestIn(context, flow_id, ['draft']))]
}

/** Those that lead, and the drafts from a certain one on. */
const leadingOrSince = (context: Context, flow_id: number, id: number): Promise<QuotationFacts[]> =>
  readRows(context, Quotation, COLUMNS, { flow_id, is_template: false, status: ['approved', 'sent', 'draft'] }, '-id', {
    also: [{ text: `(status <> 'draft' or id >= ?)`, values: [id] }],
  })

const newestIn = (
  context: Context,
  flow_id: number,
  status: readonly InferEntity<typeof Quotation>['status'][],
): Promise<QuotationFacts[]> =>
  readRows(context, Quotation, COLUMNS, { flow_id, is_template: false, status }, '-id', { limit: 1 })

/** The dossier is worth what its quotations say, whichever of them changed. */
async function followValue(context: Context, flow_id: number | null): Promise<void> {
  if (!flow_id) return
  const flows = context.use(flowWriter)
  await flows.hold(context, [flow_id])
  await flows.setOrderValue(context, flow_id, worthOf(await quotationsOf(context, flow_id)))
  await flows.recountKpis(context, flow_id)
}

async function followLines(context: Context, flow_id: number | null): Promise<void> {
  const flows = context.use(flowWriter)
  await flows.hold(context, [flow_id])
  await flows.recountKpis(context, flow_id)
}

/** Sub-statuses that a dossier has by its quotations alone. */
const BROUGHT: readonly (PhaseMeaning | null | undefined)[] = [
  'quotation_draft',
  'quotation_sent',
  'quotation_approved',
  'quotation_rejected',
]

/**
 * The dossier stands where its quotations brought it, and is worth what they say. Without any left it asks for one, unless
 * staff gave it another sub-status meanwhile.
 */
async function follow({ flow_id }: { readonly flow_id: number | null }, context: Context): Promise<void> {
  if (!flow_id) return
  const flows = context.use(flowWriter)
  await flows.hold(context, [flow_id])
  const quotations = await quotationsOf(context, flow_id)
  await flows.setOrderValue(context, flow_id, worthOf(quotations))
  await flows.recountKpis(context, flow_id)
  const meaning = quotations.length ? meaningOf(quotations) : await withoutQuotation(context, flow_id)
  if (meaning) await flows.advance(context, flow_id, meaning)
}

async function withoutQuotation(context: Context, flowId: number): Promise<PhaseMeaning | null> {
  const flow = await context.use(flowReader).flow(context, flowId)
  return BROUGHT.includes(flow?.phase_meaning) ? 'quotation_make' : null
}

/** A new draft counts only where nothing was sent or agreed to yet: what staff noted beside a sent one stays. */
async function followMade({ id, flow_id }: AboutDocument, context: Context): Promise<void> {
  if (!flow_id) return
  const flows = context.use(flowWriter)
  // Held before looking: of two that are made at one moment the newer counts, and one that is sent meanwhile before both.
  await flows.hold(context, [flow_id])
  const quotations = await leadingOrSince(context, flow_id, id)
  if (quotations.some(({ status }) => status === 'sent' || status === 'approved')) return
  await flows.setOrderValue(context, flow_id, worthOf(quotations))
  await flows.recountKpis(context, flow_id)
  await flows.advance(context, flow_id, 'quotation_draft')
}

const together = { within: true }

/** What follows for the dossier from what happens to its quotations (R-FLOW-008); in one piece with it. */
export const dossierFollows: readonly EventHandler[] = [
  on(quotationEvents.made, 'bring the dossier on with a draft', followMade, together),
  on(
    quotationEvents.amountChanged,
    'work out what the dossier is worth',
    ({ flow_id }, context) => followValue(context, flow_id),
    together,
  ),
  on(
    quotationEvents.linesChanged,
    'count the key figures of the dossier',
    ({ flow_id }, context) => followLines(context, flow_id),
    together,
  ),
  ...(
    [
      [quotationEvents.sent, 'sending'],
      [quotationEvents.approved, 'approval'],
      [quotationEvents.rejected, 'rejection'],
      [quotationEvents.expired, 'expiry'],
      [quotationEvents.cancelled, 'cancellation'],
      [quotationEvents.putBack, 'putting back'],
    ] as const
  ).map(([event, what]) => on(event, `bring the dossier on with the ${what}`, follow, together)),
  on(
    flowMerged,
    'work out what both dossiers of a merge are worth',
    async ({ id, into }, context) => {
      await context.use(flowWriter).hold(context, [id, into])
      // The one that went comes back, without its quotations, once the other is gone for good.
      await followValue(context, id)
      await followValue(context, into)
    },
    together,
  ),
  ...countedInDossier(quotationEvents, Quotation, { came: follow, left: follow, within: true }),
]
