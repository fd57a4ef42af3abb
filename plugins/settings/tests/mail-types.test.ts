import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** G-TPLMAIL. */
const FIXED = [
  'newrequest_website',
  'send_quotation',
  'send_confirmation',
  'send_invoice',
  'quotation_approved',
  'confirmation_approved',
  'message_by_customer',
  'message_by_user',
  'loose_email',
  'request_customerlink',
]

test('the ten fixed types of mail can have texts of the company, each with a name of its own; a type that there is not cannot (R-MAIL-001)', async () => {
  const { admin } = await server.company()
  const types: { type: string; label: string }[] = (await admin.get('/api/mailtype')).body
  const fixed = types.filter(({ type }) => FIXED.includes(type))
  expect(fixed.map(({ type }) => type).toSorted()).toEqual(FIXED.toSorted())
  expect(new Set(types.map(({ label }) => label)).size).toBe(types.length)
  expect(fixed.filter(({ type, label }) => !label || label.includes(type))).toEqual([])
  const text = { subject: 'Uw aanvraag', message: '<p>Dank u.</p>' }
  for (const type of FIXED) expect((await admin.post('/api/mailtemplate', { type, ...text })).status).toBe(201)
  expect((await admin.post('/api/mailtemplate', { type: 'onzin', ...text })).status).toBe(422)
  expect((await admin.get('/api/mailtemplate')).body).toHaveLength(FIXED.length)
})

test('a text of a module that was given up is changed field by field, and nothing else becomes one of its', async () => {
  const { admin, id } = await server.company()
  const text = { subject: 'Uw factuur', message: '<p>Zie bijlage.</p>' }
  const { body: kept } = await admin.post('/api/mailtemplate', { type: 'send_invoice', ...text })
  const { body: other } = await admin.post('/api/mailtemplate', { type: 'send_quotation', ...text })
  await server.owner.query(`delete from company_module where company_id = $1 and module = 'INVOICE'`, [id])
  const change = (template: { id: number }, fields: object) => admin.patch(`/api/mailtemplate/${template.id}`, fields)
  expect(await change(kept, { subject: 'De factuur' })).toMatchObject({ status: 200, body: { subject: 'De factuur' } })
  expect((await change(kept, { ...text, type: 'send_invoice' })).status).toBe(200)
  expect((await change(other, { type: 'send_invoice' })).status).toBe(422)
})
