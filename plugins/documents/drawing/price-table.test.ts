import { expect, test } from 'bun:test'
import { calculate } from '../domain/calculation'
import type { CalculationItemInput } from '../domain/calculation-item'
import { splitForRate } from '../domain/vat'
import { type PriceTableOptions, priceTable } from './price-table'
import {
  calculationColumns,
  calculationRows,
  DEFAULT_COLUMNS,
  DEFAULT_ROWS,
  selectedColumns,
  selectedRows,
  widgetColumns,
} from './price-table-columns'
import type { ColumnTag, RowTag } from './price-table-texts'

const items: CalculationItemInput[] = [
  { id: 1, item_type: 'header', item_name: 'Zonnepanelen', order: 1 },
  {
    id: 2,
    calculationitem_id: 1,
    item_type: 'manual',
    item_name: 'Paneel',
    product_amount: 14,
    unit_of_measurement: 'st',
    unit_rate_exc_manual: 148,
    ...splitForRate(0),
    order: 1,
  },
  {
    id: 3,
    calculationitem_id: 2,
    item_type: 'manual',
    item_name: 'Montageset',
    product_amount: 14,
    unit_rate_exc_manual: 42.5,
    ...splitForRate(0),
    order: 1,
  },
  {
    id: 4,
    item_type: 'manual',
    item_name: 'Warmtepomp',
    custom_item_name: 'Hybride warmtepomp',
    unit_rate_exc_manual: 3450,
    order: 2,
  },
  {
    id: 5,
    item_type: 'manual',
    item_name: 'Extra leidingwerk',
    unit_rate_exc_manual: 320,
    additionalwork: true,
    selected: true,
    order: 3,
  },
  { id: 6, item_type: 'manual', item_name: 'Laadpaal', unit_rate_exc_manual: 1235.54, additionalwork: true, order: 4 },
]
const table = (columns: readonly ColumnTag[], rows: readonly RowTag[], options?: PriceTableOptions, discount = 0) => {
  return priceTable(calculate({ discount }, items), columns, rows, options)
}
const texts = (lines: { kind: string; cells: { text: string }[] }[]) =>
  lines.map(line => [line.kind, ...line.cells.map(cell => cell.text)])

test('a discount on a line has a column of its own, so that the amount of the line can be followed by hand', () => {
  const line = (id: number, more: object): CalculationItemInput => ({
    id,
    item_type: 'manual',
    item_name: 'Regel',
    ...more,
  })
  const drawn = (columns: readonly ColumnTag[], discount = 0, percentage = 10) =>
    priceTable(
      calculate({ calc_base: 'exc', discount }, [
        line(1, { product_amount: 5, unit_rate_exc_manual: 25.02, discount_percentage: percentage }),
        line(2, { product_amount: 2, unit_rate_exc_manual: 10 }),
      ]),
      columns,
      DEFAULT_ROWS,
    )
  const { columns, lines } = drawn(['DESCR', 'AMOUNT', 'UNITINCSTARTEXCBTW', 'TOTALEXC'])
  expect(columns.map(({ header }) => header)).toEqual([
    'Omschrijving',
    'Aantal',
    'Prijs excl. btw',
    'Korting excl. btw',
    'Totaal excl. btw',
  ])
  expect(texts(lines)).toEqual([
    ['item', 'Regel', '5 stuks', '25,02', '12,51', '112,59'],
    ['item', 'Regel', '2 stuks', '10,00', '–', '20,00'],
  ])
  const tags = (table: { columns: { tag: string }[] }) => table.columns.map(({ tag }) => tag)
  expect(tags(drawn(DEFAULT_COLUMNS))).toEqual(['DESCR', 'AMOUNT', 'UNITINCSTARTINCBTW', 'DISCOUNTINC', 'TOTALINC'])
  expect(tags(drawn(DEFAULT_COLUMNS, 5, 0))).toContain('DISCOUNTINC')
  expect(tags(drawn(DEFAULT_COLUMNS, 0, 0))).toEqual([...DEFAULT_COLUMNS])
  expect(tags(drawn(['DESCR', 'TOTALINC', 'DISCOUNTPERCINC']))).toEqual(['DESCR', 'TOTALINC', 'DISCOUNTPERCINC'])
  expect(tags(drawn(['DESCR', 'AMOUNT']))).toEqual(['DESCR', 'AMOUNT'])
})

test('a calculation has 14 columns, a document 20, both 15 rows (R-CALC-001, R-CALC-002, R-CALC-015)', () => {
  expect([calculationColumns().length, widgetColumns().length, calculationRows().length]).toEqual([14, 20, 15])
  expect(calculationColumns().flatMap(({ tag, selected }) => (selected ? [tag] : []))).toEqual([
    'DESCR',
    'AMOUNT',
    'UNITINCSTARTINCBTW',
    'TOTALINC',
  ])
  expect(calculationRows().flatMap(({ tag, selected }) => (selected ? [tag] : []))).toEqual([
    'HEADER',
    'INCVATBEFORE',
    'VAT6',
    'VAT9',
    'VAT21',
  ])
})

test('stored choices decide, unknown tags do not (R-CALC-013, R-CALC-003)', () => {
  const stored = [
    { tag: 'PRODUCTAMOUNT', description: '', selected: true },
    { tag: 'TOTALINC', description: '', selected: false },
    { tag: 'SOMETHING', description: '', selected: true },
  ]
  expect(selectedColumns(stored)).toEqual(['PRODUCTAMOUNT'])
  expect(selectedColumns([])).toEqual([...DEFAULT_COLUMNS])
  expect(selectedRows(null)).toEqual([...DEFAULT_ROWS])
})

test('without sub-items their amounts are in the line above', () => {
  const { lines } = table(['DESCR', 'AMOUNT', 'UNITINCSTARTEXCBTW', 'TOTALEXC'], DEFAULT_ROWS)
  expect(texts(lines)).toEqual([
    ['group', 'Zonnepanelen', '', '', '2.667,00'],
    ['item', 'Hybride warmtepomp', '1 stuk', '3.450,00', '3.450,00'],
    ['item', 'Extra leidingwerk', '1 stuk', '320,00', '320,00'],
  ])
})

test('with sub-items every line has its own amount', () => {
  const { lines } = table(['DESCR', 'AMOUNT', 'TOTALEXC'], DEFAULT_ROWS, { includeSubs: true, choicesApart: true })
  expect(texts(lines)).toEqual([
    ['group', 'Zonnepanelen', '', '2.667,00'],
    ['sub', 'Paneel', '14 st', '2.072,00'],
    ['sub', 'Montageset', '14 stuks', '595,00'],
    ['item', 'Hybride warmtepomp', '1 stuk', '3.450,00'],
  ])
})

test('a title without sub-items adds up the lines below it, an empty title is not printed', () => {
  const title = (id: number, order: number): CalculationItemInput => ({
    id,
    item_type: 'header',
    item_name: `Kop ${id}`,
    order,
  })
  const line = (id: number, order: number): CalculationItemInput => ({
    id,
    item_type: 'manual',
    item_name: `Regel ${id}`,
    unit_rate_exc_manual: 10,
    order,
  })
  const worked = calculate({}, [title(1, 1), line(2, 2), line(3, 3), title(4, 4), title(5, 5), line(6, 6)])
  expect(texts(priceTable(worked, ['DESCR', 'AMOUNT', 'TOTALEXC'], DEFAULT_ROWS).lines)).toEqual([
    ['group', 'Kop 1', '', '20,00'],
    ['item', 'Regel 2', '1 stuk', '10,00'],
    ['item', 'Regel 3', '1 stuk', '10,00'],
    ['group', 'Kop 5', '', '10,00'],
    ['item', 'Regel 6', '1 stuk', '10,00'],
  ])
})

test('what was chosen apart leads with the sum of the lines to one total, and the VAT is of that (R-CALC-006)', () => {
  const { totals } = table(['DESCR', 'TOTALINC'], DEFAULT_ROWS, { choicesApart: true })
  expect(totals.map(({ label, text }) => `${label}|${text}`.replaceAll('\u00a0', ' '))).toEqual([
    'Subtotaal inclusief btw|€ 6.841,50',
    'Gekozen opties|€ 387,20',
    'Totaal inclusief btw|€ 7.228,70',
    'Waarvan btw 0 % over € 2.667,00|€ 0,00',
    'Waarvan btw 21 % over € 3.770,00|€ 791,70',
  ])
})

test('a discount is visible wherever its result is, also where no row was chosen for it', () => {
  const { totals } = table(DEFAULT_COLUMNS, DEFAULT_ROWS, {}, 10)
  expect(totals.at(-1)).toMatchObject({ tag: 'DISCOUNT', label: 'Inbegrepen korting incl. btw', emphasis: 'detail' })
  expect(table(DEFAULT_COLUMNS, ['HEADER', 'DISCOUNTINCVAT'], {}, 10).totals.map(({ tag }) => tag)).toEqual([
    'DISCOUNTINCVAT',
  ])
})

test('totals name their VAT base, leave out empty rates and show discount with a minus', () => {
  const rows: RowTag[] = [
    'HEADER',
    'EXCVATBEFOREEXCDISCOUNT',
    'DISCOUNTEXCVAT',
    'EXCVAT',
    'VAT6',
    'VAT9',
    'VAT21',
    'INCVATAFTER',
  ]
  expect(
    table(DEFAULT_COLUMNS, rows, {}, 10).totals.map(({ label, text, emphasis }) =>
      `${label}|${text}|${emphasis}`.replaceAll('\u00a0', ' '),
    ),
  ).toEqual([
    'Subtotaal excl. btw|€ 6.437,00|line',
    'Korting excl. btw|€ −611,70|line',
    'Totaal excl. btw|€ 5.825,30|line',
    'Btw 0 % over € 2.400,30|€ 0,00|detail',
    'Btw 21 % over € 3.425,00|€ 719,25|detail',
    'Totaal inclusief btw|€ 6.544,55|total',
  ])
  expect(table(DEFAULT_COLUMNS, DEFAULT_ROWS).totals.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    'Totaal inclusief btw',
    'Waarvan btw 0 % over € 2.667,00',
    'Waarvan btw 21 % over € 3.770,00',
  ])
})

test('what no VAT is charged on stands above the rates with its base, by reason, wherever VAT is shown', () => {
  const items: CalculationItemInput[] = [
    { id: 1, item_type: 'manual', item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 },
    {
      id: 2,
      item_type: 'manual',
      item_name: 'Montage',
      unit_rate_exc_manual: 400,
      vat_percentage: 0,
      vat_category: 'reverse',
    },
    { id: 3, item_type: 'manual', item_name: 'Fooi', unit_rate_exc_manual: 5, vat_percentage: 0 },
  ]
  const totals = (rows: readonly RowTag[], language: 'nl' | 'en' = 'nl') =>
    priceTable(calculate({}, items), DEFAULT_COLUMNS, rows, { language }).totals.map(({ label, text }) =>
      `${label}|${text}`.replaceAll('\u00a0', ' '),
    )
  expect(totals(DEFAULT_ROWS)).toEqual([
    'Totaal inclusief btw|€ 1.615,00',
    'Btw verlegd over € 400,00|€ 0,00',
    'Waarvan btw 0 % over € 5,00|€ 0,00',
    'Waarvan btw 21 % over € 1.000,00|€ 210,00',
  ])
  expect(totals(['HEADER', 'EXCVAT', 'VAT21', 'INCVATAFTER'], 'en').slice(1, 4)).toEqual([
    expect.stringContaining('VAT reverse charged on'),
    expect.stringContaining('VAT 0 % on'),
    expect.stringContaining('VAT 21 % on'),
  ])
  expect(totals(['HEADER', 'INCVATAFTER'])).toEqual(['Totaal inclusief btw|€ 1.615,00'])
})

test('discount columns show what a line lost', () => {
  const { lines } = table(
    ['TOTALINCNODISCOUNT', 'DISCOUNTINC', 'DISCOUNTPERCINC', 'TOTALINC'],
    DEFAULT_ROWS,
    { choicesApart: true },
    10,
  )
  expect(texts(lines)[1]).toEqual(['item', '4.174,50', '417,45', '10\u00a0%', '3.757,05'])
})

test('heads follow the language of the document', () => {
  expect(table(['DESCR', 'TOTALINC'], DEFAULT_ROWS, { language: 'en' }).columns.map(column => column.header)).toEqual([
    'Description',
    'Total incl. VAT',
  ])
})
