import { afterAll, beforeAll, expect, test } from 'bun:test'
import { formatEuros } from '@core/domain/money'
import { type TestServer, testServer } from '@core/testing/server'
import { extractText, getDocumentProxy } from 'unpdf'
import { wrongInBooks } from '../../../tests/money/books'
import { DESIGNS } from '../contract/design'
import { offered, option } from './offered-options'
import { linesOf, mark } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const textOf = async (bytes: ArrayBuffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replace(/\s+/g, ' ')
const shown = (amount: number) => formatEuros(amount, 'nl').replace(/\s+/g, ' ')

test.each(['exc', 'inc'])(
  'page, paper, banner, signed file and invoices say one figure, at three rates, in half cents and with a discount: %s',
  async calc_base => {
    const company = await server.company()
    const { admin } = company
    const priced = (
      lines: readonly {
        item_name: string
        unit_rate_exc_manual: number
        product_amount?: number
        vat_percentage: number
      }[],
    ) =>
      calc_base === 'exc'
        ? lines
        : lines.map(({ unit_rate_exc_manual: rate, ...line }) => ({ ...line, unit_rate_inc_manual: rate }))
    const { id, hash, choose, approve, page } = await offered(
      server,
      company,
      priced([
        { item_name: 'Isolatie', product_amount: 3, unit_rate_exc_manual: 33.335, vat_percentage: 9 },
        { item_name: 'Leges', product_amount: 1, unit_rate_exc_manual: 0.005, vat_percentage: 0 },
        option('Groen', 1234.565, { option_group: 'Omvormer', option_rule: 'one' }),
        option('Blauw', 987.645, { option_group: 'Omvormer', option_rule: 'one', vat_percentage: 9 }),
        option('Paneel erbij', 15.135, { option_max: 7, vat_percentage: 9 }),
        option('Korting bij twee', -49.995, { vat_percentage: 21 }),
      ]),
    )
    const { calculation_id } = (await admin.get(`/api/quotation/${id}`)).body
    expect((await admin.patch(`/api/calculation/${calculation_id}`, { calc_base, discount: 3.3333 })).status).toBe(200)
    await mark(admin, 'quotation', id)
    await choose('Blauw')
    await choose('Groen')
    await choose('Paneel erbij', true, 7)
    const last = await choose('Korting bij twee')
    const { amount_inc_vat: total } = await page()
    expect(last.body.amount_inc_vat).toBe(total)
    const prepared = (await admin.get(`/api/quotation/${id}/prepared`)).body
    expect([prepared.amount_inc_vat, prepared.customer_choice.amount_inc_vat]).toEqual([total, total])
    expect(prepared.customer_choice.chosen).toContain('Paneel erbij, 7 stuks')
    expect((await approve()).body.status).toBe('approved')
    const file = await (await server.anonymous.raw('GET', `/api/quotation/${hash}/prooffilebycustomer`)).json()
    expect(file.amount_inc_vat).toBe(total)
    expect(JSON.stringify(file)).toContain('"quantity":"7 stuks"')
    const pdf = await textOf(
      await (await server.anonymous.raw('GET', `/api/quotation/${hash}/downloadbycustomer`)).arrayBuffer(),
    )
    expect(pdf).toContain(shown(total))
    expect(pdf).toContain('7 stuks')
    const record = (await admin.get(`/api/quotation/${id}?with=calculation`)).body
    expect([record.amount_inc_vat, record.calculation.amount_inc_vat]).toEqual([total, total])
    const bill = async (more: object) =>
      (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: id, ...more })).body
    const part = await bill({ partialinvoicetype: 'frompercentage', percentage: 33.33 })
    await mark(admin, 'invoice', part.id)
    const rest = await bill({ partialinvoicetype: 'rest' })
    await mark(admin, 'invoice', rest.id)
    const amounts = await Promise.all(
      [part.id, rest.id].map(async one => (await admin.get(`/api/invoice/${one}`)).body.amount_inc_vat as number),
    )
    expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100))
    expect(await wrongInBooks(server.owner, company.id)).toEqual([])
  },
)

/** Everything as large as a style of its own can be. */
const LARGEST = `document { font-size: 18px }
td { color: #fff; background-color: #000; font-size: 20px }
.option { color: #fff; background-color: #264b6e; font-size: 20px; padding: 40px }
th { font-size: 20px }
.group { font-size: 24px }
.total { font-size: 28px; padding: 40px }`

const WILD = [
  '#panic("x") $x^2$ *vet* _cursief_ `code` @ref <label> \\ "quote" [haak] = kop',
  '</script><b>{{onbekend}} & <img src=x onerror=alert(1)>',
  `${'Overeenkomstigheidsverklaring'.repeat(8)}`,
  'مرحبا بالعالم ‮rtl‬ 👩‍🔧🔋 ½ ﬁ',
]

test.each(DESIGNS)(
  'whatever is written in names, groups, titles and styles is printed and not obeyed: %s',
  async design => {
    const company = await server.company()
    const { admin } = company
    for (const wild of WILD) {
      const name = wild.slice(0, 250)
      const { body, status } = await admin.post('/api/quotation', {
        relation: { fullname: name, address: name, city: name },
        title: name,
        items: [
          { item_type: 'header', item_name: name },
          { item_name: name, unit_rate_exc_manual: 100, vat_percentage: 21, unit_of_measurement: name.slice(0, 32) },
          option(name, 50, { option_group: name.slice(0, 80), option_rule: 'one', selected: true, option_max: 5 }),
        ],
      })
      expect(status).toBe(201)
      expect((await admin.patch(`/api/quotation/${body.id}`, { design, custom_css: LARGEST })).status).toBe(200)
      expect((await mark(admin, 'quotation', body.id)).status).toBe(200)
      const printed = await admin.raw('GET', `/api/quotation/${body.id}/download`)
      expect([design, wild.slice(0, 20), printed.status]).toEqual([design, wild.slice(0, 20), 200])
      const bytes = await printed.arrayBuffer()
      if (process.env.H5_OUT)
        await Bun.write(`${process.env.H5_OUT}/${design}-${WILD.indexOf(wild)}.pdf`, bytes.slice(0))
      const text = await textOf(bytes)
      expect(text).toContain(shown(181.5))
      expect(text).toContain('Handtekening')
      if (wild.includes('panic')) expect(text).toContain('#panic("x")')
    }
  },
)

test('200 lines in groups of options are sent, chosen from, signed and printed', async () => {
  const company = await server.company()
  const items = Array.from({ length: 190 }, (_, at) =>
    option(`Keuze ${at}`, at + 0.5, {
      option_group: `Groep ${Math.floor(at / 10)}`,
      option_rule: 'one',
      option_max: 3,
    }),
  )
  const { id, choose, chosen, approve, choices } = await offered(server, company, items)
  expect(await choices()).toHaveLength(19)
  for (let group = 0; group < 19; group++) expect((await choose(`Keuze ${group * 10 + 3}`, true, 2)).status).toBe(200)
  expect(await chosen()).toHaveLength(19)
  expect((await approve()).body.status).toBe('approved')
  expect((await company.admin.raw('GET', `/api/quotation/${id}/download`)).status).toBe(200)
  expect(
    (await linesOf(company.admin, 'quotation', id)).filter(({ selected }: { selected: boolean }) => selected),
  ).toHaveLength(19)
})
