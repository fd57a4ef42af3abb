import { afterAll, afterEach, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { resident } from '@core/testing/resident'
import { numberOf, type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { wrongInBooks } from '../../../tests/money/books'
import { billAllRecurring, billRecurring } from '../recurring/jobs'

/** The clock stands in a year that is over, so that whatever is planned for it is due in the database. */
let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterEach(() => {
  setSystemTime()
})
afterAll(() => server.stop())

const at = (day: string, time = '08:00') => setSystemTime(new Date(`${day}T${time}:00+01:00`))
const items = [{ item_name: 'Onderhoud {{period.name}}', unit_rate_exc_manual: 100, vat_percentage: 21 }]
let customers = 0
const customer = (more: object = {}) => ({
  fullname: 'Jan Mol',
  email: `klant${++customers}@terugkerend.example`,
  ...resident,
  ...more,
})

/** A recurring invoice, made on a day on which the clock then stands. */
async function recurring(admin: TestClient, day: string, body: object = {}) {
  at(day)
  const made = await admin.post('/api/recurring_invoice', {
    title: 'Onderhoud {{period.name}}',
    items,
    interval_unit: 'month',
    first_date: day,
    ...('relation_id' in body || 'flow_id' in body || 'invoice_id' in body ? {} : { relation: customer() }),
    ...body,
  })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  await server.settled()
  return made.body as { id: number; relation_id: number; invoicetemplate_id: number; amount_inc_vat: number }
}
/** What happens on a day. */
async function onDay(company: TestCompany, day: string, time?: string): Promise<void> {
  at(day, time)
  await server.dailyJobs(company, new Date())
}
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/recurring_invoice/${id}`)).body
const periods = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/recurring_invoice/${id}/periods`)).body as {
    coming: { date: string; from: string; until: string; amount_inc_vat: number }[]
    billed: { period_date: string; invoice_id: number; status: string; refusal: string | null; number: string | null }[]
  }
const datesOf = async (admin: TestClient, id: number) =>
  (await periods(admin, id)).billed.map(({ period_date }) => period_date).reverse()
const news = async (admin: TestClient) =>
  ((await admin.get('/api/notification?sort=id')).body as { title: string; body: string | null }[]).map(
    ({ title, body }) => `${title}${body ? `: ${body}` : ''}`,
  )
const change = async (admin: TestClient, id: number, body: object) => admin.patch(`/api/recurring_invoice/${id}`, body)

test('it makes its invoice each period on its day, counted from the first, with the period in its texts', async () => {
  const company = await server.company()
  const { admin } = company
  const made = await recurring(admin, '2025-01-31')
  expect(await read(admin, made.id)).toMatchObject({
    title: 'Onderhoud',
    amount_inc_vat: 121,
    next_date: '2025-02-28',
    relation_fullname: 'Jan Mol',
    status: 'active',
  })
  for (const day of ['2025-02-27', '2025-02-28', '2025-03-01', '2025-03-31', '2025-04-30']) await onDay(company, day)
  expect(await datesOf(admin, made.id)).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30'])
  const [last] = (await periods(admin, made.id)).billed
  const invoice = (await admin.get(`/api/invoice/${last?.invoice_id}?with=calculation`)).body
  expect(invoice).toMatchObject({
    title: 'Onderhoud 30 april 2025 t/m 30 mei 2025',
    documentdate: '2025-04-30',
    status: 'draft',
    amount_inc_vat: 121,
    is_template: false,
  })
  expect(invoice.calculation.calculationitems[0].item_name).toBe('Onderhoud 30 april 2025 t/m 30 mei 2025')
  expect(await news(admin)).toEqual([])
})

test('texts of its template say the period too, and all other merge tags stay', async () => {
  const company = await server.company()
  const { admin } = company
  const made = await recurring(admin, '2025-03-01', { first_date: '2025-04-01', interval_unit: 'quarter' })
  const of = `widgetable_type=invoice&widgetable_id=${made.invoicetemplate_id}&sort=order`
  const [widget] = (await admin.get(`/api/documentwidget?${of}`)).body
  const text = '<p>{{period.name}}: {{period.from}} t/m {{period.until}} voor {{relation.fullname}}</p>'
  expect((await admin.patch(`/api/documentwidget/${widget.id}`, { textcontent: text })).status).toBe(200)
  await onDay(company, '2025-04-01')
  const [billed] = (await periods(admin, made.id)).billed
  const own = `widgetable_type=invoice&widgetable_id=${billed?.invoice_id}&sort=order`
  const [copied] = (await admin.get(`/api/documentwidget?${own}`)).body
  expect(copied.textcontent).toBe('<p>2e kwartaal 2025: 1 april 2025 t/m 30 juni 2025 voor {{relation.fullname}}</p>')
})

test('what fell while the server was off is made afterwards, each once, in its order and dated that day, and told', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await recurring(admin, '2025-01-01')
  await onDay(company, '2025-04-10')
  const { billed } = await periods(admin, id)
  expect(billed.map(({ period_date }) => period_date).reverse()).toEqual([
    '2025-01-01',
    '2025-02-01',
    '2025-03-01',
    '2025-04-01',
  ])
  const ids = billed.map(({ invoice_id }) => invoice_id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect((await admin.get(`/api/invoice/${ids[1]}`)).body).toMatchObject({
    title: 'Onderhoud maart 2025',
    documentdate: '2025-04-10',
  })
  expect(await news(admin)).toEqual(
    ['1 februari 2025', '1 maart 2025', '1 april 2025'].map(
      day => `Onderhoud van Jan Mol: de factuur van ${day} is alsnog gemaakt, met de datum van vandaag`,
    ),
  )
})

test('sixteen rounds at one moment, and the same job sixteen times, make each invoice once', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await recurring(admin, '2025-01-01', { way: 'mail' })
  at('2025-03-05')
  const round = () =>
    workFor(server.app.platform, { companyId: company.id }, async context => {
      context.enqueue(billAllRecurring, {})
      context.enqueue(billRecurring, { recurring_invoice_id: id })
    })
  await Promise.all(Array.from({ length: 16 }, round))
  await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/recurring_invoice/${id}/tryagain`)))
  await server.settled()
  expect(await datesOf(admin, id)).toEqual(['2025-01-01', '2025-02-01', '2025-03-01'])
  const made = (await admin.get('/api/invoice?sort=id')).body as { status: string; number: string }[]
  expect(made.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
  expect(new Set(made.map(({ number }) => number)).size).toBe(3)
  expect(await wrongInBooks(server.owner, company.id)).toEqual([])
})

test('by mail each goes out on its day; what cannot go stays a draft with its reason, is told once and tried again', async () => {
  const company = await server.company()
  const { admin } = company
  const made = await recurring(admin, '2025-01-01', { way: 'mail', relation: customer({ city: null }) })
  const why = expect.stringContaining('plaats')
  expect((await periods(admin, made.id)).billed).toMatchObject([{ status: 'draft', number: null, refusal: why }])
  for (const day of ['2025-01-02', '2025-01-03']) await onDay(company, day)
  expect(await news(admin)).toHaveLength(1)
  expect((await news(admin))[0]).toStartWith(
    'Onderhoud van Jan Mol: de factuur van 1 januari 2025 is niet verstuurd en staat in concept: ',
  )
  await admin.patch(`/api/relation/${made.relation_id}`, { city: 'Zwolle' })
  await onDay(company, '2025-01-04')
  const [sent] = (await periods(admin, made.id)).billed
  expect(sent).toMatchObject({ status: 'sent', refusal: null })
  expect((await admin.get(`/api/invoice/${sent?.invoice_id}`)).body.documentdate).toBe('2025-01-04')
  await onDay(company, '2025-02-01')
  expect((await periods(admin, made.id)).billed[0]).toMatchObject({ period_date: '2025-02-01', status: 'sent' })
  expect(await wrongInBooks(server.owner, company.id)).toEqual([])
})

test('a draft that somebody sent, cancelled or threw away by hand is left alone', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await recurring(admin, '2025-01-01', { way: 'mail', relation: customer({ email: null }) })
  const [waiting] = (await periods(admin, id)).billed
  expect(waiting?.refusal).toBeTruthy()
  expect((await admin.delete(`/api/invoice/${waiting?.invoice_id}`)).status).toBe(204)
  await onDay(company, '2025-01-02')
  expect((await periods(admin, id)).billed).toHaveLength(1)
  const kept = 'select refusal from recurring_invoice_period where recurring_invoice_id = $1'
  expect((await server.owner.query(kept, [id])).rows).toEqual([{ refusal: null }])
})

test('a dossier or a customer in the trash holds the next one up with its reason, until it is back', async () => {
  const company = await server.company()
  const { admin } = company
  const ofFlow = (await admin.post('/api/flow', { relation: customer(), description: 'Ketel' })).body
  const first = await recurring(admin, '2025-01-01', { flow_id: ofFlow.id, first_date: '2025-01-02' })
  const other = await recurring(admin, '2025-01-01', { first_date: '2025-01-02', title: 'Abonnement' })
  expect((await admin.delete(`/api/flow/${ofFlow.id}`)).status).toBe(204)
  expect((await admin.delete(`/api/relation/${other.relation_id}`)).status).toBe(204)
  for (const day of ['2025-01-02', '2025-01-03']) await onDay(company, day)
  const flowGone = 'Het dossier staat in de prullenbak. Zet het terug, of verwijder de terugkerende factuur.'
  const customerGone = 'De klant is er niet meer. Zet de klant terug, of verwijder de terugkerende factuur.'
  expect((await read(admin, first.id)).refusal).toBe(flowGone)
  expect((await read(admin, other.id)).refusal).toBe(customerGone)
  expect((await news(admin)).filter(text => text.includes('niet gemaakt')).toSorted()).toEqual([
    `Abonnement van Jan Mol: de factuur van 2 januari 2025 is niet gemaakt: ${customerGone}`,
    `Onderhoud van Jan Mol: de factuur van 2 januari 2025 is niet gemaakt: ${flowGone}`,
  ])
  await admin.post(`/api/flow/${ofFlow.id}/restore`)
  await onDay(company, '2025-01-04')
  expect(await datesOf(admin, first.id)).toEqual(['2025-01-02'])
  expect((await read(admin, first.id)).refusal).toBeNull()
  await admin.post(`/api/relation/${other.relation_id}/restore`)
  expect((await admin.post(`/api/recurring_invoice/${other.id}/tryagain`)).body.refusal).toBeNull()
  expect(await datesOf(admin, other.id)).toEqual(['2025-01-02'])
})

test('a company that gave the module up is billed nothing until it owns it again', async () => {
  const company = await server.company()
  const platform = await server.company({ modules: ['ADMIN'] })
  const { id } = await recurring(company.admin, '2025-01-01')
  const module = (act: string) =>
    platform.admin.patch(`/api/company/${company.id}/${act}`, { moduleId: numberOf('INVOICE') })
  expect((await module('removemodulefromcompany')).status).toBe(200)
  await onDay(company, '2025-02-01')
  expect((await module('addmoduletocompany')).status).toBe(200)
  expect(await datesOf(company.admin, id)).toEqual(['2025-01-01'])
  await onDay(company, '2025-02-02')
  expect(await datesOf(company.admin, id)).toEqual(['2025-01-01', '2025-02-01'])
})

test('a pause leaves out what falls in it, and so does the trash', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await recurring(admin, '2025-01-01')
  await admin.post(`/api/recurring_invoice/${id}/pause`)
  expect((await admin.post(`/api/recurring_invoice/${id}/pause`)).status).toBe(409)
  await onDay(company, '2025-03-15')
  expect((await periods(admin, id)).coming).toEqual([])
  expect((await admin.post(`/api/recurring_invoice/${id}/resume`)).body).toMatchObject({
    status: 'active',
    next_date: '2025-04-01',
  })
  await onDay(company, '2025-04-01')
  await admin.delete(`/api/recurring_invoice/${id}`)
  await onDay(company, '2025-06-15')
  expect((await admin.post(`/api/recurring_invoice/${id}/restore`)).status).toBe(200)
  await onDay(company, '2025-07-01')
  expect(await datesOf(admin, id)).toEqual(['2025-01-01', '2025-04-01', '2025-07-01'])
})

test('it ends after its last day or its last time, and goes on when somebody adds more', async () => {
  const company = await server.company()
  const { admin } = company
  const twice = await recurring(admin, '2025-01-01', { times: 2 })
  const until = await recurring(admin, '2025-01-01', { end_date: '2025-02-28' })
  await onDay(company, '2025-05-01')
  for (const { id } of [twice, until]) {
    expect(await datesOf(admin, id)).toEqual(['2025-01-01', '2025-02-01'])
    expect(await read(admin, id)).toMatchObject({ status: 'ended', next_date: null })
    expect((await admin.post(`/api/recurring_invoice/${id}/resume`)).status).toBe(409)
  }
  expect((await change(admin, twice.id, { times: 3 })).status).toBe(200)
  expect((await admin.post(`/api/recurring_invoice/${twice.id}/resume`)).body.next_date).toBe('2025-05-01')
  await server.settled()
  expect(await datesOf(admin, twice.id)).toEqual(['2025-01-01', '2025-02-01', '2025-05-01'])
  expect((await read(admin, twice.id)).status).toBe('ended')
})

test('it shows the coming twelve months with their periods and amounts, which follow its lines', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, invoicetemplate_id } = await recurring(admin, '2025-01-15', {
    first_date: '2025-02-01',
    interval_unit: 'quarter',
    in_arrears: true,
  })
  const { coming } = await periods(admin, id)
  expect(coming.map(({ date, from, until }) => `${date}: ${from} ${until}`)).toEqual([
    '2025-02-01: 2024-11-01 2025-01-31',
    '2025-05-01: 2025-02-01 2025-04-30',
    '2025-08-01: 2025-05-01 2025-07-31',
    '2025-11-01: 2025-08-01 2025-10-31',
  ])
  const { calculation_id } = (await admin.get(`/api/invoice/${invoicetemplate_id}`)).body
  const line = {
    calculation_id,
    item_type: 'manual',
    item_name: 'Filter',
    unit_rate_exc_manual: 50,
    vat_percentage: 21,
  }
  expect((await admin.post('/api/calculationitem', line)).status).toBe(201)
  expect((await periods(admin, id)).coming[0]).toMatchObject({ amount_exc_vat: 150, amount_inc_vat: 181.5 })
  await onDay(company, '2025-02-01')
  const [billed] = (await periods(admin, id)).billed
  expect((await admin.get(`/api/invoice/${billed?.invoice_id}`)).body.amount_inc_vat).toBe(181.5)
})

test('one begun with an invoice takes over its customer, lines and texts; a credit does not recur', async () => {
  const { admin } = await server.company()
  at('2025-01-01')
  const invoice = (await admin.post('/api/invoice', { relation: customer(), title: 'Huur', items })).body
  await admin.post(`/api/invoice/${invoice.id}/sendemail`, { dontsentbutmarksent: true })
  const made = await recurring(admin, '2025-01-01', { invoice_id: invoice.id, items: undefined, title: undefined })
  expect(made).toMatchObject({ title: 'Huur', relation_id: invoice.relation_id, amount_inc_vat: 121 })
  const credit = (await admin.post(`/api/invoice/${invoice.id}/createcreditinvoice`)).body
  const refused = { invoice_id: credit.id, interval_unit: 'month', first_date: '2025-02-01' }
  expect((await admin.post('/api/recurring_invoice', refused)).body.message).toBe(
    'Een creditfactuur komt niet terug. Kies een gewone factuur.',
  )
})

test('what cannot be is refused at its field, and changes nothing', async () => {
  const { admin } = await server.company()
  const { id } = await recurring(admin, '2025-01-01', { first_date: '2025-02-01', times: 3 })
  const body = { relation: customer(), items, interval_unit: 'month', first_date: '2025-02-01' }
  const wrong = [
    [{ ...body, first_date: '2024-12-31' }, 'Kies vandaag of een dag die nog komt.'],
    [{ ...body, end_date: '2025-01-31' }, 'Kies een einddatum op of na de eerste factuur.'],
    [{ ...body, relation: undefined }, expect.any(String)],
  ] as const
  for (const [asked, message] of wrong)
    expect(await admin.post('/api/recurring_invoice', asked)).toMatchObject({ status: 422, body: { message } })
  for (const changes of [
    { interval_count: 0 },
    { interval_count: 61 },
    { times: 1000 },
    { first_date: '2024-12-31' },
    { end_date: '2025-01-15' },
  ])
    expect([changes, (await change(admin, id, changes)).status]).toEqual([changes, 422])
  expect(await read(admin, id)).toMatchObject({ interval_count: 1, times: 3, next_date: '2025-02-01', end_date: null })
  expect((await admin.get('/api/recurring_invoice')).body).toHaveLength(1)
})

test('another interval counts from the first day again, and bills no period twice', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await recurring(admin, '2025-01-01')
  await onDay(company, '2025-02-10')
  expect((await change(admin, id, { interval_unit: 'quarter' })).body.next_date).toBe('2025-04-01')
  expect((await change(admin, id, { interval_unit: 'week' })).body.next_date).toBe('2025-02-12')
  expect((await change(admin, id, { first_date: '2025-02-10', interval_unit: 'month' })).body.next_date).toBe(
    '2025-02-10',
  )
})

test('its template is offered to nobody and goes with it alone; its invoices stay', async () => {
  const { admin } = await server.company()
  const { id, invoicetemplate_id } = await recurring(admin, '2025-01-01')
  expect((await admin.get('/api/invoice/indexTemplates')).body).toEqual([])
  expect((await admin.delete(`/api/invoice/${invoicetemplate_id}`)).body.message).toBe(
    'Dit is de inhoud van een terugkerende factuur. Verwijder die factuur zelf.',
  )
  const [{ invoice_id = 0 } = {}] = (await periods(admin, id)).billed
  await admin.delete(`/api/recurring_invoice/${id}`)
  expect((await admin.post(`/api/recurring_invoice/${id}/forceDelete`)).status).toBe(204)
  expect((await admin.get(`/api/invoice/${invoice_id}`)).status).toBe(200)
})

test('a dossier with a recurring invoice is not deleted for good: what it held up would be billed to its customer', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = (await admin.post('/api/flow', { relation: customer(), description: 'Ketel' })).body
  const { id } = await recurring(admin, '2025-01-01', { flow_id: flow.id, first_date: '2025-01-10', way: 'mail' })
  await admin.delete(`/api/flow/${flow.id}`)
  await onDay(company, '2025-01-10')
  const refused = await admin.post(`/api/flow/${flow.id}/forceDelete`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Er zijn terugkerende facturen van dit dossier: Onderhoud. Verwijder die eerst.',
  ])
  for (const day of ['2025-02-10', '2025-03-10']) await onDay(company, day)
  expect((await admin.get('/api/invoice')).body).toEqual([])
  await admin.delete(`/api/recurring_invoice/${id}`)
  expect((await admin.post(`/api/recurring_invoice/${id}/forceDelete`)).status).toBe(204)
  expect((await admin.post(`/api/flow/${flow.id}/forceDelete`)).status).toBe(204)
})

test('its template keeps its customer and its dossier: another one there would not be billed', async () => {
  const { admin } = await server.company()
  const { id, relation_id, invoicetemplate_id } = await recurring(admin, '2025-01-01', { first_date: '2025-01-10' })
  const other = (await admin.post('/api/relation', { name: 'Piet', surname: 'Los', ...resident })).body
  const flow = (await admin.post('/api/flow', { relation_id: other.id })).body
  for (const change of [{ relation_id: other.id }, { flow_id: flow.id }])
    expect(await admin.patch(`/api/invoice/${invoicetemplate_id}`, change)).toMatchObject({
      status: 409,
      body: {
        message: 'De klant en het dossier van een terugkerende factuur staan vast. Maak voor een ander een nieuwe.',
      },
    })
  const kept = (await admin.get(`/api/invoice/${invoicetemplate_id}`)).body
  expect(kept).toMatchObject({ relation_id, flow_id: null, relation_fullname: 'Jan Mol' })
  expect((await admin.patch(`/api/invoice/${invoicetemplate_id}`, { title: 'Onderhoud', relation_id })).status).toBe(
    200,
  )
  expect((await read(admin, id)).relation_id).toBe(relation_id)
})

test('when its dossier goes to another customer it names that one, before anything is billed', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = (await admin.post('/api/flow', { relation: customer() })).body
  const { id, invoicetemplate_id } = await recurring(admin, '2025-01-01', {
    flow_id: flow.id,
    first_date: '2025-01-10',
  })
  const other = (await admin.post('/api/relation', { name: 'Piet', surname: 'Los', ...resident })).body
  expect((await admin.patch(`/api/flow/${flow.id}`, { relation_id: other.id })).status).toBe(200)
  const named = { relation_id: other.id, relation_fullname: 'Piet Los' }
  expect(await read(admin, id)).toMatchObject(named)
  expect((await admin.get(`/api/invoice/${invoicetemplate_id}`)).body).toMatchObject(named)
  await onDay(company, '2025-01-10')
  expect((await admin.get('/api/invoice')).body).toMatchObject([named])
})

test('pausing, going on, ending, changing, trying again and deleting at once bills a period once at the most', async () => {
  const company = await server.company()
  const { admin } = company
  const { id } = await recurring(admin, '2025-01-01', { way: 'mail' })
  at('2025-03-05')
  const act = (name: string) => admin.post(`/api/recurring_invoice/${id}/${name}`)
  const acts = [
    () => act('pause'),
    () => act('resume'),
    () => act('end'),
    () => act('tryagain'),
    () => change(admin, id, { interval_unit: 'week' }),
  ]
  const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => acts[n % acts.length]?.()))
  expect(answers.map(answer => answer?.status).filter(status => ![200, 409].includes(status ?? 0))).toEqual([])
  await Promise.all([act('tryagain'), act('tryagain'), admin.delete(`/api/recurring_invoice/${id}`), act('resume')])
  await server.settled()
  const kept = 'select period_date, invoice_id from recurring_invoice_period where recurring_invoice_id = $1'
  const { rows } = await server.owner.query(kept, [id])
  expect(new Set(rows.map(({ invoice_id }) => invoice_id)).size).toBe(rows.length)
  expect((await admin.get('/api/invoice')).body).toHaveLength(rows.length)
  expect(await wrongInBooks(server.owner, company.id)).toEqual([])
})

test('a split for the G-rekening goes with each of its invoices (article 35a IW)', async () => {
  const company = await server.company({ settings: { invoice_gaccount_iban: 'NL21INGB0990123456' } })
  const { admin } = company
  const made = await recurring(admin, '2025-01-31', { first_date: '2025-02-01' })
  const gaccount = { wages: { type: 'percentage', value: 50 }, share: { type: 'percentage', value: 40 } }
  expect((await admin.patch(`/api/invoice/${made.invoicetemplate_id}`, { gaccount })).status).toBe(200)
  await onDay(company, '2025-02-01')
  await onDay(company, '2025-03-01')
  const billed = (await periods(admin, made.id)).billed.map(({ invoice_id }) => invoice_id)
  expect(billed).toHaveLength(2)
  for (const id of billed) {
    const sent = await admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
    expect(sent.body).toMatchObject({ gaccount_split: { amount: 20, wages: 50 }, gaccount_open: 20 })
  }
})
