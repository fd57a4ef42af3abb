import { fromEuros } from '@core/domain/money'

/** Who an invoice comes from or goes to, as far as the law asks (article 35a of the Dutch VAT act). */
export interface Party {
  readonly name: string | null
  readonly address: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country?: string | null | undefined
  readonly vat_number?: string | null | undefined
}

/** A line of an invoice that counts. */
export interface BilledLine {
  readonly name: string
  /** Rates that something of it stands at, in percent. */
  readonly rates: readonly number[]
  readonly vat_category: string | null
}

/** An invoice as it is about to be sent; the amount in euros including VAT, days as `YYYY-MM-DD`. */
export interface AboutToSend {
  readonly seller: Party
  readonly buyer: Party | null
  readonly lines: readonly BilledLine[]
  readonly amount_inc_vat: number
  readonly isCredit: boolean
  /** Why it cannot be split between two accounts as somebody chose. */
  readonly refusedSplit: string | null
  /** The day that somebody typed; none for the day of sending. */
  readonly typedDate: string | null
  readonly enddate: string | null
  readonly today: string
  /** The latest day on an invoice that has its number. */
  readonly lastDate: string | null
  /** The electronic invoice goes along, and what the company has for it. */
  readonly electronic: { readonly kvk: string | null; readonly iban: string | null } | null
}

/** Something that stands in the way of sending: the text that says so, with the place where to fill it in. */
export interface Lack {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** Everything that stands in the way of sending an invoice, in the order in which people look for it. */
export const lacksOf = (invoice: AboutToSend): Lack[] => [
  ...amountLacks(invoice),
  ...(invoice.refusedSplit ? [{ key: invoice.refusedSplit }] : []),
  ...sellerLacks(invoice),
  ...buyerLacks(invoice),
  ...dateLacks(invoice),
  ...electronicLacks(invoice),
]

/** A number is given to something that was done, and never to nothing (R-INV-001, G-NUM). */
function amountLacks({ lines, amount_inc_vat, isCredit }: AboutToSend): Lack[] {
  if (!lines.length) return [{ key: 'invoice.lack_lines' }]
  const cents = fromEuros(amount_inc_vat)
  const lacks: Lack[] = []
  if (lines.some(({ name }) => !name.trim())) lacks.push({ key: 'invoice.lack_description' })
  if (cents === 0) lacks.push({ key: 'invoice.lack_amount' })
  else if (isCredit && cents > 0) lacks.push({ key: 'invoice.lack_credit_positive' })
  else if (!isCredit && cents < 0) lacks.push({ key: 'invoice.lack_credit' })
  return lacks
}

function sellerLacks({ seller, lines }: AboutToSend): Lack[] {
  const lacks = addressLacks(seller, 'seller')
  // Who does nothing but exempt work needs no VAT number.
  const charges = lines.some(line => line.rates.some(rate => rate > 0) || !UNCHARGED.includes(line.vat_category ?? ''))
  if (charges && !seller.vat_number?.trim()) lacks.push({ key: 'invoice.lack_seller_vat_number' })
  return lacks
}

function buyerLacks({ buyer, lines }: AboutToSend): Lack[] {
  if (!buyer) return [{ key: 'invoice.lack_buyer' }]
  const lacks = addressLacks(buyer, 'buyer')
  const needed = needsBothNumbers(lines)
  if (needed && !buyer.vat_number?.trim()) lacks.push({ key: 'documents.vat_number_needed' })
  else if (needed && !isVatNumber(buyer.vat_number ?? '')) lacks.push({ key: 'invoice.lack_buyer_vat_number_wrong' })
  return lacks
}

/** Categories without VAT that need no VAT number of the company, and those that need the numbers of both. */
const UNCHARGED: readonly string[] = ['exempt', 'outside']
const NEEDS_BOTH: readonly string[] = ['reverse', 'intra']

/** Whether something of it is charged to the buyer, which the VAT numbers of both prove. */
export const needsBothNumbers = (lines: readonly Pick<BilledLine, 'rates' | 'vat_category'>[]): boolean =>
  lines.some(({ rates, vat_category }) => rates.includes(0) && NEEDS_BOTH.includes(vat_category ?? ''))

function addressLacks({ name, address, postcode, city, country }: Party, of: 'seller' | 'buyer'): Lack[] {
  const parts = { name, address, postcode: isDutch(country) ? postcode : 'abroad', city }
  return (['name', 'address', 'postcode', 'city'] as const).flatMap(part =>
    parts[part]?.trim() ? [] : { key: `invoice.lack_${of}_${part}` },
  )
}

const isDutch = (country: string | null | undefined) => !country || country === 'Nederland'

/** The day is the one on which the invoice goes out (article 35a, a), and days follow each other as numbers do. */
function dateLacks({ typedDate, enddate, today, lastDate }: AboutToSend): Lack[] {
  const lacks: Lack[] = []
  if (typedDate && typedDate > today) lacks.push({ key: 'invoice.lack_date_to_come' })
  else if (typedDate && typedDate.slice(0, 4) !== today.slice(0, 4)) lacks.push({ key: 'invoice.lack_date_other_year' })
  else if (typedDate && lastDate && typedDate < lastDate)
    lacks.push({ key: 'invoice.lack_date_before_last', values: { day: shownDay(lastDate) } })
  if (enddate && enddate < today) lacks.push({ key: 'invoice.lack_due_past' })
  return lacks
}

/** What only the electronic invoice asks of the company (BR-NL-1, BR-NL-11). */
function electronicLacks({ electronic }: AboutToSend): Lack[] {
  if (!electronic) return []
  return [
    ...(/^\d{8}$/.test(electronic.kvk ?? '') ? [] : [{ key: 'invoice.rule_seller_kvk' }]),
    ...(electronic.iban?.trim() ? [] : [{ key: 'invoice.rule_iban' }]),
  ]
}

/** `28-11-2026` for `2026-11-28`. */
const shownDay = (day: string): string => day.split('-').reverse().join('-')

/** A VAT number as the Union writes it, without dots and spaces: `NL001234567B01`. */
export const plainVatNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** Whether it has the form of a VAT number: that of the Netherlands to the letter, others by their country. */
export function isVatNumber(typed: string): boolean {
  const number = plainVatNumber(typed)
  return number.startsWith('NL')
    ? /^NL[0-9A-Z+*]{9}B\d{2}$/.test(number)
    : /^[A-Z]{2}(?=.*\d)[0-9A-Z+*]{2,13}$/.test(number)
}
