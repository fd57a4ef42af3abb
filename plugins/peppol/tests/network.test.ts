import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { followTransmission } from '../jobs/follow-transmission'
import { transmit } from '../jobs/transmit'
import { STAND_IN_ENTITY, STAND_IN_KEY, type StandIn, standIn } from '../storecove/stand-in'

/** Invoices over the Peppol network, through what stands in for Storecove. */
let server: TestServer
let storecove: StandIn
beforeAll(async () => {
  server = await testServer()
  storecove = standIn()
})
beforeEach(() =>
  Object.assign(storecove, {
    registered: () => true,
    refusing: null,
    failing: null,
    losing: false,
    delivering: false,
  }),
)
afterAll(() => server.stop())

const KVK = '87654321'
const link = (admin: TestClient) =>
  admin.put('/api/accesspointaccount', { key: STAND_IN_KEY, legal_entity_id: STAND_IN_ENTITY })

interface Sent {
  readonly company: TestCompany
  readonly admin: TestClient
  readonly id: number
  readonly number: string
  readonly relation_id: number
}

let made = 0
/** An invoice that was sent to an organization. */
async function sentInvoice(organization: object = { kvk: KVK }, company?: TestCompany): Promise<Sent> {
  const of = company ?? (await server.company())
  const { admin } = of
  if (!company) expect((await link(admin)).status).toBe(200)
  const address = { address: 'Markt', number: '1', postcode: '8011 AA', city: 'Zwolle' }
  const { id: organization_id } = (
    await admin.post('/api/organization', { name: `Bouw ${++made} BV`, ...organization })
  ).body
  const relation = (await admin.post('/api/relation', { name: 'Ada', surname: 'Bouw', organization_id, ...address }))
    .body
  return { company: of, admin, relation_id: relation.id, ...(await billed(admin, relation.id)) }
}

async function billed(admin: TestClient, relation_id: number): Promise<{ id: number; number: string }> {
  const items = [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }]
  const { body } = await admin.post('/api/invoice', { relation_id, items })
  const sent = await admin.post(`/api/invoice/${body.id}/sendemail`, { dontsentbutmarksent: true })
  expect(sent.status).toBe(200)
  return sent.body
}

const send = ({ admin, id }: Sent) => admin.post(`/api/invoice/${id}/sendeinvoice`)
const transmissions = async ({ admin, id }: Sent) =>
  (await admin.get(`/api/einvoicetransmission?invoice_id=${id}&sort=id`)).body
/** What the access point was handed by a company. */
const handedBy = async (sent: Sent) => {
  const { rows } = await server.owner.query('select key from einvoicetransmission where company_id = $1', [
    sent.company.id,
  ])
  const keys = new Set(rows.map(({ key }) => key))
  return storecove.submissions.filter(({ key }) => keys.has(key))
}

/** What waits for its turn is due, and everything that follows from it was done. */
async function turn({ company }: Sent): Promise<void> {
  await server.owner.query(
    'update outbox set run_at = now() where company_id = $1 and name in ($2, $3) and run_at > now()',
    [company.id, transmit.name, followTransmission.name],
  )
  await server.settled()
}

test('an invoice goes to the KvK number of its buyer as the UBL of its version, and is delivered once the network says so', async () => {
  const sent = await sentInvoice()
  const { body: found } = await sent.admin.get(`/api/invoice/${sent.id}/einvoicereceiver`)
  expect(found).toMatchObject({ receiver: `0106:${KVK}`, registered: true, automatic: false })
  expect(await send(sent)).toMatchObject({ status: 201, body: { status: 'waiting', receiver: `0106:${KVK}` } })
  await server.settled()
  expect(await transmissions(sent)).toMatchObject([{ status: 'sent', problem: null }])
  const [document] = await handedBy(sent)
  expect(document?.receiver).toBe(`NL:KVK:${KVK}`)
  const xml = await (await sent.admin.raw('GET', `/api/invoice/${sent.id}/einvoice?format=peppol`)).text()
  expect(document?.ubl).toBe(xml)

  storecove.end(document?.guid ?? '', 'succeeded')
  await turn(sent)
  const [delivered] = await transmissions(sent)
  expect(delivered).toMatchObject({ status: 'delivered', problem: null })
  expect(delivered.date_delivered).toBeTruthy()
  expect(storecove.queue).toEqual([])
})

test('of sixteen who send the same invoice one does, and who comes later is told that it went', async () => {
  const sent = await sentInvoice()
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(sent)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)])
  await server.settled()
  expect(await handedBy(sent)).toHaveLength(1)
  expect((await send(sent)).body.message).toBe('Deze e-factuur is al onderweg of bezorgd.')
})

test('a buyer without a KvK number is known by its Dutch VAT number, and one without both by nothing', async () => {
  const byVat = await sentInvoice({ vat_number: 'NL001234567B01' })
  await send(byVat)
  await server.settled()
  expect((await handedBy(byVat)).map(({ receiver }) => receiver)).toEqual(['NL:VAT:NL001234567B01'])
  const nobody = await sentInvoice({})
  expect((await nobody.admin.get(`/api/invoice/${nobody.id}/einvoicereceiver`)).body).toMatchObject({
    receiver: null,
    registered: false,
  })
  expect((await send(nobody)).status).toBe(409)
  expect(await transmissions(nobody)).toEqual([])
})

test('who is not registered gets nothing: it is said before sending, and by the transmission when it changed meanwhile', async () => {
  storecove.registered = () => false
  const sent = await sentInvoice()
  expect((await sent.admin.get(`/api/invoice/${sent.id}/einvoicereceiver`)).body.registered).toBe(false)
  await send(sent)
  await server.settled()
  const [refused] = await transmissions(sent)
  expect(refused.status).toBe('refused')
  expect(refused.problem).toContain('staat niet op het Peppol-netwerk')
  expect(await handedBy(sent)).toEqual([])
  const { body: notices } = await sent.admin.get('/api/notification')
  expect(notices.map(({ title }: { title: string }) => title)).toContain(`E-factuur ${sent.number} is niet bezorgd`)
})

test('what is refused, at once or later, says why and can be sent again', async () => {
  const sent = await sentInvoice()
  storecove.refusing = 'BuyerReference is missing'
  await send(sent)
  await server.settled()
  expect((await transmissions(sent))[0]).toMatchObject({
    status: 'refused',
    problem: 'De e-factuurdienst weigert dit: BuyerReference is missing',
  })
  storecove.refusing = null
  expect((await send(sent)).status).toBe(201)
  await server.settled()
  const [document] = await handedBy(sent)
  storecove.end(document?.guid ?? '', 'failed', 'Receiver does not answer')
  await turn(sent)
  expect((await transmissions(sent))[1]).toMatchObject({ status: 'refused', problem: 'Receiver does not answer' })
  expect((await send(sent)).status).toBe(201)
  await server.settled()
  expect((await transmissions(sent)).map(({ status }: { status: string }) => status)).toEqual([
    'refused',
    'refused',
    'sent',
  ])
})

test('an access point that does not answer is asked again, and what it took without an answer does not go out twice', async () => {
  const sent = await sentInvoice()
  storecove.failing = 503
  await send(sent)
  await server.settled()
  expect((await transmissions(sent))[0]).toMatchObject({ status: 'waiting' })
  expect((await transmissions(sent))[0].problem).toContain('geeft geen antwoord')
  storecove.failing = null
  storecove.losing = true
  storecove.registered = () => true
  await turn(sent)
  expect((await transmissions(sent))[0].status).toBe('waiting')
  storecove.losing = false
  await turn(sent)
  await turn(sent)
  expect((await transmissions(sent))[0]).toMatchObject({ status: 'sent', problem: null })
  expect(await handedBy(sent)).toHaveLength(1)
})

test('news of what went out comes late, twice and of others, and the queue is emptied all the same', async () => {
  const one = await sentInvoice()
  const other: Sent = { ...one, ...(await billed(one.admin, one.relation_id)) }
  await send(one)
  await send(other)
  await server.settled()
  const documents = await handedBy(one)
  expect(documents).toHaveLength(2)
  for (const { guid } of [...documents, ...documents]) storecove.end(guid, 'succeeded')
  storecove.end('somebody-else', 'failed')
  await turn(one)
  for (const each of [one, other]) expect((await transmissions(each))[0].status).toBe('delivered')
  expect(storecove.queue).toEqual([])
})

test('a customer who wants e-invoices gets the next ones by themselves, until somebody says otherwise', async () => {
  const sent = await sentInvoice()
  const choose = (automatic: boolean) => sent.admin.put(`/api/invoice/${sent.id}/einvoicechoice`, { automatic })
  expect((await choose(true)).body).toEqual({ automatic: true })
  const next: Sent = { ...sent, ...(await billed(sent.admin, sent.relation_id)) }
  await server.settled()
  expect(await transmissions(next)).toMatchObject([{ status: 'sent' }])
  expect((await sent.admin.get(`/api/invoice/${next.id}/einvoicereceiver`)).body.automatic).toBe(true)
  await choose(false)
  const last: Sent = { ...sent, ...(await billed(sent.admin, sent.relation_id)) }
  await server.settled()
  expect(await transmissions(last)).toEqual([])
})

test('without an access point nothing goes out, and what was sent through one that was unlinked is still followed', async () => {
  const unlinked = await server.company()
  const sent = await sentInvoice({ kvk: KVK }, unlinked)
  expect((await send(sent)).body.message).toContain('Koppel eerst')
  expect((await link(unlinked.admin)).body).toMatchObject({ name: 'Proef-e-facturen', test: true })
  await send(sent)
  await server.settled()
  expect((await unlinked.admin.delete('/api/accesspointaccount')).status).toBe(204)
  storecove.end((await handedBy(sent))[0]?.guid ?? '', 'succeeded')
  await turn(sent)
  expect((await transmissions(sent))[0].status).toBe('delivered')
})

test('the key is tried, sealed and shown to nobody, and given by a manager alone; other companies know nothing of it', async () => {
  const sent = await sentInvoice()
  const { admin, company } = sent
  const wrong = { key: 'x'.repeat(20), legal_entity_id: STAND_IN_ENTITY }
  for (const body of [{ key: STAND_IN_KEY, legal_entity_id: 99 }, { key: 'kort', legal_entity_id: 1 }, {}])
    expect((await admin.put('/api/accesspointaccount', body)).status).toBe(422)
  expect((await (await company.user({ role: 100 })).put('/api/accesspointaccount', wrong)).status).toBe(403)
  const { rows } = await server.owner.query('select * from accesspointaccount where company_id = $1', [company.id])
  expect(JSON.stringify(rows)).not.toContain(STAND_IN_KEY)
  expect(JSON.stringify((await admin.get('/api/accesspointaccount')).body)).not.toContain('key')
  await send(sent)
  const [{ id }] = await transmissions(sent)
  const other = (await server.company()).admin
  expect((await other.get(`/api/einvoicetransmission/${id}`)).status).toBe(404)
  expect((await other.post(`/api/invoice/${sent.id}/sendeinvoice`)).status).toBe(404)
})

test('what was taken without an answer goes out once, also when its receiver is no longer registered', async () => {
  const sent = await sentInvoice()
  storecove.losing = true
  await send(sent)
  await server.settled()
  expect(await handedBy(sent)).toHaveLength(1)
  expect((await transmissions(sent))[0].status).toBe('waiting')
  Object.assign(storecove, { losing: false, registered: () => false })
  await turn(sent)
  expect(await transmissions(sent)).toMatchObject([{ status: 'sent', problem: null }])
  expect((await send(sent)).status).toBe(409)
  expect(await handedBy(sent)).toHaveLength(1)
})

test('one that was given up and arrives all the same was delivered, and is not sent again', async () => {
  const sent = await sentInvoice()
  await send(sent)
  await server.settled()
  const [document] = await handedBy(sent)
  for (const outcome of ['failed', 'succeeded', 'failed'] as const) storecove.end(document?.guid ?? '', outcome)
  await turn(sent)
  expect(await transmissions(sent)).toMatchObject([{ status: 'delivered', problem: null }])
  expect((await send(sent)).status).toBe(409)
})

test('news with signs that cannot be kept holds up no other news', async () => {
  const sent = await sentInvoice()
  const other: Sent = { ...sent, ...(await billed(sent.admin, sent.relation_id)) }
  await send(sent)
  await send(other)
  await server.settled()
  const [first, second] = await handedBy(sent)
  storecove.end(first?.guid ?? '', 'failed', 'Wrong \0sign')
  storecove.end(second?.guid ?? '', 'succeeded')
  await turn(sent)
  expect(await transmissions(sent)).toMatchObject([{ status: 'refused', problem: 'Wrong sign' }])
  expect(await transmissions(other)).toMatchObject([{ status: 'delivered' }])
  expect(storecove.queue).toEqual([])
})

test('while the key of an account cannot be opened its news waits, with the reason', async () => {
  const sent = await sentInvoice()
  await send(sent)
  await server.settled()
  const keyOf = async (key: string) => {
    const renew = 'update accesspointaccount set key = $2 where company_id = $1'
    const { rows } = await server.owner.query('select key from accesspointaccount where company_id = $1', [
      sent.company.id,
    ])
    await server.owner.query(renew, [sent.company.id, key])
    return rows[0].key as string
  }
  const key = await keyOf('sealed with a secret that is gone')
  await turn(sent)
  expect((await transmissions(sent))[0]).toMatchObject({
    status: 'sent',
    problem: expect.stringContaining('Koppel Storecove opnieuw'),
  })
  await keyOf(key)
  storecove.end((await handedBy(sent))[0]?.guid ?? '', 'succeeded')
  await turn(sent)
  expect((await transmissions(sent))[0]).toMatchObject({ status: 'delivered', problem: null })
})
