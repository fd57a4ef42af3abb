import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { DESIGNS, type Design } from '../contract/design'
import { splitForRate } from '../domain/vat'
import { content, drawn, items, quotation, widgets } from '../tests/sample-document'
import { stored } from '../tests/stored-widget'
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

test.each(DESIGNS)(
  '%s prints a line, a page and 200 lines well: heads repeat, nothing runs off the page',
  async design => {
    const lines = (length: number) =>
      Array.from({ length }, (_, at) => ({
        id: at + 1,
        item_type: 'manual' as const,
        item_name: `Paneel ${at + 1}`,
        product_amount: 1,
        unit_rate_exc_manual: 100,
        order: at,
        ...splitForRate(21),
      }))
    for (const length of [1, 12, 200]) {
      const document = content({ design, widgets: drawn(widgets, lines(length)) })
      const pdf = await renderPdf(quotation({ content: document, cover: picture, pictures: new Map([[9, picture]]) }))
      expect(opened(pdf)).toContain('<pdfuaid:part>1</pdfuaid:part>')
      // Reading a PDF takes its bytes away.
      const { numPages, outside } = await pagesWithin(new Uint8Array(pdf))
      expect(outside).toEqual([])
      const pages = await pagesOf(pdf)
      const cover = design === 'brochure' ? pages.shift() : undefined
      if (cover) expect(cover).toMatch(/Uw huis warm.*Marieke van Dam/s)
      expect(pages.flatMap(page => page.match(/Paneel \d+/g) ?? [])).toHaveLength(length)
      for (const page of pages) if (/Paneel \d/.test(page)) expect(page).toContain('Omschrijving')
      expect(pages.at(-1)).toContain('Handtekening')
      expect(numPages).toBe(pages.length + (cover ? 1 : 0))
    }
  },
)

test('a bill has no cover: amount and address stand on its first page in every design', async () => {
  for (const design of DESIGNS) {
    const bill = content({ design, enddateLabel: 'dueOn', widgets: drawn(widgets.slice(2, 3), items.slice(0, 5)) })
    const [first] = await pagesOf(await renderPdf(quotation({ content: bill, cover: picture })))
    expect(first).toMatch(/Marieke van Dam.*Totaal inclusief btw/s)
  }
})

test('beside a picture at the left stands the next block in modern and brochure, and in the classic design below it', async () => {
  const beside = [
    stored('WIDGETPICTURE', { id: 9, order: 1, stringcontent: 'alignleft', picture_key: 'a/b.png' }),
    stored('TEXT', { id: 1, order: 2, textcontent: '<p>Naast het beeld</p>' }),
  ]
  const left = async (design: Design) => {
    const document = content({ design, widgets: drawn(beside, []) })
    const pdf = await renderPdf(quotation({ content: document, pictures: new Map([[9, picture]]) }))
    const proxy = await getDocumentProxy(pdf)
    const { items: words } = await (await proxy.getPage(proxy.numPages)).getTextContent()
    return words.flatMap(word => ('str' in word && word.str.startsWith('Naast') ? [Number(word.transform[4])] : []))[0]
  }
  const [classic = 0, modern = 0, brochure = 0] = await Promise.all(DESIGNS.map(left))
  expect(modern).toBeGreaterThan(classic + 150)
  expect(brochure).toBeGreaterThan(classic + 150)
})

/** How many pages there are, and the words that begin or end off them. */
async function pagesWithin(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf)
  const outside: string[] = []
  for (let at = 1; at <= document.numPages; at++)
    for (const word of (await (await document.getPage(at)).getTextContent()).items)
      if ('str' in word && (word.transform[4] < 40 || word.transform[4] + word.width > 555)) outside.push(word.str)
  return { numPages: document.numPages, outside }
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

/** Texts with where they begin and end on their page, in points. */
async function placesOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf)
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.flatMap(item =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              from: Number(item.transform[4]),
              to: Number(item.transform[4]) + item.width,
              y: Number(item.transform[5]),
            },
          ]
        : [],
    )
  })
  return (await Promise.all(pages)).flat()
}
const A4_WIDTH = 595.3
/** In points; letters are set a little closer in titles than they say. */
const MARGIN = 51
const CLOSER = 8

test('a word longer than its column breaks in it: amounts stay readable, and nothing runs off the paper (G-PDF)', async () => {
  const [first = '', second = ''] = (await Bun.file(new URL('long-word.txt', import.meta.url)).text())
    .split('\n')
    .map(line => line.replace(/^Regel \d: /, ''))
  const lines = [first, second, `Kabelgootdoorvoerbevestigingsbeugelset ${'x'.repeat(35)}9`].map((item_name, at) => ({
    id: at + 1,
    item_type: 'manual' as const,
    item_name,
    product_amount: 3,
    unit_rate_exc_manual: 1234.56,
    order: at,
    ...splitForRate(21),
  }))
  const texts = [
    stored('TEXT', {
      id: 1,
      order: 1,
      textcontent: `<p>${first} ${second}</p><table><tr><td>${first}</td><td>b</td><td>c</td></tr></table>`,
    }),
    stored('TEXT3COLUMNS', {
      id: 2,
      order: 2,
      textcontent: `<p>${first}</p>`,
      textcontent2: '<p>b</p>',
      textcontent3: '<p>c</p>',
    }),
    stored('CALCULATIONITEMSINCLSUBS', { id: 3, order: 3 }),
  ]
  const pdf = await renderPdf(quotation({ content: content({ title: first, widgets: drawn(texts, lines) }) }))
  const places = await placesOf(pdf.slice())
  for (const { from, to, text } of places) {
    expect(from, text).toBeGreaterThan(MARGIN - CLOSER)
    expect(to, text).toBeLessThan(A4_WIDTH - MARGIN + CLOSER)
  }
  // A word that ran into the figures would stand between their digits, and what breaks a word is no letter of it.
  const read = (await pagesOf(pdf)).join('\n')
  expect(count(read, /4\.481,4[56]/g)).toBe(3)
  expect(places.map(({ text }) => text).join('')).toContain('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
})

test('a row that is longer than what is left of its page goes on on the next one, and loses nothing', async () => {
  const info = Array.from({ length: 90 }, (_, at) => `<p>Stap ${at}: leidingen leggen en nalopen.</p>`).join('')
  const lines = items.slice(1, 14).map((item, at) => (at === 12 ? { ...item, infotext: info } : item))
  const tail = drawn(widgets.slice(2), lines)
  const pages = await pagesOf(await renderPdf(quotation({ content: content({ widgets: tail }) })))
  const steps = pages.map(page => [...page.matchAll(/Stap (\d+):/g)].map(([, step]) => Number(step)))
  expect(steps.flat()).toEqual(Array.from({ length: 90 }, (_, at) => at))
  // It begins where there is room left, under the rows before it.
  const began = pages.findIndex(page => page.includes('Stap 0:'))
  expect(pages[began]).toContain('rij 12')
  expect(pages.find(page => page.includes('Handtekening'))).toContain('Totaal inclusief btw')
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

test('a name in any script has its letters, from fonts of the project alone', async () => {
  const names = [
    'Łukasz Şahin, Nguyễn Thị Đặng, Őry Ģirts',
    'Γιώργος Παπαδόπουλος, Олексій Їжак, Ђорђе',
    'محمد العلي, שרה כהן, ኃይለ, ⴰⵎⴰⵣⵉⵖ',
    'Արմեն, გიორგი, नरेन्द्र शर्मा, রহিম, முருகன், ਗੁਰਪ੍ਰੀਤ',
    'සුනිල්, ગુજરાતી, తెలుగు, ಕನ್ನಡ, മലയാളം, မြန်မာ, ខ្មែរ, ລາວ, สมชาย',
    '王伟 張國榮 珺, さくら カタカナ, 김민준',
    '🙂 👍 ☀ → ✓ ★',
  ]
  for (const name of names) {
    const inside = opened(await renderPdf(quotation({ content: content({ title: name, widgets: [] }) })))
    expect([name, inside.includes('<pdfuaid:part>1</pdfuaid:part>')]).toEqual([name, true])
    const fonts = [...inside.matchAll(/BaseFont\s*\/[A-Z]{6}\+([A-Za-z]+)/g)].map(([, font]) => font ?? '')
    expect(fonts.filter(font => !/^(InstrumentS|Inter|Noto)/.test(font))).toEqual([])
  }
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

describe('what has to be paid (G-PAY)', () => {
  const transfer = {
    ...{ name: 'Zonnig Dak', iban: 'NL91ABNA0417164300', amount: 980.1, reference: 'F2026-0141' },
    link: 'https://klant.example/factuur',
  }

  test('has a code for bank apps with all of it in words beside it, and the way to its page', async () => {
    const pdf = await renderPdf(quotation({ content: content({ transfer }) }))
    const inside = opened(pdf)
    expect(inside).toContain('https://klant.example/factuur')
    expect(inside).toContain('Scan om te betalen met uw bank-app')
    const words = (await pagesOf(pdf)).join(' ').replaceAll('\n', ' ')
    expect(words).toContain('NL91 ABNA 0417 1643 00, Zonnig Dak, onder vermelding van F2026-0141')
  })

  test('has none where nothing is asked', async () => {
    const pdf = await renderPdf(quotation({ content: content({ transfer: { ...transfer, amount: 0 } }) }))
    expect(opened(pdf)).not.toContain('klant.example')
  })
})
