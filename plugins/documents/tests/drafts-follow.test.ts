import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, linesOf, mark, pdfOf, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const KINDS = ['quotation', 'confirmation', 'invoice', 'document']
const jan = { name: 'Jan', surname: 'Mol', email: 'jan@voorbeeld.example', ...resident }
const read = async (admin: TestClient, kind: string, id: number) => (await admin.get(`/api/${kind}/${id}`)).body

test('correcting a customer reaches the drafts of every kind, and nothing that was sent', async () => {
  const { admin } = await server.company()
  const relation = (await admin.post('/api/relation', jan)).body
  const make = async (kind: string) =>
    (await admin.post(`/api/${kind}`, { relation_id: relation.id, items: [item] })).body as { id: number }
  const made = []
  for (const kind of KINDS) made.push({ kind, draft: await make(kind), sent: await make(kind) })
  for (const { kind, sent } of made) expect((await mark(admin, kind, sent.id)).status).toBe(200)
  const before = await pdfOf(admin, 'quotation', made[0]?.sent.id ?? 0)

  const corrected = { surname: 'Mool', address: 'Kade', number: '7', postcode: '8011 AA', city: 'Zwolle' }
  expect(
    (await admin.patch(`/api/relation/${relation.id}`, { ...corrected, email: 'mool@voorbeeld.example' })).status,
  ).toBe(200)

  for (const { kind, draft, sent } of made) {
    expect(await read(admin, kind, draft.id)).toMatchObject({
      relation_fullname: 'Jan Mool',
      customer: { fullname: 'Jan Mool', address: 'Kade 7', city: 'Zwolle', email: 'mool@voorbeeld.example' },
    })
    expect((await admin.get(`/api/${kind}/${draft.id}/getForSendingEmail`)).body.to_email).toBe(
      'mool@voorbeeld.example',
    )
    expect(await read(admin, kind, sent.id)).toMatchObject({
      relation_fullname: 'Jan Mol',
      customer: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' },
      changed_since_sent: false,
    })
  }
  expect((await pdfOf(admin, 'quotation', made[0]?.sent.id ?? 0)) === before).toBe(true)
})

test('the next version of what was sent names the customer as they are by then; its customer sees the old one until it is sent', async () => {
  const { admin } = await server.company()
  const relation = (await admin.post('/api/relation', jan)).body
  const sentFor = async () => {
    const { body } = await admin.post('/api/quotation', { relation_id: relation.id, items: [item] })
    await mark(admin, 'quotation', body.id)
    return body as { id: number; hash: string }
  }
  const changeLine = async (id: number) => {
    const [line] = await linesOf(admin, 'quotation', id)
    await admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 2 })
  }
  const [begun, later] = [await sentFor(), await sentFor()]
  await changeLine(begun.id)
  await admin.patch(`/api/relation/${relation.id}`, { surname: 'Mool' })
  await changeLine(later.id)
  for (const { id, hash } of [begun, later]) {
    expect((await read(admin, 'quotation', id)).customer.fullname).toBe('Jan Mool')
    const shown = async () =>
      (await server.anonymous.get(`/api/quotation/${hash}/getbycustomer`)).body.customer.fullname
    expect(await shown()).toBe('Jan Mol')
    await mark(admin, 'quotation', id)
    expect(await shown()).toBe('Jan Mool')
  }
  expect((await agree(server.anonymous, 'quotation', later.hash, signed)).body.status).toBe('approved')
  await admin.patch(`/api/relation/${relation.id}`, { surname: 'Anders' })
  expect((await read(admin, 'quotation', later.id)).relation_fullname).toBe('Jan Mool')
})

test('the name and numbers of an organization reach the drafts of its people', async () => {
  const one = await server.company()
  const { admin } = one
  const organization = (await admin.post('/api/organization', { name: 'Bouw BV' })).body
  const relation = (await admin.post('/api/relation', { ...jan, organization_id: organization.id })).body
  const draft = (await admin.post('/api/invoice', { relation_id: relation.id, items: [item] })).body
  await admin.patch(`/api/organization/${organization.id}`, { name: 'Bouw Noord BV', vat_number: 'NL123456789B01' })
  expect((await read(admin, 'invoice', draft.id)).customer).toMatchObject({
    organization: 'Bouw Noord BV',
    vat_number: 'NL123456789B01',
  })
})

test('sixteen corrections and as many sendings at once: each document was sent with a name that its customer had, and drafts have the last one', async () => {
  const { admin } = await server.company()
  const relation = (await admin.post('/api/relation', jan)).body
  const ids: number[] = []
  for (let n = 0; n < 16; n++)
    ids.push((await admin.post('/api/quotation', { relation_id: relation.id, items: [item] })).body.id)
  const kept = (await admin.post('/api/quotation', { relation_id: relation.id, items: [item] })).body.id
  const answers = await Promise.all(
    ids.flatMap((id, n) => [
      admin.patch(`/api/relation/${relation.id}`, { surname: `Mol${n}` }),
      mark(admin, 'quotation', id),
    ]),
  )
  expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
  const last = (await admin.get(`/api/relation/${relation.id}`)).body.fullname
  expect((await read(admin, 'quotation', kept)).relation_fullname).toBe(last)
  for (const id of ids) {
    const { body } = await admin.get(`/api/quotation/${id}`)
    const { content } = (
      await server.owner.query('select content from documentversion where id = $1', [body.documentversion_id])
    ).rows[0]
    expect(JSON.parse(content).buyer.fullname).toBe(body.relation_fullname)
  }
})
