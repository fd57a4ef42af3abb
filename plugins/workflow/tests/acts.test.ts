import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

const customer = { fullname: 'Ada Post', email: 'ada@post.example' }

const flowOf = async ({ post }: TestClient): Promise<number> =>
  (await post('/api/flow', { relation: customer })).body.id

async function ruleOf({ post }: TestClient, more: object): Promise<number> {
  const made = await post('/api/eventtriggerrule', { event_trigger_tag: 'flow_status_quotation', ...more })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.id
}

test('a rule makes each kind of document, of its template or of that of the profile (R-WF-002, R-WF-018)', async () => {
  const { admin } = await server.company()
  const kinds = ['quotation', 'confirmation', 'invoice', 'document']
  const from = await flowOf(admin)
  const draft = (await admin.post('/api/quotation', { flow_id: from, title: 'Zonnepanelen' })).body.id
  const template = (await admin.post(`/api/quotation/${draft}/saveAsTemplate`, { title: 'Zon en warmte' })).body.id
  const { actions } = (await admin.get('/api/eventtriggerrule/parts')).body
  const offered = actions.find(({ name }: { name: string }) => name === 'quotation.make')
  expect(offered).toMatchObject({
    ...{ label: 'Maak een offerte', asks: ['morph_id'], optional: true },
    records: [{ value: String(template), label: 'Zon en warmte' }],
  })
  for (const kind of kinds)
    await ruleOf(admin, { type: `${kind}.make`, ...(kind === 'quotation' && { morph_id: template }) })
  const id = await flowOf(admin)
  await admin.patch(`/api/flow/${id}`, { status: 'quotation' })
  await server.settled()
  const made = await Promise.all(kinds.map(async kind => (await admin.get(`/api/${kind}?flow_id=${id}`)).body))
  expect(made.map(rows => rows.length)).toEqual([1, 1, 1, 1])
  expect(made[0]).toMatchObject([{ title: 'Zon en warmte', status: 'draft', is_template: false }])
})

test('a rule mails and writes to the customer by the templates of the company (R-WF-002)', async () => {
  const { admin } = await server.company()
  const mail = { type: 'loose_email', subject: 'Beste {{relation.fullname}}', message: '<p>Heeft u nog vragen?</p>' }
  const mailtemplate = (await admin.post('/api/mailtemplate', mail)).body.id
  const text = { title: 'Nog vragen?', message: 'Dag {{relation.fullname}}, heeft u nog vragen?' }
  const messagetemplate = (await admin.post('/api/messagetemplate', text)).body.id
  await ruleOf(admin, { type: 'crm.send-mail', morph_id: mailtemplate })
  await ruleOf(admin, { type: 'crm.send-messagetemplate', morph_id: messagetemplate })
  const refused = await ruleOf(admin, {
    ...{ event_trigger_tag: 'flow_status_project', type: 'crm.send-mail', morph_id: mailtemplate },
  })
  const id = await flowOf(admin)
  await admin.patch(`/api/flow/${id}`, { status: 'quotation' })
  await server.settled()
  expect((await admin.get(`/api/assistmail?flow_id=${id}`)).body).toMatchObject([
    { direction: 'sent', to: customer.email, subject: 'Beste Ada Post' },
  ])
  const messages = (await admin.get(`/api/message?flow_id=${id}`)).body
  expect(messages.map(({ content }: { content: string }) => content)).toEqual(['Dag Ada Post, heeft u nog vragen?'])
  const silent = (await admin.post('/api/flow', { relation: { fullname: 'Zonder Adres' } })).body.id
  await admin.patch(`/api/flow/${silent}`, { status: 'project' })
  await server.settled()
  const { runs } = (await admin.get(`/api/eventtriggerrule/${refused}/runs`)).body
  expect(runs).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Zonder Adres') }])
})

test('rules hear of tasks that are planned and moved, of moments of contact, and of work for a survey', async () => {
  const { admin } = await server.company()
  const tags = ['task_planned', 'task_rescheduled', 'contactmoment_processed', 'intake_task_completed']
  for (const tag of tags) await ruleOf(admin, { event_trigger_tag: tag, type: 'crm.write-note', text: tag })
  const heard = async (flow: number) =>
    (await admin.get(`/api/note?flow_id=${flow}&sort=id`)).body
      .map(({ description }: { description: string }) => description)
      .filter((text: string) => tags.includes(text))
  const at = (day: number) => `2999-06-${day}T09:00:00+02:00`

  const planned = await flowOf(admin)
  const task = (await admin.post('/api/task', { title: 'Montage', flow_id: planned })).body.id
  await server.settled()
  expect(await heard(planned)).toEqual([])
  await admin.patch(`/api/task/${task}`, { start_date: at(10), end_date: at(10) })
  await server.settled()
  await admin.patch(`/api/task/${task}`, { description: 'Met z’n tweeën' })
  await admin.patch(`/api/task/${task}`, { start_date: at(11), end_date: at(11) })
  await server.settled()
  expect(await heard(planned)).toEqual(['task_planned', 'task_rescheduled'])

  const atOnce = await flowOf(admin)
  await admin.post('/api/task', { title: 'Montage', flow_id: atOnce, start_date: at(12) })
  await admin.post(`/api/flow/${atOnce}/processcontactmoment`, { note: 'Gebeld' })
  await server.settled()
  expect((await heard(atOnce)).toSorted()).toEqual(['contactmoment_processed', 'task_planned'])

  const surveyed = await flowOf(admin)
  const intake_id = (await admin.post('/api/intake', { flow_id: surveyed })).body.id
  const work = (await admin.post('/api/task', { title: 'Meten', flow_id: surveyed, intake_id })).body.id
  await admin.patch(`/api/task/${work}`, { status: 'afgerond' })
  await server.settled()
  expect(await heard(surveyed)).toEqual(['intake_task_completed'])
})
