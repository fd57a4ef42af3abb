import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { ageingOf } from '../domain/ageing'
import { dueOf } from '../domain/due'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const items = [
  { item_name: 'Panelen', unit_rate_exc_manual: 2100, vat_percentage: 0 },
  { item_name: 'Warmtepomp', unit_rate_exc_manual: 4135, vat_percentage: 21 },
  { item_name: 'Isolatie', unit_rate_exc_manual: 868.01, vat_percentage: 9 },
]

async function approvedQuotation(admin: TestClient) {
  const made = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan van der Berg', ...resident },
    title: 'Zon en warmte',
    items,
  })
  await admin.post(`/api/quotation/${made.body.id}/sendemail`, { dontsentbutmarksent: true })
  await agree(server.anonymous, 'quotation', made.body.hash, {
    signername: 'Jan',
    agreeswithoffer: true,
  })
  return made.body as { id: number; calculation_id: number; amount_inc_vat: number }
}
const send = (admin: TestClient, id: number) =>
  admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })

test('an invoice of 40 % and one of the rest are the whole to the cent for every VAT rate, and then nothing is left (R-INV-008)', async () => {
  const { admin } = await server.company()
  const quotation = await approvedQuotation(admin)
  const part = await admin.post('/api/invoice/createinvoicefromquotation', {
    quotation_id: quotation.id,
    partialinvoicetype: 'frompercentage',
    percentage: 40,
  })
  const rest = await admin.post('/api/invoice/createinvoicefromquotation', {
    quotation_id: quotation.id,
    partialinvoicetype: 'rest',
  })
  expect(part.status).toBe(201)
  const whole = (await admin.get(`/api/calculation/${quotation.calculation_id}`)).body
  const parts = await Promise.all(
    [part, rest].map(async invoice => (await admin.get(`/api/calculation/${invoice.body.calculation_id}`)).body),
  )
  for (const field of [
    'amount_exc_vat_0',
    'amount_exc_vat_9',
    'amount_exc_vat_21',
    'amount_vat_9',
    'amount_vat_21',
    'amount_inc_vat',
  ]) {
    expect(Math.round((parts[0][field] + parts[1][field]) * 100), field).toBe(Math.round(whole[field] * 100))
  }
  expect(parts[0].calculationitems).toHaveLength(3)
  const none = await admin.post('/api/invoice/createinvoicefromquotation', {
    quotation_id: quotation.id,
    partialinvoicetype: 'rest',
  })
  expect(none).toMatchObject({ status: 409, body: { message: 'Alles van deze calculatie is al gefactureerd.' } })
})

test('an invoice gets its number when it is sent and is immutable from then on (R-INV-001, G-NUM)', async () => {
  const { admin } = await server.company()
  const draft = (await admin.post('/api/invoice', { relation: { fullname: 'Ada Post', ...resident }, items })).body
  expect(draft).toMatchObject({ status: 'draft', number: null, enddate: null })
  const sent = (await send(admin, draft.id)).body
  expect(sent.number).toMatch(/^F\d{4}-0001$/)
  expect(sent.enddate).not.toBeNull()
  const line = (await admin.get(`/api/calculation/${draft.calculation_id}`)).body.calculationitems[0]
  const widget = (await admin.get(`/api/documentwidget?widgetable_type=invoice&widgetable_id=${draft.id}`)).body[0]
  const attempts = [
    await admin.patch(`/api/invoice/${draft.id}`, { title: 'Anders' }),
    await admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 2 }),
    await admin.post('/api/calculationitem', { calculation_id: draft.calculation_id, item_name: 'Erbij' }),
    await admin.delete(`/api/calculationitem/${line.id}`),
    await admin.patch(`/api/documentwidget/${widget.id}`, { textcontent: '<p>x</p>' }),
    await admin.delete(`/api/documentwidget/${widget.id}`),
    await admin.delete(`/api/invoice/${draft.id}`),
    await admin.patch(`/api/invoice/${draft.id}`, { status: 'draft', update_reason: 'rollbackstatus' }),
  ]
  expect(attempts.map(answer => answer.status)).toEqual([409, 409, 409, 409, 409, 409, 409, 409])
  expect((await send(admin, draft.id)).body.number).toBe(sent.number)
  expect((await admin.get(`/api/calculation/${draft.calculation_id}`)).body.amount_inc_vat).toBe(draft.amount_inc_vat)
  expect((await admin.post(`/api/invoice/${draft.id}/markpaid`)).body.status).toBe('paid')
})

test('fifty invoices finalised at once over two companies leave no gap and no double', async () => {
  const companies = [await server.company(), await server.company()]
  const drafts = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const { admin } = companies[i % 2] as (typeof companies)[number]
      const { body } = await admin.post('/api/invoice', {
        relation: { fullname: `Klant ${i}`, ...resident },
        items: [{ item_name: 'Werk', unit_rate_exc_manual: 10 + i }],
      })
      return { admin, id: body.id as number, company: i % 2 }
    }),
  )
  const sent = await Promise.all(
    drafts.map(async ({ admin, id, company }) => ({ company, number: (await send(admin, id)).body.number as string })),
  )
  for (const company of [0, 1]) {
    const numbers = sent.filter(one => one.company === company).map(one => Number(one.number.slice(-4)))
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
  }
})

test('a credit invoice turns the amounts around and gets a number of its own (R-INV-007)', async () => {
  const { admin } = await server.company()
  const draft = (await admin.post('/api/invoice', { relation: { fullname: 'Ada Post', ...resident }, items })).body
  expect((await admin.post(`/api/invoice/${draft.id}/createcreditinvoice`)).status).toBe(409)
  await send(admin, draft.id)
  const credit = (await admin.post(`/api/invoice/${draft.id}/createcreditinvoice`)).body
  expect(credit).toMatchObject({ status: 'draft', credit_of: draft.id })
  const amounts = (await admin.get(`/api/invoice/${credit.id}`)).body
  expect(amounts.amount_inc_vat).toBe(-draft.amount_inc_vat)
  expect((await send(admin, credit.id)).body.number).toMatch(/-0002$/)
  const widgets: { textcontent: string | null }[] = (
    await admin.get(`/api/documentwidget?widgetable_type=invoice&widgetable_id=${credit.id}`)
  ).body
  const words = widgets.map(widget => widget.textcontent).join(' ')
  expect(words).toMatch(/crediteren wij factuur F\d{4}-0001/)
  expect(words).not.toContain('Wilt u')
})

test('a relation or dossier with a sent invoice cannot be deleted, nor the dossier cancelled (R-REL-001, R-FLOW-012, R-FLOW-017, R-PIPE-003)', async () => {
  const { admin } = await server.company()
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', ...resident } })).body
  const draft = (await admin.post('/api/invoice/createinvoicefromflow', { flow_id: flow.id, items })).body
  await send(admin, draft.id)
  expect((await admin.delete(`/api/flow/${flow.id}`)).body.message).toBe(
    'Aanvraag kan niet worden verwijderd omdat er al facturen zijn verstuurd.',
  )
  const cancelled = await admin.post(`/api/lead/${flow.id}/changestatus`, { flow_status: 'cancelled' })
  expect(cancelled).toMatchObject({
    status: 409,
    body: { message: 'Aanvraag kan niet worden geannuleerd, omdat er verstuurde facturen zijn.' },
  })
  expect((await admin.get(`/api/flow/${flow.id}`)).body.status).toBe('invoice')
  const open = (await admin.post('/api/flow', { relation_id: flow.relation_id })).body
  expect((await admin.patch(`/api/flow/${open.id}`, { status: 'cancelled' })).body.status).toBe('cancelled')
  await admin.patch(`/api/flow/${flow.id}`, { status: 'completed' })
  expect((await admin.delete(`/api/relation/${flow.relation_id}`)).body.message).toBe(
    'Relatie kan niet worden verwijderd omdat er al facturen zijn verstuurd.',
  )
})

test('a company with invoices only makes and sends one, and its customer sees when to pay (R-INV-009)', async () => {
  const { admin } = await server.company({ modules: ['BASIS', 'INVOICE'] })
  const draft = (
    await admin.post('/api/invoice', {
      relation: { fullname: 'Jan van der Berg', email: 'jan@voorbeeld.nl', ...resident },
      items,
    })
  ).body
  const sent = (
    await admin.post(`/api/invoice/${draft.id}/sendemail`, {
      to_email: 'jan@voorbeeld.nl',
      subject: 'Factuur',
      message: '<p>Hierbij.</p>',
    })
  ).body
  const page = await server.anonymous.get(`/api/invoice/${draft.hash}/getbycustomer`)
  expect(page.body).toMatchObject({
    noun: 'Factuur',
    status: 'sent',
    can_approve: false,
    enddate: sent.enddate,
    number: sent.number,
  })
  expect(
    (
      await server.anonymous.post(`/api/invoice/${draft.hash}/approvebycustomer`, {
        signername: 'Jan',
        agreeswithoffer: true,
      })
    ).status,
  ).toBe(404)
  expect((await admin.get('/api/relation')).status).toBe(403)
  expect((await admin.get('/api/quotation')).status).toBe(403)
})

test('the due display counts days around the end date (R-INV-002, R-INV-003, R-INV-004, R-INV-005)', () => {
  expect(dueOf({ status: 'draft', enddate: null, amount_open: 0 }, '2026-11-21')).toEqual({ kind: 'draft' })
  expect(dueOf({ status: 'paid', enddate: '2026-01-01', amount_open: 0 }, '2026-11-21')).toEqual({ kind: 'paid' })
  expect(dueOf({ status: 'unpayable', enddate: '2026-01-01', amount_open: 10 }, '2026-11-21')).toEqual({
    kind: 'unpayable',
  })
  expect(dueOf({ status: 'sent', enddate: '2026-11-24', amount_open: 10 }, '2026-11-21')).toEqual({
    kind: 'left',
    days: 3,
  })
  expect(dueOf({ status: 'sent', enddate: '2026-11-21', amount_open: 10 }, '2026-11-21')).toEqual({
    kind: 'left',
    days: 0,
  })
  expect(dueOf({ status: 'sent', enddate: '2026-11-09', amount_open: 10 }, '2026-11-21')).toEqual({
    kind: 'late',
    days: 12,
  })
  expect(dueOf({ status: 'sent', enddate: '2026-11-09', amount_open: 0 }, '2026-11-21')).toEqual({ kind: 'settled' })
})

test('what is outstanding falls into groups by how late it is, to the cent and over every open invoice', async () => {
  const due = (enddate: string | null, amount_open: number) => ({ status: 'sent', enddate, amount_open })
  const days = ['2026-12-06', '2026-11-29', '2026-11-22', '2026-11-21', '2026-11-08', '2026-11-07', '2026-10-23']
  const open = [...days, '2026-10-22', '2026-09-23', '2026-09-22', null].map(day => due(day, 0.1))
  const { groups, outstanding, late, soon } = ageingOf(open, '2026-11-22')
  expect(groups.map(({ count }) => count)).toEqual([4, 2, 2, 2, 1])
  expect(groups.map(({ amount }) => amount)).toEqual([0.4, 0.2, 0.2, 0.2, 0.1])
  expect([outstanding, late, soon]).toEqual([
    { count: 11, amount: 1.1 },
    { count: 7, amount: 0.7 },
    { count: 2, amount: 0.2 },
  ])
  expect(ageingOf([due('2026-11-01', 0), due('2026-11-01', -210)], '2026-11-22')).toMatchObject({
    outstanding: { count: 0, amount: 0 },
    late: { count: 0, amount: 0 },
  })
  // More than a list answers at once.
  expect(ageingOf(Array(2500).fill(due('2026-11-01', 10)), '2026-11-22').late).toEqual({ count: 2500, amount: 25_000 })
})

test('the ageing of a company counts its sent invoices and no drafts, paid ones or those of others', async () => {
  const { admin } = await server.company()
  const other = await server.company()
  const make = async (client: TestClient) =>
    (await client.post('/api/invoice', { relation: { fullname: 'Jan Vos', ...resident }, items })).body
  const [draft, sent, paid, theirs] = [await make(admin), await make(admin), await make(admin), await make(other.admin)]
  expect((await admin.get('/api/invoice/ageing')).body.outstanding).toEqual({ count: 0, amount: 0 })
  await Promise.all([send(admin, sent.id), send(admin, paid.id), send(other.admin, theirs.id)])
  expect((await admin.post(`/api/invoice/${paid.id}/markpaid`)).status).toBe(200)
  const { body } = await admin.get('/api/invoice/ageing')
  expect(body.outstanding).toEqual({ count: 1, amount: draft.amount_inc_vat })
  expect(body.groups[0]).toEqual(body.outstanding)
  expect(body.late.count).toBe(0)
})

test('turnover is what went out, without VAT, with credit invoices taken off; a draft is none', async () => {
  const { admin } = await server.company()
  const line = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const make = async () =>
    (await admin.post('/api/invoice', { relation: { fullname: 'Ada Post', ...resident }, items: line })).body.id
  const [first, second] = [await make(), await make()]
  await make()
  await send(admin, first)
  await send(admin, second)
  const thisMonth = async () => (await admin.post('/api/company/getcompanystatistics', {})).body.statistics.at(-1)
  expect(await thisMonth()).toMatchObject({ invoices_sent: 2, revenue_exc: 2000, revenue_inc: 2420 })
  const credit = (await admin.post(`/api/invoice/${first}/createcreditinvoice`)).body
  await send(admin, credit.id)
  expect(await thisMonth()).toMatchObject({ revenue_exc: 1000, revenue_inc: 1210 })
})

test('an invoice that is too late can be reminded of, by mail from its template, counted and in the log of the dossier; any other is refused and changes nothing', async () => {
  const { admin } = await server.company()
  const made = (
    await admin.post('/api/invoice', {
      relation: { fullname: 'Ada Post', email: 'ada@voorbeeld.example', ...resident },
      items,
    })
  ).body
  const remind = (body: object) => admin.post(`/api/invoice/${made.id}/sendreminder`, body)
  const mail = {
    to_email: 'ada@voorbeeld.example',
    subject: 'Herinnering',
    message: '<p>{{document.number}} {{reminder.open}}</p>',
  }
  expect(await remind(mail)).toMatchObject({
    status: 409,
    body: { message: 'Alleen een factuur die te laat is krijgt een herinnering.' },
  })
  const sent = (await send(admin, made.id)).body
  await server.owner.query(`update invoice set enddate = '2026-01-15' where id = ${made.id}`)
  const start = (await admin.get(`/api/invoice/${made.id}/getForReminder`)).body
  expect(start.to_email).toBe('ada@voorbeeld.example')
  expect(start.subject).toContain(`Herinnering: factuur ${sent.number}`)
  expect(await remind({ ...mail, to_email: '' })).toMatchObject({ status: 422 })
  // What would reach the customer empty or in braces does not go out.
  for (const wrong of [{ subject: ' ' }, { message: '<p></p>' }, { message: '<p>{{onbekend.tag}}</p>' }])
    expect(await remind({ ...mail, ...wrong })).toMatchObject({ status: 422 })
  expect((await admin.get(`/api/invoice/${made.id}`)).body).toMatchObject({ reminders: 0, date_reminded: null })

  await remind(mail)
  expect((await remind(mail)).body).toMatchObject({ status: 'sent', reminders: 2 })
  await server.settled()
  const inbox = server.app.platform.mailer.inbox
  const mails = ((await inbox?.list()) ?? []).filter(({ subject }) => subject === 'Herinnering')
  expect(mails).toHaveLength(2)
  const { html = '' } = (await inbox?.get(mails[0]?.id ?? '')) ?? {}
  expect(html).toContain(sent.number)
  expect(html).not.toContain('{{')
  const log = (await admin.get(`/api/invoice/${made.id}/log`)).body as { description: string }[]
  expect(log.filter(item => item.description === 'reminded')).toHaveLength(2)

  await admin.post(`/api/invoice/${made.id}/markpaid`)
  expect(await remind(mail)).toMatchObject({ status: 409 })
})

test('many late invoices are reminded of as a batch; of which not is told beforehand, and those stay as they are (R-BATCH-004)', async () => {
  const { admin } = await server.company()
  const late = async (email: string | null, enddate = '2026-01-15') => {
    const { id } = (
      await admin.post('/api/invoice', {
        relation: { fullname: 'Bo Elders', ...(email && { email }), ...resident },
        items,
      })
    ).body
    await admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })
    await server.owner.query('update invoice set enddate = $1 where id = $2', [enddate, id])
    return id as number
  }
  const first = await late('een@elders.example')
  const second = await late('twee@elders.example')
  const unknown = await late(null)
  const early = await late('drie@elders.example', '2999-01-15')
  const ids = [first, second, unknown, early]
  const bulk = (body: object) => admin.post('/api/invoice/bulksendreminder', body)
  const told = [
    { id: unknown, message: 'Van deze klant is geen e-mailadres bekend.' },
    { id: early, message: 'Alleen een factuur die te laat is krijgt een herinnering.' },
  ]
  const counts = async () =>
    (await admin.get('/api/invoice?sort=id')).body.map((row: { reminders: number }) => row.reminders)
  expect((await bulk({ ids, dry_run: true })).body).toEqual({ refused: told })
  expect(await counts()).toEqual([0, 0, 0, 0])

  const { batchId } = (await bulk({ ids })).body
  await server.settled()
  expect((await admin.get(`/api/batch/${batchId}`)).body).toMatchObject({ progress: 100, done: 4, refused: told })
  expect(await counts()).toEqual([1, 1, 0, 0])
  const mails = ((await server.app.platform.mailer.inbox?.list()) ?? []).filter(({ to }) => /elders/.test(String(to)))
  expect(mails.map(({ to }) => String(to)).sort()).toEqual(['een@elders.example', 'twee@elders.example'])

  const again = await bulk({ ids: [first], dry_run: true })
  expect(again.body.refused).toEqual([{ id: first, message: 'Vandaag is al een herinnering verstuurd.' }])
  const stranger = await server.company()
  expect((await stranger.admin.post('/api/invoice/bulksendreminder', { ids })).status).toBe(404)
})

test('many drafts are sent as a batch, each once with its number and mail; of which not is told, and those stay drafts (R-BATCH-004, G-NUM)', async () => {
  const { admin } = await server.company()
  const draft = async (email: string | null, lines: readonly object[] = items) =>
    (
      await admin.post('/api/invoice', {
        relation: { fullname: 'Bo Elders', ...(email && { email }), ...resident },
        items: lines,
      })
    ).body.id as number
  const good = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(n => draft(`klant${n}@velen.example`)))
  const [unknown, nothing] = [await draft(null), await draft('nul@velen.example', [])]
  // The law asks for the address of the customer.
  const lacking = (
    await admin.post('/api/invoice', { relation: { fullname: 'Bo Elders', email: 'adres@velen.example' }, items })
  ).body.id as number
  const gone = await draft('weg@velen.example')
  await admin.delete(`/api/invoice/${gone}`)
  const ids = [...good, unknown, nothing, lacking, gone]
  const bulk = (body: object) => admin.post('/api/invoice/bulksend', body)
  const plain = [
    { id: unknown, message: 'Van deze klant is geen e-mailadres bekend.' },
    { id: nothing, message: expect.any(String) },
  ]
  expect((await bulk({ ids, dry_run: true })).body).toEqual({ refused: plain })

  // Twice at once, as by two who press the button: each invoice goes out once.
  const batches = await Promise.all([bulk({ ids }), bulk({ ids })])
  await server.settled()
  const rows = (await admin.get('/api/invoice?sort=id')).body as { id: number; status: string; number: string | null }[]
  const sentOnes = rows.filter(({ status }) => status === 'sent')
  expect(sentOnes.map(({ id }) => id)).toEqual(good.toSorted((one, other) => one - other))
  const numbers = sentOnes.map(({ number }) => Number(number?.slice(-4))).toSorted((one, other) => one - other)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7])
  const mails = ((await server.app.platform.mailer.inbox?.list()) ?? []).filter(({ to }) => /velen/.test(String(to)))
  expect(mails.map(({ to }) => String(to)).sort()).toEqual(good.map((_, n) => `klant${n + 1}@velen.example`))
  const ends = await Promise.all(
    batches.map(async ({ body }) => (await admin.get(`/api/batch/${body.batchId}`)).body.refused as { id: number }[]),
  )
  for (const refused of ends) expect(refused.map(({ id }) => id)).toEqual(expect.arrayContaining([unknown, lacking]))
  expect(ends.flat().filter(({ id }) => good.includes(id))).toHaveLength(good.length)
  expect((await (await server.company()).admin.post('/api/invoice/bulksend', { ids })).status).toBe(404)
})

test('a draft invoice can be cancelled and comes back as a draft; one with a number is credited instead (R-INV-001)', async () => {
  const { admin } = await server.company()
  const { body: made } = await admin.post('/api/invoice', { relation: { fullname: 'Jan Mol', ...resident }, items })
  const url = `/api/invoice/${made.id}`
  const back = (status: string) => admin.patch(url, { status, update_reason: 'rollbackstatus' })
  expect((await admin.post(`${url}/cancel`)).body.status).toBe('cancelled')
  expect((await admin.patch(`/api/calculation/${made.calculation_id}`, { discount: 5 })).status).toBe(409)
  expect((await send(admin, made.id)).status).toBe(409)
  for (const status of ['sent', 'paid']) expect((await back(status)).status).toBe(409)
  expect((await back('draft')).body).toMatchObject({ status: 'draft', number: null })
  expect((await admin.patch(`/api/calculation/${made.calculation_id}`, { discount: 5 })).status).toBe(200)
  expect((await send(admin, made.id)).body.number).toBeString()
  expect((await admin.post(`${url}/cancel`)).status).toBe(409)
})
