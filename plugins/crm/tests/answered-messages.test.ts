import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Dossier {
  readonly id: number
  readonly hash: string
  readonly relation_id: number
}

/** A dossier of a customer with an address, and what is said there. */
async function dossier(admin: TestClient, more: object = {}) {
  const relation = { fullname: 'Jan Vos', email: 'jan@vos.example' }
  const { id, hash } = (await admin.post('/api/flow', { relation, ...more })).body as Dossier
  return {
    id,
    ask: async (content: string): Promise<number> =>
      (await server.anonymous.post('/api/message', { hash, content })).body.id,
    answer: (content: string, fields: object = {}) => admin.post('/api/message', { content, flow_id: id, ...fields }),
    /** What the customer sees on opening the page. */
    open: () => server.anonymous.get(`/api/flow/${hash}/getbycustomer`),
    statuses: async (): Promise<[string, string][]> =>
      (await admin.get(`/api/message?flow_id=${id}&sort=id`)).body.map(
        ({ content, status }: { content: string; status: string }) => [content, status],
      ),
    hash,
  }
}

const mailsTo = async (address: string) => {
  const { inbox } = server.app.platform.mailer
  return ((await inbox?.list()) ?? []).filter(({ to }) => [to].flat().join().includes(address))
}

test('an answer settles what the customer wrote before it, seen or not, and nothing of another conversation', async () => {
  const { admin } = await server.company()
  const [one, two] = [await dossier(admin), await dossier(admin)]
  await one.ask('Wanneer komt u?')
  await admin.post('/api/message/settleconversation', { flow_id: one.id, status: 'unanswered' })
  await one.ask('En hoe laat?')
  await two.ask('Wat kost het?')
  await one.answer('Dinsdag om negen uur.')
  expect(await one.statuses()).toEqual([
    ['Wanneer komt u?', 'read'],
    ['En hoe laat?', 'read'],
    ['Dinsdag om negen uur.', 'unread'],
  ])
  await one.ask('Dank u')
  expect((await one.statuses()).at(-1)).toEqual(['Dank u', 'unread'])
  expect(await two.statuses()).toEqual([['Wat kost het?', 'unread']])
})

test('statuses of messages are set by hand as before, and each change is in the log (R-MSG-003, R-MSG-004)', async () => {
  const { admin } = await server.company()
  const one = await dossier(admin)
  const id = await one.ask('Wanneer?')
  for (const status of ['unanswered', 'read', 'unread', 'read']) {
    const answer = await admin.patch(`/api/message/${id}`, { status })
    expect([answer.status, answer.body.status]).toEqual([200, status])
  }
  const lines = (await admin.get(`/api/message/${id}/log`)).body
  expect(lines.map((line: Record<string, { status?: string }>) => line.new_value?.status)).toEqual([
    'read',
    'unread',
    'read',
    'unanswered',
  ])
  expect((await admin.get(`/api/message/${id}`)).body.can).toEqual(['see', 'unsee'])
})

test('“Voor mij” keeps a conversation after a colleague replied, with the department whose work it is (R-MSG-006)', async () => {
  const company = await server.company()
  const { admin } = company
  const office = await company.user({ name: 'Kees' })
  const one = await dossier(admin, { office_user_id: office.userId })
  const asked = await one.ask('Klopt de factuur?')
  await admin.patch(`/api/message/${asked}`, { assigned_to: 'office' })
  const forKees = async () =>
    (await office.get('/api/user/getcommunicatormessages/50/forme')).body.data.map(
      ({ message }: { message: { content: string } }) => message.content,
    )
  expect(await forKees()).toEqual(['Klopt de factuur?'])
  await one.answer('Ja, die klopt.')
  expect(await forKees()).toEqual(['Ja, die klopt.'])
  await one.answer('En de offerte ook.', { assigned_to: 'sales' })
  expect(await forKees()).toEqual([])
})

test('who hears of a message to a department that nobody was chosen for is the adviser, for whom it waits as well (R-MSG-006, G-NOTIF)', async () => {
  const company = await server.company()
  const { admin } = company
  const adviser = await company.user({ name: 'Fatima' })
  const one = await dossier(admin, { user_id: adviser.userId })
  await one.answer('Uw dossier is nu bij de planning.', { assigned_to: 'project' })
  await one.ask('Mag de ladder blijven staan?')
  await server.settled()
  const heard = async (who: TestClient) =>
    (await who.get('/api/notification')).body
      .filter(({ flow_id }: { flow_id: number }) => flow_id === one.id)
      .map(({ notifiable_type }: { notifiable_type: string }) => notifiable_type)
      .sort()
  expect(await heard(adviser)).toEqual(['message'])
  expect(await heard(admin)).toEqual([])
  const { body } = await adviser.get('/api/user/getcommunicatormessages/50/forme')
  expect(body.data).toMatchObject([{ message: { content: 'Mag de ladder blijven staan?', assigned_to: 'project' } }])
})

/** Lets the mails about messages of a company go that wait for their moment, and answers how many did. */
async function laterMails(company: number, name = 'crm.mail-message'): Promise<number> {
  const { rowCount } = await server.owner.query(
    'update outbox set run_at = now() where company_id = $1 and name = $2 and run_at > now()',
    [company, name],
  )
  await server.owner.query(
    `update message set told_at = told_at - interval '15 minutes' where company_id = $1 and told_at is not null`,
    [company],
  )
  server.app.platform.outboxWritten()
  await server.settled()
  return rowCount ?? 0
}

test('the customer is mailed at once that there is a message, and of what follows within a quarter of an hour once more', async () => {
  const { admin, id: company } = await server.company()
  const email = `klant${crypto.randomUUID().slice(0, 8)}@vos.example`
  const one = await dossier(admin, { relation: { fullname: 'Jan Vos', email } })
  await one.answer('Dinsdag om negen uur.')
  await server.settled()
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^Bericht van Testbedrijf/)
  expect(mail?.html).toContain(one.hash)
  await one.answer('Of woensdag.')
  await one.answer('Of donderdag.')
  await server.settled()
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await laterMails(company)).toBe(1)
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await laterMails(company)).toBe(0)
})

test('what the customer read meanwhile is mailed about no more, and the next message at once', async () => {
  const { admin, id: company } = await server.company()
  const email = `klant${crypto.randomUUID().slice(0, 8)}@vos.example`
  const one = await dossier(admin, { relation: { fullname: 'Jan Vos', email } })
  await one.answer('Dinsdag om negen uur.')
  await server.settled()
  await one.answer('Of woensdag.')
  await one.open()
  expect(await laterMails(company)).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
  await one.answer('Toch donderdag.')
  await server.settled()
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await laterMails(company)).toBe(0)
})

test('a company that wants no mails to its customers sends none, also not those that wait', async () => {
  const { admin, id: company } = await server.company()
  const email = `klant${crypto.randomUUID().slice(0, 8)}@vos.example`
  const one = await dossier(admin, { relation: { fullname: 'Jan Vos', email } })
  await one.answer('Dinsdag?')
  await server.settled()
  await one.answer('Of woensdag?')
  const { id } = (await admin.get('/api/companysettings')).body[0]
  expect((await admin.patch(`/api/companysettings/${id}`, { customer_notices: false })).status).toBe(200)
  expect(await laterMails(company)).toBe(1)
  await one.answer('Of donderdag?')
  await server.settled()
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a document without a dossier has a conversation too, whose customer is mailed the link on it; not once it is in the trash', async () => {
  const { admin, id: company } = await server.company()
  const email = `klant${crypto.randomUUID().slice(0, 8)}@vos.example`
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Ada Post', email } })
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  await server.owner.query('update quotation set flow_id = null where id = $1', [body.id])
  const answer = (content: string) =>
    admin.post('/api/message', { content, messageable_type: 'quotation', messageable_id: body.id })
  expect((await answer('Dinsdag?')).status).toBe(201)
  await server.settled()
  const [mail] = await mailsTo(email)
  expect(mail?.html).toContain(body.hash)
  await answer('Of woensdag?')
  await server.owner.query('update quotation set deleted_at = now() where id = $1', [body.id])
  await laterMails(company)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('of sixteen messages at once the customer hears once; one without an address hears nothing and can be told later', async () => {
  const { admin } = await server.company()
  const email = `klant${crypto.randomUUID().slice(0, 8)}@vos.example`
  const one = await dossier(admin, { relation: { fullname: 'Jan Vos' } })
  await one.answer('Bent u er?')
  await server.settled()
  const { body } = await admin.get(`/api/flow/${one.id}`)
  await admin.patch(`/api/relation/${body.relation_id}`, { email })
  await Promise.all(Array.from({ length: 16 }, (_, n) => one.answer(`Bericht ${n}`)))
  await server.settled()
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a customer sees the newest messages of a long conversation', async () => {
  const { admin, id: company } = await server.company()
  const one = await dossier(admin)
  await server.owner.query(
    `insert into message (company_id, version, created_at, updated_at, content, status, sender, flow_id, messageable_type, messageable_id, assigned_to)
     select $1, 1, now(), now(), 'Bericht ' || n, 'read', 'customer', $2, 'flow', $2, 'sales' from generate_series(1, 250) n`,
    [company, one.id],
  )
  await one.answer('Het nieuwste')
  const { body } = await one.open()
  expect(body.messages).toHaveLength(200)
  expect(body.messages.at(-1).content).toBe('Het nieuwste')
  expect(body.messages[0].content).toBe('Bericht 52')
})
