import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { inverters, offered, option, panels } from './offered-options'
import { linesOf, mark, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Drawn {
  readonly widgets: readonly { blocks: readonly { type: string; table?: { totals: readonly Total[] } }[] }[]
}
interface Total {
  readonly tag: string
  readonly label: string
  readonly text: string
}
/** What the price table says of VAT: label and amount by rate. */
const vatRows = ({ widgets }: Drawn): string[][] =>
  widgets
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ table }) => table?.totals ?? [])
    .filter(({ tag }) => /^VAT\d/.test(tag))
    .map(({ label, text }) => [label, text])

test.each(['quotation', 'confirmation', 'document'])(
  'of a group of which one is chosen the others let go, and nobody agrees before one is: %s (R-CALC-006, R-SIGN-001)',
  async kind => {
    const { approve, choose, chosen, choices, page } = await offered(
      server,
      await server.company(),
      [...inverters('one'), option('Laadpaal', 500)],
      kind,
    )
    expect((await choices()).map(({ title, rule, note, options }) => [title, rule, note, options.length])).toEqual([
      ['Omvormer', 'one', 'Kies er één', 3],
      ['Wilt u iets toevoegen?', undefined, undefined, 1],
    ])
    expect(await approve()).toMatchObject({
      status: 409,
      body: { message: 'Kies één van de mogelijkheden bij “Omvormer”.' },
    })
    expect((await page()).status).toBe('sent')
    expect((await choose('Groen')).body.amount_exc_vat).toBe(1100)
    expect((await choose('Grijs')).body.amount_exc_vat).toBe(1300)
    expect((await choose('Laadpaal')).body.amount_exc_vat).toBe(1800)
    expect(await chosen()).toEqual(['Grijs', 'Laadpaal'])
    expect(await choose('Grijs', false)).toMatchObject({
      status: 409,
      body: { message: 'Kies één van de mogelijkheden bij “Omvormer”.' },
    })
    expect(await chosen()).toEqual(['Grijs', 'Laadpaal'])
    expect((await approve()).body.status).toBe('approved')
    expect(await page()).toMatchObject({ status: 'approved', amount_inc_vat: 2178 })
  },
)

test('of a group of at most one a choice can be taken back, and of any as many stand as the customer likes', async () => {
  const company = await server.company()
  const most = await offered(server, company, inverters('at_most_one'))
  await most.choose('Groen')
  await most.choose('Blauw')
  expect(await most.chosen()).toEqual(['Blauw'])
  expect((await most.choose('Blauw', false)).status).toBe(200)
  expect((await most.approve()).body.status).toBe('approved')
  const any = await offered(server, company, inverters('any'))
  await any.choose('Groen')
  await any.choose('Blauw')
  expect(await any.chosen()).toEqual(['Groen', 'Blauw'])
  expect((await any.choices())[0]).toMatchObject({ rule: 'any', note: 'Kies wat u wilt' })
  expect((await any.approve()).body.status).toBe('approved')
})

test('a customer chooses how many within what is offered, and price and VAT follow by the cent', async () => {
  const company = await server.company()
  const { choose, choices, page } = await offered(server, company, [
    option('Paneel erbij', 15.13, { option_max: 4, vat_percentage: 9 }),
    option('Laadpaal', 500),
  ])
  expect((await choose('Paneel erbij', true, 3)).body).toMatchObject({
    amount_exc_vat: 1045.39,
    amount_inc_vat: 1259.48,
  })
  expect((await choices()).flatMap(({ options }) => options)[0]).toMatchObject({
    selected: true,
    quantity: '3 stuks',
    price: '€\u00a049,48',
    amount: 3,
    amount_max: 4,
  })
  expect(vatRows(await page())).toEqual([
    ['Waarvan btw 9 % over €\u00a045,39', '€\u00a04,09'],
    ['Waarvan btw 21 % over €\u00a01.000,00', '€\u00a0210,00'],
  ])
  for (const amount of [0, 5, -1])
    expect(await choose('Paneel erbij', true, amount)).toMatchObject({
      status: 422,
      body: { message: 'Kies een aantal van 1 tot en met 4.' },
    })
  expect((await choose('Paneel erbij', true, 1.5)).status).toBe(422)
  expect(await choose('Laadpaal', true, 2)).toMatchObject({
    status: 422,
    body: { message: 'Het aantal van dit onderdeel staat vast.' },
  })
  expect(await page()).toMatchObject({ amount_exc_vat: 1045.39, amount_inc_vat: 1259.48 })
})

test('what a customer chose is kept until they sign: every device finds it, staff are told, and what was sent stays', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, choose, chosen, approve } = await offered(server, company, [
    ...inverters('one'),
    option('Paneel erbij', 100, { option_max: 4 }),
  ])
  const versions = async () => (await admin.get(`/api/quotation/${id}/versions`)).body
  const choice = async () => (await admin.get(`/api/quotation/${id}/prepared`)).body.customer_choice
  const [first] = await versions()
  const kept = () => server.owner.query('select content from documentversion where id = $1', [first.id])
  const before = (await kept()).rows
  expect(await choice()).toBeNull()
  await choose('Blauw')
  await choose('Paneel erbij', true, 2)
  expect(await chosen()).toEqual(['Blauw', 'Paneel erbij'])
  expect(await choice()).toEqual({
    customer_name: 'Jan Mol',
    chosen: ['Blauw', 'Paneel erbij, 2 stuks'],
    amount_inc_vat: 1694,
  })
  const lines: { item_name: string; selected: boolean; product_amount: number }[] = await linesOf(
    admin,
    'quotation',
    id,
  )
  expect(lines.filter(line => line.selected).map(line => [line.item_name, line.product_amount])).toEqual([
    ['Blauw', 1],
    ['Paneel erbij', 2],
  ])
  expect((await kept()).rows).toEqual(before)
  expect((await versions()).map(({ number }: { number: number }) => number)).toEqual([1, 1])
  expect((await approve()).body.status).toBe('approved')
  expect(await choice()).toBeNull()
})

test('what is signed states its own VAT by rate: on its page, in the file of its fingerprint and for staff', async () => {
  const company = await server.company()
  const { id, hash, choose, approve, page } = await offered(server, company, [
    option('Isolatie', 333.33, { vat_percentage: 9, option_max: 3 }),
    option('Zonwering', 99.99, { vat_percentage: 21 }),
  ])
  await choose('Isolatie', true, 2)
  expect((await approve()).body.status).toBe('approved')
  const vat = [
    ['Waarvan btw 9 % over €\u00a0666,66', '€\u00a060,00'],
    ['Waarvan btw 21 % over €\u00a01.000,00', '€\u00a0210,00'],
  ]
  expect(await page()).toMatchObject({ amount_exc_vat: 1666.66, amount_inc_vat: 1936.66 })
  const file = await (await server.anonymous.raw('GET', `/api/quotation/${hash}/prooffilebycustomer`)).json()
  expect(file.amount_inc_vat).toBe(1936.66)
  const prepared = (await company.admin.get(`/api/quotation/${id}/prepared?audience=customer`)).body
  expect([await page(), file, prepared].map(vatRows)).toEqual([vat, vat, vat])
  expect(prepared.vat).toMatchObject([
    { rate: 9, base: 666.66, amount: 60 },
    { rate: 21, base: 1000, amount: 210 },
  ])
  expect((await company.admin.get(`/api/quotation/${id}`)).body).toMatchObject({ amount_inc_vat: 1936.66 })
})

test('sixteen choices at once leave one of a group, and who agrees meanwhile signs exactly what stands', async () => {
  const company = await server.company()
  const names = ['Groen', 'Blauw', 'Grijs']
  const round = await offered(server, company, [...inverters('one'), option('Paneel erbij', 100, { option_max: 16 })])
  await round.choose('Groen')
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      i % 2 ? round.choose('Paneel erbij', true, i) : round.choose(names[i % 3] ?? 'Groen'),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const after = await round.chosen()
  expect(after.filter(name => names.includes(name))).toHaveLength(1)

  const { fingerprint } = await round.page()
  const mixed = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      i % 2
        ? server.anonymous.post(`/api/quotation/${round.hash}/approvebycustomer`, { ...signed, fingerprint })
        : round.choose(names[i % 3] ?? 'Groen'),
    ),
  )
  for (const { status } of mixed) expect([200, 409]).toContain(status)
  if ((await round.page()).status === 'sent') expect((await round.approve()).body.status).toBe('approved')
  const end = await round.page()
  expect(end.status).toBe('approved')
  expect(end.signature.fingerprint).toBe(end.fingerprint)
  expect((await round.chosen()).filter(name => names.includes(name))).toHaveLength(1)
  const record = (await company.admin.get(`/api/quotation/${round.id}`)).body
  expect(record.amount_inc_vat).toBe(end.amount_inc_vat)
  const lines = await linesOf(company.admin, 'quotation', round.id)
  expect(
    lines.filter((line: { option_group: string | null; selected: boolean }) => line.option_group && line.selected),
  ).toHaveLength(1)
})

test('the rule of a group stands on all its lines, and staff choose by it as well', async () => {
  const company = await server.company()
  const { admin } = company
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [panels, ...inverters('any')],
  })
  type Option = { id: number; item_name: string; option_rule: string; selected: boolean }
  const options = async (): Promise<Option[]> =>
    (await linesOf(admin, 'quotation', body.id)).filter(
      ({ additionalwork }: { additionalwork: boolean }) => additionalwork,
    )
  const [green, blue] = await options()
  for (const { id } of await options()) await admin.post(`/api/calculationitem/${id}/switchselection`)
  expect((await options()).every(({ selected }) => selected)).toBe(true)
  await admin.patch(`/api/calculationitem/${blue?.id}`, { option_rule: 'one' })
  expect((await options()).map(({ option_rule, selected }) => [option_rule, selected])).toEqual([
    ['one', false],
    ['one', true],
    ['one', false],
  ])
  await admin.post(`/api/calculationitem/${green?.id}/switchselection`)
  expect((await options()).map(({ selected }) => selected)).toEqual([true, false, false])
  await admin.post(`/api/calculationitem/${green?.id}/duplicate`)
  expect((await options()).map(({ selected }) => selected)).toEqual([true, false, false, false])
  const late = { ...option('Zwart', 50), calculation_id: body.calculation_id, option_group: ' Omvormer ' }
  await admin.post('/api/calculationitem', late)
  expect((await options()).at(-1)).toMatchObject({ item_name: 'Zwart', option_rule: 'one', selected: false })
})

test('a group that says two things or a quantity that cannot be chosen is refused in Dutch and changes nothing', async () => {
  const company = await server.company()
  const { admin } = company
  const two = inverters('one').map(line => ({ ...line, selected: true }))
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [panels, ...two] })
  expect(await mark(admin, 'quotation', body.id)).toMatchObject({
    status: 409,
    body: { message: 'Bij “Omvormer” kan er maar één gekozen zijn. Haal de andere keuzes weg.' },
  })
  expect((await admin.get(`/api/quotation/${body.id}`)).body).toMatchObject({ status: 'draft', version_number: 0 })
  const [, line] = await linesOf(admin, 'quotation', body.id)
  const change = (values: object) => admin.patch(`/api/calculationitem/${line.id}`, values)
  for (const option_max of [0, -1, 1000])
    expect(await change({ option_max })).toMatchObject({
      status: 422,
      body: { message: 'Kies een aantal van 1 tot en met 999.' },
    })
  expect(await change({ option_max: 3, product_amount: 4 })).toMatchObject({
    status: 422,
    body: { message: 'De klant kan het aantal kiezen in hele stuks, en minstens zoveel als er op de regel staan.' },
  })
  expect((await change({ option_max: 3, product_amount: 2.5 })).status).toBe(422)
  expect((await linesOf(admin, 'quotation', body.id))[1]).toMatchObject({ option_max: null, product_amount: 1 })
})

test('what hangs under an option is chosen and priced along with it', async () => {
  const company = await server.company()
  const { admin } = company
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [panels, option('Laadpaal', 500)],
  })
  const [, parent] = await linesOf(admin, 'quotation', body.id)
  await admin.post('/api/calculationitem', {
    calculation_id: body.calculation_id,
    calculationitem_id: parent.id,
    item_name: 'Kabel',
    unit_rate_exc_manual: 100,
    vat_percentage: 21,
  })
  await mark(admin, 'quotation', body.id)
  const page = (await server.anonymous.get(`/api/quotation/${body.hash}/getbycustomer`)).body
  const options = page.widgets
    .flatMap(({ blocks }: { blocks: { type: string; options?: object[] }[] }) => blocks)
    .flatMap(({ options = [] }: { options?: object[] }) => options)
  expect(options).toMatchObject([{ name: 'Laadpaal', price: '€\u00a0726,00' }])
  const chosen = await server.anonymous.post(`/api/quotation/${body.hash}/chooseoptionbycustomer`, {
    item_id: parent.id,
    selected: true,
  })
  expect(chosen.body.amount_inc_vat).toBe(1936)
})
