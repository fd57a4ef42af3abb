import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { budget } from '@core/testing/budget'
import { clearOfMidnight } from '@core/testing/midnight'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { DUTCH, today } from '@core/time/today'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function product(
  admin: TestClient,
  fields: Record<string, unknown>,
  steps: readonly (readonly [number, number])[],
) {
  const { body } = await admin.post('/api/product', fields)
  for (const [i, [unit_amount, unit_rate_exc]] of steps.entries()) {
    const row = body.producttablerows[i]
    if (row) await admin.patch(`/api/producttablerow/${row.id}`, { unit_amount, unit_rate_exc })
    else await admin.post('/api/producttablerow', { product_id: body.id, unit_amount, unit_rate_exc })
  }
  return body.id as number
}

/** A dossier of Jan van der Berg and a quotation with the lines of the journey. */
async function quotation(admin: TestClient) {
  const flow = await admin.post('/api/flow', {
    relation: { fullname: 'Jan van der Berg', email: 'jan@voorbeeld.nl', city: 'Zwolle' },
    description: 'Zonnepanelen',
  })
  const panel = await product(admin, { item_name: 'Zonnepaneel', vat_percentage: 0, calc_method: 'table' }, [
    [1, 160],
    [10, 150],
  ])
  const pump = await product(admin, { item_name: 'Warmtepomp', vat_percentage: 21 }, [[1, 3450]])
  const made = await admin.post('/api/quotation/createquotationfromflow', { flow_id: flow.body.id })
  const calculation_id = made.body.calculation_id
  await admin.post('/api/calculationitem', { calculation_id, product_id: panel, product_amount: 14 })
  const withPump = await admin.post('/api/calculationitem', { calculation_id, product_id: pump, product_amount: 1 })
  const pumpLine = withPump.body.calculationitems.at(-1)
  await admin.post('/api/calculationitem', {
    calculation_id,
    calculationitem_id: pumpLine.id,
    item_name: 'Hydraulische set',
    item_type: 'manual',
    unit_rate_exc_manual: 685,
  })
  await admin.post('/api/calculationitem', {
    calculation_id,
    item_name: 'Extra leidingwerk',
    item_type: 'manual',
    unit_rate_exc_manual: 320,
    additionalwork: true,
  })
  const last = await admin.post('/api/calculationitem', {
    calculation_id,
    item_name: 'Isolatie aanbrengen',
    item_type: 'manual',
    unit_rate_exc_manual: 868,
    vat_percentage: 9,
  })
  return { flow: flow.body, quotation: made.body, calculation: last.body, pumpLine }
}

test('a copy of a document, a line or a widget is made, as every copy, and says where it is (R-API-007)', async () => {
  const { admin } = await server.company()
  const quotation = (
    await admin.post('/api/quotation', { relation: { fullname: 'Jan' }, items: [{ item_name: 'Werk' }] })
  ).body
  const copy = await admin.post(`/api/quotation/${quotation.id}/duplicate`)
  expect([copy.status, copy.headers.get('location')]).toEqual([201, `/api/quotation/${copy.body.id}`])
  const [widget] = (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${quotation.id}`)).body
  const again = await admin.post(`/api/documentwidget/${widget.id}/duplicate`)
  expect([again.status, again.headers.get('location')]).toEqual([201, `/api/documentwidget/${again.body.id}`])
  const [line] = (await admin.get(`/api/calculationitem?calculation_id=${quotation.calculation_id}`)).body
  const worked = await admin.post(`/api/calculationitem/${line.id}/duplicate`)
  expect([worked.status, worked.body.calculationitems.length]).toEqual([201, 2])
})

test('a lead becomes a quotation whose totals follow every change of its lines (R-CALC-004, R-CALC-006, R-CALC-008)', async () => {
  const { admin } = await server.company()
  const { flow, quotation: draft, calculation, pumpLine } = await quotation(admin)
  expect(flow).toMatchObject({ relation_fullname: 'Jan van der Berg', status: 'new', lead_source: 'Eigen website' })
  expect(draft).toMatchObject({ status: 'draft', relation_fullname: 'Jan van der Berg', title: 'Zonnepanelen' })
  expect(draft.number).toMatch(/^O\d{4}-0001$/)
  // 14 panels reach the second step: 14 × 150 = 2,100 at 0 %; 3,450 + 685 at 21 %; 868 at 9 %. Additional work is not chosen.
  expect(calculation).toMatchObject({
    amount_exc_vat_0: 2100,
    amount_exc_vat_21: 4135,
    amount_exc_vat_9: 868,
    amount_vat_21: 868.35,
    amount_vat_9: 78.12,
    amount_inc_vat: 8049.47,
  })
  const discounted = await admin.patch(`/api/calculationitem/${pumpLine.id}`, { discount_percentage: 5 })
  expect(discounted.body).toMatchObject({ amount_exc_vat_21: 3962.5, amount_discount_exc: 172.5 })
  const extra = discounted.body.calculationitems.find((item: { additionalwork: boolean }) => item.additionalwork)
  const chosen = await admin.post(`/api/calculationitem/${extra.id}/switchselection`)
  expect(chosen.body.amount_exc_vat_21).toBe(4282.5)
  const order = chosen.body.calculationitems.map((item: { id: number }, i: number) => ({ id: item.id, order: 100 - i }))
  const reordered = await admin.post(`/api/calculation/${calculation.id}/updateorder`, { items: order })
  expect(reordered.body.amount_inc_vat).toBe(chosen.body.amount_inc_vat)
  expect((await admin.get(`/api/calculationitem/${pumpLine.id}`)).body.order).toBeGreaterThan(90)
  expect((await admin.get(`/api/quotation/${draft.id}`)).body.amount_inc_vat).toBe(chosen.body.amount_inc_vat)
  expect((await admin.get(`/api/flow/${flow.id}`)).body).toMatchObject({
    status: 'quotation',
    order_value: chosen.body.amount_exc_vat,
  })
})

test('dragging lines moves none when one of them was changed meanwhile, and is in the log of each that moved (R-CALC-007, R-LOG-001)', async () => {
  const { admin } = await server.company()
  const { calculation } = await quotation(admin)
  const lines: { id: number; order: number; version: number }[] = calculation.calculationitems
  const seen = { 'if-match': `"${lines.reduce((sum, { version }) => sum + version, 0)}"` }
  const turned = lines.map(({ id }, i) => ({ id, order: 100 - i }))
  const drag = () => admin.post(`/api/calculation/${calculation.id}/updateorder`, { items: turned }, seen)
  expect((await drag()).status).toBe(200)
  const [first] = lines
  const { body: said } = await admin.get(`/api/calculationitem/${first?.id}/log`)
  expect(said[0]).toMatchObject({ old_value: { order: first?.order }, new_value: { order: 100 } })
  const late = await drag()
  expect([late.status, late.body.current.length]).toEqual([412, lines.length])
})

test('a line is a record like any other: changed by whoever saw it as it is, with every change in its log', async () => {
  await clearOfMidnight()
  const { admin } = await server.company()
  const { calculation, pumpLine } = await quotation(admin)
  const url = `/api/calculationitem/${pumpLine.id}`
  const made = await admin.post('/api/calculationitem', { calculation_id: calculation.id, item_name: 'Steiger' })
  const place = made.headers.get('location') ?? ''
  expect((await admin.get(place)).body).toMatchObject({ item_name: 'Steiger', version: 1 })
  const first = { 'if-match': (await admin.get(url)).headers.get('etag') ?? '' }
  const changed = await admin.patch(url, { discount_percentage: 5 }, first)
  const second = { 'if-match': changed.headers.get('etag') ?? '' }
  expect([changed.status, changed.body.id]).toEqual([200, calculation.id])
  const late = await admin.patch(url, { discount_percentage: 10 }, first)
  expect([late.status, late.body.current.discount_percentage]).toEqual([412, 5])
  const switched = await admin.post(`${url}/switchselection`)
  expect((await admin.delete(url, second)).status).toBe(412)
  expect((await admin.delete(url, { 'if-match': switched.headers.get('etag') ?? '' })).status).toBe(200)
  expect((await admin.get(url)).status).toBe(404)
  const day = (await admin.get(`/api/company/getlogitems/${today(DUTCH)}`)).body
  const ofLine = day.filter(
    (item: { loggable_type: string; loggable_id: number }) =>
      item.loggable_type === 'calculationitem' && item.loggable_id === pumpLine.id,
  )
  expect(ofLine.map((item: { description: string }) => item.description)).toEqual([
    'deleted',
    'updated',
    'updated',
    'created',
  ])
})

test('sending makes the quotation sent and mails it with its PDF and a working link (R-DOC-002, R-DOC-008, R-PORT-004)', async () => {
  const { admin } = await server.company({ name: 'Zon & Co' })
  const { quotation: draft, flow } = await quotation(admin)
  const dialog = (await admin.get(`/api/quotation/${draft.id}/getForSendingEmail`)).body
  expect(dialog).toMatchObject({
    to_email: 'jan@voorbeeld.nl',
    sendpdf: true,
    subject: `Offerte ${draft.number} van Zon & Co`,
  })
  expect(await admin.post(`/api/quotation/${draft.id}/sendemail`, { to_email: 'jan@' })).toMatchObject({
    status: 422,
    body: { errors: { to_email: ['Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.'] } },
  })
  const sent = await admin.post(`/api/quotation/${draft.id}/sendemail`, {
    to_email: dialog.to_email,
    subject: dialog.subject,
    message: dialog.message,
    sendpdf: true,
  })
  expect(sent.body).toMatchObject({ status: 'sent' })
  await server.settled()
  const inbox = server.app.platform.mailer.inbox
  const [mail] = (await inbox?.list()) ?? []
  expect(mail?.subject).toBe(dialog.subject)
  const whole = mail && (await inbox?.get(mail.id))
  const copied = `${(await admin.get('/api/user/getcurrentuser')).body.customer_pages.quotation}${draft.hash}`
  expect(copied).toMatch(new RegExp(`/portal/o/[a-z0-9-]+/offerte#/customer_quotation_detail/${draft.hash}$`))
  // What staff copy is what customers get by mail: both name the company in their path.
  expect(whole?.html).toContain(copied)
  expect(whole?.attachments.map(({ filename }) => filename)).toEqual([`Offerte ${draft.number}.pdf`])
  expect((await admin.get(`/api/flow/${flow.id}`)).body).toMatchObject({
    status: 'quotation',
    phase: 'Offerte verstuurd',
  })
  const pdf = await admin.raw('GET', `/api/quotation/${draft.id}/download`)
  expect(pdf.headers.get('content-disposition')).toContain(`Offerte ${draft.number}.pdf`)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a PDF is made anew when a line is named differently, and only then', async () => {
  const { admin } = await server.company()
  const { quotation: draft } = await quotation(admin)
  const pdf = async () => (await admin.raw('GET', `/api/quotation/${draft.id}/download`)).bytes()
  const first = await pdf()
  expect(Buffer.compare(await pdf(), first)).toBe(0)
  const { calculationitems } = (await admin.get(`/api/calculation/${draft.calculation_id}`)).body
  await admin.patch(`/api/calculationitem/${calculationitems[0].id}`, { custom_item_name: 'Zonnepaneel zwart' })
  expect(Buffer.compare(await pdf(), first)).not.toBe(0)
})

test('marking as sent sends no mail and moves the document all the same; a change with its reason puts it back (R-DOC-003, R-DOC-004)', async () => {
  const { admin } = await server.company()
  const { quotation: draft } = await quotation(admin)
  const before = (await server.app.platform.mailer.inbox?.list())?.length ?? 0
  expect((await admin.post(`/api/quotation/${draft.id}/sendemail`, { dontsentbutmarksent: true })).body.status).toBe(
    'sent',
  )
  await server.settled()
  expect((await server.app.platform.mailer.inbox?.list())?.length).toBe(before)
  const put = (fields: object) => admin.patch(`/api/quotation/${draft.id}`, { status: 'draft', ...fields })
  expect((await put({})).body).toMatchObject({ errors: { status: [expect.stringContaining('alleen terug')] } })
  expect((await put({ update_reason: 'rollbackstatus', title: 'Anders' })).status).toBe(422)
  expect((await put({ update_reason: 'rollbackstatus', status: 'approved' })).status).toBe(409)
  expect((await put({ update_reason: 'rollbackstatus' })).body).toMatchObject({
    status: 'draft',
    number: draft.number,
    date_send: null,
    title: draft.title,
  })
})

test('a document is put back to its template, by the name that S2 §7 has for it', async () => {
  const { admin } = await server.company()
  const { quotation: draft, calculation } = await quotation(admin)
  const saved = await admin.post(`/api/quotation/${draft.id}/saveastemplate`, { title: 'Zon' })
  const template = saved.body
  expect([saved.status, saved.headers.get('location')]).toEqual([201, `/api/quotation/${template.id}`])
  await admin.post(`/api/calculation/${calculation.id}/empty`)
  const reset = { id: draft.id, quotationtemplate_id: template.id }
  expect((await admin.post(`/api/quotation/${draft.id}/resettotemplate`, reset)).status).toBe(200)
  expect((await admin.get(`/api/calculation/${calculation.id}`)).body.calculationitems).toHaveLength(
    calculation.calculationitems.length,
  )
  expect((await admin.post(`/api/quotation/${draft.id}/resettotemplate`, {})).body.errors).toEqual({
    template_id: ['Vul dit veld in.'],
  })
})

test('a template in the trash is neither on offer nor of use', async () => {
  const { admin } = await server.company()
  const { quotation: draft } = await quotation(admin)
  const { body: template } = await admin.post(`/api/quotation/${draft.id}/saveastemplate`, { title: 'Zon' })
  const titles = async () =>
    (await admin.get('/api/quotation/indexTemplates')).body.map((row: { title: string }) => row.title)
  expect(await titles()).toContain('Zon')
  expect((await admin.delete(`/api/quotation/${template.id}`)).status).toBe(204)
  expect(await titles()).not.toContain('Zon')
  const reset = { template_id: template.id }
  expect((await admin.post(`/api/quotation/${draft.id}/resettotemplate`, reset)).status).toBe(404)
  const flow_id = draft.flow_id
  expect((await admin.post('/api/quotation', { flow_id, ...reset })).status).toBe(404)
})

test('making a quotation with five lines takes at most thirteen statements, the last for what its relation is worth then', async () => {
  const { admin } = await server.company()
  const flow = await admin.post('/api/flow', { relation: { fullname: 'Ada Pietersen' } })
  const items = [1, 2, 3, 4, 5].map(n => ({
    item_type: 'manual',
    item_name: `Regel ${n}`,
    unit_rate_exc_manual: n * 10,
  }))
  await server.settled()
  server.statements()
  const made = await admin.post('/api/quotation', { flow_id: flow.body.id, items })
  const statements = server.statements()
  expect(made.body.amount_exc_vat).toBe(150)
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(budget(13, 17))
})

test('sent quotations past their end date expire by the daily job (R-QUOT-002)', async () => {
  const company = await server.company()
  const { admin } = company
  const { quotation: draft } = await quotation(admin)
  await admin.post(`/api/quotation/${draft.id}/sendemail`, { dontsentbutmarksent: true })
  await server.owner.query(
    `update quotation set enddate = '2026-01-31', version_enddate = '2026-01-31' where id = ${draft.id}`,
  )
  const atNight = new Date('2026-11-21T03:30:00+01:00')
  await server.dailyJobs(company, atNight)
  expect((await admin.get(`/api/quotation/${draft.id}`)).body.status).toBe('expired')
})

test('fields of the company are merge tags of documents and mails, as people write them (G-MERGE)', async () => {
  const { admin } = await server.company()
  const field = (fields: object) => admin.post('/api/customfield', fields)
  await field({ resource: 'relation', label: 'Type dak' })
  await field({ resource: 'relation', label: 'Hond', type: 'boolean' })
  await field({ resource: 'flow', label: 'Gekeurd op', type: 'date' })
  await field({ resource: 'flow', label: 'Oppervlak', type: 'number' })
  await field({ resource: 'relation', label: 'Meter' })
  const relation = await admin.post('/api/relation', {
    name: 'Jan',
    custom_fields: { type_dak: '<plat>', hond: true, meter: '1234-56-78' },
  })
  const flow = await admin.post('/api/flow', {
    relation_id: relation.body.id,
    custom_fields: { gekeurd_op: '2026-11-02', oppervlak: 12.5 },
  })
  const made = await admin.post('/api/quotation/createquotationfromflow', { flow_id: flow.body.id })
  await admin.post('/api/mailtemplate', {
    type: 'send_quotation',
    subject: 'Dak {{relation.custom.type_dak}}, meter {{relation.custom.meter}}',
    message:
      '<p>{{relation.custom.hond}}, {{flow.custom.gekeurd_op}}, {{flow.custom.oppervlak}} m²{{flow.custom.weg}}</p>',
    is_default: true,
  })
  const mail = (await admin.get(`/api/quotation/${made.body.id}/getForSendingEmail`)).body
  expect(mail.subject).toBe('Dak <plat>, meter 1234-56-78')
  expect(mail.message).toBe('<p>ja, 2 november 2026, 12,5 m²{{flow.custom.weg}}</p>')
})

test('an attachment is read, listed and removed by whoever may read its document, and with a document in the trash by nobody', async () => {
  const company = await server.company()
  const { admin } = company
  const { quotation: made } = await quotation(admin)
  const form = new FormData()
  form.append('quotation_id', String(made.id))
  form.append('file', new File(['%PDF-1.4 voorwaarden'], 'voorwaarden.pdf', { type: 'application/pdf' }))
  const stored = await admin.post('/api/attachment', form)
  const file = `/api/attachment/${stored.body.id}`
  const list = `/api/attachment?attachable_type=quotation&attachable_id=${made.id}`
  const withoutQuotations = await company.user({ role: 5000, module_blacklist: ['QUOTATION'] })
  for (const answer of [await withoutQuotations.get(file), await withoutQuotations.get(list)])
    expect(answer.status).toBe(403)
  expect((await withoutQuotations.delete(file)).status).toBe(403)
  expect(await (await admin.raw('GET', file)).text()).toBe('%PDF-1.4 voorwaarden')
  expect((await admin.get(list)).body).toMatchObject([{ filename: 'voorwaarden.pdf' }])
  await admin.delete(`/api/quotation/${made.id}`)
  expect([(await admin.get(file)).status, (await admin.get(list)).body]).toEqual([404, []])
})

test('a quotation answers with all it is made of, for who asks (S2 §3)', async () => {
  const { admin } = await server.company()
  const { quotation: draft } = await quotation(admin)
  const bare = (await admin.get(`/api/quotation/${draft.id}`)).body
  expect(bare).not.toHaveProperty('calculation')
  const { body } = await admin.get(`/api/quotation/${draft.id}?with=documentwidgets,calculation,attachments,logitems`)
  const widgets = (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${draft.id}`)).body
  expect(body).toMatchObject({ ...bare, attachments: [] })
  expect(body.documentwidgets).toEqual(widgets)
  expect(body.calculation).toEqual((await admin.get(`/api/calculation/${draft.calculation_id}`)).body)
  expect(body.logitems).toEqual((await admin.get(`/api/quotation/${draft.id}/log`)).body)
  expect(body.logitems.length).toBeGreaterThan(0)
})

test('each of several quotations answers with its own log, however much happened to another (S2 §3)', async () => {
  const { admin } = await server.company()
  const both = [(await quotation(admin)).quotation, (await quotation(admin)).quotation]
  const much = 700
  await server.owner.query(
    `insert into log_item (company_id, created_at, updated_at, loggable_type, loggable_id, description)
     select company_id, now(), now(), 'quotation', id, 'updated' from quotation, generate_series(1, $2) where id = any($1)`,
    [both.map(({ id }) => id), much],
  )
  const { body: page } = await admin.get('/api/quotation?with=logitems')
  for (const { id } of both) {
    const { logitems } = page.find((row: { id: number }) => row.id === id)
    expect(logitems.length).toBeGreaterThan(much)
    expect(logitems).toEqual((await admin.get(`/api/quotation/${id}/log`)).body)
  }
})

test('a quotation answers with its dossier, customer and company, and these with what belongs to them, for who may see that (S1 §3, S2 §3)', async () => {
  const company = await server.company()
  const { admin } = company
  const { quotation: draft } = await quotation(admin)
  const { flow_id, relation_id } = draft
  await admin.post('/api/note', {
    noteable_type: 'flow',
    noteable_id: flow_id,
    flow_id,
    relation_id,
    description: 'Belt',
  })
  await admin.post('/api/message', {
    content: 'Wij komen.',
    flow_id,
    messageable_type: 'flow',
    messageable_id: flow_id,
  })
  await server.settled()
  server.statements()
  const bare = (await admin.get(`/api/quotation/${draft.id}`)).body
  const plain = server.statements().length
  const { body } = await admin.get(`/api/quotation/${draft.id}?with=flow,relation,company`)
  expect(server.statements()).toHaveLength(plain + 3)
  expect(body).toMatchObject({
    ...bare,
    flow: { id: flow_id, number: (await admin.get(`/api/flow/${flow_id}`)).body.number },
    relation: { id: relation_id },
    company: { id: company.id },
  })
  const names = 'quotations,invoices,relatednotes,relatedmessages,pictures'
  const { body: flow } = await admin.get(`/api/flow/${flow_id}?with=${names}`)
  expect(flow).toMatchObject({
    quotations: [{ id: draft.id }],
    invoices: [],
    relatednotes: [{ description: 'Belt' }],
    relatedmessages: [{ content: 'Wij komen.' }],
    pictures: [],
  })
  const { body: relation } = await admin.get(`/api/relation/${relation_id}?with=flows,trashed_flows,notes`)
  expect(relation).toMatchObject({ flows: [{ id: flow_id }], trashed_flows: [], notes: [{ description: 'Belt' }] })

  const noInvoices = await company.user({ module_blacklist: ['INVOICE'] })
  expect((await noInvoices.get(`/api/flow/${flow_id}?with=invoices`)).status).toBe(422)
  expect((await noInvoices.get(`/api/flow/${flow_id}?with=quotations`)).status).toBe(200)
  const noDossiers = await company.user({ module_blacklist: ['CRM'] })
  expect((await noDossiers.get(`/api/quotation/${draft.id}?with=flow`)).status).toBe(422)
  expect((await noDossiers.get(`/api/quotation/${draft.id}?with=company`)).status).toBe(200)
})

test('a quotation that is put back takes the sub-status of its dossier along (R-DOC-004, R-FLOW-011)', async () => {
  const { admin } = await server.company()
  const { quotation: draft } = await quotation(admin)
  const url = `/api/quotation/${draft.id}`
  const phase = async () => (await admin.get(`/api/flow/${draft.flow_id}`)).body.phase
  await admin.post(`${url}/sendemail`, { dontsentbutmarksent: true })
  const signed = { signername: 'Ada Post', location: 'Zwolle', agreeswithoffer: true }
  expect((await agree(server.anonymous, 'quotation', draft.hash, signed)).status).toBe(200)
  expect(await phase()).toBe('Offerte goedgekeurd')
  await admin.patch(url, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(await phase()).toBe('Offerte verstuurd')
  await admin.patch(url, { status: 'draft', update_reason: 'rollbackstatus' })
  expect(await phase()).toBe('Draft')
})

test('a draft or sent quotation can be cancelled: its customer does not find it any more, and its status can be put back (R-DOC-001, R-DOC-004, R-DOC-005)', async () => {
  const { admin } = await server.company()
  const { quotation: draft } = await quotation(admin)
  const url = `/api/quotation/${draft.id}`
  const back = (status: string) => admin.patch(url, { status, update_reason: 'rollbackstatus' })
  expect((await admin.post(`${url}/cancel`)).body.status).toBe('cancelled')
  expect((await admin.post(`${url}/cancel`)).body.message).toBe('Dat kan niet in de huidige status.')
  expect((await back('sent')).status).toBe(409)
  expect((await back('draft')).body.status).toBe('draft')
  await admin.post(`${url}/sendemail`, { dontsentbutmarksent: true })
  const seen = () => server.anonymous.get(`/api/quotation/${draft.hash}/getbycustomer`)
  expect((await seen()).status).toBe(200)
  expect((await admin.post(`${url}/cancel`)).status).toBe(200)
  expect((await seen()).status).toBe(404)
  expect((await admin.get(`${url}/log`)).body[0]).toMatchObject({
    description: 'cancelled',
    old_value: { status: 'sent' },
    new_value: { status: 'cancelled' },
  })
  expect((await back('sent')).body.status).toBe('sent')
  expect((await seen()).status).toBe(200)
})
