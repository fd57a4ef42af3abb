import { exact, roundCents } from '@core/domain/money'
import { isVatNumber } from '../domain/before-sending'
import { type EInvoice, type Format, INSIDE_PDF } from './e-invoice'

/** A rule of EN 16931, of NLCIUS or of Peppol that an invoice breaks, and the text that says what to do. */
export interface Breach {
  readonly rule: string
  readonly key: string
}

type Rule = readonly [rule: string, key: string, holds: (invoice: EInvoice) => boolean]

const sum = <T>(all: readonly T[], cents: (one: T) => number) => all.reduce((total, one) => total + cents(one), 0)
const has = (text: string | null) => Boolean(text?.trim())
/** The rounding of VAT that the official rules let pass, cents: that of prices with VAT in them, line by line. */
const VAT_SLACK = 99
const UNTAXED = ['E', 'AE', 'K', 'O']
const withPlace = ({ street, city, postcode }: EInvoice['seller']) => has(street) && has(city) && has(postcode)
const uses = ({ lines }: EInvoice, category: string) => lines.some(line => line.category === category)

/** The rules that documents of ours can meet, in the order of the standard. */
const RULES: readonly Rule[] = [
  ['BR-02', 'invoice.rule_number', ({ number }) => has(number)],
  ['BR-03', 'invoice.rule_date', ({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date)],
  ['BR-06', 'invoice.lack_seller_name', ({ seller }) => has(seller.name)],
  ['BR-07', 'invoice.lack_buyer_name', ({ buyer }) => has(buyer.name)],
  ['BR-16', 'invoice.lack_lines', ({ lines }) => lines.length > 0],
  ['BR-25', 'invoice.lack_description', ({ lines }) => lines.every(({ name }) => has(name) && name !== '-')],
  ['BR-27', 'invoice.rule_sums', ({ lines }) => lines.every(({ price }) => !price.startsWith('-'))],
  ['BR-55', 'invoice.rule_preceding', ({ preceding }) => !preceding || has(preceding.number)],
  ['BR-CO-09', 'invoice.rule_seller_vat_number', ({ seller }) => !seller.vat_number || isVatNumber(seller.vat_number)],
  [
    'BR-CO-09',
    'invoice.lack_buyer_vat_number_wrong',
    ({ buyer }) => !buyer.vat_number || isVatNumber(buyer.vat_number),
  ],
  ['BR-CO-10', 'invoice.rule_sums', ({ lines, totalExc }) => sum(lines, ({ net }) => net) === totalExc],
  [
    'BR-CO-15',
    'invoice.rule_sums',
    ({ vat, totalExc, totalInc }) => totalExc + sum(vat, ({ amount }) => amount) === totalInc,
  ],
  [
    'BR-CO-17',
    'invoice.rule_sums',
    ({ vat }) =>
      vat.every(
        ({ base, rate, amount }) => Math.abs(roundCents(exact(base).times(rate).div(100)) - amount) <= VAT_SLACK,
      ),
  ],
  [
    'BR-CO-25',
    'invoice.rule_due',
    ({ due, terms, isCredit, totalInc }) => totalInc <= 0 || has(isCredit ? terms : due),
  ],
  ['BR-CO-26', 'invoice.rule_seller_kvk', ({ seller }) => has(seller.kvk) || has(seller.vat_number)],
  ['BR-S-02', 'invoice.lack_seller_vat_number', invoice => !uses(invoice, 'S') || has(invoice.seller.vat_number)],
  ['BR-Z-02', 'invoice.lack_seller_vat_number', invoice => !uses(invoice, 'Z') || has(invoice.seller.vat_number)],
  [
    'BR-S-08',
    'invoice.rule_sums',
    ({ lines, vat }) =>
      vat.every(({ category, rate, base }) => {
        const own = lines.filter(line => line.category === category && line.rate === rate)
        return sum(own, ({ net }) => net) === base
      }),
  ],
  ['BR-E-02', 'invoice.rule_exempt_vat_number', invoice => !uses(invoice, 'E') || has(invoice.seller.vat_number)],
  [
    'BR-E-10',
    'invoice.rule_reason',
    ({ vat }) => vat.every(({ category, reason }) => !UNTAXED.includes(category) || has(reason)),
  ],
  ['BR-AE-02', 'documents.vat_number_needed', invoice => !uses(invoice, 'AE') || bothNumbers(invoice)],
  ['BR-IC-02', 'documents.vat_number_needed', invoice => !uses(invoice, 'K') || bothNumbers(invoice)],
  ['BR-IC-11', 'invoice.rule_delivery', invoice => !uses(invoice, 'K') || has(invoice.delivery)],
]

const bothNumbers = ({ seller, buyer }: EInvoice) => has(seller.vat_number) && has(buyer.vat_number)

const DUTCH_RULES: readonly Rule[] = [
  ['BR-NL-1', 'invoice.rule_seller_kvk', ({ seller }) => seller.country !== 'NL' || has(seller.kvk)],
  ['BR-NL-3', 'invoice.rule_seller_address', ({ seller }) => seller.country !== 'NL' || withPlace(seller)],
  ['BR-NL-4', 'invoice.rule_buyer_address', ({ buyer }) => buyer.country !== 'NL' || withPlace(buyer)],
  ['BR-NL-9', 'invoice.rule_preceding', ({ isCredit, preceding }) => !isCredit || has(preceding?.number ?? null)],
  ['BR-NL-11', 'invoice.rule_iban', ({ totalInc, iban }) => totalInc <= 0 || has(iban)],
]

const ofNetwork = ({ kvk, vat_number }: EInvoice['buyer']) => has(kvk) || Boolean(vat_number?.startsWith('NL'))
const PEPPOL_RULES: readonly Rule[] = [
  ['PEPPOL-EN16931-R003', 'invoice.rule_order', ({ order, buyer }) => has(order) || has(buyer.contact)],
  ['PEPPOL-EN16931-R010', 'invoice.rule_buyer_endpoint', ({ buyer }) => ofNetwork(buyer)],
  ['PEPPOL-EN16931-R020', 'invoice.rule_seller_kvk', ({ seller }) => ofNetwork(seller)],
  ['NL-R-003', 'invoice.rule_seller_kvk', ({ seller }) => seller.country !== 'NL' || has(seller.kvk)],
]

/** What is asked beside the rules of the European norm. */
const FURTHER_RULES: Record<Format | typeof INSIDE_PDF, readonly Rule[]> = {
  nlcius: DUTCH_RULES,
  peppol: [...DUTCH_RULES, ...PEPPOL_RULES],
  [INSIDE_PDF]: [],
}

/** The rules that an electronic invoice breaks in a format; none for one that may go out. */
export const breachesOf = (invoice: EInvoice, format: Format | typeof INSIDE_PDF): Breach[] =>
  [...RULES, ...FURTHER_RULES[format]].flatMap(([rule, key, holds]) => (holds(invoice) ? [] : { rule, key }))
