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
