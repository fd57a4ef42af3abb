import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const WHOLE_HOUSE = [
  { field_label: 'Bouwjaar', field_type: 'number', required: 1 },
  { field_label: 'Breedte', field_type: 'number' },
  { field_label: 'Lengte', field_type: 'number' },
  { field_label: 'Oppervlak', field_type: 'calculated', calculationrules: 'breedte * lengte' },
  { field_label: 'Tarief', field_type: 'number', staff_only: 1 },
  { field_label: 'Prijs', field_type: 'calculated', calculationrules: 'oppervlak * tarief' },
  { field_label: 'Product', field_type: 'product' },
  { field_label: 'Meterkast', field_type: 'photo' },
  { field_label: 'Rapport', field_type: 'file' },
] as const

type Json = Record<string, unknown>

async function asked(fields: readonly Json[] = WHOLE_HOUSE, more: { values?: Json } = {}) {
  const company = await server.company()
  const { admin } = company
  const vertical = (await admin.post('/api/vertical', { description: 'Uw woning' })).body as { id: number }
  for (const field of fields) await admin.post('/api/verticaldatafield', { vertical_id: vertical.id, ...field })
  const relation = { name: 'Ada', surname: 'Post', email: 'ada@voorbeeld.example' }
  const flow = (await admin.post('/api/flow', { relation })).body as { id: number; hash: string }
  const made = await admin.post(`/api/flow/${flow.id}/addflowdataitem`, { vertical_id: vertical.id })
  const id = made.body.id as number
  if (more.values) await admin.patch(`/api/flowdataitem/${id}`, { field_values: more.values })
  const { subject, message } = (await admin.get(`/api/flow/${flow.id}/getforaskcustomer`)).body
  const mail = { flowdataitem_ids: [id], subject, message }
  const answer = await admin.post(`/api/flow/${flow.id}/askcustomer`, mail)
  expect(answer.status).toBe(200)
  return { ...company, vertical, flow, id, hash: flow.hash, anyone: server.anonymous, mail }
}

type Asked = Awaited<ReturnType<typeof asked>>
const read = ({ anyone, id, hash }: Asked) => anyone.get(`/api/flowdataitem/${id}/getbycustomer?hash=${hash}`)
const fill = ({ anyone, id, hash }: Asked, field_values: Json, seen_values?: Json) =>
  anyone.post(`/api/flowdataitem/${id}/updateByCustomer`, { hash, field_values, ...(seen_values && { seen_values }) })
const send = ({ anyone, id, hash }: Asked) => anyone.post(`/api/flowdataitem/${id}/sendByCustomer`, { hash })
const staffs = async ({ admin, id }: Asked) => (await admin.get(`/api/flowdataitem/${id}`)).body

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
function take(on: Asked, place: string, file = new File([PIXEL], 'foto.png', { type: 'image/png' }), kind = 'picture') {
  const body = new FormData()
  body.append('hash', on.hash)
  body.append('field_name', place)
  body.append('file', file)
  return on.anyone.post(`/api/flowdataitem/${on.id}/${kind}bycustomer`, body)
}

test('a customer is mailed a link, fills a form in by it without signing in, and sends it (R-SURV-012, R-GEN-004)', async () => {
  const on = await asked()
  await server.settled()
  const mail = await server.app.platform.mailer.inbox?.waitFor(({ html }) => html.includes(on.hash))
  expect(mail?.html).toContain(`${on.hash}?options=withOpenForm`)
  const list = await on.anyone.get(`/api/flow/${on.hash}/formsbycustomer`)
  expect(list.body).toMatchObject([{ id: on.id, form_name: 'Uw woning', status: 'open', asked: 5, filled: 0 }])
  expect((await fill(on, { bouwjaar: 1974, breedte: 4, lengte: 2.5 })).body).toMatchObject({
    field_values: { bouwjaar: 1974, oppervlak: 10 },
    conflicts: [],
  })
  expect(await send(on)).toMatchObject({ status: 200, body: { status: 'sent' } })
  const { body } = await on.admin.get(`/api/flowdataitem/${on.id}`)
  expect(body).toMatchObject({
    status: 'sent',
    sent_by_customer: true,
    sent_user_id: null,
    answered_by: { breedte: null },
  })
})

test('what is for staff alone, and what follows from it, is in no byte that a customer gets', async () => {
  const on = await asked(WHOLE_HOUSE, { values: { tarief: 4321, breedte: 2, lengte: 3 } })
  expect((await staffs(on)).field_values).toMatchObject({ prijs: 25926 })
  const answers = [
    await read(on),
    await fill(on, { bouwjaar: 1936 }),
    await on.anyone.get(`/api/flow/${on.hash}/formsbycustomer`),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/tarief|4321|prijs|25926|product|staff_only/i)
  }
  for (const value of [{ tarief: 1 }, { prijs: 1 }, { product: 1 }])
    expect(Object.keys((await fill(on, value)).body.errors)).toEqual([`field_values.${Object.keys(value)[0]}`])
  expect((await staffs(on)).field_values).toMatchObject({ tarief: 4321, prijs: 25926, bouwjaar: 1936 })
})

test('hidden fields and their formulas stay with staff; what is worked out of them reaches the customer as a value', async () => {
  const on = await asked([
    { field_label: 'Breedte', field_type: 'number' },
    { field_label: 'Opslag', field_type: 'hidden', calculationrules: 'breedte * 41.5' },
    { field_label: 'Richtprijs', field_type: 'calculated', calculationrules: 'round(opslag + 10)' },
    {
      field_label: 'Toelichting',
      showrules: [{ field_name: 'opslag', operator: 'isbigger', field_value: '60' }],
    },
  ])
  const small = await fill(on, { breedte: 1 })
  expect(small.body).toMatchObject({ field_values: { breedte: 1, richtprijs: 52 } })
  const large = await fill(on, { breedte: 2 })
  expect(large.body.fields.map(({ field_name }: { field_name: string }) => field_name)).toEqual([
    'breedte',
    'richtprijs',
    'toelichting',
  ])
  expect(large.body.field_values).toMatchObject({ richtprijs: 93 })
  for (const { body } of [small, large, await read(on)])
    expect(JSON.stringify(body)).not.toMatch(/opslag|41\.5|"83"|:83/i)
})

test('a field that becomes one for staff alone is so in what was begun before', async () => {
  const on = await asked(WHOLE_HOUSE, { values: { breedte: 777 } })
  expect(JSON.stringify((await read(on)).body)).toContain('777')
  const [field] = (await on.admin.get(`/api/verticaldatafield?vertical_id=${on.vertical.id}&field_name=breedte`)).body
  await on.admin.patch(`/api/verticaldatafield/${field.id}`, { staff_only: 1 })
  expect(JSON.stringify((await read(on)).body)).not.toMatch(/777|breedte|oppervlak/i)
  expect(Object.keys((await fill(on, { breedte: 5 })).body.errors)).toEqual(['field_values.breedte'])
  expect((await staffs(on)).field_values).toMatchObject({ breedte: 777 })
})

test('a show rule that asks for what staff alone see is looked at for the customer (R-SURV-001)', async () => {
  const rule = { field_name: 'soort', operator: 'issame', field_value: 'plat' }
  const on = await asked([
    { field_label: 'Soort', field_type: 'text', staff_only: 1 },
    { field_label: 'Dakrand', field_type: 'number', showrules: [rule] },
  ])
  expect((await read(on)).body.fields).toEqual([])
  await on.admin.patch(`/api/flowdataitem/${on.id}`, { field_values: { soort: 'plat' } })
  const { body } = await read(on)
  expect(body.fields).toMatchObject([{ field_name: 'dakrand', showrules: [] }])
  expect(JSON.stringify(body)).not.toContain('plat')
})

test('rows keep what staff noted in them, and stay while there is such a note', async () => {
  const on = await asked([{ field_label: 'Ramen', field_type: 'group' }])
  const [group] = (await on.admin.get(`/api/verticaldatafield?vertical_id=${on.vertical.id}`)).body
  const inGroup = { vertical_id: on.vertical.id, group_id: group.id }
  await on.admin.post('/api/verticaldatafield', { ...inGroup, field_label: 'Hoogte', field_type: 'number' })
  await on.admin.post('/api/verticaldatafield', { ...inGroup, field_label: 'Notitie', staff_only: 1 })
  const again = await on.admin.post(`/api/flow/${on.flow.id}/addflowdataitem`, { vertical_id: on.vertical.id })
  const other = { ...on, id: again.body.id }
  const ramen = [
    { row_id: 'a', hoogte: 1, notitie: 'rot kozijn' },
    { row_id: 'b', hoogte: 2 },
  ]
  await on.admin.patch(`/api/flowdataitem/${other.id}`, { field_values: { ramen } })
  await on.admin.post(`/api/flow/${on.flow.id}/askcustomer`, { ...on.mail, flowdataitem_ids: [other.id] })
  const shown = (await read(other)).body
  expect(JSON.stringify(shown)).not.toMatch(/rot kozijn|notitie/i)
  await fill(other, { ramen: [{ row_id: 'a', hoogte: 9 }] }, shown.field_values)
  expect((await staffs(other)).field_values.ramen).toMatchObject([{ row_id: 'a', hoogte: 9, notitie: 'rot kozijn' }])
  await fill(other, { ramen: [] }, (await read(other)).body.field_values)
  expect((await staffs(other)).field_values.ramen).toMatchObject([{ row_id: 'a', notitie: 'rot kozijn' }])
})

test('what is not filled in that must be keeps a form open, and a sent one cannot be edited (R-SURV-009)', async () => {
  const on = await asked()
  const refused = await send(on)
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain('Bouwjaar')
  await fill(on, { bouwjaar: 1999 })
  await send(on)
  expect((await fill(on, { bouwjaar: 2000 })).status).toBe(409)
  expect((await take(on, 'meterkast')).status).toBe(409)
  expect((await read(on)).body).toMatchObject({ status: 'sent', field_values: { bouwjaar: 1999 } })
  await on.admin.post(`/api/flowdataitem/${on.id}/rollBackStatus`, {})
  expect((await fill(on, { bouwjaar: 2000 })).status).toBe(200)
  expect((await send(on)).status).toBe(200)
})

test('of sixteen sends at once one counts: staff hear of it once, and the timeline tells it once (R-PORT-011)', async () => {
  const on = await asked()
  await fill(on, { bouwjaar: 1999 })
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(on)))
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
  await server.settled()
  const news = (await on.admin.get('/api/notification')).body as { notifiable_type: string; title: string }[]
  expect(news.filter(({ notifiable_type }) => notifiable_type === 'flowdataitem')).toMatchObject([
    { title: 'Ada Post heeft een formulier ingevuld' },
  ])
  const log = (await on.admin.get(`/api/flowdataitem/${on.id}/log`)).body
  const lines = (Array.isArray(log) ? log : log.data) as { description: string; customer_name: string | null }[]
  expect(lines.filter(({ description }) => description === 'sent_by_customer')).toMatchObject([
    { customer_name: 'Ada Post' },
  ])
})

test('customer and staff in one form each keep what only they filled in, and a difference is told (R-SURV-002)', async () => {
  const on = await asked()
  const seen = { breedte: null, lengte: null }
  await on.admin.patch(`/api/flowdataitem/${on.id}`, { field_values: { breedte: 3 } })
  const { body } = await fill(on, { breedte: 5, lengte: 2 }, seen)
  expect(body.conflicts).toMatchObject([{ field_name: 'breedte', yours: 5, theirs: 3 }])
  expect(body.field_values).toMatchObject({ breedte: 3, lengte: 2, oppervlak: 6 })
  expect((await staffs(on)).answered_by).toEqual({ breedte: on.admin.userId, lengte: null })
})

test('photos and files come in for the places that ask for them, once each, and the customer takes back only their own (R-PORT-011)', async () => {
  const on = await asked()
  const made = await take(on, 'meterkast')
  expect(made).toMatchObject({ status: 201, body: { pictures: [{ field_name: 'meterkast', by_customer: true }] } })
  expect((await take(on, 'bouwjaar')).status).toBe(422)
  expect((await take(on, 'tarief')).status).toBe(422)
  expect((await take(on, 'meterkast', new File(['MZ'], 'virus.exe'))).status).toBe(422)
  const pdf = new File(['%PDF-1.4\n%%EOF'], 'rapport.pdf', { type: 'application/pdf' })
  expect((await take(on, 'rapport', pdf, 'file')).body.files).toMatchObject([{ field_name: 'rapport' }])
  expect((await take(on, 'meterkast', pdf, 'file')).status).toBe(422)
  const picture = made.body.pictures[0].id
  const gone = `/api/flowdataitem/${on.id}/picturebycustomer/${picture}/remove`
  const own = new FormData()
  own.append('file', new File([PIXEL], 'staf.png', { type: 'image/png' }))
  own.append('flow_data_item_id', String(on.id))
  own.append('field_name', 'meterkast')
  const staff = (await on.admin.post('/api/picture', own)).body
  expect((await on.anyone.post(gone.replace(String(picture), String(staff.id)), { hash: on.hash })).status).toBe(404)
  expect((await on.anyone.post(gone, { hash: on.hash })).body.pictures).toMatchObject([{ id: staff.id }])
  const dossier = (await on.anyone.get(`/api/flow/${on.hash}/getbycustomer`)).body
  expect(dossier.pictures).toEqual([])
})

test('the timeline of the dossier names what the customer was asked, filled in and need not fill in any more', async () => {
  const on = await asked()
  const again = await on.admin.post(`/api/flow/${on.flow.id}/addflowdataitem`, {
    vertical_id: on.vertical.id,
    description: 'Dak achter',
  })
  await on.admin.post(`/api/flow/${on.flow.id}/askcustomer`, { ...on.mail, flowdataitem_ids: [again.body.id] })
  await on.admin.post(`/api/flowdataitem/${again.body.id}/withdrawfromcustomer`, {})
  await fill(on, { bouwjaar: 1999 })
  await send(on)
  const log = (await on.admin.get(`/api/flow/${on.flow.id}/getlogitems`)).body as Json[]
  const told = log.filter(({ loggable_type }) => loggable_type === 'flowdataitem').reverse()
  expect(told.map(({ description, new_value, customer_name }) => [description, new_value, customer_name])).toEqual(
    expect.arrayContaining([
      ['asked', { form: 'Uw woning' }, null],
      ['asked', { form: 'Dak achter' }, null],
      ['withdrawn', { form: 'Dak achter' }, null],
      ['sent_by_customer', expect.objectContaining({ form: 'Uw woning' }), 'Ada Post'],
    ]),
  )
})

test('the mail begins with the texts of the company, and asking once more mails the same link again (R-SURV-012)', async () => {
  const on = await asked()
  const text = { type: 'ask_form', subject: 'Nog even dit', message: '<p>Dag {{relation.fullname}}</p>' }
  const made = await on.admin.post('/api/mailtemplate', text)
  expect(made.status).toBe(201)
  const start = (await on.admin.get(`/api/flow/${on.flow.id}/getforaskcustomer`)).body
  expect(start.templates).toContainEqual({ id: made.body.id, subject: 'Nog even dit', message: '<p>Dag Ada Post</p>' })
  await server.owner.query("update flowdataitem set asked_at = now() - interval '1 minute' where id = $1", [on.id])
  const before = (await on.admin.get(`/api/flowdataitem/${on.id}`)).body.asked_at
  expect((await on.admin.post(`/api/flow/${on.flow.id}/askcustomer`, on.mail)).status).toBe(200)
  const { asked_at } = (await on.admin.get(`/api/flowdataitem/${on.id}`)).body
  expect(Date.parse(asked_at)).toBeGreaterThan(Date.parse(before))
  const mails = (await on.admin.get(`/api/assistmail?flow_id=${on.flow.id}`)).body as Json[]
  expect(mails.map(({ content }) => String(content).includes(`${on.hash}?options=withOpenForm`))).toEqual([true, true])
})

test('a form that was withdrawn, never asked or thrown away, and a cancelled dossier, say so (R-PORT-009)', async () => {
  const on = await asked()
  await on.admin.post(`/api/flowdataitem/${on.id}/withdrawfromcustomer`, {})
  expect(await read(on)).toMatchObject({ status: 404, body: { message: expect.stringContaining('hoeft u niet meer') } })
  expect((await fill(on, { bouwjaar: 1 })).status).toBe(404)
  expect((await on.anyone.get(`/api/flow/${on.hash}/formsbycustomer`)).body).toEqual([])
  await on.admin.post(`/api/flow/${on.flow.id}/askcustomer`, on.mail)
  await on.admin.post(`/api/flow/${on.flow.id}/rejectflow`, {})
  const cancelled = await on.admin.patch(`/api/flow/${on.flow.id}`, { status: 'cancelled' })
  expect([200, 409]).toContain(cancelled.status)
  expect(await read(on)).toMatchObject({ status: 404, body: { message: expect.stringContaining('geannuleerd') } })
})

test('the link of another dossier or company opens nothing of a form, and unknown numbers are not found', async () => {
  const on = await asked()
  const stranger = await asked()
  const other = (await on.admin.post('/api/flow', { relation: { name: 'Bo', surname: 'Kern' } })).body
  for (const hash of [stranger.hash, other.hash, 'x'.repeat(43)]) {
    expect((await read({ ...on, hash })).status).toBe(404)
    expect((await fill({ ...on, hash }, { bouwjaar: 1 })).status).toBe(404)
    expect((await send({ ...on, hash })).status).toBe(404)
    expect((await take({ ...on, hash }, 'meterkast')).status).toBe(404)
  }
  const mine = { ...on.mail, flowdataitem_ids: [stranger.id] }
  expect((await on.admin.post(`/api/flow/${on.flow.id}/askcustomer`, mine)).status).toBe(422)
})

test('answers that are too large, too many or none at all are refused', async () => {
  const on = await asked([{ field_label: 'Vrij', field_type: 'textarea' }])
  expect((await fill(on, { vrij: 'x'.repeat(10_001) })).status).toBe(422)
  expect((await fill(on, { vrij: { a: 1 } })).status).toBe(422)
  expect([413, 422]).toContain((await fill(on, { vrij: 'x'.repeat(3_000_000) })).status)
  expect((await on.anyone.post(`/api/flowdataitem/${on.id}/updateByCustomer`, { hash: on.hash })).status).toBe(422)
})

test('of sixteen photos, files and sends of a customer at once, what came after sending is not there', async () => {
  const on = await asked()
  await fill(on, { bouwjaar: 1999 })
  const pdf = () => new File(['%PDF-1.4\n%%EOF'], 'rapport.pdf', { type: 'application/pdf' })
  const [taken, sends] = await Promise.all([
    Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? take(on, 'meterkast') : take(on, 'rapport', pdf(), 'file'))),
    ),
    Promise.all(Array.from({ length: 4 }, () => send(on))),
  ])
  expect(sends.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(taken.every(({ status }) => status === 201 || status === 409)).toBe(true)
  const { pictures, files } = (await read(on)).body
  const there = [...pictures, ...files]
  expect(there).toHaveLength(taken.filter(({ status }) => status === 201).length)
  const shown = sends.map(({ body }) => [...body.pictures, ...body.files].length)
  expect(shown).toEqual(sends.map(() => there.length))
})

test('a customer sends at most a hundred photos for a dossier, also when many come at once, and one that is taken back makes room', async () => {
  const on = await asked()
  const first: Awaited<ReturnType<typeof take>>[] = []
  for (let at = 0; at < 6; at++)
    first.push(...(await Promise.all(Array.from({ length: 16 }, () => take(on, 'meterkast')))))
  expect(first.every(({ status }) => status === 201)).toBe(true)
  const last = await Promise.all(Array.from({ length: 16 }, () => take(on, 'meterkast')))
  expect(last.filter(({ status }) => status === 201)).toHaveLength(4)
  const refused = last.find(({ status }) => status !== 201)
  expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining('al 100 bestanden') } })
  const { pictures } = (await read(on)).body
  expect(pictures).toHaveLength(100)
  const gone = `/api/flowdataitem/${on.id}/picturebycustomer/${pictures[0].id}/remove`
  expect((await on.anyone.post(gone, { hash: on.hash })).status).toBe(200)
  expect((await take(on, 'meterkast')).status).toBe(201)
})

test('of sixteen who ask a customer the same form at once one does, also when it is asked again: one mail, one line in the log', async () => {
  const on = await asked()
  const { body } = await on.admin.post(`/api/flow/${on.flow.id}/addflowdataitem`, { vertical_id: on.vertical.id })
  const ask = () => on.admin.post(`/api/flow/${on.flow.id}/askcustomer`, { ...on.mail, flowdataitem_ids: [body.id] })
  const answers = await Promise.all(Array.from({ length: 16 }, ask))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(409)])
  expect(new Set(answers.flatMap(({ status, body }) => (status === 409 ? body.message : [])))).toEqual(
    new Set(['De klant is dit net al gevraagd.']),
  )
  await server.settled()
  const mails = (await on.admin.get(`/api/assistmail?flow_id=${on.flow.id}`)).body as Json[]
  // Those of the form that was asked before, and of this one.
  expect(mails).toHaveLength(2)
  const log = (await on.admin.get(`/api/flow/${on.flow.id}/getlogitems`)).body as Json[]
  expect(log.filter(line => line.loggable_id === body.id && line.description === 'asked')).toHaveLength(1)
  await server.owner.query("update flowdataitem set asked_at = now() - interval '1 minute' where id = $1", [body.id])
  const again = await Promise.all(Array.from({ length: 16 }, ask))
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(409)])
})
