import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { withoutAmounts } from '@plugins/documents/domain/without-amounts'
import { mark } from '@plugins/documents/tests/sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const KINDS = ['quotation', 'confirmation', 'invoice', 'document'] as const
const partner = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/partner', { name: 'Woningstichting De Linde', ...more })).body.id as number
const dossier = async (admin: TestClient, partner_id: number, more: object = {}) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', ...resident }, partner_id, ...more })).body
    .id as number
const lookingAlong = (company: TestCompany, partner_id: number | null) =>
  company.user({ user_type: 'partner', partner_id })
const items = [{ item_name: 'Warmtepomp', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
async function quotation(admin: TestClient, flow_id: number) {
  const { id } = (await admin.post('/api/quotation', { flow_id, items, title: 'Actie van € 999,00' })).body
  await mark(admin, 'quotation', id)
  return id as number
}
const ids = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id)

test('a partner user finds the dossiers, documents and planned work of their own partner, and changes nothing of it and sees nothing of another one (R-FLOW-037, R-PART-001, R-PART-002, R-PART-006, R-PART-008)', async () => {
  const company = await server.company()
  const { admin } = company
  const [own, other] = [await partner(admin), await partner(admin, { name: 'Ter Steege' })]
  const [mine, theirs] = [await dossier(admin, own), await dossier(admin, other)]
  const [read, hidden] = [await quotation(admin, mine), await quotation(admin, theirs)]
  const draft = (await admin.post('/api/quotation', { flow_id: mine, items })).body.id
  const planned = { type: 'project', start_date: '2030-01-07T08:00:00Z', duration: 60 }
  const task = (await admin.post('/api/task', { title: 'Plaatsing', flow_id: mine, ...planned })).body.id
  await admin.post('/api/task', { title: 'Elders', flow_id: theirs, ...planned })
  await admin.post('/api/task', { title: 'Nabellen', flow_id: mine, ...planned, type: 'other' })
  await admin.post('/api/task', { title: 'Later', flow_id: mine, type: 'project' })
  const user = await lookingAlong(company, own)
  expect(ids(await user.get('/api/flow/indexForPartner?limit=25'))).toEqual([mine])
  expect(ids(await user.get('/api/quotation/indexForPartner?limit=25'))).toEqual([read])
  expect(ids(await user.get('/api/task/indexForPartner'))).toEqual([task])
  const { body } = await user.get(`/api/flow/${mine}/getForPartner`)
  expect(body).toMatchObject({ flow: { id: mine, relation_fullname: 'Ada Post' }, documents: [{ id: read }] })
  expect((await user.get(`/api/quotation/${read}/getForPartner`)).body).toMatchObject({ id: read, noun: 'Offerte' })
  for (const path of [
    `flow/${theirs}/getForPartner`,
    `quotation/${hidden}/getForPartner`,
    `quotation/${draft}/getForPartner`,
    `invoice/${read}/getForPartner`,
  ])
    expect([path, (await user.get(`/api/${path}`)).status]).toEqual([path, 404])
  for (const kind of ['flow', 'task', ...KINDS])
    expect((await user.get(`/api/${kind}/indexForPartner?partnerId=${other}`)).status).toBe(403)
  for (const path of ['flow', 'quotation', `flow/${mine}`, `quotation/${read}`, 'partner', 'relation'])
    expect([path, (await user.get(`/api/${path}`)).status]).toEqual([path, 403])
  expect((await user.patch(`/api/flow/${mine}`, { description: 'Anders' })).status).toBe(403)
})

test('who belongs to no partner, or to one that was deleted, sees nothing; staff say whose they look at', async () => {
  const company = await server.company()
  const { admin } = company
  const own = await partner(admin)
  const flow = await dossier(admin, own)
  const nobody = await lookingAlong(company, null)
  expect((await nobody.get('/api/flow/indexForPartner')).status).toBe(403)
  expect((await admin.get('/api/flow/indexForPartner')).body.errors).toHaveProperty('partnerId')
  expect(ids(await admin.get(`/api/flow/indexForPartner?partnerId=${own}`))).toEqual([flow])
  const stranger = await server.company()
  expect((await stranger.admin.get(`/api/flow/indexForPartner?partnerId=${own}`)).status).toBe(422)
  const user = await lookingAlong(company, own)
  await admin.delete(`/api/flow/${flow}`)
  expect((await user.get('/api/flow/indexForPartner')).body).toEqual([])
  expect((await user.get(`/api/flow/${flow}/getForPartner`)).status).toBe(404)
  await admin.delete(`/api/partner/${own}`)
  expect((await user.get('/api/flow/indexForPartner')).status).toBe(401)
})

test('a partner sees amounts only where the company lets that partner, neither in lists nor in tables nor in texts', async () => {
  const company = await server.company()
  const { admin } = company
  for (const sees_prices of [true, false]) {
    const own = await partner(admin, { sees_prices })
    const id = await quotation(admin, await dossier(admin, own))
    const user = await lookingAlong(company, own)
    const [listed] = (await user.get('/api/quotation/indexForPartner')).body
    const text = JSON.stringify((await user.get(`/api/quotation/${id}/getForPartner`)).body)
    expect([listed.amount_inc_vat, text.includes('1.210,00')]).toEqual(sees_prices ? [1210, true] : [null, false])
    expect(text).toContain('Warmtepomp')
    if (!sees_prices) expect(text).not.toMatch(/\d[\d.]*,\d{2}/)
  }
})

test('amounts are left out of texts however they are written, and other numbers stay', () => {
  const said = (html: string) => {
    const [widget] = withoutAmounts([
      { id: 1, description: '', custom_class: '', absent: null, blocks: [{ type: 'rich-text', columns: [html] }] },
    ])
    const [block] = widget?.blocks ?? []
    return block?.type === 'rich-text' ? block.columns[0] : ''
  }
  expect(said('<p>Samen €&nbsp;1.210,00, dus € 1.000,- zonder btw.</p>')).toBe('<p>Samen …, dus … zonder btw.</p>')
  expect(said('<p>Korting 250 euro op 12 panelen van 430 Wp voor EUR 99</p>')).toBe(
    '<p>Korting … op 12 panelen van 430 Wp voor …</p>',
  )
})

test('a module that was given up has no documents to read, and a document that waits for approval by its type is not shown (R-DOC-006)', async () => {
  const company = await server.company()
  const { admin } = company
  const own = await partner(admin)
  const id = await quotation(admin, await dossier(admin, own))
  const user = await lookingAlong(company, own)
  const type = (await admin.post('/api/documenttype', { description: 'Veiligheidsplan', only_show_approved: true }))
    .body.id
  const flow_id = (await admin.get(`/api/quotation/${id}`)).body.flow_id
  const waiting = (await admin.post('/api/document', { flow_id, document_type_id: type })).body.id
  await mark(admin, 'document', waiting)
  expect((await user.get('/api/document/indexForPartner')).body).toEqual([])
  expect((await user.get(`/api/document/${waiting}/getForPartner`)).status).toBe(404)
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'QUOTATION'`, [company.id])
  expect((await user.get('/api/quotation/indexForPartner')).body).toEqual([])
  expect((await user.get(`/api/quotation/${id}/getForPartner`)).status).toBe(404)
})
