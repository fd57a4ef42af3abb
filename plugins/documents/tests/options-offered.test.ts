import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { wrongInBooks } from '../../../tests/money/books'
import { inverters, offered, option, panels } from './offered-options'
import { linesOf, mark, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Line {
  readonly id: number
  readonly item_name: string
  readonly selected: boolean
  readonly product_amount: number
  readonly option_group: string | null
  readonly option_rule: string
}

test('what has to be chosen stands on the page, or it is not sent', async () => {
  const { admin } = await server.company()
  for (const kind of ['quotation', 'confirmation', 'document']) {
    const { body } = await admin.post(`/api/${kind}`, {
      relation: { fullname: 'Jan Mol' },
      items: [panels, ...inverters('one')],
    })
    const own = `widgetable_type=${kind}&widgetable_id=${body.id}`
    const widgets = (await admin.get(`/api/documentwidget?${own}`)).body
    const widget = widgets.find(
      (one: { document_widget_type_tag: string }) => one.document_widget_type_tag === 'ADDITIONALITEMS',
    )
    if (widget) await admin.patch(`/api/documentwidget/${widget.id}`, { is_hidden: true })
    const refused = await mark(admin, kind, body.id)
    expect([kind, refused.status, refused.body.message]).toEqual([
      kind,
      409,
      'Uw klant moet kiezen bij “Omvormer”, maar die keuze staat niet in het document. Zet het onderdeel met meerwerk erin, of kies zelf.',
    ])
  }
})

test('nobody chooses an option that is not on the page', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, choose } = await offered(server, company, [option('Laadpaal', 500)])
  expect((await choose('Laadpaal')).status).toBe(200)
  const widgets = (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${id}`)).body
  const widget = widgets.find(
    (one: { document_widget_type_tag: string }) => one.document_widget_type_tag === 'ADDITIONALITEMS',
  )
  await admin.patch(`/api/documentwidget/${widget.id}`, { is_hidden: true })
  await mark(admin, 'quotation', id)
  expect((await choose('Laadpaal', false)).status).toBe(404)
})

test('after the last day nothing is chosen any more', async () => {
  const company = await server.company()
  const { id, choose, page } = await offered(server, company, [option('Laadpaal', 500)])
  await server.owner.query(`update quotation set version_enddate = '2026-01-31' where id = ${id}`)
  const { fingerprint } = await page()
  expect((await choose('Laadpaal')).status).toBe(409)
  expect((await page()).fingerprint).toBe(fingerprint)
})

test('an option under another option is chosen with it and let go with it, and its price counts once', async () => {
  const company = await server.company()
  const { admin } = company
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [panels, option('Laadpaal', 500)],
  })
  const [, parent] = await linesOf(admin, 'quotation', body.id)
  const under = (calculationitem_id: number, item_name: string, rate: number, more: object = {}) =>
    admin.post('/api/calculationitem', {
      calculation_id: body.calculation_id,
      calculationitem_id,
      item_name,
      unit_rate_exc_manual: rate,
      vat_percentage: 21,
      ...more,
    })
  await under(parent.id, 'Paal met display', 100, { additionalwork: true })
  const [, , display] = await linesOf(admin, 'quotation', body.id)
  await under(display.id, 'Montage van het display', 50)
  await mark(admin, 'quotation', body.id)
  const page = async () => (await server.anonymous.get(`/api/quotation/${body.hash}/getbycustomer`)).body
  type Option = { name: string; price: string; selected: boolean }
  const options = async (): Promise<Option[]> =>
    (await page()).widgets
      .flatMap(({ blocks }: { blocks: { type: string; options?: Option[] }[] }) => blocks)
      .flatMap(({ options = [] }: { options?: Option[] }) => options)
  const choose = (item_id: number, selected = true) =>
    server.anonymous.post(`/api/quotation/${body.hash}/chooseoptionbycustomer`, { item_id, selected })
  expect((await options()).map(({ name, price }) => [name, price])).toEqual([
    ['Laadpaal', '€\u00a0605,00'],
    ['Paal met display', '€\u00a0181,50'],
  ])
  expect((await choose(display.id)).body.amount_inc_vat).toBe(1210 + 605 + 181.5)
  expect((await options()).map(({ selected }) => selected)).toEqual([true, true])
  expect((await choose(parent.id, false)).body.amount_inc_vat).toBe(1210)
  expect((await choose(parent.id)).body.amount_inc_vat).toBe(1210 + 605)
  expect((await options()).map(({ selected }) => selected)).toEqual([true, false])
})

test('a choice on what was sent changes a draft beside it only where that still offers the same', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, choose } = await offered(server, company, [
    ...inverters('at_most_one'),
    option('Paneel erbij', 100, { option_max: 9 }),
  ])
  const lines: Line[] = await linesOf(admin, 'quotation', id)
  const idOf = (name: string) => lines.find(({ item_name }) => item_name === name)?.id
  await admin.patch(`/api/calculationitem/${idOf('Paneel erbij')}`, { option_max: 3 })
  const { calculation_id } = (await admin.get(`/api/quotation/${id}`)).body
  const late = { ...option('Zwart', 50), calculation_id, option_group: 'Omvormer', selected: true }
  expect((await admin.post('/api/calculationitem', late)).status).toBe(201)
  expect((await choose('Paneel erbij', true, 8)).status).toBe(200)
  expect((await choose('Blauw')).status).toBe(200)
  const rows: Line[] = await linesOf(admin, 'quotation', id)
  expect(rows.filter(({ selected }) => selected).map(line => [line.item_name, line.product_amount])).toEqual([
    ['Blauw', 1],
    ['Paneel erbij', 3],
  ])
  expect((await mark(admin, 'quotation', id)).status).toBe(200)
})

test('a line that comes back from the trash keeps to the rule that its group has by then', async () => {
  const company = await server.company()
  const { admin } = company
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [panels, ...inverters('at_most_one')],
  })
  const options = async (): Promise<Line[]> =>
    ((await linesOf(admin, 'quotation', body.id)) as Line[]).filter(({ option_group }) => option_group)
  const [green, blue, grey] = await options()
  await admin.post(`/api/calculationitem/${green?.id}/switchselection`)
  await admin.delete(`/api/calculationitem/${green?.id}`)
  await admin.post(`/api/calculationitem/${blue?.id}/switchselection`)
  await admin.post(`/api/calculationitem/${green?.id}/restore`)
  expect((await options()).filter(({ selected }) => selected).map(({ item_name }) => item_name)).toEqual(['Blauw'])
  await admin.delete(`/api/calculationitem/${grey?.id}`)
  await admin.patch(`/api/calculationitem/${blue?.id}`, { option_rule: 'any' })
  await admin.post(`/api/calculationitem/${grey?.id}/restore`)
  expect((await options()).map(({ option_rule }) => option_rule)).toEqual(['any', 'any', 'any'])
})

test('a group is one group however its name was written when the document was made', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [
      panels,
      option('Groen', 100, { option_group: ' Omvormer ', option_rule: 'any', selected: true }),
      option('Blauw', 200, { option_group: 'Omvormer', option_rule: 'any', selected: true }),
    ],
  })
  const [, green, blue]: Line[] = await linesOf(admin, 'quotation', body.id)
  await admin.patch(`/api/calculationitem/${blue?.id}`, { option_rule: 'one' })
  const [, after] = (await linesOf(admin, 'quotation', body.id)) as Line[]
  expect(after).toMatchObject({ id: green?.id, option_group: 'Omvormer', option_rule: 'one', selected: false })
})

test('a quantity that nobody can choose is refused when a document is made as well', async () => {
  const { admin } = await server.company()
  for (const more of [
    { option_max: 3, product_amount: 2.5 },
    { option_max: 3, product_amount: 4 },
    { option_max: 3, product_amount: -1 },
  ])
    expect(
      await admin.post('/api/quotation', {
        relation: { fullname: 'Jan Mol' },
        items: [panels, option('Paneel', 100, more)],
      }),
    ).toMatchObject({ status: 422 })
})

test('groups of the same name in documents that become one stay apart', async () => {
  const { admin } = await server.company()
  const flows: number[] = []
  for (const description of ['Kade 1', 'Kade 2']) {
    const { body } = await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' }, description })
    flows.push(body.id)
    await admin.post('/api/quotation', { flow_id: body.id, items: [panels, ...inverters('one')] })
  }
  const made = await admin.post('/api/flow/combineflowsintodocument', { selectedFlowIds: flows, kind: 'quotation' })
  const groups = ((await linesOf(admin, 'quotation', made.body.id)) as Line[]).map(({ option_group }) => option_group)
  const names = [...new Set(groups.filter(Boolean))]
  expect(names).toHaveLength(2)
  expect(names.every(name => name?.startsWith('Omvormer'))).toBe(true)
})

test('terms that a total does not carry stop every kind that can have them', async () => {
  const { admin } = await server.company()
  for (const kind of ['quotation', 'confirmation', 'document']) {
    const { body } = await admin.post(`/api/${kind}`, { relation: { fullname: 'Jan Mol' }, items: [panels] })
    const set = await admin.patch(`/api/calculation/${body.calculation_id}`, {
      paymentterms: [
        { description: 'Bij opdracht', percentage: null, amount: 5000 },
        { description: 'Bij oplevering', percentage: null, amount: null },
      ],
    })
    expect([kind, set.status]).toEqual([kind, 200])
    expect([kind, (await mark(admin, kind, body.id)).status]).toEqual([kind, 409])
  }
})

test('versions of before there were groups and designs open, are chosen from, print, verify and come back', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, hash, choose, approve, page } = await offered(server, company, [
    option('Laadpaal', 500),
    option('Zonwering', 100),
  ])
  const { body: versions } = await admin.get(`/api/quotation/${id}/versions`)
  const { rows } = await server.owner.query('select source, content from documentversion where id = $1', [
    versions[0].id,
  ])
  const source = JSON.parse(rows[0].source)
  const content = JSON.parse(rows[0].content)
  for (const line of source.items)
    for (const field of ['option_group', 'option_rule', 'option_max', 'vat_category', 'vat_reason', 'origin'])
      delete line[field]
  for (const field of ['design', 'paymentterms', 'flow_id', 'background', 'payable']) delete source[field]
  for (const field of ['design', 'style', 'background']) delete content[field]
  const text = JSON.stringify(content)
  const fingerprint = new Bun.CryptoHasher('sha256').update(text).digest('hex')
  await server.owner.query(
    'update documentversion set source = $1, content = $2, hashed_text = null, fingerprint = $3 where id = $4',
    [JSON.stringify(source), text, fingerprint, versions[0].id],
  )
  expect(await page()).toMatchObject({ fingerprint, design: 'classic', style: null, amount_inc_vat: 1210 })
  expect((await admin.raw('GET', `/api/quotation/${id}/download`)).status).toBe(200)
  expect((await server.anonymous.raw('GET', `/api/quotation/${hash}/downloadbycustomer`)).status).toBe(200)
  expect((await choose('Laadpaal')).body.amount_inc_vat).toBe(1815)
  await admin.patch(`/api/quotation/${id}`, { title: 'Wacht nog' })
  expect((await approve()).body.status).toBe('approved')
  const lines: Line[] = await linesOf(admin, 'quotation', id)
  expect(lines.map(line => [line.item_name, line.selected, line.option_rule])).toEqual([
    ['Panelen', false, 'any'],
    ['Laadpaal', true, 'any'],
    ['Zonwering', false, 'any'],
  ])
  expect((await admin.get(`/api/quotation/${id}`)).body.amount_inc_vat).toBe(1815)
})

test('what was only clicked is not what was sent: of each version one choice stands in the list, the last', async () => {
  const company = await server.company()
  const { id, choose, approve } = await offered(server, company, [option('Paneel erbij', 100, { option_max: 9 })])
  for (let amount = 2; amount < 9; amount++) await choose('Paneel erbij', true, amount)
  const versions = async () => (await company.admin.get(`/api/quotation/${id}/versions`)).body
  expect(
    (await versions()).map(({ number, customer_name }: { number: number; customer_name: string | null }) => [
      number,
      customer_name,
    ]),
  ).toEqual([
    [1, 'Jan Mol'],
    [1, null],
  ])
  await approve()
  expect((await versions())[0]).toMatchObject({ number: 1, customer_name: 'Jan Mol', signed: true })
})

test('a line that is split off leaves the line that it hung under', async () => {
  const { admin } = await server.company()
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
  const [, , cable] = await linesOf(admin, 'quotation', body.id)
  const split = await admin.post(`/api/calculation/${body.calculation_id}/split`, { items: [cable.id] })
  expect(split.status).toBeLessThan(300)
  const { rows } = await server.owner.query(
    'select * from calculationitem where calculation_id <> $1 and item_name = $2 order by id desc limit 1',
    [body.calculation_id, 'Kabel'],
  )
  expect(rows[0]?.calculationitem_id ?? null).toBeNull()
})

test('sixteen choices, approvals, versions and cancellations at once leave one truth', async () => {
  const company = await server.company()
  const { admin } = company
  for (const other of ['send', 'cancel', 'reject'] as const) {
    const round = await offered(server, company, [
      ...inverters('one'),
      option('Paneel erbij', 15.13, { option_max: 16, vat_percentage: 9 }),
    ])
    await round.choose('Groen')
    const { fingerprint } = await round.page()
    const post = (name: string, body: object) => server.anonymous.post(`/api/quotation/${round.hash}/${name}`, body)
    await Promise.all(
      Array.from({ length: 16 }, (_, i) => {
        if (i % 4 === 0) return round.choose('Paneel erbij', true, i + 1)
        if (i % 4 === 1) return round.choose(['Groen', 'Blauw', 'Grijs'][i % 3] ?? 'Groen')
        if (i % 4 === 2) return post('approvebycustomer', { ...signed, fingerprint })
        if (other === 'cancel') return admin.post(`/api/quotation/${round.id}/cancel`)
        if (other === 'reject') return post('rejectbycustomer', { signername: 'Jan Mol' })
        return admin
          .patch(`/api/quotation/${round.id}`, { title: `Titel ${i}` })
          .then(() => mark(admin, 'quotation', round.id))
      }),
    ).then(answers => {
      for (const { status } of answers) expect([200, 409, 404, 412]).toContain(status)
    })
    const record = (await admin.get(`/api/quotation/${round.id}?with=calculation`)).body
    if (record.status === 'cancelled') continue
    const end = await round.page()
    expect([other, record.amount_inc_vat]).toEqual([other, end.amount_inc_vat])
    if (!record.changed_since_sent)
      expect([other, record.calculation.amount_inc_vat]).toEqual([other, end.amount_inc_vat])
    if (end.signature) expect(end.signature.fingerprint).toBe(end.fingerprint)
    const lines = (await linesOf(admin, 'quotation', round.id)) as Line[]
    expect(lines.filter(({ option_group, selected }) => option_group && selected)).toHaveLength(1)
  }
})

test('quantities and lines that nobody offered are refused, each in words', async () => {
  const company = await server.company()
  const other = await offered(server, await server.company(), [option('Vreemd', 100)])
  const own = await offered(server, company, [option('Paneel erbij', 100, { option_max: 4 })])
  const [, line] = await linesOf(company.admin, 'quotation', own.id)
  const call = (hash: string, body: object) =>
    server.anonymous.post(`/api/quotation/${hash}/chooseoptionbycustomer`, body)
  for (const amount of [0, -1, 1e9, 1.5, 'NaN', '2', null, [2], 1e300])
    expect([amount, (await call(own.hash, { item_id: line.id, selected: true, amount })).status]).toEqual([amount, 422])
  expect((await call(other.hash, { item_id: line.id, selected: true })).status).toBe(404)
  expect((await call(own.hash, { item_id: line.id - 1, selected: true })).status).toBe(404)
  expect((await own.page()).amount_inc_vat).toBe(1210)
})

test('of what was billed meanwhile a customer chooses nothing any more (R-INV-008)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, choose, page } = await offered(server, company, [option('Laadpaal', 500)])
  expect((await choose('Laadpaal')).body.amount_inc_vat).toBe(1815)
  const bill = { quotation_id: id, partialinvoicetype: 'rest' }
  const made = await admin.post('/api/invoice/createinvoicefromquotation', bill)
  expect(made.body.amount_inc_vat).toBe(1815)
  await mark(admin, 'invoice', made.body.id)
  expect(await choose('Laadpaal', false)).toMatchObject({
    status: 409,
    body: {
      message:
        'U kunt hier niets meer kiezen: wij zijn er al mee verdergegaan. Neem contact met ons op als u iets anders wilt.',
    },
  })
  expect((await page()).amount_inc_vat).toBe(1815)
  expect(await wrongInBooks(server.owner, company.id)).toEqual([])
})

test('sixteen who choose and bill at once leave books that add up (R-INV-008)', async () => {
  const company = await server.company()
  const { admin } = company
  const round = await offered(server, company, [option('Paneel erbij', 15.13, { option_max: 16, vat_percentage: 9 })])
  await round.choose('Paneel erbij', true, 16)
  const bill = { quotation_id: round.id, partialinvoicetype: 'rest' }
  await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      at % 2 ? admin.post('/api/invoice/createinvoicefromquotation', bill) : round.choose('Paneel erbij', true, at + 1),
    ),
  )
  const { rows } = await server.owner.query('select id from invoice where company_id = $1', [company.id])
  for (const { id } of rows) await mark(admin, 'invoice', id)
  const billed = await server.owner.query(
    `select coalesce(sum(amount_inc_vat), 0)::float8 as sum from invoice where company_id = $1 and status <> 'draft'`,
    [company.id],
  )
  expect(billed.rows[0].sum).toBeLessThanOrEqual((await round.page()).amount_inc_vat)
  expect(await wrongInBooks(server.owner, company.id)).toEqual([])
})

test('a choice after the status was put back is the one that is signed then', async () => {
  const company = await server.company()
  const { id, choose, approve, page } = await offered(server, company, [...inverters('one')])
  await choose('Blauw')
  expect((await approve()).body.status).toBe('approved')
  expect((await choose('Groen')).status).toBe(409)
  expect(
    (await company.admin.patch(`/api/quotation/${id}`, { status: 'sent', update_reason: 'rollbackstatus' })).status,
  ).toBe(200)
  expect((await choose('Groen')).body.amount_inc_vat).toBe(1331)
  expect((await approve()).body.status).toBe('approved')
  const end = await page()
  expect([end.amount_inc_vat, end.signature.fingerprint]).toEqual([1331, end.fingerprint])
})
