import type { Context } from '@core/context/context'
import { readRow } from '@core/db/list'
import { groupedIban } from '@core/domain/iban'
import { type Cents, formatEuros, fromEuros, toEuros } from '@core/domain/money'
import type { DocumentRecord, PaidApart } from '@plugins/documents/contract'
import { type Bills, billedDocument } from '../domain/billed-document'
import { Invoice } from '../entities/invoice'
import type { ChosenSplit, SentSplit } from './chosen-split'
import { gaccountSettings } from './settings'
import { mirrored, splitFault, splitOf } from './split'

/** Keeps an account number on one line. */
const NO_BREAK_SPACE = '\u00a0'

/** An invoice as far as its split goes; euros. */
export interface SplitInvoice extends Bills {
  readonly amount_exc_vat: number
  readonly amount_inc_vat: number
  readonly credit_of?: number | null | undefined
  readonly gaccount?: ChosenSplit | null | undefined
  readonly gaccount_split?: SentSplit | null | undefined
}

const totalsOf = ({ amount_exc_vat, amount_inc_vat }: SplitInvoice) => ({
  exc: fromEuros(amount_exc_vat),
  inc: fromEuros(amount_inc_vat),
})

/** The split of an invoice: as it was sent, of a draft as it would be sent now; null where all goes to one account. */
export async function splitOfInvoice(context: Context, invoice: SplitInvoice): Promise<SentSplit | null> {
  const { gaccount, gaccount_split, credit_of } = invoice
  if (gaccount_split) return gaccount_split
  if (credit_of) return splitOfCredit(context, credit_of, fromEuros(invoice.amount_inc_vat))
  if (!gaccount) return null
  const { invoice_gaccount_iban: iban, invoice_gaccount_vat } = await gaccountSettings.of(context)
  const split = splitOf(gaccount, totalsOf(invoice), invoice_gaccount_vat)
  if (!iban || !split) return null
  const reference = gaccount.reference?.trim() || ((await billedDocument(context, invoice))?.number ?? null)
  return { iban, amount: toEuros(split.amount), wages: toEuros(split.wages), reference }
}

async function splitOfCredit(context: Context, credit_of: number, credit: Cents): Promise<SentSplit | null> {
  const invoice = await readRow(context, Invoice, { id: credit_of })
  const sent = invoice?.gaccount_split
  if (!sent) return null
  const split = mirrored(
    { amount: fromEuros(sent.amount), wages: fromEuros(sent.wages) },
    fromEuros(invoice.amount_inc_vat),
    credit,
  )
  return split && { ...sent, amount: toEuros(split.amount), wages: toEuros(split.wages) }
}

/** Why a draft cannot be sent with the split that was chosen for it. */
export async function splitRefusal(context: Context, invoice: SplitInvoice): Promise<string | null> {
  if (!invoice.gaccount || invoice.credit_of) return null
  const { invoice_gaccount_iban } = await gaccountSettings.of(context)
  return invoice_gaccount_iban ? splitFault(invoice.gaccount, totalsOf(invoice)) : 'invoice.gaccount_none'
}

/** What an invoice says about it: account, amounts and wages, and for which work (article 35a of the Dutch Collection Act). */
export async function paidApart(context: Context, document: DocumentRecord): Promise<PaidApart | null> {
  const split = await splitOfInvoice(context, document)
  if (!split) return null
  const { iban, amount, wages, reference } = split
  const rest = toEuros(fromEuros(document.amount_inc_vat) - fromEuros(amount))
  const row = (tag: string, label: string, value: number, emphasis: 'line' | 'detail') => ({
    tag,
    label,
    text: formatEuros(value, 'nl'),
    value,
    emphasis,
  })
  return {
    iban,
    amount,
    rows: [
      row('GACCOUNT', `Waarvan op G-rekening ${groupedIban(iban).replaceAll(' ', NO_BREAK_SPACE)}`, amount, 'line'),
      row('ORDINARY', 'Waarvan op onze gewone rekening', rest, 'line'),
      row(
        'WAGES',
        reference ? `Loonsom, project of contract ${reference}` : 'Loonsom in deze factuur',
        wages,
        'detail',
      ),
    ],
  }
}
