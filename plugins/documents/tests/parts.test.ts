import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'

import { sent, withFile } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const item = { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }
const signed = { signername: 'Jan Mol', agreeswithoffer: true }

interface Made {
  readonly id: number
  readonly hash: string
  readonly calculation_id: number
}

async function drafted({ admin }: TestCompany, kind: string): Promise<Made> {
  const relation = { fullname: 'Jan Mol', email: 'jan@voorbeeld.example', ...resident }
  const { body } = await admin.post(`/api/${kind}`, { relation, items: [item, { ...item, item_name: 'Omvormer' }] })
  return body
}
const mark = (admin: TestClient, kind: string, id: number) =>
  admin.post(`/api/${kind}/${id}/sendemail`, { dontsentbutmarksent: true })
const widgetsOf = async (admin: TestClient, kind: string, id: number): Promise<{ id: number }[]> =>
  (await admin.get(`/api/documentwidget?widgetable_type=${kind}&widgetable_id=${id}`)).body
const linesOf = async (admin: TestClient, kind: string, id: number): Promise<{ id: number }[]> =>
  (await admin.get(`/api/${kind}/${id}?with=calculation`)).body.calculation.calculationitems

/** A file as staff attach it to a document, or as the picture of one of its widgets. */
function upload(fields: Readonly<Record<string, number>>, file = new File(['%PDF-1.4 x'], 'x.pdf')): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('file', file)
  return form
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = () => new File([PIXEL], 'x.png', { type: 'image/png' })

/** What the rows of a document say, and what the version says that its customer sees, in the same words. */
async function bothOf(kind: string, { id, calculation_id }: Made) {
  const read = async (text: string) => (await server.owner.query(text)).rows
  const [version] = await read(
    `select v.source::jsonb as source, d.changed_since_sent from ${kind} d join documentversion v on v.company_id = d.company_id and v.id = d.documentversion_id where d.id = ${id}`,
  )
  const names = {
    items: ['id', 'item_name', 'unit_rate_exc_manual', 'product_amount', 'order'],
    widgets: ['id', 'order', 'document_widget_type_tag', 'textcontent'],
    attachments: ['id', 'filename'],
  } as const
  const pick = (rows: readonly Record<string, unknown>[], columns: readonly string[]) =>
    rows
      .map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null])))
      .sort((one, other) => Number(one.id) - Number(other.id))
  const numbers = (rows: readonly Record<string, unknown>[]) =>
    rows.map(row => ({
      ...row,
      id: Number(row.id),
      ...('product_amount' in row
        ? { product_amount: Number(row.product_amount), unit_rate_exc_manual: Number(row.unit_rate_exc_manual) }
        : {}),
    }))
  const items = numbers(
    await read(`select * from calculationitem where calculation_id = ${calculation_id} and deleted_at is null`),
  )
  const widgets = numbers(
    await read(
      `select * from documentwidget where widgetable_type = '${kind}' and widgetable_id = ${id} and deleted_at is null`,
    ),
  )
  const attachments = numbers(
    await read(`select * from attachment where attachable_type = '${kind}' and attachable_id = ${id}`),
  )
  const [calculation] = await read(
    `select calc_base, discount::float8 as discount from calculation where id = ${calculation_id}`,
  )
  const { source } = version
  const said = (given: Record<'items' | 'widgets' | 'attachments', Record<string, unknown>[]>) => ({
    items: pick(numbers(given.items), names.items),
    widgets: pick(given.widgets, names.widgets),
    attachments: pick(given.attachments, names.attachments),
  })
  return {
    changed_since_sent: version.changed_since_sent,
    rows: { ...said({ items, widgets, attachments }), ...calculation },
    version: { ...said(source), calc_base: source.calc_base, discount: source.discount },
  }
}

/** Changes of every part of a document, by every way that there is. */
async function changesOf(admin: TestClient, kind: string, { id, calculation_id }: Made) {
  const [line, second] = await linesOf(admin, kind, id)
  const widgets = await widgetsOf(admin, kind, id)
  const file = (await admin.post('/api/attachment', upload({ [`${kind}_id`]: id }))).body
  const template = (await admin.post(`/api/${kind}/${id}/saveastemplate`, { title: 'Patroon' })).body
  const [first, other, third] = widgets
  return [
    () => admin.post('/api/calculationitem', { calculation_id, item_name: 'Erbij', unit_rate_exc_manual: 7 }),
    () => admin.patch(`/api/calculationitem/${line?.id}`, { unit_rate_exc_manual: 1500 }),
    () => admin.delete(`/api/calculationitem/${second?.id}`),
    () => admin.post(`/api/calculationitem/${line?.id}/duplicate`),
    () => admin.post(`/api/calculation/${calculation_id}/updateorder`, { items: [{ id: line?.id, order: 9 }] }),
    () => admin.patch(`/api/calculation/${calculation_id}`, { discount: 10 }),
    () => admin.post(`/api/calculation/${calculation_id}/empty`),
    () => admin.patch(`/api/documentwidget/${first?.id}`, { textcontent: '<p>Anders</p>' }),
    () => admin.delete(`/api/documentwidget/${other?.id}`),
    () => admin.post(`/api/documentwidget/${first?.id}/duplicate`),
    () => admin.post('/api/documentwidget/updateorder', { items: [{ id: first?.id, order: 7 }] }),
    () =>
      admin.post('/api/documentwidget', { widgetable_type: kind, widgetable_id: id, document_widget_type_tag: 'TEXT' }),
    () => admin.post('/api/widgetpicture', upload({ document_widget_id: Number(third?.id) }, picture())),
    () => admin.delete(`/api/widgetpicture/${third?.id}`),
    () => admin.post('/api/attachment', upload({ [`${kind}_id`]: id })),
    () => admin.delete(`/api/attachment/${file.id}`),
    () => admin.post(`/api/${kind}/${id}/resettotemplate`, { template_id: template.id }),
  ]
}

for (let round = 1; round <= 3; round++) {
  test(`an approval in the middle of sixteen changes leaves the rows as the version that was agreed to, round ${round}`, async () => {
    const company = await server.company()
    const made = await drafted(company, 'quotation')
    const changes = await changesOf(company.admin, 'quotation', made)
    await mark(company.admin, 'quotation', made.id)
    const { fingerprint } = (await server.anonymous.get(`/api/quotation/${made.hash}/getbycustomer`)).body
    const approve = () =>
      server.anonymous.post(`/api/quotation/${made.hash}/approvebycustomer`, { ...signed, fingerprint })
    const all = [...changes.slice(0, 3 * round), approve, ...changes.slice(3 * round)]
    const answers = await Promise.all(all.map(ask => ask()))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await company.admin.get(`/api/quotation/${made.id}`)).body.status).toBe('approved')
    const { rows, version, changed_since_sent } = await bothOf('quotation', made)
    expect(rows).toEqual(version)
    expect(changed_since_sent).toBe(false)
    const copied = await company.admin.post('/api/invoice/createinvoicefromquotation', { quotation_id: made.id })
    expect(copied.body.amount_inc_vat).toBe(2420)
  })

  test(`sending an invoice in the middle of sixteen changes leaves the rows as the version that was sent, round ${round} (R-INV-001)`, async () => {
    const company = await server.company()
    const made = await drafted(company, 'invoice')
    const changes = await changesOf(company.admin, 'invoice', made)
    const send = () => mark(company.admin, 'invoice', made.id)
    const all = [...changes.slice(0, 3 * round), send, ...changes.slice(3 * round)]
    const answers = await Promise.all(all.map(ask => ask()))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    // Emptied just before, it is refused for having no line, and goes out once it has one again.
    if (answers[3 * round]?.status === 409) {
      expect(answers[3 * round]?.body.message).toBe(
        'Zet eerst een regel op de factuur: een lege factuur krijgt geen nummer.',
      )
      for (const again of [changes[0], send]) expect((await again?.())?.status).toBeLessThan(300)
    }
    expect((await company.admin.get(`/api/invoice/${made.id}`)).body.status).not.toBe('draft')
    const { rows, version } = await bothOf('invoice', made)
    expect(rows).toEqual(version)
  })
}

test('every way to change a part of a sent quotation is noted, so that it can be sent again', async () => {
  const company = await server.company()
  const { admin } = company
  const count = (await changesOf(admin, 'quotation', await drafted(company, 'quotation'))).length
  const unnoticed: number[] = []
  for (let way = 0; way < count; way++) {
    const made = await drafted(company, 'quotation')
    const changes = await changesOf(admin, 'quotation', made)
    await mark(admin, 'quotation', made.id)
    expect((await admin.get(`/api/quotation/${made.id}`)).body.changed_since_sent).toBe(false)
    expect((await changes[way]?.())?.status).toBeLessThan(300)
    if (!(await admin.get(`/api/quotation/${made.id}`)).body.changed_since_sent) unnoticed.push(way)
  }
  expect(unnoticed).toEqual([])
})

test('a widget that is deleted from a sent quotation is gone from the second version alone', async () => {
  const company = await server.company()
  const { admin } = company
  const made = await drafted(company, 'quotation')
  await mark(admin, 'quotation', made.id)
  const widgets = await widgetsOf(admin, 'quotation', made.id)
  expect((await admin.delete(`/api/documentwidget/${widgets[0]?.id}`)).status).toBe(204)
  await mark(admin, 'quotation', made.id)
  expect((await admin.get(`/api/quotation/${made.id}`)).body).toMatchObject({
    version_number: 2,
    changed_since_sent: false,
  })
  const [, last] = await widgetsOf(admin, 'quotation', made.id)
  await admin.post('/api/documentwidget/bulkdelete', { ids: [last?.id] })
  await server.settled()
  expect((await admin.get(`/api/quotation/${made.id}`)).body.changed_since_sent).toBe(true)
  expect((await agree(server.anonymous, 'quotation', made.hash, signed)).body.status).toBe('approved')
  expect((await widgetsOf(admin, 'quotation', made.id)).length).toBe(widgets.length - 1)
  expect((await bothOf('quotation', made)).rows).toEqual((await bothOf('quotation', made)).version)
})

test('an attachment is renamed without becoming another kind of file, and not under what is final (C-0269)', async () => {
  const company = await server.company()
  const { admin } = company
  const draft = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  const { body: file } = await admin.post('/api/attachment', withFile(draft.id))
  const rename = (filename: string) => admin.patch(`/api/attachment/${file.id}`, { filename })
  expect((await rename('Legplan')).body.filename).toBe('Legplan.pdf')
  expect((await rename('../../legplan.exe')).body.filename).toBe('legplan.exe.pdf')
  expect((await rename('')).status).toBe(422)
  const other = await server.company()
  expect((await other.admin.patch(`/api/attachment/${file.id}`, { filename: 'x' })).status).toBe(404)
  await mark(admin, 'quotation', draft.id)
  await agree(server.anonymous, 'quotation', draft.hash, signed)
  expect((await rename('Anders')).status).toBe(409)
})

test('a widget is prepared by itself, with its tags filled and why its customer would not see it (C-0608, G-PREP)', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })).body
  const add = async (more: object) =>
    (
      await admin.post('/api/documentwidget', {
        widgetable_type: 'quotation',
        widgetable_id: id,
        document_widget_type_tag: 'TEXT',
        textcontent: '<p>Dag {{relation.fullname}}</p>',
        ...more,
      })
    ).body.id as number
  const prepared = async (widget: number) => (await admin.get(`/api/documentwidget/${widget}/getPrepared`)).body
  const plain = await prepared(await add({}))
  expect(JSON.stringify(plain.blocks)).toContain('>Jan Mol<')
  expect(plain.absent).toBeNull()
  const conditions = [{ field_name: 'dak', operator: 'issame', field_value: 'Riet' }]
  expect((await prepared(await add({ conditions }))).absent).not.toBeNull()
  const other = await server.company()
  expect((await other.admin.get(`/api/documentwidget/${await add({})}/getPrepared`)).status).toBe(404)
})

test('the signatures under a document are read without their pictures, and by nobody else (C-0306, C-0307)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, hash } = await sent(company)
  await agree(server.anonymous, 'quotation', hash, signed)
  const under = (client: typeof admin) => client.get(`/api/signature?signable_type=quotation&signable_id=${id}`)
  const [first] = (await under(admin)).body
  expect(first).toMatchObject({ username: 'Jan Mol', signature_type: 'checkbox', signable_id: id })
  expect(first).not.toHaveProperty('signature')
  expect((await admin.get(`/api/signature/${first.id}`)).body).toEqual(first)
  const other = await server.company()
  expect((await under(other.admin)).body).toEqual([])
  expect((await other.admin.get(`/api/signature/${first.id}`)).status).toBe(404)
  for (const answer of [
    await admin.patch(`/api/signature/${first.id}`, {}),
    await admin.delete(`/api/signature/${first.id}`),
  ])
    expect([404, 405]).toContain(answer.status)
})
