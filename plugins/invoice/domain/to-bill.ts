import type { Context } from '@core/context/context'
import { type Reason, textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
import { below } from '@core/db/where'
import { fromEuros, toEuros } from '@core/domain/money'
import { withoutParent } from '@core/states/parents'
import { confirmationReader } from '@plugins/confirmation/contract'
import { type DocumentRecord, documentKinds, partialInvoice } from '@plugins/documents/contract'
import { type PaymentTerm, termAmounts } from '@plugins/documents/contract/payment-terms'
import { Invoice } from '../entities/invoice'
import { BILLS_BY, type BilledKind } from './billed-document'
import { type BillsTerm, nextTerm } from './billed-terms'
import { countsForQuotation } from './quotation-knows'

/** An approved document of which something is still to be billed, with what its next invoice would ask; euros with VAT. */
export interface ToBill {
  readonly kind: BilledKind
  readonly id: number
  readonly number: string | null
  readonly title: string | null
  readonly relation_fullname: string
  /** The payment term that comes next, if it is paid in terms. */
  readonly term: number | null
  readonly what: string
  readonly amount_inc_vat: number
  /** All that is left of it. */
  readonly left_inc_vat: number
}

/** Approved documents that are looked at at a time, and how many of a kind are told of at most. */
const PAGE = 500
const MOST = 1000
const COLUMNS = [
  'id',
  'number',
  'title',
  'relation_fullname',
  'flow_id',
  'relation_id',
  'calculation_id',
  'changed_since_sent',
  'amount_inc_vat',
] as const

type Approved = Pick<DocumentRecord, (typeof COLUMNS)[number]>

/** Those of one dossier alone. */
interface OfDossier {
  readonly flow_id?: number
}

/**
 * What of approved quotations and order confirmations was not billed yet, the newest first. A quotation that was billed by
 * an order confirmation, or has one that is approved, is billed by that; what lies in the trash with its dossier is not.
 * With `flow_id` of one dossier alone.
 */
export async function documentsToBill(context: Context, of: OfDossier = {}): Promise<ToBill[]> {
  const confirmations = await openOf(context, 'confirmation', of, async page => page)
  const quotations = await openOf(context, 'quotation', of, async page => {
    const ids = page.map(({ id }) => id)
    const confirmed = context.owns('CONFIRMATION')
      ? await context.use(confirmationReader).confirmed(context, ids)
      : new Set<number>()
    return page.filter(({ id }) => !confirmed.has(id))
  })
  return [...confirmations, ...quotations]
}

/** Goes through all approved documents of a kind, page by page: most of them were billed long ago. */
async function openOf(
  context: Context,
  code: BilledKind,
  of: OfDossier,
  narrow: (page: readonly Approved[]) => Promise<readonly Approved[]>,
): Promise<ToBill[]> {
  const kind = context.all(documentKinds).find(one => one.code === code)
  if (!kind || !context.owns(kind.module)) return []
  const where = { ...of, status: 'approved', is_template: false, changed_since_sent: false }
  const open: ToBill[] = []
  let page: Approved[] = []
  do {
    const older = page.length ? { id: below(page.at(-1)?.id) } : {}
    page = await readRows(context, kind.entity, COLUMNS, { ...where, ...older }, '-id', { limit: PAGE })
    const trashed = await withoutParent(context, kind.entity, page)
    const living = page.filter(({ id }) => !trashed.has(id))
    open.push(...(await toBillOf(context, code, await narrow(living))))
  } while (page.length === PAGE && open.length < MOST)
  return open.slice(0, MOST)
}

async function toBillOf(context: Context, kind: BilledKind, documents: readonly Approved[]): Promise<ToBill[]> {
  const calculations = await partialInvoice.calculations(
    context,
    documents.flatMap(({ calculation_id }) => calculation_id ?? []),
  )
  const byId = new Map(calculations.map(calculation => [calculation.id, calculation]))
  const open = documents.flatMap(document => {
    const calculation = byId.get(document.calculation_id ?? 0)
    if (!calculation || calculation.amount_inc_vat <= 0) return []
    const left = fromEuros(calculation.amount_inc_vat) - fromEuros(calculation.invoicedamount)
    // Someone billed the quotation that it confirms, or all of it.
    return left > 0 ? [{ document, terms: calculation.paymentterms, left: toEuros(left) }] : []
  })
  if (!open.length) return []
  const by = BILLS_BY[kind]
  const columns = ['id', 'status', 'number', 'credit_of', 'term', 'amount_inc_vat', 'amount_credited'] as const
  const invoices = await readRows(
    context,
    Invoice,
    [...columns, by],
    { [by]: open.map(({ document }) => document.id) },
    'id',
  )
  const billed = Map.groupBy(invoices.filter(countsForQuotation), invoice => Number(invoice[by]))
  return open.map(({ document, terms, left }) =>
    asToBill(context, kind, document, terms, billed.get(document.id) ?? [], left),
  )
}

function asToBill(
  context: Context,
  kind: BilledKind,
  { id, number = null, title = null, relation_fullname, amount_inc_vat: total }: Approved,
  terms: readonly PaymentTerm[],
  billed: readonly BillsTerm[],
  left: number,
): ToBill {
  const term = nextTerm(terms, billed)
  const isLast = term === terms.length
  const amount = term && !isLast ? (termAmounts(terms, total)[term - 1] ?? left) : left
  const what: Reason = term
    ? {
        key: 'invoice.to_bill_term',
        values: { term, terms: terms.length, description: terms[term - 1]?.description ?? '' },
      }
    : billed.length
      ? 'invoice.to_bill_rest'
      : 'invoice.to_bill_all'
  return {
    kind,
    id,
    number,
    title,
    relation_fullname,
    term,
    what: textOf(context, what),
    amount_inc_vat: amount,
    left_inc_vat: left,
  }
}
