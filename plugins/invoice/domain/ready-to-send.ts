import type { Context } from '@core/context/context'
import { type Reason, refusedFor } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { streetLine } from '@core/domain/street-line'
import type { Check } from '@core/states/states'
import { ownCompany } from '@core/tenancy/own-company'
import { addDays, dayOf } from '@core/time/today'
import { type Customer, flowReader } from '@plugins/crm/contract'
import { type DocumentRecord, saidLinesOf } from '@plugins/documents/contract'
import { Invoice } from '../entities/invoice'
import type { ChosenSplit, SentSplit } from '../gaccount/chosen-split'
import { splitOfInvoice, splitRefusal } from '../gaccount/of-invoice'
import { type AboutToSend, type Lack, lacksOf } from './before-sending'
import { invoiceSettings } from './invoice-settings'

/** An invoice as far as it is checked; its moments are texts where it comes as a row of an answer. */
interface Draft
  extends Pick<DocumentRecord, 'id' | 'customer' | 'calculation_id' | 'relation_id' | 'documentdate' | 'enddate'> {
  readonly created_at: Date | string
  readonly amount_inc_vat: number
  readonly credit_of?: number | null | undefined
  readonly amount_exc_vat: number
  readonly quotation_id?: number | null
  readonly confirmation_id?: number | null
  readonly gaccount?: ChosenSplit | null | undefined
  gaccount_split?: SentSplit | null | undefined
}

/**
 * Whether an invoice says what the law asks of one (article 35a of the Dutch VAT act): everything that lacks is named at
 * once, with where to fill it in.
 */
export const saysWhatTheLawAsks: Check<Draft> = async (invoice, context, { at }) => {
  const lacks = lacksOf(await aboutToSend(context, invoice, dayOf(at, context.company)))
  return lacks.length ? asReason(context, lacks) : true
}

const asReason = (context: Context, lacks: readonly Lack[]): Reason => ({
  key: 'invoice.lacks',
  values: { lacks: lacks.map(({ key, values }) => context.text(key, values)).join('\n') },
})

/** The day on a draft as far as somebody typed it: the day on which it was made comes by itself. */
function typedDateOf({ documentdate, created_at }: Draft, context: Context): string | null {
  const day = documentdate?.slice(0, 10) ?? null
  return day === dayOf(new Date(created_at), context.company) ? null : day
}

async function aboutToSend(context: Context, invoice: Draft, today: string): Promise<AboutToSend> {
  const typedDate = typedDateOf(invoice, context)
  const [company, lines, buyer] = await Promise.all([
    ownCompany(context),
    saidLinesOf(context, invoice.calculation_id),
    knownCustomer(context, invoice),
  ])
  const { name, postcode = null, city = null, country, vat_number, kvk, iban } = company
  const known: AboutToSend = {
    seller: { name, address: streetLine(company), postcode, city, country, vat_number },
    buyer: buyer && { ...buyer, name: buyer.organization || buyer.fullname },
    lines,
    amount_inc_vat: invoice.amount_inc_vat,
    isCredit: Boolean(invoice.credit_of),
    refusedSplit: null,
    typedDate,
    enddate: invoice.enddate?.slice(0, 10) ?? null,
    today,
    lastDate: null,
    electronic: null,
  }
  // What takes more looking up is asked of a draft that lacks nothing else.
  if (lacksOf(known).length) return known
  const asksElectronic = buyer?.organization && (await invoiceSettings.of(context)).invoice_einvoice
  return {
    ...known,
    refusedSplit: await splitRefusal(context, invoice),
    lastDate: typedDate ? await lastDateOf(context) : null,
    electronic: asksElectronic ? { kvk: kvk ?? null, iban: iban ?? null } : null,
  }
}

/** The latest day on an invoice that has its number. */
async function lastDateOf(context: Context): Promise<string | null> {
  const [last] = await readRows(context, Invoice, ['documentdate'], { number: not(null) }, '-documentdate', {
    limit: 1,
  })
  return last?.documentdate?.slice(0, 10) ?? null
}

/** The customer on a draft, with what was filled in at the relation since, where the draft has nothing. */
export async function knownCustomer(
  context: Context,
  { customer, relation_id }: Pick<DocumentRecord, 'customer' | 'relation_id'>,
): Promise<Customer | null> {
  const kept = (customer ?? null) as Customer | null
  const isComplete = kept?.address && kept.postcode && kept.city && (kept.vat_number || !kept.organization)
  if (isComplete || !relation_id) return kept
  const now = await context.use(flowReader).customer(context, relation_id)
  if (!now || !kept) return now ?? kept
  const filled = Object.entries(kept).filter(([, value]) => value !== null && value !== '' && value !== undefined)
  return { ...now, ...Object.fromEntries(filled) }
}

/**
 * Brings a draft up to date that is being sent, once it has its number: its customer, and its day. Who sends at one moment
 * waits for the number, so that the days follow each other as the numbers do.
 *
 * @throws Problem 409 for a typed day that another invoice overtook meanwhile
 */
export async function readyInvoice(context: Context, document: DocumentRecord, day: string): Promise<void> {
  const invoice = document as DocumentRecord & Draft
  const typedDate = typedDateOf(invoice, context)
  if (typedDate) {
    const lacks = lacksOf(await aboutToSend(context, invoice, day))
    if (lacks.length) throw refusedFor(context, asReason(context, lacks))
  }
  document.customer = await knownCustomer(context, invoice)
  document.documentdate = typedDate ?? day
  invoice.gaccount_split = await splitOfInvoice(context, invoice)
  if (!invoice.credit_of) document.enddate ??= addDays(day, await termOf(context, document))
}

/** Days in which the customer of an invoice pays; a credit asks for nothing. */
async function termOf(context: Context, { customer }: DocumentRecord): Promise<number> {
  const { invoice_term_business, invoice_term_private } = await invoiceSettings.of(context)
  return customer?.organization ? invoice_term_business : invoice_term_private
}
