import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** The union of S0 §7.2 and S2 §7 (C-07). */
const COPIED =
  `eventtriggerrule mailtemplate messagetemplate contacttemplate vertical verticaldatafield product task intake
  calculation flow quotation confirmation document invoice flowprofile calculationitem documentwidget`.split(/\s+/)

type Row = Record<string, unknown> & { id: number }
type Make = (admin: TestClient) => Promise<Row>

const document =
  (kind: string): Make =>
  async admin =>
    (
      await admin.post(`/api/${kind}`, {
        relation: { fullname: 'Jan de Wit', email: 'jan@test.example' },
        title: 'Dak',
        items: [{ item_name: 'Werk', product_amount: 2, unit_rate_exc_manual: 100, item_type: 'manual' }],
      })
    ).body

/** An original of each kind that there is, with all that belongs to it. */
const originals: Readonly<Record<string, Make>> = {
  eventtriggerrule: async admin =>
    (
      await admin.post('/api/eventtriggerrule', {
        ...{ event_trigger_tag: 'flow_status_quotation', type: 'crm.write-note' },
        ...{ description: 'Noteer', text: 'Hallo' },
      })
    ).body,
  mailtemplate: async admin =>
    (await admin.post('/api/mailtemplate', { type: 'send_quotation', subject: 'Uw offerte', message: '<p>Dag</p>' }))
      .body,
  messagetemplate: async admin =>
    (await admin.post('/api/messagetemplate', { title: 'Afspraak', message: 'Tot dan.' })).body,
  flowprofile: async admin => (await admin.post('/api/flowprofile', { name: 'Zakelijk' })).body,
  contacttemplate: async admin =>
    (await admin.post('/api/contacttemplate', { title: 'Geen gehoor', note: 'Gebeld.' })).body,
  vertical: async admin => (await admin.post('/api/vertical', { description: 'Dak' })).body,
  verticaldatafield: async admin => {
    const { id: vertical_id } = (await admin.post('/api/vertical', { description: 'Dak' })).body
    return (await admin.post('/api/verticaldatafield', { vertical_id, field_label: 'Breedte' })).body
  },
  task: async admin => (await admin.post('/api/task', { title: 'Opname', start_date: '2026-12-01T09:00:00Z' })).body,
  intake: async admin => {
    const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan de Wit' } })).body
    return (await admin.post('/api/intake', { flow_id: flow.id, title: 'Warmtepomp' })).body
  },
  product: async admin => (await admin.post('/api/product', { item_name: 'Paneel', external_reference: 'P-1' })).body,
  flow: async admin => {
    const made = await admin.post('/api/flow', {
      relation: { fullname: 'Jan de Wit' },
      description: 'Zonnepanelen',
      tags: ['Spoed'],
      reference: 'A-1',
      lead_date: '2025-02-01',
    })
    await admin.patch(`/api/flow/${made.body.id}`, { status: 'quotation' })
    return (await admin.get(`/api/flow/${made.body.id}`)).body
  },
  quotation: document('quotation'),
  confirmation: document('confirmation'),
  document: document('document'),
  invoice: document('invoice'),
  calculation: async admin => {
    const { calculation_id } = await document('quotation')(admin)
    await admin.patch(`/api/calculation/${calculation_id}`, { title: 'Dak', discount: 10 })
    return (await admin.get(`/api/calculation/${calculation_id}`)).body
  },
  calculationitem: async admin => {
    const { calculation_id } = await document('quotation')(admin)
    return (await admin.get(`/api/calculationitem?calculation_id=${calculation_id}`)).body[0]
  },
  documentwidget: async admin => {
    const { id } = await document('quotation')(admin)
    return (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${id}`)).body[0]
  },
}

/** What stands for one record alone: a copy has its own, or none yet. */
const UNIQUE = ['id', 'hash', 'number', 'new_number']

test('every resource of the specification that is there can be duplicated, and no other call answers in its place (R-API-007, C-07)', () => {
  const { calls, resources } = server.app.platform.assembly
  const there = COPIED.filter(path => resources.some(resource => resource.path === path))
  const paths = new Set(calls.map(({ call }) => `${call.method} ${call.path}`))
  expect(there.filter(path => !paths.has(`POST ${path}/:id/duplicate`))).toEqual([])
  expect(Object.keys(originals).sort()).toEqual(there.sort())
  expect(paths.has('POST flow/:id/duplicateflow')).toBe(true)
})

test.each(Object.keys(originals))(
  'a copy of %s is another record that begins anew (R-API-007, G-COPYDOC)',
  async path => {
    const { admin } = await server.company()
    const original = (await originals[path]?.(admin)) as Row
    const before = (await admin.get(`/api/${path}/${original.id}`)).body
    const copied = await admin.post(`/api/${path}/${original.id}/duplicate`)
    expect(copied.status).toBe(201)
    const rows = (await admin.get(`/api/${path}?sort=-id&limit=1${IN_OWNER[path]?.(original) ?? ''}`)).body.data
    const copy = (await admin.get(`/api/${path}/${rows[0].id}`)).body
    expect(copy.id).toBeGreaterThan(original.id)
    for (const field of UNIQUE) if (before[field]) expect([field, copy[field]]).not.toEqual([field, before[field]])
    if ('status' in before) expect(copy.status).toBe(path === 'flow' ? 'new' : before.status)
    for (const field of Object.keys(before).filter(name => /^date_(send|approved|paid|viewed)$/.test(name)))
      expect([field, copy[field]]).toEqual([field, null])
    expect((await admin.get(`/api/${path}/${original.id}`)).body.version).toBe(before.version)
    const log = (await admin.get(`/api/${path}/${copy.id}/log`)).body
    if (log.length) expect(log.at(-1).description).toBe('created')
    const stranger = (await server.company()).admin
    expect((await stranger.post(`/api/${path}/${original.id}/duplicate`)).status).toBe(404)
  },
)

/** Rows that are listed with what they are part of. */
const IN_OWNER: Readonly<Record<string, (row: Row) => string>> = {
  calculationitem: row => `&calculation_id=${row.calculation_id}`,
  documentwidget: row => `&widgetable_type=quotation&widgetable_id=${row.widgetable_id}`,
}

test('a copy of a dossier has what was asked, a link and a number of its own, and starts as a lead of today (C-06)', async () => {
  const { admin } = await server.company()
  const original = (await originals.flow?.(admin)) as Row
  for (const name of ['duplicate', 'duplicateflow']) {
    const { status, headers, body: copy } = await admin.post(`/api/flow/${original.id}/${name}`)
    expect([status, headers.get('location')]).toEqual([201, `/api/flow/${copy.id}`])
    expect(copy).toMatchObject({
      status: 'new',
      relation_id: original.relation_id,
      relation_fullname: 'Jan de Wit',
      description: 'Zonnepanelen',
      tags: ['Spoed'],
      reference: 'A-1',
      date_quotation: null,
    })
    expect(copy.lead_date).not.toBe('2025-02-01')
    const page = await server.anonymous.get(`/api/flow/${copy.hash}/getbycustomer`)
    expect([page.status, page.body.number]).toEqual([200, copy.number])
  }
  await admin.delete(`/api/flow/${original.id}`)
  expect((await admin.post(`/api/flow/${original.id}/duplicate`)).status).toBe(404)
})

test('a copy of a calculation has the lines, columns and totals of its original, and is part of no document', async () => {
  const { admin } = await server.company()
  const original = (await originals.calculation?.(admin)) as Row
  await admin.post(`/api/calculation/${original.id}/updaterowcolumnarray`, {
    calculationitemColumns: [{ tag: 'DESCR', selected: true }],
  })
  const quotation = (await admin.get(`/api/quotation/${original.calculable_id}`)).body
  const { body: copy } = await admin.post(`/api/calculation/${original.id}/duplicate`)
  expect(copy).toMatchObject({
    title: 'Dak (kopie)',
    calculable_type: 'calculation',
    calculable_id: null,
    discount: 10,
    amount_exc_vat: original.amount_exc_vat,
    calculationitemColumns: [{ tag: 'DESCR', selected: true }],
  })
  expect(copy.calculationitems).toHaveLength(1)
  expect(copy.calculationitems[0]).toMatchObject({ item_name: 'Werk', calculation_id: copy.id })
  await admin.patch(`/api/calculationitem/${copy.calculationitems[0].id}`, { product_amount: 9 })
  expect((await admin.get(`/api/quotation/${quotation.id}`)).body).toEqual(quotation)
})

test('sixteen copies of one dossier at once are sixteen dossiers with sixteen numbers and links', async () => {
  const { admin } = await server.company()
  const original = (await originals.flow?.(admin)) as Row
  const made = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/flow/${original.id}/duplicate`)))
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
  for (const field of ['id', 'number', 'hash']) expect(new Set(made.map(({ body }) => body[field])).size).toBe(16)
})
