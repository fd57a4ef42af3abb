import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { insertRecord, insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import type { Opened } from '@core/db/mapped'
import { openRecords } from '@core/db/open-record'
import { isIban } from '@core/domain/iban'
import { type Cents, fromEuros, toEuros } from '@core/domain/money'
import { ownCompany } from '@core/tenancy/own-company'
import { addDays, today } from '@core/time/today'
import { heldInvoice, type InvoiceRecord, OPEN_STATUSES } from '@plugins/invoice/contract/payments'
import { DebitBatch } from '../entities/debit-batch'
import { DebitLine } from '../entities/debit-line'
import { SepaMandate } from '../entities/sepa-mandate'
import { isBankDay, nextBankDay } from './bank-days'
import { debitSettings } from './debit-settings'
import { sepaText } from './sepa-text'

type Mandate = Opened<typeof SepaMandate>

/** An invoice with the mandate by which it is collected, or the key of the text that says why it is not. */
export interface Collectable {
  readonly invoice: InvoiceRecord
  /** What is collected: all that is open, but for what is paid on the G-rekening. */
  readonly asks: Cents
  readonly mandate: Mandate | undefined
  readonly refusal: string | undefined
}

/** Days after which a mandate lapses that nothing was collected with: 36 months (SEPA rulebook). */
const LAPSES_AFTER = 1096

export interface Collecting {
  readonly invoiceIds: readonly number[]
  readonly executionDate: string
}

/**
 * Makes a batch of invoices. Mandates and invoices are held in order of their numbers, so that an invoice comes into one
 * batch, and a mandate is used for the first time once.
 *
 * @throws Problem 422 for a day on which banks do nothing, a company without creditor id or account, and for invoices that cannot be collected
 */
export async function makeBatch(context: Context, { invoiceIds, executionDate }: Collecting) {
  const creditor = await creditorOf(context)
  refuseDay(context, executionDate)
  const all = await collectable(context, invoiceIds, executionDate)
  const refused = all.find(({ refusal }) => refusal)
  if (refused?.refusal)
    throw invalid('invoice_ids', 'bank.not_collectable', {
      number: refused.invoice.number ?? String(refused.invoice.id),
      reason: context.text(refused.refusal),
    })
  const used = await lastUses(context, all)
  const reference = `VW${Date.now().toString(36).toUpperCase()}${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const amount = all.reduce((cents, { asks }) => cents + asks, 0)
  const batch = await insertRecord(context, DebitBatch, {
    ...creditor,
    reference,
    execution_date: executionDate,
    line_count: all.length,
    amount: toEuros(amount),
    user_id: context.user?.id ?? null,
  })
  const seen = new Set<number>(used.keys())
  await insertRows(
    context,
    DebitLine,
    all.flatMap(({ invoice, asks, mandate }, at) => {
      if (!mandate) return []
      const isFirst = !seen.has(mandate.id)
      seen.add(mandate.id)
      return {
        debitbatch_id: batch.id,
        invoice_id: invoice.id,
        sepamandate_id: mandate.id,
        number: invoice.number ?? '',
        amount: toEuros(asks),
        end_to_end: `${reference}-${at + 1}`,
        sequence: mandate.kind === 'one_off' ? 'OOFF' : isFirst ? 'FRST' : 'RCUR',
        scheme: mandate.scheme,
        mandate_reference: mandate.reference,
        signed_on: mandate.signed_on,
        holder: mandate.holder,
        iban: mandate.iban,
      }
    }),
  )
  return batch
}

async function creditorOf(context: Context) {
  const company = await ownCompany(context)
  const { bank_creditor_id: creditor } = await debitSettings.of(context)
  const iban = (company.iban ?? '').replace(/\s/g, '').toUpperCase()
  if (!creditor) throw invalid('invoice_ids', 'bank.no_creditor_id')
  if (!isIban(iban)) throw invalid('invoice_ids', 'bank.no_own_iban')
  return { creditor, iban, creditor_name: sepaText(company.name, 70) }
}

/** Banks collect on bank days, and want a file at least a bank day before. @throws Problem 422 */
function refuseDay(context: Context, day: string): void {
  const first = nextBankDay(today(context.company))
  if (!isBankDay(day)) throw invalid('execution_date', 'bank.no_bank_day')
  if (day < first || day > addDays(first, 365)) throw invalid('execution_date', 'bank.day_out_of_reach', { first })
}

/** Invoices with the mandates of their relations, held; each with why it cannot be collected on a day, if so. */
async function collectable(context: Context, ids: readonly number[], day: string): Promise<Collectable[]> {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other)
  const invoices: InvoiceRecord[] = []
  for (const id of sorted) {
    const invoice = await heldInvoice(context, id)
    if (!invoice || invoice.is_template || invoice.deleted_at) throw invalid('invoice_ids', 'core.unknown_reference')
    invoices.push(invoice)
  }
  const relations = [...new Set(invoices.flatMap(({ relation_id }) => relation_id ?? []))]
  const mandates = relations.length
    ? await openRecords(context, SepaMandate, { relation_id: relations }, { sort: 'id', hold: true })
    : []
  const waiting = await readRows(context, DebitLine, ['invoice_id'], { invoice_id: sorted, status: 'pending' })
  const inBatch = new Set(waiting.map(({ invoice_id }) => invoice_id))
  const chosen = invoices.map(invoice => ({
    invoice,
    asks: fromEuros(invoice.amount_open) - fromEuros(invoice.gaccount_open),
    mandate: mandates.findLast(one => one.relation_id === invoice.relation_id && isValid(one, day)),
    refusal: undefined,
  }))
  const uses = await lastUses(context, chosen)
  const spent = new Set<number>()
  return chosen.map(one => ({ ...one, refusal: refusalOf(one, inBatch, uses, spent, day) }))
}

const isValid = ({ signed_on, ended_on }: Mandate, day: string) => signed_on <= day && (!ended_on || ended_on > day)

function refusalOf(
  { invoice, asks, mandate }: Collectable,
  inBatch: ReadonlySet<number>,
  uses: ReadonlyMap<number, string>,
  spent: Set<number>,
  day: string,
): string | undefined {
  if (!OPEN_STATUSES.some(status => status === invoice.status) || asks <= 0) return 'bank.nothing_to_collect'
  if (inBatch.has(invoice.id)) return 'bank.in_batch_already'
  if (!mandate) return 'bank.no_mandate'
  const last = uses.get(mandate.id)
  if (mandate.kind === 'one_off' && (last || spent.has(mandate.id))) return 'bank.mandate_spent'
  spent.add(mandate.id)
  return addDays(last ?? mandate.signed_on, LAPSES_AFTER) < day ? 'bank.mandate_lapsed' : undefined
}

/** The last day for which something is or was collected with these mandates; of what was called off nothing counts. */
async function lastUses(context: Context, all: readonly Collectable[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(all.flatMap(({ mandate }) => mandate?.id ?? []))]
  if (!ids.length) return new Map()
  const status = ['pending', 'collected', 'returned'] as const
  const lines = await readRows(context, DebitLine, ['sepamandate_id', 'debitbatch_id'], { sepamandate_id: ids, status })
  const batches = [...new Set(lines.map(({ debitbatch_id }) => debitbatch_id))]
  const days = batches.length ? await readRows(context, DebitBatch, ['id', 'execution_date'], { id: batches }) : []
  const dayOf = new Map(days.map(({ id, execution_date }) => [id, execution_date]))
  const uses = new Map<number, string>()
  for (const { sepamandate_id, debitbatch_id } of lines) {
    const day = dayOf.get(debitbatch_id) ?? ''
    if (day > (uses.get(sepamandate_id) ?? '')) uses.set(sepamandate_id, day)
  }
  return uses
}
