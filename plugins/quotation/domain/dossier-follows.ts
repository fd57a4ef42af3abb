import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { fromEuros, toEuros } from '@core/domain/money'
import { flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { quotationEvents } from '../contract'
import { Quotation } from '../entities/quotation'

/** As much of a quotation as its dossier goes by; euros excluding VAT. */
export interface Offer {
  readonly id: number
  readonly status: string
  readonly amount_exc_vat: number
}

/** Sub-status that the quotations of a dossier come to together: what was agreed to counts before what lies there. */
export function meaningOf(offers: readonly Offer[]): PhaseMeaning | null {
  const some = (status: string) => offers.some(offer => offer.status === status)
  if (some('approved')) return 'quotation_approved'
  if (some('sent')) return 'quotation_sent'
  const newest = newestOf(offers, ['draft', 'rejected', 'expired'])
  if (!newest) return null
  return newest.status === 'draft' ? 'quotation_draft' : newest.status === 'rejected' ? 'quotation_rejected' : null
}

/** What a dossier is worth by its quotations: all that was agreed to, else the newest that was sent, else the newest draft. */
export function worthOf(offers: readonly Offer[]): number | null {
  const approved = offers.filter(({ status }) => status === 'approved')
  if (approved.length)
    return toEuros(approved.reduce((cents, { amount_exc_vat }) => cents + fromEuros(amount_exc_vat), 0))
  const asking = newestOf(offers, ['sent']) ?? newestOf(offers, ['draft']) ?? newestOf(offers, ['expired', 'rejected'])
  return asking?.amount_exc_vat ?? null
}

const newestOf = (offers: readonly Offer[], statuses: readonly string[]): Offer | undefined =>
  offers.filter(({ status }) => statuses.includes(status)).sort((one, other) => other.id - one.id)[0]

const offersOf = (context: Context, flow_id: number): Promise<Offer[]> =>
  readRows(context, Quotation, ['id', 'status', 'amount_exc_vat'], { flow_id, is_template: false })

/** The dossier is worth what its quotations say, whichever of them changed. */
async function followValue(context: Context, flow_id: number | null): Promise<readonly Offer[]> {
  if (!flow_id) return []
  const offers = await offersOf(context, flow_id)
  await context.use(flowWriter).setOrderValue(context, flow_id, worthOf(offers))
  return offers
}

/** The dossier stands where its quotations brought it, and is worth what they say. */
async function follow({ flow_id }: { readonly flow_id: number | null }, context: Context): Promise<void> {
  const offers = await followValue(context, flow_id)
  const meaning = meaningOf(offers)
  if (flow_id && meaning) await context.use(flowWriter).advance(context, flow_id, meaning)
}

/** A new draft brings the dossier on only where nothing was sent yet: what staff noted beside it stays. */
async function followMade({ flow_id }: { readonly flow_id: number | null }, context: Context): Promise<void> {
  const offers = await followValue(context, flow_id)
  if (flow_id && meaningOf(offers) === 'quotation_draft')
    await context.use(flowWriter).advance(context, flow_id, 'quotation_draft')
}

async function followById({ id }: { readonly id: number }, context: Context): Promise<void> {
  const quotation = await openRecord(context, Quotation, id)
  if (quotation) await follow({ flow_id: quotation.flow_id ?? null }, context)
}

const together = { within: true }

/** What follows for the dossier from what happens to its quotations (R-FLOW-008); in one piece with it. */
export const dossierFollows: readonly EventHandler[] = [
  on(quotationEvents.made, 'bring the dossier on with a draft', followMade, together),
  on(
    quotationEvents.amountChanged,
    'work out what the dossier is worth',
    async ({ flow_id }, context) => void (await followValue(context, flow_id)),
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
  on(quotationEvents.deleted, 'leave a deleted quotation out of the dossier', followById, together),
  on(quotationEvents.restored, 'count a restored quotation in the dossier', followById, together),
]
