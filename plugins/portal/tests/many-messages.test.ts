import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestAnswer, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

/** A dossier with a sent quotation, and another one beside it. */
async function world() {
  const company = await server.company()
  const { admin } = company
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol' } })).body
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100 }]
  const quotation = (await admin.post('/api/quotation', { flow_id: flow.id, items })).body
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const other = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body
  const post = (hash: string, content: string) => server.anonymous.post('/api/message', { hash, content })
  const ask = (hash: string, content: string) =>
    server.anonymous.post(`/api/quotation/${hash}/messagebycustomer`, { content })
  return { company, admin, flow, quotation, other, post, ask }
}
const statusesOf = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status)
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const write = (companyId: number, flowId: number, count: number) =>
  server.owner.query(
    `insert into message (company_id, version, created_at, updated_at, content, status, sender, flow_id, messageable_type, messageable_id, assigned_to)
     select $1, 1, now(), now(), 'Bericht ' || n, 'unread', 'company', $2, 'flow', $2, 'sales' from generate_series(1, $3::int) n`,
    [companyId, flowId, count],
  )

test('one link sends twenty messages in five minutes and is then told in Dutch how long to wait; other links and staff go on', async () => {
  const { admin, flow, quotation, other, post, ask } = await world()
  for (const send of [() => post(flow.hash, 'Hoi'), () => ask(quotation.hash, 'Hoi')]) {
    const answers = [...(await times(16, send)), ...(await times(16, send))]
    expect(statusesOf(answers).filter(status => status === 201)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(12)
    for (const { body, headers } of refused) {
      const wait = Number(headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(300)
      expect(body.message).toBe(
        `U hebt veel berichten achter elkaar gestuurd. Probeer het over ${wait} seconden opnieuw.`,
      )
    }
  }
  expect((await admin.get(`/api/message?flow_id=${flow.id}&limit=1`)).body.pagination.total).toBe(40)
  expect((await post(other.hash, 'Hoi')).status).toBe(201)
  const staff = await times(25, n => admin.post('/api/message', { flow_id: flow.id, content: `Antwoord ${n}` }))
  expect(new Set(statusesOf(staff))).toEqual(new Set([201]))
  // A new link on the same dossier is the same link to who counts.
  const { body: renewed } = await admin.post(`/api/flow/${flow.id}/resethash`)
  expect((await post(renewed.hash, 'Hoi')).status).toBe(429)
})

test('two hundred messages of one link in a day are enough', async () => {
  const { flow, post } = await world()
  await post(flow.hash, 'Hoi')
  // A day that is nearly used up, in stretches that each were within their limit.
  await server.owner.query(
    `update attempt set tries = case when until > now() + interval '1 hour' then 200 else 1 end where until > now()`,
  )
  const { status, body, headers } = await post(flow.hash, 'Hoi')
  expect([status, body.message]).toEqual([
    429,
    'Dit is het grootste aantal berichten op een dag. Schrijf morgen verder, of bel ons.',
  ])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600)
})

test('a customer reads back from the newest message to the first, and what they opened is read (R-MSG-002)', async () => {
  const { company, admin, flow, quotation, other } = await world()
  await write(company.id, flow.id, 450)
  for (const [kind, hash] of [
    ['flow', flow.hash],
    ['quotation', quotation.hash],
  ]) {
    const { body: page } = await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)
    expect([page.messages.length, page.messages.at(-1).content, page.older_messages]).toEqual([
      200,
      'Bericht 450',
      true,
    ])
    const before = async (id: number) =>
      (await server.anonymous.get(`/api/${kind}/${hash}/messagesbycustomer?before=${id}`)).body
    const earlier = await before(page.messages[0].id)
    expect([earlier.messages[0].content, earlier.messages.at(-1).content, earlier.older_messages]).toEqual([
      'Bericht 51',
      'Bericht 250',
      true,
    ])
    if (kind === 'flow') expect((await unread()).length).toBe(50)
    const first = await before(earlier.messages[0].id)
    expect([first.messages.length, first.messages[0].content, first.older_messages]).toEqual([50, 'Bericht 1', false])
    expect(await before(first.messages[0].id)).toEqual({ messages: [], older_messages: false })
  }
  expect(await unread()).toEqual([])
  expect(
    (await server.anonymous.get(`/api/flow/${other.hash}/messagesbycustomer?before=${2 ** 31 - 1}`)).body.messages,
  ).toEqual([])
  expect((await server.anonymous.get(`/api/flow/${flow.hash}x/messagesbycustomer?before=9`)).status).toBe(404)
  expect((await server.anonymous.get(`/api/flow/${flow.hash}/messagesbycustomer?before=0`)).status).toBe(422)
  expect((await server.anonymous.get(`/api/flow/${flow.hash}/messagesbycustomer`)).body.messages).toHaveLength(200)

  async function unread() {
    return (await admin.get(`/api/message?flow_id=${flow.id}&status=unread`)).body
  }
})

test('choices and answers of one link have their limit too, and other links theirs', async () => {
  const { admin, flow } = await world()
  const items = [{ item_name: 'Laadpaal', unit_rate_exc_manual: 50, additionalwork: true }]
  const sent = async () => {
    const { body } = await admin.post('/api/quotation', { flow_id: flow.id, items })
    await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
    return body.hash as string
  }
  const [hash, other] = [await sent(), await sent()]
  const reject = (of: string) => server.anonymous.post(`/api/quotation/${of}/rejectbycustomer`, {})
  const answers = await times(64, () => reject(hash))
  expect(statusesOf(answers).filter(status => status === 422)).toHaveLength(60)
  expect(statusesOf(answers).filter(status => status === 429)).toHaveLength(4)
  expect((await reject(other)).status).toBe(422)
})

test('who turns a document down sends no more than a customer may, who signs it may add a drawing', async () => {
  const { quotation } = await world()
  const large = { signername: 'Jan', additional_message: 'x', signature: 'A'.repeat(100_000) }
  const call = (name: string) => server.anonymous.post(`/api/quotation/${quotation.hash}/${name}bycustomer`, large)
  expect((await call('reject')).status).toBe(413)
  expect((await call('approve')).status).toBe(422)
})
