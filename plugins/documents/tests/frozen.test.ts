import { afterAll, beforeAll, expect, test } from 'bun:test'
import { formatEuros } from '@core/domain/money'
import { agree } from '@core/testing/agree'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import sharp from 'sharp'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const item = { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }
const signed = { signername: 'Jan Mol', agreeswithoffer: true }

async function sent({ admin }: TestCompany, kind = 'quotation', more: object = {}) {
  const { body } = await admin.post(`/api/${kind}`, {
    relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' },
    items: [item],
    ...more,
  })
  await mark(admin, kind, body.id)
  return body as { id: number; hash: string; calculation_id: number; flow_id: number | null }
}
const mark = (admin: TestClient, kind: string, id: number) =>
  admin.post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })
const linesOf = async (admin: TestClient, kind: string, id: number) =>
  (await admin.get(`/api/${kind}/${id}?with=calculation`)).body.calculation.calculationitems
const pdfOf = async (admin: TestClient, kind: string, id: number) =>
  Buffer.from(await (await admin.raw('GET', `/api/${kind}/${id}/download`)).arrayBuffer()).toString('base64')

function withFile(id: number, kind = 'quotation'): FormData {
  const form = new FormData()
  form.set(`${kind}_id`, String(id))
  form.set('file', new File(['%PDF-1.4 x'], 'x.pdf', { type: 'application/pdf' }))
  return form
}
function withPicture(document_widget_id: number): FormData {
  const form = new FormData()
  form.set('document_widget_id', String(document_widget_id))
  form.set('file', new File([PIXEL], 'x.png', { type: 'image/png' }))
  return form
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const kind of ['quotation', 'invoice'])
  test(`what was sent stays what it was, whatever becomes of the company: ${kind}`, async () => {
    const company = await server.company({ name: 'Oude Naam BV' })
    const { id, hash } = await sent(company, kind)
    const before = [
      await pdfOf(company.admin, kind, id),
      (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body,
    ]
    await company.admin.patch('/api/company/currentcompany', { time_zone: 'America/Buenos_Aires' })
    await server.owner.query(
      `update company set name = 'Nieuwe Naam BV', vat_number = 'NL000000000B99', iban = 'NL00BANK0000000000', version = version + 1 where id = ${company.id}`,
    )
    await server.owner.query(
      `update companysettings set brand_button_color = '#ff0000', version = version + 1 where company_id = ${company.id}`,
    )
    const after = [
      await pdfOf(company.admin, kind, id),
      (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body,
    ]
    expect(after[0] === before[0]).toBe(true)
    expect(after[1].company).toEqual({ ...before[1].company })
    expect(after[1].company.name).toBe('Oude Naam BV')
    expect(after[1].fingerprint).toBe(before[1].fingerprint)
  })

test('the page of a document keeps the logo that it was sent with, until the next version is sent', async () => {
  const company = await server.company()
  const { admin } = company
  const { id: settings } = (await admin.get('/api/companysettings')).body[0]
  const logo = async (background: string) => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 4, background } })
    const form = new FormData()
    form.set('file', new File([await picture.png().toBuffer()], 'logo.png', { type: 'image/png' }))
    expect((await admin.post(`/api/companysettings/${settings}/updatelogo`, form)).status).toBeLessThan(300)
  }
  await logo('#ff0000')
  const { id, hash } = await sent(company)
  const shown = async () => {
    const answer = await server.anonymous.raw('GET', `/api/quotation/${hash}/getlogobycustomer`)
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const before = await shown()
  expect(before.length).toBeGreaterThan(50)
  await logo('#0000ff')
  await server.settled()
  expect(await shown()).toBe(before)
  await admin.patch(`/api/quotation/${id}`, { title: 'Anders' })
  await mark(admin, 'quotation', id)
  expect(await shown()).not.toBe(before)
})

test('an approval is for the version that was on screen and refused for another (R-SIGN-003)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, hash } = await sent(company)
  const seen = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  const [line] = await linesOf(admin, 'quotation', id)
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  const still = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  expect([still.fingerprint, still.amount_inc_vat]).toEqual([seen.fingerprint, 1210])
  expect((await admin.get(`/api/quotation/${id}`)).body).toMatchObject({
    changed_since_sent: true,
    amount_inc_vat: 1210,
  })

  await mark(admin, 'quotation', id)
  const next = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  expect(next).toMatchObject({ version_number: 2, amount_inc_vat: 1815 })
  expect(next.news.changes).toContainEqual({
    what: 'price',
    name: 'Panelen',
    before: formatEuros(1210, 'nl'),
    after: formatEuros(1815, 'nl'),
  })
  const old = await agree(server.anonymous, 'quotation', hash, { ...signed, version: seen.fingerprint })
  expect(old).toMatchObject({ status: 409 })
  expect(old.body.message).toContain('intussen gewijzigd')
  expect((await server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, signed)).status).toBe(422)
  expect((await agree(server.anonymous, 'quotation', hash, signed)).body.status).toBe('approved')
})

test('what was agreed to is what the rows say: changes that were waiting are kept aside and dropped', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  const [line] = await linesOf(company.admin, 'quotation', id)
  await company.admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  expect((await agree(server.anonymous, 'quotation', hash, signed)).body.status).toBe('approved')
  const [agreed] = await linesOf(company.admin, 'quotation', id)
  expect([agreed.id, agreed.unit_rate_exc_manual]).toEqual([line.id, 1000])
  const versions = (await company.admin.get(`/api/quotation/${id}/versions`)).body
  expect(versions.map(({ number, signed }: { number: number; signed: boolean }) => [number, signed])).toEqual([
    [2, false],
    [1, true],
  ])
})

test('nothing of a dropped draft is left: customer, dossier, totals, files and looks are those of the version', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', email: 'jan@dropped.example' } })).body
  const other = (await admin.post('/api/flow', { relation: { fullname: 'Ada Vos', email: 'ada@dropped.example' } }))
    .body
  const { body: made } = await admin.post('/api/quotation', { flow_id: flow.id, items: [item] })
  const widgets = async () =>
    (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${made.id}`)).body
  const [intro] = await widgets()
  await admin.patch(`/api/documentwidget/${intro.id}`, { custom_styling: 'color: teal' })
  const picture = (await admin.post('/api/widgetpicture', withPicture(intro.id))).body
  const kept = (await admin.post('/api/attachment', withFile(made.id))).body
  const asked = async () => ({
    document: (await admin.get(`/api/quotation/${made.id}`)).body,
    calculation: (await admin.get(`/api/calculation/${made.calculation_id}`)).body,
    widgets: await widgets(),
    files: (await admin.get(`/api/attachment?attachable_type=quotation&attachable_id=${made.id}`)).body,
  })
  await mark(admin, 'quotation', made.id)
  const before = await asked()

  const [line] = await linesOf(admin, 'quotation', made.id)
  await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
  await admin.patch(`/api/calculation/${made.calculation_id}`, { calc_base: 'inc' })
  await admin.patch(`/api/documentwidget/${intro.id}`, { custom_styling: 'color: red' })
  await admin.delete(`/api/attachment/${kept.id}`)
  await admin.post('/api/attachment', withFile(made.id))
  await admin.patch(`/api/quotation/${made.id}`, { flow_id: other.id, title: 'Anders' })
  expect((await asked()).document.customer.fullname).toBe('Ada Vos')

  expect((await agree(server.anonymous, 'quotation', made.hash, signed)).body.status).toBe('approved')
  const after = await asked()
  const { relation_id, flow_id, customer, relation_fullname, title } = before.document
  expect(after.document).toMatchObject({ relation_id, flow_id, customer, relation_fullname, title })
  const { amount_inc_vat, amount_exc_vat, amount_vat_21, calc_base, unit_rate_exc } = before.calculation
  expect(after.calculation).toMatchObject({ amount_inc_vat, amount_exc_vat, amount_vat_21, calc_base, unit_rate_exc })
  expect(after.widgets[0]).toMatchObject({
    custom_styling: 'color: teal',
    picture_width: picture.picture_width,
    picture_height: picture.picture_height,
  })
  expect(after.files.map(({ id }: { id: number }) => id)).toEqual([kept.id])
  const billed = (await admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: made.id })).body
  expect([billed.relation_fullname, billed.amount_inc_vat]).toEqual(['Jan Mol', 1210])
  await server.settled()
  const mails = (await server.app.platform.mailer.inbox?.list()) ?? []
  expect(mails.map(({ to }) => [to].flat().join()).filter(to => to.includes('dropped'))).toEqual([
    'jan@dropped.example',
  ])
})

test('a customer who is gone for good meanwhile still stands on the document that they agreed to', async () => {
  const { admin } = await server.company()
  const jan = (await admin.post('/api/relation', { name: 'Jan', surname: 'Mol' })).body
  const ada = (await admin.post('/api/relation', { name: 'Ada', surname: 'Vos' })).body
  const { body: made } = await admin.post('/api/quotation', { relation_id: jan.id, items: [item] })
  await mark(admin, 'quotation', made.id)
  await admin.patch(`/api/quotation/${made.id}`, { relation_id: ada.id })
  await admin.delete(`/api/relation/${jan.id}`)
  expect((await admin.post(`/api/relation/${jan.id}/forceDelete`)).status).toBe(204)
  expect((await agree(server.anonymous, 'quotation', made.hash, signed)).body.status).toBe('approved')
  expect((await admin.get(`/api/quotation/${made.id}`)).body).toMatchObject({
    relation_id: null,
    relation_fullname: 'Jan Mol',
  })
})

test('the PDF of what was sent is made once, and with the signature once more; it names what was signed', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  const first = await pdfOf(company.admin, 'quotation', id)
  await agree(server.anonymous, 'quotation', hash, signed)
  const withSignature = await pdfOf(company.admin, 'quotation', id)
  expect(withSignature).not.toBe(first)
  expect(await pdfOf(company.admin, 'quotation', id)).toBe(withSignature)
  const page = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  expect(page.signature.fingerprint).toBe(page.fingerprint)
})

test('the database keeps versions and signatures from the application: rows are added, never changed or removed', async () => {
  const { rows } = await server.owner.query<{ table: string; may: string[] }>(
    `select table_name as table, array_agg(privilege_type::text order by privilege_type) as may from information_schema.role_table_grants
     where grantee = 'vakwerk_app' and table_name in ('documentversion', 'signature', 'signaturevoid') group by 1 order by 1`,
  )
  expect(rows).toEqual(
    ['documentversion', 'signature', 'signaturevoid'].map(table => ({ table, may: ['INSERT', 'SELECT'] })),
  )
})

test('a signature that is taken back is voided with name, moment and reason, and never deleted (G-ROLLB)', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  await agree(server.anonymous, 'quotation', hash, signed)
  const back = await company.admin.patch(`/api/quotation/${id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(back.body).toMatchObject({ status: 'sent', date_approved: null })
  const { rows } = await server.owner.query(
    `select s.username, v.username as by, v.reason, v.voided_at is not null as dated from signature s join signaturevoid v on v.signature_id = s.id where s.signable_id = ${id}`,
  )
  expect(rows).toEqual([{ username: 'Jan Mol', by: 'Beheer', reason: 'Het akkoord is teruggedraaid', dated: true }])
  expect((await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.signature).toBeNull()
  expect((await agree(server.anonymous, 'quotation', hash, { ...signed, signername: 'Ada Mol' })).body).toMatchObject({
    status: 'approved',
    signername: 'Ada Mol',
  })
})

test('nothing becomes approved, paid or sent by being put back that its own log does not know (R-DOC-004, G-ROLLB)', async () => {
  const company = await server.company()
  const { admin } = company
  const back = (kind: string, id: number, status: string) =>
    admin.patch(`/api/${kind}/${id}`, { status, update_reason: 'rollbackstatus' })
  const rejected = await sent(company)
  await server.anonymous.post(`/api/quotation/${rejected.hash}/rejectbycustomer`, { signername: 'Jan Mol' })
  const expired = await sent(company)
  await server.owner.query(
    `update quotation set enddate = '2026-01-01', version_enddate = '2026-01-01' where id = ${expired.id}`,
  )
  const cancelled = await sent(company)
  await admin.post(`/api/quotation/${cancelled.id}/cancel`)
  for (const { id } of [rejected, expired, cancelled])
    for (const status of ['approved', 'expired', 'nonsense'])
      expect((await back('quotation', id, status)).status).toBe(409)
  const invoice = await sent(company, 'invoice')
  await admin.post(`/api/invoice/${invoice.id}/markunpayable`)
  expect((await back('invoice', invoice.id, 'paid')).status).toBe(409)
  expect((await back('invoice', invoice.id, 'sent')).body).toMatchObject({ status: 'sent', date_paid: null })
  expect((await back('invoice', invoice.id, 'draft')).status).toBe(409)
  await admin.post(`/api/invoice/${invoice.id}/markpaid`)
  expect((await admin.get(`/api/invoice/${invoice.id}`)).body).toMatchObject({ status: 'paid', amount_open: 0 })
  expect((await back('invoice', invoice.id, 'sent')).body).toMatchObject({ status: 'sent', date_paid: null })
  expect((await admin.get(`/api/invoice/${invoice.id}`)).body).toMatchObject({ amount_paid: 0, amount_open: 1210 })
  expect((await admin.get(`/api/quotation/${rejected.id}/earlierstatuses`)).body).toEqual(['sent', 'draft'])
})

for (const detour of [[], ['cancel']])
  test(`a document that becomes a draft again, ${detour.join() || 'straight'}, says what its rows say: changes that waited are part of it (R-DOC-004)`, async () => {
    const company = await server.company()
    const { admin } = company
    const { id, calculation_id } = await sent(company)
    const [line] = await linesOf(admin, 'quotation', id)
    await admin.patch(`/api/calculationitem/${line.id}`, { unit_rate_exc_manual: 1500 })
    for (const act of detour) await admin.post(`/api/quotation/${id}/${act}`)
    const back = await admin.patch(`/api/quotation/${id}`, { status: 'draft', update_reason: 'rollbackstatus' })
    expect(back.body).toMatchObject({ status: 'draft', changed_since_sent: false, amount_inc_vat: 1815 })
    expect((await admin.get(`/api/calculation/${calculation_id}`)).body.amount_inc_vat).toBe(1815)
    await mark(admin, 'quotation', id)
    expect((await admin.get(`/api/quotation/${id}`)).body).toMatchObject({ version_number: 2, amount_inc_vat: 1815 })
  })

test('a record says what may be done with it, and why not', async () => {
  const company = await server.company()
  const { id } = await sent(company)
  const asked = async () => {
    const { can, cannot } = (await company.admin.get(`/api/quotation/${id}`)).body
    return { can, cannot }
  }
  expect((await asked()).can).toEqual(['cancel', 'view', 'convert', 'bill', 'copy', 'putBack'])
  await company.admin.patch(`/api/quotation/${id}`, { title: 'Anders' })
  expect(await asked()).toMatchObject({
    can: ['renew', 'cancel', 'view', 'copy', 'putBack'],
    cannot: { convert: 'Dit document heeft wijzigingen die nog niet zijn verstuurd.' },
  })
  await server.owner.query(
    `update quotation set enddate = '2026-01-01', version_enddate = '2026-01-01' where id = ${id}`,
  )
  expect(await asked()).toMatchObject({
    can: ['cancel', 'view', 'copy', 'putBack'],
    cannot: { renew: 'De einddatum van dit document is voorbij. Kies eerst een latere datum.' },
  })
})

test('no part of a locked document changes by any way (R-INV-001)', async () => {
  const company = await server.company()
  const { admin } = company
  const other = (await admin.post('/api/invoice', { relation: { fullname: 'Ada Vos' }, items: [item, item] })).body
  const dossier = async () => (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body.id
  const [own, elsewhere] = [await dossier(), await dossier()]
  const withAttachment = async (kind: string) => {
    const { body } = await admin.post(`/api/${kind}`, { flow_id: own, items: [item] })
    const file = (await admin.post('/api/attachment', withFile(body.id, kind))).body
    const template = (await admin.post(`/api/${kind}/${body.id}/saveastemplate`, { title: 'Patroon' })).body
    await mark(admin, kind, body.id)
    return { ...body, file, template }
  }
  const approved = await withAttachment('quotation')
  await agree(server.anonymous, 'quotation', approved.hash, signed)
  const billed = await withAttachment('invoice')
  const [foreign] = await linesOf(admin, 'invoice', other.id)
  for (const [kind, { id, calculation_id, file, template }] of [
    ['quotation', approved],
    ['invoice', billed],
  ] as const) {
    const [line] = await linesOf(admin, kind, id)
    const widgets = (await admin.get(`/api/documentwidget?widgetable_type=${kind}&widgetable_id=${id}`)).body
    const tries = [
      admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 2 }),
      admin.patch(`/api/calculationitem/${foreign.id}`, { calculationitem_id: line.id }),
      admin.delete(`/api/calculationitem/${line.id}`),
      admin.post(`/api/calculationitem/${line.id}/duplicate`),
      admin.post(`/api/calculationitem/${line.id}/switchselection`),
      admin.post('/api/calculationitem', { calculation_id, item_name: 'Erbij' }),
      admin.patch(`/api/calculation/${calculation_id}`, { discount: 10 }),
      admin.post(`/api/calculation/${calculation_id}/empty`),
      admin.post(`/api/calculation/${calculation_id}/updateorder`, { items: [{ id: line.id, order: 9 }] }),
      admin.post(`/api/calculation/${calculation_id}/updaterowcolumnarray`, { calculationitemRows: [] }),
      admin.delete(`/api/calculation/${calculation_id}`),
      admin.patch(`/api/documentwidget/${widgets[0].id}`, { textcontent: 'Anders' }),
      admin.patch(`/api/documentwidget/${widgets[0].id}`, { widgetable_type: 'invoice', widgetable_id: other.id }),
      admin.delete(`/api/documentwidget/${widgets[0].id}`),
      admin.post(`/api/documentwidget/${widgets[0].id}/duplicate`),
      admin.post('/api/documentwidget/updateorder', { items: [{ id: widgets[0].id, order: 7 }] }),
      admin.post('/api/documentwidget', { widgetable_type: kind, widgetable_id: id, document_widget_type_tag: 'TEXT' }),
      admin.post('/api/widgetpicture', withPicture(widgets[0].id)),
      admin.post('/api/attachment', withFile(id, kind)),
      admin.delete(`/api/attachment/${file.id}`),
      admin.post(`/api/${kind}/${id}/resettotemplate`, { template_id: template.id }),
      admin.patch(`/api/${kind}/${id}`, { flow_id: elsewhere }),
      admin.patch(`/api/${kind}/${id}`, { flow_id: null }),
      admin.patch(`/api/${kind}/${id}`, { title: 'Anders' }),
      admin.patch(`/api/${kind}/${id}`, { enddate: '2027-01-01' }),
      admin.delete(`/api/${kind}/${id}`),
    ]
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).filter(status => status !== 409 && status !== 422)).toEqual([])
    await admin.post('/api/documentwidget/bulkdelete', { ids: widgets.map((widget: { id: number }) => widget.id) })
    await server.settled()
    const files = (await admin.get(`/api/attachment?attachable_type=${kind}&attachable_id=${id}`)).body
    expect(files).toEqual([file])
    expect((await admin.get(`/api/${kind}/${id}`)).body).toMatchObject({ flow_id: own, locked: true })
    expect(await linesOf(admin, kind, id)).toMatchObject([{ product_amount: 1, total_inc: 1210 }])
    expect((await admin.get(`/api/documentwidget?widgetable_type=${kind}&widgetable_id=${id}`)).body).toEqual(widgets)
  }
  expect((await linesOf(admin, 'invoice', other.id)).length).toBe(2)
})

test('a line hangs under a line of its own calculation and never under itself (R-CALC-007)', async () => {
  const { admin } = await server.company()
  const [mine, theirs] = await Promise.all(
    [1, 2].map(
      async () => (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item, item] })).body,
    ),
  )
  const [first, second] = await linesOf(admin, 'quotation', mine.id)
  const [foreign] = await linesOf(admin, 'quotation', theirs.id)
  const under = (parent: number) => admin.patch(`/api/calculationitem/${first.id}`, { calculationitem_id: parent })
  for (const parent of [foreign.id, first.id, 999_999]) expect((await under(parent)).status).toBe(422)
  expect((await under(second.id)).status).toBe(200)
  expect((await admin.patch(`/api/calculationitem/${second.id}`, { calculationitem_id: first.id })).status).toBe(422)
  const round = [
    { id: first.id, order: 1, calculationitem_id: second.id },
    { id: second.id, order: 2, calculationitem_id: first.id },
  ]
  expect((await admin.post(`/api/calculation/${mine.calculation_id}/updateorder`, { items: round })).status).toBe(422)
})

test('a copy of a line or widget lands right after its original, with all that hangs under it', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [
      { ...item, item_name: 'A' },
      { ...item, item_name: 'B' },
      { ...item, item_name: 'C' },
    ],
  })
  const [a, b] = await linesOf(admin, 'quotation', body.id)
  await admin.post('/api/calculationitem', {
    calculation_id: body.calculation_id,
    calculationitem_id: a.id,
    item_name: 'A1',
  })
  await admin.post(`/api/calculationitem/${a.id}/duplicate`)
  const names = (await linesOf(admin, 'quotation', body.id)).map(({ item_name }: { item_name: string }) => item_name)
  expect(names).toEqual(['A', 'A1', 'A', 'A1', 'B', 'C'])
  await admin.post(`/api/calculationitem/${b.id}/duplicate`)
  const after = await linesOf(admin, 'quotation', body.id)
  expect(after.map(({ item_name }: { item_name: string }) => item_name)).toEqual(['A', 'A1', 'A', 'A1', 'B', 'B', 'C'])
  const widgets = async () =>
    (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${body.id}`)).body
  const [intro, prices] = await widgets()
  await admin.post(`/api/documentwidget/${intro.id}/duplicate`)
  const tags = (await widgets()).map(({ document_widget_type_tag: tag }: { document_widget_type_tag: string }) => tag)
  expect(tags.slice(0, 3)).toEqual([intro, intro, prices].map(({ document_widget_type_tag: tag }) => tag))
})

test('a reset to a template takes its discount, price base and columns along', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  await admin.patch(`/api/calculation/${body.calculation_id}`, { discount: 10, calc_base: 'inc' })
  const chosen = [{ tag: 'DESCR', description: 'Naam', selected: true }]
  await admin.post(`/api/calculation/${body.calculation_id}/updaterowcolumnarray`, { calculationitemColumns: chosen })
  const template = (await admin.post(`/api/quotation/${body.id}/saveastemplate`, { title: 'Patroon' })).body
  const plain = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' } })).body
  expect((await admin.post(`/api/quotation/${plain.id}/resettotemplate`, { template_id: template.id })).status).toBe(
    200,
  )
  const reset = (await admin.get(`/api/calculation/${plain.calculation_id}`)).body
  expect(reset).toMatchObject({ discount: 10, calc_base: 'inc', calculationitemColumns: chosen })
})

test('what is too large is refused in words and changes nothing', async () => {
  const { admin } = await server.company()
  const huge = { item_name: 'Veel', unit_rate_exc_manual: 9_999_999.99, product_amount: 9_999_999 }
  expect((await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [huge] })).status).toBe(422)
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const added = await admin.post('/api/calculationitem', { calculation_id: body.calculation_id, ...huge })
  expect(added).toMatchObject({
    status: 422,
    body: { message: 'Dit bedrag is te groot: een document kan tot € 9.999.999,99.' },
  })
  expect((await linesOf(admin, 'quotation', body.id)).length).toBe(1)
})

test('columns and rows that there are not are refused (R-CALC-013)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const unknown = [{ tag: 'DROPTABLE', selected: true }]
  const { body: widgets } = await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${body.id}`)
  for (const answer of [
    await admin.post(`/api/calculation/${body.calculation_id}/updaterowcolumnarray`, { calculationitemRows: unknown }),
    await admin.patch(`/api/calculation/${body.calculation_id}`, { calculationitemColumns: unknown }),
    await admin.patch(`/api/documentwidget/${widgets[1].id}`, { calculationitemColumns: unknown }),
  ])
    expect(answer.status).toBe(422)
})

test('dossier and relation of a document are ones that are there, and its customer follows', async () => {
  const company = await server.company()
  const { admin } = company
  const stranger = (await (await server.company()).admin.post('/api/relation', { name: 'Vreemd' })).body
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const ada = (await admin.post('/api/relation', { name: 'Ada', surname: 'Vos' })).body
  const gone = (await admin.post('/api/relation', { name: 'Weg' })).body
  await admin.delete(`/api/relation/${gone.id}`)
  for (const relation_id of [999_999, stranger.id, gone.id])
    expect((await admin.patch(`/api/quotation/${body.id}`, { relation_id })).status).toBe(422)
  for (const flow_id of [999_999])
    expect((await admin.patch(`/api/quotation/${body.id}`, { flow_id })).status).toBe(422)
  const moved = await admin.patch(`/api/quotation/${body.id}`, { relation_id: ada.id })
  expect(moved.body).toMatchObject({ relation_fullname: 'Ada Vos', customer: { fullname: 'Ada Vos' } })
})

test('a broken picture is no signature (R-SIGN-007)', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company)
  const whole = (
    await sharp({ create: { width: 40, height: 20, channels: 4, background: '#123' } })
      .png()
      .toBuffer()
  ).toString('base64')
  for (const signature of [`${whole.slice(0, 40)}AAAA`, 'iVBORw0KGgo=', Buffer.from('GIF89a').toString('base64')]) {
    const answer = await agree(server.anonymous, 'quotation', hash, { signername: 'Jan', signature })
    expect(answer.status).toBe(422)
  }
  expect((await agree(server.anonymous, 'quotation', hash, { signername: 'Jan', signature: whole })).body.status).toBe(
    'approved',
  )
  expect((await company.admin.raw('GET', `/api/quotation/${id}/download`)).status).toBe(200)
})

test('attachments open by the link while the version is shown that holds them, and never of drafts, cancelled or deleted ones', async () => {
  const company = await server.company()
  const { admin } = company
  const attach = async (id: number) => {
    const form = new FormData()
    form.set('quotation_id', String(id))
    form.set('file', new File([`%PDF-1.4\n%${id}\n%%EOF`], 'voorwaarden.pdf', { type: 'application/pdf' }))
    return (await admin.post('/api/attachment', form)).body.id as number
  }
  const open = async (hash: string, id: number) =>
    (await server.anonymous.get(`/api/attachment/${id}/getbycustomer?hash=${hash}`)).status
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  const { body } = await admin.post('/api/quotation', { flow_id: flow.id, items: [item] })
  const file = await attach(body.id)
  expect(await open(body.hash, file)).toBe(404)
  await mark(admin, 'quotation', body.id)
  expect(await open(body.hash, file)).toBe(200)
  const later = await attach(body.id)
  expect(await open(body.hash, later)).toBe(404)
  await admin.post(`/api/quotation/${body.id}/cancel`)
  expect(await open(body.hash, file)).toBe(404)
  await admin.patch(`/api/quotation/${body.id}`, { status: 'sent', update_reason: 'rollbackstatus' })
  expect(await open(body.hash, file)).toBe(200)
  await admin.delete(`/api/flow/${flow.id}`)
  expect(await open(body.hash, file)).toBe(404)
  expect((await agree(server.anonymous, 'quotation', body.hash, { ...signed, version: 'x' })).status).toBe(404)
})

test('a quotation whose last day is over is neither sent nor agreed to (G-ENDDATE)', async () => {
  const company = await server.company()
  const { admin } = company
  const late = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  await admin.patch(`/api/quotation/${late.id}`, { enddate: '2026-01-31' })
  expect((await mark(admin, 'quotation', late.id)).status).toBe(409)
  const { id, hash } = await sent(company)
  await server.owner.query(
    `update quotation set enddate = '2026-01-01', version_enddate = '2026-01-01' where id = ${id}`,
  )
  expect((await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.can_approve).toBe(false)
  expect((await agree(server.anonymous, 'quotation', hash, signed)).status).toBe(409)
})

test('sixteen approvals, choices and changes at once leave one signature under what it names', async () => {
  const company = await server.company()
  const { id, hash } = await sent(company, 'quotation', {
    items: [item, { ...item, item_name: 'Extra', additionalwork: true }],
  })
  const [, option] = await linesOf(company.admin, 'quotation', id)
  const page = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) =>
      i % 2
        ? server.anonymous.post(`/api/quotation/${hash}/approvebycustomer`, { ...signed, version: page.fingerprint })
        : server.anonymous.post(`/api/quotation/${hash}/chooseoptionbycustomer`, {
            item_id: option.id,
            selected: i % 4 === 0,
          }),
    ),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const after = (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body
  if (after.status === 'approved') expect(after.signature.fingerprint).toBe(after.fingerprint)
  const { rows } = await server.owner.query(`select count(*)::int as n from signature where signable_id = ${id}`)
  expect(rows[0].n).toBe(after.status === 'approved' ? 1 : 0)
})
