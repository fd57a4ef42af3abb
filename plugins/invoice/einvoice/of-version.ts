import { countryCode } from '@core/domain/country'
import { exact, fromEuros } from '@core/domain/money'
import { plainText } from '@core/mail/plain-text'
import { countingLines, type DocumentContent, type DocumentSource } from '@plugins/documents/contract'
import { plainVatNumber } from '../domain/before-sending'
import type { CategoryCode, EInvoice, ELine, EParty, EVat } from './e-invoice'
import { unitCode } from './unit-code'

type Category = DocumentContent['vat'][number]['category']
type Group = DocumentContent['vat'][number]
type Line = DocumentContent['lines'][number]
type Item = DocumentSource['items'][number]

/** What a version does not say by itself. */
export interface Around {
  readonly isCredit: boolean
  /** Number of the quotation that is billed. */
  readonly order: string | null
  readonly preceding: EInvoice['preceding']
}

const CODES: Record<Category, CategoryCode> = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse: 'AE',
  intra: 'K',
  outside: 'O',
}

/**
 * A sent version as an electronic invoice. Every amount is one that the version keeps: a line that is split over rates
 * becomes a line for each, so that lines, VAT and totals add up as EN 16931 asks (BR-CO-10 to BR-CO-17, BR-S-08).
 */
export function eInvoiceOf(
  content: DocumentContent,
  { items }: Pick<DocumentSource, 'items'>,
  around: Around,
): EInvoice {
  const sign = around.isCredit ? -1 : 1
  // What is outside VAT may not stand beside what is not (BR-O-11 to BR-O-14): there it is exempt, with its own reason.
  const isAllOutside = content.vat.every(({ category }) => category === 'outside')
  const codeOf = (category: Category) => (category === 'outside' && !isAllOutside ? 'E' : CODES[category])
  const byId = new Map(items.map(item => [item.id, item]))
  const counting = countingLines(items)
  const lines = content.lines
    .filter(({ id }) => counting.has(id) || !byId.has(id))
    .flatMap(line => linesOf(line, byId.get(line.id), sign, codeOf))
  const { seller, buyer } = content
  return {
    isCredit: around.isCredit,
    number: content.number ?? '',
    date: content.documentdate?.slice(0, 10) ?? '',
    due: content.enddate?.slice(0, 10) ?? null,
    delivery: content.delivery_date?.slice(0, 10) ?? null,
    note: content.title,
    order: around.order,
    preceding: around.preceding,
    seller: { ...partyOf(seller, isAllOutside), name: seller.name, contact: seller.name },
    buyer: {
      ...partyOf(buyer ?? NOBODY, isAllOutside),
      name: buyer?.organization || buyer?.fullname || '',
      contact: buyer?.fullname ?? null,
    },
    iban: seller.iban?.replace(/\s/g, '').toUpperCase() || null,
    gaccount: around.isCredit ? null : (content.apart?.iban ?? null),
    terms: around.isCredit ? 'Wij verrekenen dit bedrag met u of maken het aan u over.' : saidApart(content),
    lines,
    vat: vatOf(content.vat, lines, sign, codeOf),
    totalExc: sign * fromEuros(content.amount_exc_vat) + 0,
    totalInc: sign * fromEuros(content.amount_inc_vat) + 0,
  }
}

/** What goes to which account, in words: UBL has no amount for each. */
const saidApart = ({ apart }: DocumentContent): string | null =>
  apart ? apart.rows.map(({ label, text }) => `${label}: ${text}`).join('; ') : null

function linesOf(line: Line, item: Item | undefined, sign: number, codeOf: (of: Category) => CategoryCode): ELine[] {
  const nothing = { category: line.vat_category, rate: line.vat_rate, base: 0, amount: 0, reason: line.vat_reason }
  const groups: readonly Group[] = line.vat.length ? line.vat : [nothing]
  return groups.map(({ category, rate, base, reason }) => {
    const net = sign * fromEuros(base) + 0
    const taken = groups.length === 1 ? sign * fromEuros(line.amount_discount_exc ?? 0) : 0
    // A discount of what takes off would be a surcharge: the price has it already.
    const discount = taken > 0 && net >= 0 ? taken : 0
    return {
      name: line.name.trim() || '-',
      description: oneLine(plainText(item?.custom_infotext || item?.infotext || '')) || null,
      ...priced(sign * line.quantity, net + discount),
      unit: unitCode(line.unit),
      net,
      discount,
      category: codeOf(category),
      rate,
      reason,
    }
  })
}

/** Decimals of a price that is worked back from its line: enough for a quantity of millions to come to the cent. */
const PRICE_DECIMALS = 10

/** Quantity and price that make an amount in cents; a minus stands with the quantity. */
function priced(quantity: number, cents: number): Pick<ELine, 'quantity' | 'price'> {
  const amount = exact(cents).div(100).abs()
  if (!quantity) return { quantity: cents < 0 ? '-1' : '1', price: amount.toFixed(2) }
  const count = exact(quantity).abs()
  const price = amount.div(count).toFixed(PRICE_DECIMALS).replace(/0+$/, '').replace(/\.$/, '')
  const isMinus = cents < 0 || (cents === 0 && quantity < 0)
  return { quantity: `${isMinus ? '-' : ''}${count.toFixed()}`, price }
}

/** VAT by category and rate: reasons of one category stand together, as there is one breakdown for each (BR-E-08). */
function vatOf(
  groups: readonly Group[],
  lines: readonly ELine[],
  sign: number,
  codeOf: (of: Category) => CategoryCode,
): EVat[] {
  const found = new Map<string, EVat>()
  const add = (more: EVat) => {
    const key = `${more.category} ${more.rate}`
    const known = found.get(key)
    const reasons = new Set([known?.reason, more.reason].flatMap(reason => reason || []))
    found.set(key, {
      ...more,
      base: more.base + (known?.base ?? 0),
      amount: more.amount + (known?.amount ?? 0),
      reason: [...reasons].join('; ') || null,
    })
  }
  for (const { category, rate, base, amount, reason } of groups)
    add({
      category: codeOf(category),
      rate,
      base: sign * fromEuros(base) + 0,
      amount: sign * fromEuros(amount) + 0,
      reason,
    })
  // A line of 0,00 has a rate too, and each rate has its breakdown.
  for (const { category, rate, reason } of lines) add({ category, rate, base: 0, amount: 0, reason })
  return [...found.values()]
}

interface Written {
  readonly address: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country?: string | undefined
  readonly kvk?: string | null | undefined
  readonly vat_number?: string | null | undefined
  readonly phone: string | null
  readonly email: string | null
}
const NOBODY: Written = { address: null, postcode: null, city: null, phone: null, email: null }

function partyOf(party: Written, isAllOutside: boolean): Omit<EParty, 'name' | 'contact'> {
  const kvk = party.kvk?.replace(/[\s.]/g, '') ?? ''
  return {
    street: party.address,
    city: party.city,
    postcode: party.postcode,
    country: countryCode(party.country || 'Nederland') ?? 'NL',
    kvk: /^\d{8}$/.test(kvk) ? kvk : null,
    // Outside VAT no VAT number is named (BR-O-02).
    vat_number: isAllOutside ? null : party.vat_number ? plainVatNumber(party.vat_number) : null,
    phone: party.phone,
    email: party.email,
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
