import type { Context } from '@core/context/context'
import { type Reason, textOf } from '@core/context/reason'
import { readRows } from '@core/db/list'
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

/** The newest approved documents of a kind that are looked at. */
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

/**
 * What of approved quotations and order confirmations was not billed yet, the newest first. A quotation that was billed by
 * an order confirmation, or has one that is approved, is billed by that; what lies in the trash with its dossier is not.
 * With `flow_id` of one dossier alone.
 */
export async function documentsToBill(context: Context, of: { readonly flow_id?: number } = {}): Promise<ToBill[]> {
  const confirmations = await approvedOf(context, 'confirmation', of)
  const ids = confirmations.map(({ id }) => id)
  const confirmed = new Set((await context.use(confirmationReader).confirms(context, ids)).values())
  const quotations = (await approvedOf(context, 'quotation', of)).filter(({ id }) => !confirmed.has(id))
  return [
    ...(await openOf(context, 'confirmation', confirmations)),
    ...(await openOf(context, 'quotation', quotations)),
  ]
}

type Approved = Pick<DocumentRecord, (typeof COLUMNS)[number]>

async function approvedOf(context: Context, code: BilledKind, of: { readonly flow_id?: number }): Promise<Approved[]> {
  const kind = context.all(documentKinds).find(one => one.code === code)
  if (!kind || !context.owns(kind.module)) return []
  const where = { ...of, status: 'approved', is_template: false, changed_since_sent: false }
  const approved = await readRows(context, kind.entity, COLUMNS, where, '-id', { limit: MOST })
  const trashed = await withoutParent(context, kind.entity, approved)
  return approved.filter(({ id }) => !trashed.has(id))
}

async function openOf(context: Context, kind: BilledKind, documents: readonly Approved[]): Promise<ToBill[]> {
  if (!documents.length) return []
  const columns = ['id', 'status', 'number', 'credit_of', 'term', 'amount_inc_vat', 'amount_credited'] as const
  const by = BILLS_BY[kind]
  const ids = documents.map(({ id }) => id)
  const [calculations, invoices] = await Promise.all([
    partialInvoice.calculations(
      context,
      documents.flatMap(({ calculation_id }) => calculation_id ?? []),
    ),
    readRows(context, Invoice, [...columns, by], { [by]: ids }, 'id'),
  ])
  const byId = new Map(calculations.map(calculation => [calculation.id, calculation]))
  const billed = Map.groupBy(invoices.filter(countsForQuotation), invoice => Number(invoice[by]))
  return documents.flatMap(document => {
    const calculation = byId.get(document.calculation_id ?? 0)
    if (!calculation) return []
    const left = fromEuros(calculation.amount_inc_vat) - fromEuros(calculation.invoicedamount)
    // Someone billed the quotation that it confirms, or all of it.
    if (left <= 0 || calculation.amount_inc_vat <= 0) return []
    const own = billed.get(document.id) ?? []
    return [asToBill(context, kind, document, calculation.paymentterms, own, toEuros(left))]
  })
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
