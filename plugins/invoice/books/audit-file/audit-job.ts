import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { countryCode } from '@core/domain/country'
import { fromEuros } from '@core/domain/money'
import { ownCompany } from '@core/tenancy/own-company'
import type { Days } from '@core/time/periods'
import { today } from '@core/time/today'
import { productsOfLines } from '@plugins/documents/contract'
import { ledgerAccounts } from '@plugins/sales/contract'
import { Invoice } from '../../entities/invoice'
import { Payment } from '../../entities/payment'
import { WriteOff } from '../../entities/write-off'
import { billedIn } from '../billed'
import { within } from '../period'
import { type Account, BANK, CASH, DEBTORS, ON_ITS_WAY, WRITTEN_OFF } from './accounts'
import type { AuditJob, Debtor, JournalCode, Receipt, Sale } from './audit'
import { debtorId, type Named, namedDebtor } from './debtor'
import { turnoverOf } from './turnover-of'

/** Rows in one piece of JSON. */
const PAGE = 500

const JOURNAL_OF: Readonly<Record<string, JournalCode>> = {
  bank: 'BNK',
  direct_debit: 'BNK',
  gaccount: 'BNK',
  cash: 'KAS',
}

/**
 * Reads what an audit file of a year says, page by page: of ten thousand invoices no more than a page is in memory as
 * rows. @throws Problem 422 for a company without a VAT number
 */
export async function auditJob(context: Context, year: string): Promise<AuditJob> {
  const days: Days = { from: `${year}-01-01`, to: `${year}-12-31` }
  const accounts = new Map<string, Account>()
  const known = (account: Account): string => {
    if (!accounts.has(account.number)) accounts.set(account.number, account)
    return account.number
  }
  for (const own of [CASH, BANK, ON_ITS_WAY, DEBTORS, WRITTEN_OFF]) known(own)
  const debtors = new Map<string, Debtor>()
  const company = await companyParty(context)
  const sales = await salesIn(context, days, debtors, known)
  const receipts = await receiptsIn(context, days, debtors)
  return {
    head: {
      year,
      created: today(context.company),
      company,
      accounts: [...accounts.values()].sort((one, other) => one.number.localeCompare(other.number)),
      against: { BNK: BANK, KAS: CASH, OPB: ON_ITS_WAY, MEM: WRITTEN_OFF },
      debtorsAccount: DEBTORS.number,
    },
    debtors: [JSON.stringify([...debtors.values()])],
    sales,
    receipts,
  }
}

async function companyParty(context: Context) {
  const company = await ownCompany(context)
  if (!company.vat_number) throw invalid('year', 'invoice.books_vat_number')
  const { name, address, number, number_addition, city, postcode, country, kvk, vat_number } = company
  return {
    ident: kvk ?? String(company.id),
    ...{ name, city, postcode, kvk, vat_number },
    ...{ street: address ?? null, number: number ?? null, addition: number_addition ?? null },
    country: countryCode(country) ?? null,
  }
}

/** The invoices and credits of some days, in pieces of JSON; whom they are for is added to the debtors. */
async function salesIn(
  context: Context,
  days: Days,
  debtors: Map<string, Debtor>,
  known: (account: Account) => string,
): Promise<string[]> {
  const ledger = context.use(ledgerAccounts)
  const standard = await ledger.standard(context)
  const pages: string[] = []
  for await (const page of billedIn(context, days, ['vat', 'lines', 'buyer'])) {
    const products = await productsOfLines(
      context,
      page.flatMap(({ invoice }) => invoice.calculation_id ?? []),
    )
    const named = await ledger.ofProducts(
      context,
      [...products.values()].flatMap(id => id ?? []),
    )
    const sales = page.map(({ invoice, said }): Sale => {
      const debtor = debtorId(invoice)
      debtors.set(debtor, namedDebtor({ ...invoice, customer: said.buyer }))
      const { number, title, documentdate, amount_inc_vat, credit_of } = invoice
      return {
        number: number ?? '',
        day: documentdate ?? '',
        debtor,
        title: title || `${credit_of ? 'Creditfactuur' : 'Factuur'} ${number}`,
        amount: fromEuros(amount_inc_vat),
        turnover: turnoverOf(said, { products, named, standard }, known),
      }
    })
    pages.push(JSON.stringify(sales))
  }
  return pages
}

/** Money that came in on some days and what was written off on them, in pieces of JSON. */
async function receiptsIn(context: Context, days: Days, debtors: Map<string, Debtor>): Promise<string[]> {
  const pages: string[] = []
  const columns = ['id', 'invoice_id', 'amount', 'paid_on', 'way', 'reference'] as const
  const payments = await readRows(context, Payment, columns, { paid_on: within(days) }, 'paid_on')
  for (let at = 0; at < payments.length; at += PAGE) {
    const page = payments.slice(at, at + PAGE)
    const invoiceOf = await invoicesOf(context, page)
    const receipts = page.flatMap(({ id, invoice_id, amount, paid_on, way, reference }): Receipt[] => {
      const invoice = invoiceOf.get(invoice_id)
      if (!invoice) return []
      return [
        {
          nr: String(id),
          journal: JOURNAL_OF[way] ?? 'OPB',
          day: paid_on,
          text: reference || `Betaling ${invoice.number}`,
          amount: fromEuros(amount),
          ...belonging(invoice, debtors),
        },
      ]
    })
    pages.push(JSON.stringify(receipts))
  }
  pages.push(JSON.stringify(await writtenOffIn(context, days, debtors)))
  return pages
}

async function writtenOffIn(context: Context, days: Days, debtors: Map<string, Debtor>): Promise<Receipt[]> {
  const columns = ['id', 'invoice_id', 'amount', 'written_on'] as const
  const rows = await readRows(context, WriteOff, columns, { written_on: within(days) }, 'written_on')
  const invoiceOf = await invoicesOf(context, rows)
  return rows.flatMap(({ id, invoice_id, amount, written_on }): Receipt[] => {
    const invoice = invoiceOf.get(invoice_id)
    if (!invoice) return []
    return [
      {
        nr: `A${id}`,
        journal: 'MEM',
        day: written_on,
        text: `${amount < 0 ? 'Afboeking teruggedraaid' : 'Afgeboekt'} ${invoice.number}`,
        amount: fromEuros(amount),
        ...belonging(invoice, debtors),
      },
    ]
  })
}

async function invoicesOf(context: Context, rows: readonly { readonly invoice_id: number }[]) {
  const ids = [...new Set(rows.map(({ invoice_id }) => invoice_id))]
  const invoices = ids.length ? await readRows(context, Invoice, NAMED, { id: ids }) : []
  return new Map(invoices.map(invoice => [invoice.id, invoice]))
}

const NAMED = ['id', 'number', 'relation_id', 'relation_fullname', 'customer'] as const

/** Whose invoice it is; a debtor whom no sale of the year names is added. */
function belonging(invoice: Named & { readonly number: string | null }, debtors: Map<string, Debtor>) {
  const debtor = debtorId(invoice)
  if (!debtors.has(debtor)) debtors.set(debtor, namedDebtor(invoice))
  return { debtor, invoice: invoice.number ?? '' }
}
