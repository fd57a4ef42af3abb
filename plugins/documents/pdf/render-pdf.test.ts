import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import type { StoredWidget } from '../contract/widget-type'
import { calculate } from '../domain/calculation'
import type { CalculationItemInput } from '../domain/calculation-item'
import type { DocumentContent } from '../domain/document-content'
import { splitForRate } from '../domain/vat'
import { drawWidgets } from '../drawing/draw-widgets'
import { stored, widgetTypesByTag } from '../tests/stored-widget'
import type { PrintDocument } from './print-document'
import { PdfRenderError, printer, renderPdf as renderFor } from './render-pdf'

const renderPdf = (document: PrintDocument) => renderFor(document, 1)
const text = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
/** The file with every compressed part opened: dictionaries and structure can then be read as text. */
const opened = (pdf: Uint8Array) =>
  text(pdf).replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
const count = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].length

const items = Array.from(
  { length: 44 },
  (_, index): CalculationItemInput => ({
    id: index + 1,
    item_type: index % 11 === 0 ? 'header' : 'manual',
    item_name: index % 11 === 0 ? `Onderdeel ${index / 11 + 1}` : `Zonnepaneel 440 Wp glas-glas, rij ${index}`,
    infotext: index % 5 === 1 ? '<p>Inclusief montage en aansluiten.</p>' : null,
    product_amount: index,
    unit_rate_exc_manual: 148.25,
    order: index,
    ...splitForRate(index % 2 ? 21 : 9),
  }),
)
const widgets = [
  stored('TEXT', {
    id: 1,
    order: 1,
    textcontent:
      '<h1>Uw plan</h1><p>Beste {{relation.fullname}}, #strong[dit] is *geen* $opmaak$.</p><h3>Stap</h3><ul><li>een</li></ul>',
  }),
  stored('WIDGETPICTURE', {
    id: 9,
    order: 2,
    stringcontent: 'centerhalf',
    picture_key: 'a/b.png',
    description: 'Legplan van het dak',
  }),
  stored('CALCULATIONITEMSINCLSUBS', { id: 3, order: 3 }),
  stored('SIGNATURE', { id: 4, order: 4, textcontent: '<p>Hierbij ga ik akkoord.</p>' }),
]
const drawn = (some: readonly StoredWidget[], lines: readonly CalculationItemInput[]) =>
  drawWidgets({
    widgets: some,
    types: widgetTypesByTag,
    calculation: calculate({}, lines),
    columns: null,
    rows: null,
    merge: { 'relation.fullname': 'Marieke van Dam' },
    conditions: {},
    operators: [],
    recurrences: [],
    locations: [],
    language: 'nl',
    audience: 'customer',
  })
const content = (more: Partial<DocumentContent> = {}): DocumentContent => ({
  kind: 'quotation',
  noun: 'Offerte',
  enddateLabel: 'validUntil',
  language: 'nl',
  title: 'Uw huis warm en op eigen stroom',
  number: 'O2026-0418',
  documentdate: '2026-11-12',
  enddate: '2026-12-10',
  delivery_date: null,
  custom_css: null,
  seller: {
    name: 'Hanze Klimaat & Zon',
    address: 'Handelsweg 12',
    street: 'Handelsweg',
    number: '12',
    number_addition: null,
    postcode: '8013 AA',
    city: 'Zwolle',
    country: 'Nederland',
    phone: null,
    email: null,
    kvk: '12345678',
    vat_number: 'NL001234567B01',
    iban: 'NL91ABNA0417164300',
    time_zone: 'Europe/Amsterdam',
    brand_color: '#ffb81c',
    logo: null,
  },
  buyer: {
    relation_id: 1,
    organization: null,
    name: 'Marieke',
    nameprefix: 'van',
    surname: 'Dam',
    fullname: 'Marieke van Dam',
    email: null,
    phone: null,
    address: 'Berkumstraat 41',
    postcode: '8021 VX',
    city: 'Zwolle',
  },
  attachments: [],
  widgets: drawn(widgets, items),
  pictures: {},
  lines: [],
  amount_exc_vat: 0,
  amount_inc_vat: 0,
  amount_discount_exc: 0,
  amount_discount_inc: 0,
  vat: [],
  ...more,
})
const quotation = (more: Partial<PrintDocument> = {}): PrintDocument => ({
  content: content(),
  logo: null,
  brand: { line: '#ffb81c', text: '#8b6207' },
  pictures: new Map(),
  signature: null,
  ...more,
})

let picture: Uint8Array
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 24, channels: 3, background: '#264b6e' } })
    .png()
    .toBuffer()
})
afterAll(() => printer.stop())

describe('a quotation on paper (G-PDF)', () => {
  let pdf: Uint8Array
  let inside: string
  beforeAll(async () => {
    pdf = await renderPdf(quotation({ pictures: new Map([[9, picture]]) }))
    inside = opened(pdf)
  })

  test('is three pages of A4', () => {
    expect(text(pdf).startsWith('%PDF-1.7')).toBe(true)
    expect(count(inside, /\/Type\s*\/Page\b(?!s)/g)).toBe(3)
  })

  test('is tagged PDF/UA-1 with its title and language', () => {
    expect(inside).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(inside).toMatch(/\/MarkInfo/)
    expect(inside).toMatch(/\/Lang\s*\(nl-NL\)/)
    expect(inside).toMatch(/\/DisplayDocTitle true/)
    expect(inside).toContain('Uw huis warm en op eigen stroom')
  })

  test('has headings without a skipped level, list, table head and a described picture in its structure', () => {
    for (const tag of ['H1', 'H2', 'H3', 'L', 'Table', 'TH', 'Figure'])
      expect(inside).toMatch(new RegExp(`/S\\s*/${tag}\\b`))
    expect(inside).toContain('Legplan van het dak')
  })

  test('has text that can be selected: fonts carry their letters', () => {
    expect(count(inside, /\/ToUnicode/g)).toBeGreaterThanOrEqual(2)
    expect(inside).toContain('InstrumentSans')
  })

  test('is the same to the byte when printed again', async () => {
    expect(Buffer.from(await renderPdf(quotation({ pictures: new Map([[9, picture]]) }))).equals(pdf)).toBe(true)
  })
})

/** Pages as people read them: a text of lines, from top to bottom and left to right. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf)
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const words = items.flatMap(item =>
        'str' in item
          ? [{ text: item.str, x: Number(item.transform[4]), y: Math.round(Number(item.transform[5])) }]
          : [],
      )
      const lines = Map.groupBy(words, word => word.y)
      return [...lines]
        .sort(([above], [below]) => below - above)
        .map(([, line]) =>
          line
            .sort((left, right) => left.x - right.x)
            .map(word => word.text)
            .join(''),
        )
        .join('\n')
    }),
  )
}

test('tables break well: heads repeat, totals keep two lines, a signature is never alone', async () => {
  for (let length = 27; length <= 36; length++) {
    const tail = drawn(widgets.slice(2), items.slice(1, length))
    const pages = await pagesOf(await renderPdf(quotation({ content: content({ widgets: tail }) })))
    const rows = (page = '') => count(page, /rij \d+|Onderdeel \d/g)
    const withTotals = pages.find(page => page.includes('Totaal inclusief btw'))
    expect(rows(withTotals)).toBeGreaterThanOrEqual(2)
    const withSignature = pages.find(page => page.includes('Handtekening'))
    expect(withSignature).toMatch(/Totaal inclusief btw/)
    for (const page of pages) {
      if (rows(page)) expect(page).toContain('Omschrijving')
      if (/Onderdeel \d/.test(page)) expect(page.slice(page.lastIndexOf('Onderdeel'))).toMatch(/rij \d/)
    }
    pages.forEach((page, index) => {
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
    })
  }
})

test('a heading that ends a text stays with the picture below it', async () => {
  const paintsPicture = 85
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `<p>Regel ${line}</p>`).join('')
  for (let length = 22; length <= 34; length += 2) {
    const pair = [
      stored('TEXT', { id: 1, order: 1, textcontent: lines(length) }),
      stored('TEXT', { id: 2, order: 2, textcontent: '<h3>Meterkast</h3>' }),
      stored('WIDGETPICTURE', { id: 9, order: 3, stringcontent: 'alignleft', picture_key: 'a/b.png' }),
    ]
    const pdf = await renderPdf(
      quotation({ content: content({ widgets: drawn(pair, []) }), pictures: new Map([[9, picture]]) }),
    )
    const pages = await pagesOf(pdf.slice())
    const document = await getDocumentProxy(pdf)
    const titled = pages.findIndex(page => page.includes('Meterkast')) + 1
    const { fnArray } = await (await document.getPage(titled)).getOperatorList()
    expect(fnArray).toContain(paintsPicture)
  }
})

test('a signed quotation prints its signature', async () => {
  const signature = {
    name: 'Marieke van Dam',
    place: 'Zwolle',
    signedAt: '2026-11-14',
    type: 'drawn',
    image: picture,
    fingerprint: 'ab12'.repeat(16),
  } as const
  const inside = opened(await renderPdf(quotation({ signature })))
  expect(inside).toContain('Handtekening Marieke van Dam')
  expect((await pagesOf(await renderPdf(quotation({ signature })))).join()).toContain('ab12'.repeat(16))
})

test('letters that no font has do not stop a document', async () => {
  const pdf = await renderPdf(quotation({ content: content({ title: 'Plan \u{F0000}', widgets: [] }) }))
  expect(text(pdf).startsWith('%PDF')).toBe(true)
})

test('a broken picture fails that document and not the next', async () => {
  const broken = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
  await expect(renderPdf(quotation({ logo: broken }))).rejects.toBeInstanceOf(PdfRenderError)
  expect((await renderPdf(quotation())).length).toBeGreaterThan(10_000)
})

test('a document without lines, columns, customer or number prints what it has', async () => {
  const bare = drawn(
    [
      stored('CALCULATIONITEMS', {
        id: 1,
        calculationitemColumns: [{ tag: 'DESCR', description: '', selected: false }],
      }),
      stored('TEXT3COLUMNS', { id: 2, textcontent: '<h3>a</h3>' }),
      stored('SIGNATURE', { id: 3 }),
      stored('SIGNATURE', { id: 4 }),
    ],
    [],
  )
  const nothing = content({
    kind: 'document',
    title: null,
    number: null,
    buyer: null,
    widgets: bare,
    language: 'es-AR',
  })
  const pdf = await renderPdf(quotation({ content: nothing }))
  expect(opened(pdf)).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('something that is no picture is left out', async () => {
  expect((await renderPdf(quotation({ logo: new TextEncoder().encode('<svg/>') }))).length).toBeGreaterThan(10_000)
})
