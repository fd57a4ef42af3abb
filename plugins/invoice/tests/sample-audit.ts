import { BANK, CASH, DEBTORS, ON_ITS_WAY, turnoverAccount, vatAccount, WRITTEN_OFF } from '../books/audit-file/accounts'
import type { AuditJob, Debtor, Receipt, Sale } from '../books/audit-file/audit'

const PAGE = 500
const address = { street: 'Markt', number: '1', addition: null, city: 'Zwolle', postcode: '8011 AA', country: 'NL' }
const debtor: Debtor = {
  ...{ id: '1', name: 'Mol & Zn <BV>', contact: 'Jan Mol', email: 'jan@mol.example', phone: '038 123 45 67' },
  ...{ ...address, kvk: '12345678', vat_number: 'NL001234567B01' },
}
const turnover = turnoverAccount({ category: 'standard', rubric: '1a' })
const vat = vatAccount('1a')
const numbered = (n: number) => `F2026-${String(n + 1).padStart(4, '0')}`

const sale = (n: number): Sale => ({
  ...{ number: numbered(n), day: '2026-11-12', debtor: '1', title: `Werk ${n}`, amount: 12100 },
  turnover: [
    { account: turnover.number, vatAccount: vat.number, category: 'standard', rate: 21, base: 10000, vat: 2100 },
  ],
})
const receipt = (n: number): Receipt => ({
  ...{ nr: String(n), journal: 'BNK', day: '2026-11-20', debtor: '1', invoice: numbered(n), text: `Betaling ${n}` },
  amount: 12100,
})

/** What an audit file of so many invoices, each of them paid, is written of. */
export const auditOf = (count: number): AuditJob => ({
  head: {
    ...{ year: '2026', created: '2026-11-29', debtorsAccount: DEBTORS.number },
    company: { ...debtor, name: 'Hanze', ident: '12345678' },
    accounts: [CASH, BANK, ON_ITS_WAY, DEBTORS, WRITTEN_OFF, turnover, vat],
    against: { BNK: BANK, KAS: CASH, OPB: ON_ITS_WAY, MEM: WRITTEN_OFF },
  },
  debtors: [JSON.stringify([debtor])],
  sales: pagesOf(count, sale),
  receipts: pagesOf(count, receipt),
})

const pagesOf = <Row>(count: number, row: (n: number) => Row): string[] =>
  Array.from({ length: Math.ceil(count / PAGE) }, (_, page) =>
    JSON.stringify(Array.from({ length: Math.min(PAGE, count - page * PAGE) }, (_, n) => row(page * PAGE + n))),
  )
