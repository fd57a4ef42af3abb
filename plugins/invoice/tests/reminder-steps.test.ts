import { afterAll, afterEach, beforeAll, expect, setSystemTime, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { remindByItself, sendDueSteps } from '../reminders/jobs'

/** The clock of a test stands in a spring that is over, so that whatever is planned for it is due in the database. */
let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterEach(() => {
  setSystemTime()
})
afterAll(() => server.stop())

const at = (day: string, time = '09:05') => setSystemTime(new Date(`${day}T${time}:00+01:00`))
let customers = 0

interface Billed {
  readonly id: number
  readonly number: string
  readonly email: string
  readonly relation_id: number
}

/** A company that lets reminders go by themselves. */
async function reminding(more: object = {}): Promise<TestCompany> {
  const company = await server.company()
  const [{ id }] = (await company.admin.get('/api/companysettings')).body
  const { status } = await company.admin.patch(`/api/companysettings/${id}`, { invoice_reminders: true, ...more })
  expect(status).toBe(200)
  return company
}

/** An invoice sent on 16 February that has to be paid on Monday 2 March 2026. */
async function billed({ post }: TestClient, customer: object = {}, price = 1000): Promise<Billed> {
  at('2026-02-16')
  const email = `klant${++customers}@stappen.example`
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: price, vat_percentage: 0 }]
  const relation = { fullname: 'Yasmina Post', email, ...resident, ...customer }
  const made = (await post('/api/invoice', { relation, items })).body
  const { body } = await post(`/api/invoice/${made.id}/sendemail`, { dontsentbutmarksent: true })
  expect(body).toMatchObject({ status: 'sent', enddate: '2026-03-02' })
  return { id: made.id, number: body.number, email, relation_id: body.relation_id }
}

/** What happens on a day: the work of the night, and the round of the hour that the company chose. */
async function onDay(company: TestCompany, day: string, time?: string): Promise<void> {
  at(day, time)
  await server.dailyJobs(company, new Date())
}

/** The subjects of what came in at an address, the oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  const { inbox } = server.app.platform.mailer
  return ((await inbox?.list()) ?? [])
    .filter(({ to }) => [to].flat().join().includes(address))
    .map(({ subject }) => subject)
    .reverse()
}

const stepsOf = async (id: number) =>
  (
    await server.owner.query('select step, sent_on::text from invoice_reminder where invoice_id = $1 order by id', [id])
  ).rows.map(({ step, sent_on }) => `${step} ${sent_on}`)
/** What was done to an invoice of all this, in its order: each was written while the invoice was held. */
const deedsOf = async (id: number) =>
  (
    await server.owner.query(
      `select description from log_item where loggable_type = 'invoice' and loggable_id = $1
         and description in ('reminded', 'disputed', 'markpaid') order by id`,
      [id],
    )
  ).rows.map(({ description }) => description)
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10))

test('an invoice that nobody pays gets each step once on its day, never on a free day, with the log and the count of each', async () => {
  const company = await reminding()
  const invoice = await billed(company.admin)
  for (const day of days('2026-02-23', 36)) await onDay(company, day)
  expect(await stepsOf(invoice.id)).toEqual([
    'announcement 2026-02-27',
    'first 2026-03-05',
    'second 2026-03-12',
    'notice 2026-03-23',
  ])
  expect(await mailsTo(invoice.email)).toEqual([
    `Factuur ${invoice.number}: betalen voor 2 maart 2026`,
    expect.stringContaining(`Herinnering: factuur ${invoice.number}`),
    `Tweede herinnering factuur ${invoice.number}`,
    `Aanmaning factuur ${invoice.number}`,
  ])
  expect((await company.admin.get(`/api/invoice/${invoice.id}`)).body.reminders).toBe(3)
  const { rows } = await server.owner.query(
    `select description from log_item where loggable_type = 'invoice' and loggable_id = $1 and description in ('announced', 'reminded') order by id`,
    [invoice.id],
  )
  expect(rows.map(({ description }) => description)).toEqual(['announced', 'reminded', 'reminded', 'reminded'])
})

test('nobody is mailed before the company chose it, before its hour, or once it switched reminders off', async () => {
  const company = await server.company()
  const invoice = await billed(company.admin)
  await onDay(company, '2026-03-05')
  expect(await stepsOf(invoice.id)).toEqual([])
  const [{ id }] = (await company.admin.get('/api/companysettings')).body
  const choose = (body: object) => company.admin.patch(`/api/companysettings/${id}`, body)
  at('2026-03-05', '08:00')
  // Planned at once for the hour of today; the job that comes before it does nothing.
  await choose({ invoice_reminders: true })
  await server.settled()
  expect(await stepsOf(invoice.id)).toEqual([])
  await choose({ invoice_reminders: false })
  await onDay(company, '2026-03-05')
  expect(await stepsOf(invoice.id)).toEqual([])
  await choose({ invoice_reminders: true })
  await onDay(company, '2026-03-06', '08:59')
  expect(await stepsOf(invoice.id)).toEqual([])
  await onDay(company, '2026-03-06', '09:00')
  expect(await stepsOf(invoice.id)).toEqual(['first 2026-03-06'])
})

test('sixteen rounds and eight times "send now" at one moment mail a customer once', async () => {
  const company = await reminding()
  const invoice = await billed(company.admin)
  at('2026-03-05')
  const round = () =>
    workFor(server.app.platform, { companyId: company.id }, async context => context.enqueue(sendDueSteps, {}))
  const now = () => company.admin.post(`/api/invoice/${invoice.id}/sendnextreminder`)
  const [, answers] = await Promise.all([
    Promise.all(Array.from({ length: 16 }, round)),
    Promise.all(Array.from({ length: 8 }, now)),
  ])
  await server.settled()
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(await stepsOf(invoice.id)).toEqual(['first 2026-03-05'])
  expect(await mailsTo(invoice.email)).toHaveLength(1)
  await onDay(company, '2026-03-05', '16:00')
  expect(await mailsTo(invoice.email)).toHaveLength(1)
})

test('after a missed week a customer gets one mail, and the next keeps its distance', async () => {
  const company = await reminding()
  const invoice = await billed(company.admin)
  for (const day of [...days('2026-03-17', 3), ...days('2026-03-23', 2)]) await onDay(company, day)
  expect(await stepsOf(invoice.id)).toEqual(['first 2026-03-17', 'second 2026-03-24'])
})

test('a payment, a credit and a written-off invoice stop what was planned', async () => {
  const company = await reminding()
  const { admin } = company
  const [paid, credited, lost, part] = [
    await billed(admin),
    await billed(admin),
    await billed(admin),
    await billed(admin, {}, 2000),
  ]
  at('2026-03-05', '08:30')
  await admin.post(`/api/invoice/${paid.id}/markpaid`)
  const credit = (await admin.post(`/api/invoice/${credited.id}/createcreditinvoice`)).body
  await admin.post(`/api/invoice/${credit.id}/sendemail`, { dontsentbutmarksent: true })
  await admin.post(`/api/invoice/${lost.id}/markunpayable`)
  await admin.post('/api/payment', { invoice_id: part.id, amount: 1500, paid_on: '2026-03-04' })
  await onDay(company, '2026-03-05')
  for (const { id } of [paid, credited, lost]) expect(await stepsOf(id)).toEqual([])
  expect(await stepsOf(part.id)).toEqual(['first 2026-03-05'])
  const mail = await server.app.platform.mailer.inbox?.waitFor(one => one.to.join().includes(part.email))
  // What was paid is taken off.
  expect(mail?.html?.replaceAll('\u00a0', ' ')).toContain('€ 500,00')
})

test('a payment and a reminder at one moment: whoever is paid first is not reminded', async () => {
  const company = await reminding()
  const invoices = await Promise.all(Array.from({ length: 8 }, () => billed(company.admin)))
  at('2026-03-05')
  await Promise.all(
    invoices.flatMap(({ id }) => [
      company.admin.post(`/api/invoice/${id}/sendnextreminder`),
      company.admin.post(`/api/invoice/${id}/markpaid`),
    ]),
  )
  await server.settled()
  const order = await Promise.all(invoices.map(({ id }) => deedsOf(id)))
  for (const deeds of order) expect([['reminded', 'markpaid'], ['markpaid']]).toContainEqual(deeds)
})

test('a dispute and a reminder at one moment: what is disputed first is not reminded of, and each is there once', async () => {
  const company = await reminding()
  const invoices = await Promise.all(Array.from({ length: 6 }, () => billed(company.admin)))
  at('2026-03-05')
  const acts = invoices.flatMap(({ id }) =>
    [0, 1].flatMap(() => [
      company.admin.post(`/api/invoice/${id}/sendnextreminder`),
      company.admin.post(`/api/invoice/${id}/dispute`, { reason: 'Te duur' }),
    ]),
  )
  const statuses = (await Promise.all(acts)).map(({ status }) => status)
  await server.settled()
  expect(statuses.filter(status => status !== 200 && status !== 409)).toEqual([])
  const order = await Promise.all(invoices.map(({ id }) => deedsOf(id)))
  for (const deeds of order) expect([['reminded', 'disputed'], ['disputed']]).toContainEqual(deeds)
})

test('a dispute holds an invoice up until it is settled, a pause until its day, of the invoice, the customer or all', async () => {
  const company = await reminding()
  const { admin } = company
  const [disputed, paused, customer, free] = [
    await billed(admin),
    await billed(admin),
    await billed(admin),
    await billed(admin),
  ]
  at('2026-03-03')
  const dispute = { reason: 'De steiger stond er te lang', amount: 450 }
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.post(`/api/invoice/${disputed.id}/dispute`, dispute)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await admin.post('/api/reminder/pause', { invoice_id: paused.id, until: '2026-03-06' })
  await admin.post('/api/reminder/pause', { relation_id: customer.relation_id, until: '2026-03-10' })
  await onDay(company, '2026-03-05')
  for (const { id } of [disputed, paused, customer]) expect(await stepsOf(id)).toEqual([])
  expect(await stepsOf(free.id)).toEqual(['first 2026-03-05'])

  const { body } = await admin.get('/api/reminder')
  const rowOf = ({ id }: Billed) => body.invoices.find((row: { id: number }) => row.id === id)
  expect(rowOf(disputed)).toMatchObject({ stage: 'disputed', stop: 'disputed', dispute })
  expect(rowOf(paused)).toMatchObject({ pause: { until: '2026-03-06', of: 'invoice' }, next: { on: '2026-03-09' } })
  expect(rowOf(customer)).toMatchObject({ pause: { until: '2026-03-10', of: 'customer' }, next: { on: '2026-03-11' } })
  expect((await admin.post(`/api/invoice/${disputed.id}/sendnextreminder`)).status).toBe(409)

  await admin.post(`/api/invoice/${disputed.id}/settledispute`)
  await admin.post('/api/reminder/resume', { relation_id: customer.relation_id })
  await admin.post('/api/reminder/pause', { until: '2026-03-16' })
  await onDay(company, '2026-03-09')
  for (const { id } of [disputed, paused, customer]) expect(await stepsOf(id)).toEqual([])
  await admin.post('/api/reminder/resume', {})
  await onDay(company, '2026-03-10')
  for (const { id } of [disputed, paused, customer]) expect(await stepsOf(id)).toEqual(['first 2026-03-10'])
})

test('a company that gave invoices up mails nobody, also not what was planned; a dossier in the trash stops its own', async () => {
  const company = await reminding()
  const { admin } = company
  const invoice = await billed(admin)
  await server.owner.query(`update relation set deleted_at = now() where id = $1`, [invoice.relation_id])
  await onDay(company, '2026-03-05')
  expect(await stepsOf(invoice.id)).toEqual([])
  await server.owner.query(`update relation set deleted_at = null where id = $1`, [invoice.relation_id])
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'INVOICE'`, [company.id])
  await workFor(server.app.platform, { companyId: company.id }, async context => {
    context.enqueue(sendDueSteps, {})
    context.enqueue(remindByItself, { invoice_id: invoice.id })
  })
  await onDay(company, '2026-03-05')
  expect(await stepsOf(invoice.id)).toEqual([])
  await server.owner.query(
    `insert into company_module (company_id, module, created_at) values ($1, 'INVOICE', now())`,
    [company.id],
  )
  await onDay(company, '2026-03-06')
  expect(await stepsOf(invoice.id)).toEqual(['first 2026-03-06'])
})

test('without an address, and with a notice that names no costs, staff are told once and nothing goes out', async () => {
  const company = await reminding()
  const { admin } = company
  const nameless = await billed(admin, { email: null })
  for (const day of days('2026-03-05', 3)) await onDay(company, day)
  expect(await stepsOf(nameless.id)).toEqual([])
  const { rows } = await server.owner.query(
    `select title, body from notification where notifiable_type = 'invoice' and notifiable_id = $1`,
    [nameless.id],
  )
  expect(rows).toEqual([
    {
      title: `1e herinnering van factuur ${nameless.number} kan niet uit`,
      body: 'Van deze klant is geen e-mailadres bekend.',
    },
  ])
  expect((await admin.get('/api/reminder')).body.invoices[0]).toMatchObject({ stop: 'no_address' })

  const template = { type: 'remind_invoice', subject: 'Let op', message: '<p>Betaal {{factuur.bedrag}}</p>' }
  await admin.post('/api/mailtemplate', { ...template, is_default: true })
  const invoice = await billed(admin)
  await onDay(company, '2026-03-05')
  expect(await stepsOf(invoice.id)).toEqual([])
  const preview = (await admin.get(`/api/invoice/${invoice.id}/nextreminder`)).body
  expect(preview.stopped).toContain('factuur.bedrag')
})

/** A private customer and an organization, each with a notice as its next step. */
test('the notice gives a consumer fourteen days from the day after it came and names the exact costs (art. 6:96 BW)', async () => {
  const company = await reminding({ invoice_reminder_steps: [{ step: 'notice', days: 14 }] })
  const { admin } = company
  const consumer = await billed(admin, {}, 980.1)
  const organization = (await admin.post('/api/organization', { name: 'Bouw & Zoon BV' })).body
  const person = {
    name: 'Ada',
    surname: 'Vos',
    email: 'ada@bouwzoon.example',
    organization_id: organization.id,
    ...resident,
  }
  const relation = (await admin.post('/api/relation', person)).body
  at('2026-02-16')
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 100, vat_percentage: 0 }]
  const made = (await admin.post('/api/invoice', { relation_id: relation.id, items })).body
  await admin.post(`/api/invoice/${made.id}/sendemail`, { dontsentbutmarksent: true })

  at('2026-03-16', '08:00')
  const preview = (await admin.get(`/api/invoice/${consumer.id}/nextreminder`)).body
  expect(preview).toMatchObject({
    step: 'notice',
    on: '2026-03-16',
    to: consumer.email,
    collection_costs: 147.01,
    stopped: null,
  })
  const text = (html: string) =>
    html
      .replaceAll('&amp;', '&')
      .replaceAll(/&nbsp;|\u00a0/g, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  expect(text(preview.message)).toContain('binnen 14 dagen, gerekend vanaf de dag nadat u dit bericht hebt ontvangen')
  expect(text(preview.message)).toContain('incassokosten verschuldigd: € 147,01')
  expect(text(preview.message)).toContain('in totaal € 1.127,11')
  expect(text(preview.message)).not.toContain('{{')
  // Who cannot reclaim the VAT of a collector asks it on top, and says how much of it is VAT.
  const [{ id: settings }] = (await admin.get('/api/companysettings')).body
  const reclaims = (invoice_costs_vat: boolean) =>
    admin.patch(`/api/companysettings/${settings}`, { invoice_costs_vat })
  await reclaims(true)
  const withVat = (await admin.get(`/api/invoice/${consumer.id}/nextreminder`)).body
  expect(withVat.collection_costs).toBe(177.88)
  expect(text(withVat.message)).toContain('incassokosten verschuldigd: € 177,88 (waarvan € 30,87 btw)')
  expect(text(withVat.message)).toContain('in totaal € 1.157,98')
  await reclaims(false)

  await onDay(company, '2026-03-16')
  const mail = await server.app.platform.mailer.inbox?.waitFor(one => one.to.join().includes(consumer.email))
  expect(mail?.subject).toBe(preview.subject)
  // What the preview showed is what the customer reads.
  for (const paragraph of preview.message.split('</p>'))
    expect(text(mail?.html ?? '')).toContain(text(paragraph).trim())
  expect(mail?.attachments.map(({ filename }) => filename)).toContain(preview.filename)
  const business = await server.app.platform.mailer.inbox?.waitFor(one =>
    one.to.join().includes('ada@bouwzoon.example'),
  )
  expect(text(business?.html ?? '')).toContain('aan Bouw & Zoon BV')
  expect(text(business?.html ?? '')).toContain('€ 40,00')
})

test('steps follow each other, in their order and later each time; anything else is refused and changes nothing', async () => {
  const { admin } = await server.company()
  const [{ id, invoice_reminder_steps }] = (await admin.get('/api/companysettings')).body
  const refused = [
    [
      { step: 'second', days: 3 },
      { step: 'first', days: 10 },
    ],
    [
      { step: 'first', days: 3 },
      { step: 'first', days: 10 },
    ],
    [
      { step: 'first', days: 10 },
      { step: 'second', days: 10 },
    ],
    [{ step: 'announcement', days: 0 }],
    [{ step: 'first', days: -1 }],
    [{ step: 'first', days: 0 }],
    [{ step: 'incasso', days: 30 }],
  ]
  for (const steps of refused)
    expect((await admin.patch(`/api/companysettings/${id}`, { invoice_reminder_steps: steps })).status).toBe(422)
  const employee = await (await server.company()).user()
  expect((await employee.post('/api/reminder/pause', { until: '2099-01-01' })).status).toBe(422)
  expect((await admin.get(`/api/companysettings/${id}`)).body.invoice_reminder_steps).toEqual(invoice_reminder_steps)
})

test('the terms that a company chose say when an invoice has to be paid, of people and of organizations', async () => {
  const company = await reminding({ invoice_term_private: 8, invoice_term_business: 30 })
  const { admin } = company
  at('2026-02-16')
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 100 }]
  const organization = (await admin.post('/api/organization', { name: 'Bouw BV' })).body
  const person = { name: 'Ada', surname: 'Vos', organization_id: organization.id, ...resident }
  const { id: relation_id } = (await admin.post('/api/relation', person)).body
  const sent = async (customer: object) => {
    const { id } = (await admin.post('/api/invoice', { ...customer, items })).body
    return (await admin.post(`/api/invoice/${id}/sendemail`, { dontsentbutmarksent: true })).body.enddate
  }
  expect(await sent({ relation: { fullname: 'Jan Mol', ...resident } })).toBe('2026-02-24')
  expect(await sent({ relation_id })).toBe('2026-03-18')
})

test('only a manager holds up all reminders; a pause ends within a year; nobody pauses or sends for another company', async () => {
  const company = await reminding()
  const other = await reminding()
  const invoice = await billed(company.admin)
  at('2026-03-03')
  const employee = await company.user()
  const pause = (by: TestClient, body: object) => by.post('/api/reminder/pause', { until: '2026-03-10', ...body })
  expect((await pause(employee, {})).status).toBe(403)
  expect((await pause(employee, { invoice_id: invoice.id, until: '2026-03-02' })).status).toBe(422)
  expect((await pause(employee, { invoice_id: invoice.id, until: '2027-03-05' })).status).toBe(422)
  expect((await pause(employee, { invoice_id: invoice.id, relation_id: invoice.relation_id })).status).toBe(422)
  const { admin } = other
  expect((await pause(admin, { invoice_id: invoice.id })).status).toBe(404)
  expect((await pause(admin, { relation_id: invoice.relation_id })).status).toBe(422)
  for (const path of ['sendnextreminder', 'settledispute'])
    expect((await admin.post(`/api/invoice/${invoice.id}/${path}`)).status).toBe(404)
  expect((await admin.post(`/api/invoice/${invoice.id}/dispute`, { reason: 'Nee' })).status).toBe(404)
  expect((await admin.post('/api/invoice/bulksendnextreminder', { ids: [invoice.id] })).status).toBe(404)
  expect((await admin.get('/api/reminder')).body.invoices).toEqual([])
})

test('the list says what goes out in the coming days, and the year after which reminder was paid', async () => {
  const company = await reminding()
  const { admin } = company
  const [first, second, third] = [await billed(admin), await billed(admin), await billed(admin)]
  await onDay(company, '2026-03-05')
  await admin.post(`/api/invoice/${second.id}/markpaid`)
  at('2026-03-05', '12:00')
  const { body } = await admin.get('/api/reminder')
  expect(body).toMatchObject({ on: true, hour: 9, open: { count: 2, amount: 2000 }, late: { count: 2 }, total: 2 })
  expect(body.days).toEqual([
    { day: '2026-03-05', sent: true, steps: [{ step: 'first', count: 3 }] },
    ...['2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11'].map(day => ({ day, sent: false, steps: [] })),
    { day: '2026-03-12', sent: false, steps: [{ step: 'second', count: 2 }] },
  ])
  expect(body.invoices.map(({ id }: { id: number }) => id).sort()).toEqual([first.id, third.id].sort())
  expect(body.invoices[0].last).toEqual({ what: 'first', day: '2026-03-05' })
  // The preview is of the day on which it goes, and not of the day on which somebody looks.
  const preview = (await admin.get(`/api/invoice/${first.id}/nextreminder`)).body
  expect(preview).toMatchObject({ step: 'second', on: '2026-03-12' })
  expect(preview.message).toContain('voor 19 maart 2026')
  expect((await admin.get('/api/reminder/year')).body).toEqual({ none: 0, first: 1, second: 0, notice: 0 })
})

test('every merge tag of a reminder stands for something in its mail (G-MERGE)', async () => {
  const { admin } = await reminding()
  const invoice = await billed(admin)
  at('2026-03-05', '08:00')
  const tags = ((await admin.get('/api/mergetag')).body as { tag: string }[])
    .map(({ tag }) => tag)
    .filter(tag => tag.startsWith('reminder.'))
  expect(tags).toHaveLength(5)
  const message = tags.map(tag => `<p>${tag}=[{{${tag}}}]</p>`).join('')
  await admin.post('/api/mailtemplate', { type: 'remind_invoice', subject: 'Let op', message, is_default: true })
  const preview = (await admin.get(`/api/invoice/${invoice.id}/nextreminder`)).body
  expect(preview.stopped).toBeNull()
  for (const tag of tags) expect(preview.message).toMatch(new RegExp(`${tag}=\\[[^\\]]*\\w`))
})

test('what is due is sent as a batch that says first of which not', async () => {
  const company = await reminding({ invoice_reminders: false })
  const { admin } = company
  const [due, nameless] = [await billed(admin), await billed(admin, { email: null })]
  at('2026-03-05', '08:00')
  const ids = [due.id, nameless.id]
  const tried = (await admin.post('/api/invoice/bulksendnextreminder', { ids, dry_run: true })).body
  expect(tried.refused).toEqual([{ id: nameless.id, message: 'Van deze klant is geen e-mailadres bekend.' }])
  await Promise.all(Array.from({ length: 4 }, () => admin.post('/api/invoice/bulksendnextreminder', { ids })))
  await server.settled()
  expect(await mailsTo(due.email)).toHaveLength(1)
})
