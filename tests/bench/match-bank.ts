import { MatchBook } from '@plugins/bank/domain/propose'
import type { PayableInvoice } from '@plugins/invoice/contract/payable-invoices'
import { median } from './rounds'

const LINES = 10_000
const INVOICES = 5000
/** Seconds that all of it may take. */
const AIM_SECONDS = 10

/**
 * `npm run bench -- --bank`: what proposing invoices for a year of bank lines takes, a third of which name an invoice, a third
 * come from a known account, and the rest say nothing of use.
 */
export function measureMatching(rounds: number): void {
  const seconds = Array.from({ length: rounds }, () => {
    const book = new MatchBook(invoices(), new Map(Array.from({ length: INVOICES }, (_, n) => [ibanOf(n), n + 1])))
    const started = performance.now()
    let found = 0
    for (let n = 0; n < LINES; n += 1) if (book.propose(lineOf(n))) found += 1
    const taken = (performance.now() - started) / 1000
    if (found < INVOICES / 2) throw new Error(`Only ${found} of ${LINES} lines were matched.`)
    return taken
  })
  console.log(
    `\n${LINES} bank lines against ${INVOICES} open invoices: ${median(seconds).toFixed(2)} s (aim ${AIM_SECONDS})`,
  )
}

const ibanOf = (n: number) => `NL00BANK${String(n).padStart(10, '0')}`
const amountOf = (n: number) => 10_000 + n * 37

const invoices = (): PayableInvoice[] =>
  Array.from({ length: INVOICES }, (_, n) => ({
    id: n + 1,
    number: `F2026-${String(n + 1).padStart(4, '0')}`,
    relation_id: n + 1,
    relation_fullname: `Klant ${n} de Vries`,
    organization: null,
    documentdate: '2026-11-01',
    open: amountOf(n),
    openForGaccount: 0,
  }))

function lineOf(n: number) {
  const invoice = n % INVOICES
  const told = 'Betaling via internetbankieren, omschrijving zoals op het afschrift staat, kenmerk '
  return {
    left: n % 3 === 2 ? 123 + n : amountOf(invoice),
    name: 'J. de Vries e/o M. Jansen',
    iban: n % 3 === 1 ? ibanOf(invoice) : null,
    text: n % 3 === 0 ? `${told}F 2026 ${String(invoice + 1).padStart(4, '0')}` : told,
  }
}
