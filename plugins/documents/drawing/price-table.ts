import {
  exact,
  formatAmount,
  formatEuros,
  formatNumber,
  formatPercentage,
  type MoneyLanguage,
  roundDecimals,
} from '@core/domain/money'
import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import type { PriceTable, PriceTableTotal } from '../contract/block'
import type { CalculatedItem, CalculationResult } from '../domain/calculation'
import { itemInfo, itemName } from '../domain/calculation-item'
import { type Amounts, average, sumAmounts } from '../domain/totals'
import { unitFor } from '../domain/unit-for'
import { type VatGroup, vatGroups } from '../domain/vat-groups'
import { withDiscount } from './discount-column'
import {
  type ColumnTag,
  choicesText,
  columnText,
  discountText,
  linesText,
  type RowTag,
  rowText,
  untaxedText,
  vatText,
} from './price-table-texts'

type PriceCell = PriceTable['lines'][number]['cells'][number]

export interface PriceTableOptions {
  /** Show sub-items as lines of their own; without it their amounts are in the line they hang under. */
  includeSubs?: boolean
  /** Additional work has a place of its own: what was chosen of it is a row under the table. */
  choicesApart?: boolean
  /** Totals of the whole calculation, for where no lines stand above them. */
  ofEverything?: boolean
  language?: MoneyLanguage
}

/**
 * Lays out a calculated price table (R-CALC-001, R-CALC-002). Under it stands one total with its VAT, of all that counts;
 * where additional work was chosen elsewhere, the sum of its lines and of what was chosen lead to it.
 */
export function priceTable(
  { totals: all, items }: CalculationResult,
  chosenColumns: readonly ColumnTag[],
  rows: readonly RowTag[],
  options: PriceTableOptions = {},
): PriceTable {
  const language = options.language ?? 'nl'
  const chosen = items.filter(line => line.counts && !(options.choicesApart && line.additional))
  const columns = withDiscount(chosenColumns, chosen)
  const lines = chosen.flatMap((line, index): PriceTable['lines'] => {
    const isGroup = line.item.item_type === 'header'
    const under = isGroup ? groupUnder(chosen, index) : branchUnder(chosen, index)
    if (isGroup && !under.length) return []
    if (line.depth > 0 && !options.includeSubs && chosen.some(other => hangsUnder(line, other))) return []
    const shown = isGroup || !options.includeSubs ? foldIn(line, under) : line
    return [
      {
        id: line.item.id,
        kind: isGroup ? 'group' : line.depth > 0 ? 'sub' : 'item',
        info: sanitizeRichText(itemInfo(line.item)),
        cells: columns.map(tag => cell(tag, shown, language)),
      },
    ]
  })
  const apart = items.filter(line => line.counts && !chosen.includes(line))
  const own = apart.length > 0 && !options.ofEverything ? sumAmounts(chosen.map(line => line.amounts)) : null
  const untaxed = vatGroups(items, language).filter(({ rate, base }) => rate === 0 && base !== 0)
  return {
    columns: columns.map(tag => ({
      tag,
      header: columnText(tag, language).header,
      align: tag === 'DESCR' ? 'left' : 'right',
    })),
    showHead: rows.includes('HEADER'),
    // Without a column there is nothing of a line to see.
    lines: columns.length ? lines : [],
    totals: [
      ...(own ? withChoices(own, all, rows, language) : []),
      ...totalRows(all, untaxed, rows, language),
      ...(own ? grandTotal(all, rows, language) : []),
    ],
  }
}

/**
 * The sum of the lines and what was chosen beside them, in the kind of amount that the table ends with; what both come to
 * is the one total that follows.
 */
function withChoices(own: Amounts, all: Amounts, rows: readonly RowTag[], language: MoneyLanguage): PriceTableTotal[] {
  const field = fieldOf(rows)
  const row = (tag: string, label: string, value: number): PriceTableTotal => ({
    tag,
    label,
    text: formatEuros(value, language),
    value,
    emphasis: 'line',
  })
  return [
    row('LINES', linesText(field === 'amount_exc_vat', language), own[field]),
    row('CHOICES', choicesText(language), exact(all[field]).minus(own[field]).toNumber()),
  ]
}

/** Who shows no total of all of it is told it where something was chosen beside the lines. */
function grandTotal(all: Amounts, rows: readonly RowTag[], language: MoneyLanguage): PriceTableTotal[] {
  if (GRAND.some(tag => rows.includes(tag))) return []
  const value = all.amount_inc_vat
  const label = rowText('INCVATAFTER', language)
  return [{ tag: 'ALL', label, text: formatEuros(value, language), value, emphasis: 'total' }]
}

/** Totals of all of it, the one that stands out first. */
const GRAND = ['INCVATAFTER', 'INCVATBEFORE', 'EXCVAT'] as const

const fieldOf = (rows: readonly RowTag[]) => (endsExcluding(rows) ? 'amount_exc_vat' : 'amount_inc_vat')

const endsExcluding = (rows: readonly RowTag[]): boolean =>
  rows.includes('EXCVAT') && !rows.includes('INCVATAFTER') && !rows.includes('INCVATBEFORE')

const hangsUnder = (line: CalculatedItem, other: CalculatedItem) => line.item.calculationitem_id === other.item.id

function branchUnder(lines: readonly CalculatedItem[], index: number): CalculatedItem[] {
  const depth = lines[index]!.depth
  const next = lines.findIndex((line, position) => position > index && line.depth <= depth)
  return lines.slice(index + 1, next === -1 ? undefined : next).filter(line => line.depth > depth)
}

/** What a title stands above: its own sub-items, else the lines up to the next title. */
function groupUnder(lines: readonly CalculatedItem[], index: number): CalculatedItem[] {
  const branch = branchUnder(lines, index)
  if (branch.length) return branch
  const next = lines.findIndex((line, position) => position > index && line.item.item_type === 'header')
  return lines.slice(index + 1, next === -1 ? undefined : next)
}

/** The line with the amounts of everything under it; its unit price is what one of it then costs. */
function foldIn(line: CalculatedItem, under: readonly CalculatedItem[]): CalculatedItem {
  if (!under.length) return line
  const amounts = sumAmounts([line.amounts, ...under.map(sub => sub.amounts)])
  const { quantity } = line
  if (!quantity) return { ...line, amounts }
  return {
    ...line,
    amounts,
    overall_unit_rate_exc: average(amounts.amount_exc_vat_exc_discount, quantity),
    overall_unit_rate_inc: average(amounts.amount_inc_vat_exc_discount, quantity),
  }
}

function cell(tag: ColumnTag, line: CalculatedItem, language: MoneyLanguage): PriceCell {
  if (tag === 'DESCR') return { text: itemName(line.item), value: itemName(line.item) }
  if (line.item.item_type === 'header' && !amountOf(tag)) return { text: '', value: null }
  switch (tag) {
    case 'PRODUCTAMOUNT':
      return quantity(line.product_amount, line, language)
    case 'AMOUNT':
      return quantity(line.quantity, line, language)
    case 'DISCOUNTPERCEXC':
      return percentage(line.amounts.amount_discount_exc, line.amounts.amount_exc_vat_exc_discount, language)
    case 'DISCOUNTPERCINC':
      return percentage(line.amounts.amount_discount_inc, line.amounts.amount_inc_vat_exc_discount, language)
    default: {
      const value = amountOf(tag)?.(line.amounts) ?? rateOf(tag, line)
      return { text: value === 0 && tag.startsWith('DISCOUNT') ? '–' : formatAmount(value, language), value }
    }
  }
}

function quantity(value: number, line: CalculatedItem, language: MoneyLanguage): PriceCell {
  return { text: `${formatNumber(value, language)} ${unitFor(line.item.unit_of_measurement, value)}`.trim(), value }
}

function percentage(discount: number, before: number, language: MoneyLanguage): PriceCell {
  const value = before === 0 ? 0 : roundDecimals(exact(discount).div(before).times(100), 2)
  return { text: value === 0 ? '–' : formatPercentage(value, language), value }
}

const amounts: Partial<Record<ColumnTag, (line: Amounts) => number>> = {
  TOTALEXC: line => line.amount_exc_vat,
  BTW6: line => line.amount_vat_6,
  BTW9: line => line.amount_vat_9,
  BTW21: line => line.amount_vat_21,
  TOTALINC: line => line.amount_inc_vat,
  TOTALEXCNODISCOUNT: line => line.amount_exc_vat_exc_discount,
  DISCOUNTEXC: line => line.amount_discount_exc,
  TOTALINCNODISCOUNT: line => line.amount_inc_vat_exc_discount,
  DISCOUNTINC: line => line.amount_discount_inc,
}
const amountOf = (tag: ColumnTag) => amounts[tag]

function rateOf(tag: ColumnTag, line: CalculatedItem): number {
  switch (tag) {
    case 'UNITINCSTARTINCBTW':
      return line.overall_unit_rate_inc
    case 'UNITINCSTARTEXCBTW':
      return line.overall_unit_rate_exc
    case 'UNITEXCSTARTINCBTW':
      return line.unit_rate_inc
    case 'UNITEXCSTARTEXCBTW':
      return line.unit_rate_exc
    case 'STARTINCBTW':
      return line.start_amount_inc
    default:
      return line.start_amount_exc
  }
}

function totalRows(
  totals: Amounts,
  untaxed: readonly VatGroup[],
  rows: readonly RowTag[],
  language: MoneyLanguage,
): PriceTableTotal[] {
  const euros = (value: number) => formatEuros(value, language)
  const included = rows.includes('INCVATBEFORE') && !rows.includes('INCVATAFTER')
  // Who shows VAT shows it by every rate and reason, the lowest first as `vatGroups` has them: what none is charged on leads.
  const firstVat = rows.find(isVat)
  const withoutVat = untaxed.map(
    ({ reason, base }, index): PriceTableTotal => ({
      tag: `VAT0${index ? `_${index + 1}` : ''}`,
      label: untaxedText(reason, euros(base), included, language),
      text: euros(0),
      value: 0,
      emphasis: 'detail',
    }),
  )
  const shown = rows.flatMap((tag): PriceTableTotal[] => {
    if (tag === 'HEADER') return []
    const value = totalOf(tag, totals)
    const label = isVat(tag) ? vatText(tag, euros(netOf(tag, totals)), included, language) : rowText(tag, language)
    const row = { tag, label, text: euros(value), value, emphasis: emphasisOf(tag, rows) }
    return [...(tag === firstVat ? withoutVat : []), ...(isEmptyRow(tag, totals, value) ? [] : [row])]
  })
  return [...shown, ...hiddenDiscount(totals, rows, language)]
}

/** A discount is visible wherever its result is, also where no row was chosen for it. */
function hiddenDiscount(totals: Amounts, rows: readonly RowTag[], language: MoneyLanguage): PriceTableTotal[] {
  const excluding = endsExcluding(rows)
  const value = excluding ? totals.amount_discount_exc : totals.amount_discount_inc
  const isShown = rows.includes('DISCOUNTEXCVAT') || rows.includes('DISCOUNTINCVAT')
  if (value === 0 || isShown || !rows.some(row => row !== 'HEADER')) return []
  const label = discountText(excluding ? 'DISCOUNTEXCVAT' : 'DISCOUNTINCVAT', language)
  return [{ tag: 'DISCOUNT', label, text: formatEuros(-value, language), value: -value, emphasis: 'detail' }]
}

const isVat = (tag: RowTag): tag is 'VAT6' | 'VAT9' | 'VAT21' => tag === 'VAT6' || tag === 'VAT9' || tag === 'VAT21'

type TotalTag = Exclude<RowTag, 'HEADER'>

const totalOf = (tag: TotalTag, totals: Amounts): number =>
  ({
    EXCVATBEFOREEXCDISCOUNT: totals.amount_exc_vat_exc_discount,
    DISCOUNTEXCVAT: totals.amount_discount_exc === 0 ? 0 : -totals.amount_discount_exc,
    EXCVAT: totals.amount_exc_vat,
    EXCVAT0: totals.amount_exc_vat_0,
    EXCVAT6: totals.amount_exc_vat_6,
    EXCVAT9: totals.amount_exc_vat_9,
    EXCVAT21: totals.amount_exc_vat_21,
    INCVATBEFOREEXCDISCOUNT: totals.amount_inc_vat_exc_discount,
    DISCOUNTINCVAT: totals.amount_discount_inc === 0 ? 0 : -totals.amount_discount_inc,
    INCVATBEFORE: totals.amount_inc_vat,
    VAT6: totals.amount_vat_6,
    VAT9: totals.amount_vat_9,
    VAT21: totals.amount_vat_21,
    INCVATAFTER: totals.amount_inc_vat,
  })[tag]

const netOf = (tag: 'VAT6' | 'VAT9' | 'VAT21', totals: Amounts): number =>
  ({ VAT6: totals.amount_exc_vat_6, VAT9: totals.amount_exc_vat_9, VAT21: totals.amount_exc_vat_21 })[tag]

/** A rate that nothing is sold at and a discount that nobody gave are no lines on paper. */
function isEmptyRow(tag: TotalTag, totals: Amounts, value: number): boolean {
  if (isVat(tag)) return netOf(tag, totals) === 0 && value === 0
  return (/^EXCVAT\d/.test(tag) || tag.startsWith('DISCOUNT')) && value === 0
}

/** The last grand total stands out; VAT and bases per rate stand back. */
function emphasisOf(tag: TotalTag, rows: readonly RowTag[]): PriceTableTotal['emphasis'] {
  const grand = GRAND.find(each => rows.includes(each))
  if (tag === grand) return 'total'
  return /^(EXCVAT|VAT)\d/.test(tag) ? 'detail' : 'line'
}
