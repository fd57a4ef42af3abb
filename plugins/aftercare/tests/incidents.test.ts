import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Incident {
  id: number
  number: string
  status: string
  late: string | null
  can: string[]
  created_at: string
  answer_due: string | null
  solve_due: string | null
  answered_at: string | null
  resolved_at: string | null
  resolved_by: string | null
  hidden: boolean
}

async function dossier(admin: TestClient, status = 'aftercare', fullname = 'Ada Post') {
  const flow = (await admin.post('/api/flow', { relation: { fullname } })).body
  if (status !== 'new') await admin.patch(`/api/flow/${flow.id}`, { status })
  return flow as { id: number; relation_id: number; hash: string }
}
const typeOf = async (admin: TestClient, more: object = {}) =>
  (await admin.post('/api/incidenttype', { description: 'Storing', ...more })).body.id as number
async function reported(admin: TestClient, flow_id: number, more: object = {}): Promise<Incident> {
  const { status, body } = await admin.post('/api/incident', { flow_id, content: 'Het lekt.', ...more })
  expect([status, body.errors]).toEqual([201, undefined])
  return body
}
const read = async (admin: TestClient, id: number): Promise<Incident> => (await admin.get(`/api/incident/${id}`)).body
const idsOf = async (admin: TestClient, query = ''): Promise<number[]> =>
  (await admin.get(`/api/incident?${query}`)).body.map(({ id }: Incident) => id)
const bellOf = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/notification')).body.map(({ title }: { title: string }) => title)

/** Lets the looks at incidents come that are planned until a promised time. */
async function passes({ id }: TestCompany, due: string | null): Promise<void> {
  await server.owner.query(
    `update outbox set run_at = now() where name = 'aftercare.look-whether-late' and company_id = $1 and (payload ->> 'due')::timestamptz <= $2`,
    [id, due],
  )
  await server.settled()
}

test('an incident stands with a dossier, has a number of its year and the customer of that (C-0046 to C-0050, G-NUM)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const first = await reported(admin, flow.id)
  expect(first).toMatchObject({
    number: expect.stringMatching(/^N\d{4}-0001$/),
    status: 'open',
    relation_fullname: 'Ada Post',
    reported_by: 'staff',
    can: ['begin', 'resolve'],
  })
  expect((await reported(admin, flow.id)).number).toEndWith('-0002')
  expect((await admin.post('/api/incident', { flow_id: flow.id, content: '  ' })).body.errors).toHaveProperty('content')
  expect((await admin.post('/api/incident', { content: 'x' })).body.errors).toHaveProperty('flow_id')
  expect((await admin.post('/api/incident', { flow_id: flow.id, content: 'x', status: 'resolved' })).status).toBe(422)
  const other = await dossier(admin)
  const moved = await admin.patch(`/api/incident/${first.id}`, { flow_id: other.id })
  expect(moved.body.errors).toHaveProperty('flow_id')
  await admin.patch(`/api/relation/${flow.relation_id}`, { surname: 'Vos' })
  await server.settled()
  expect(await read(admin, first.id)).toMatchObject({ relation_fullname: 'Ada Vos' })
  const asked = await admin.get(`/api/flow/${flow.id}?with=relatedincidents,relevant_incident_types`)
  expect(asked.body.relatedincidents).toHaveLength(2)
})

test('open, ongoing and resolved follow each other, and what was resolved is reopened to ongoing (R-INC-001)', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const { id } = await reported(admin, flow.id)
  const set = (status: string) => admin.patch(`/api/incident/${id}`, { status })
  expect((await set('ongoing')).body).toMatchObject({ status: 'ongoing', answered_at: expect.any(String) })
  expect((await set('open')).status).toBe(422)
  expect((await set('resolved')).body).toMatchObject({ status: 'resolved', resolved_by: 'staff', can: ['reopen'] })
  expect((await set('ongoing')).body).toMatchObject({ status: 'ongoing', resolved_at: null, resolved_by: null })
  expect((await set('nothing')).status).toBe(422)
})

test('the filter of what is unresolved shows open and ongoing, and own with those of nobody for who asks so (R-INC-003, R-ROLE-009)', async () => {
  const company = await server.company()
  const { admin } = company
  const worker = await company.user({ role: 100 })
  const flow = await dossier(admin)
  const [mine, nobodys, admins, done] = [
    await reported(admin, flow.id, { user_id: worker.userId }),
    await reported(admin, flow.id),
    await reported(admin, flow.id, { user_id: admin.userId }),
    await reported(admin, flow.id),
  ]
  await admin.patch(`/api/incident/${nobodys.id}`, { status: 'ongoing' })
  await admin.patch(`/api/incident/${done.id}`, { status: 'resolved' })
  expect(await idsOf(worker, 'status=open,ongoing&sort=-id')).toEqual([admins.id, nobodys.id, mine.id])
  expect(await idsOf(worker, `status=open,ongoing&user_id=${worker.userId},null&sort=-id`)).toEqual([
    nobodys.id,
    mine.id,
  ])
})

test('a resolved incident is hidden once its months are over, and shown again when its type shows it longer (R-INC-004)', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = await dossier(admin)
  const type = await typeOf(admin, { showable_months: 3 })
  const { id } = await reported(admin, flow.id, { incident_type_id: type })
  const always = await reported(admin, flow.id)
  for (const one of [id, always.id]) await admin.patch(`/api/incident/${one}`, { status: 'resolved' })
  await server.owner.query(
    `update incident set resolved_at = now() - interval '3 months 1 day' where company_id = $1`,
    [company.id],
  )
  expect(await idsOf(admin, 'sort=id')).toEqual([id, always.id])
  await server.dailyJobs(company, new Date())
  expect(await idsOf(admin)).toEqual([always.id])
  expect(await idsOf(admin, 'hidden=true')).toEqual([id])
  expect((await admin.get(`/api/flow/${flow.id}?with=relatedincidents`)).body.relatedincidents).toHaveLength(1)
  expect((await read(admin, id)).hidden).toBe(true)
  await admin.patch(`/api/incidenttype/${type}`, { showable_months: 12 })
  expect(await idsOf(admin, 'sort=id')).toEqual([id, always.id])
  expect((await read(admin, id)).hidden).toBe(false)
})

test('what is promised counts from the report, is red once it is over, and is told to who handles it, once', async () => {
  const company = await server.company()
  const { admin } = company
  const worker = await company.user({ role: 100 })
  const flow = await dossier(admin)
  const type = await typeOf(admin, { answer_hours: 4, solve_hours: 18 })
  const slow = await typeOf(admin, { answer_hours: 200 })
  const incident = await reported(admin, flow.id, { incident_type_id: type, user_id: worker.userId })
  const { id, answer_due, solve_due } = incident
  expect(incident.late).toBeNull()
  expect(new Date(solve_due ?? 0).getTime()).toBeGreaterThan(new Date(answer_due ?? 0).getTime())
  const changed = await admin.patch(`/api/incident/${id}`, { incident_type_id: slow })
  expect(changed.body.solve_due).toBeNull()
  expect(changed.body.answer_due > String(answer_due)).toBe(true)
  expect((await admin.patch(`/api/incident/${id}`, { incident_type_id: type })).body).toMatchObject({
    answer_due,
    solve_due,
  })
  await passes(company, answer_due)
  const told = (await bellOf(worker)).filter(title => title.includes('eerste antwoord'))
  expect(told).toEqual([`${incident.number} wacht te lang op een eerste antwoord`])
})

test('a first answer or a solution in time is told to nobody as late', async () => {
  const company = await server.company()
  const { admin } = company
  const flow = await dossier(admin)
  const type = await typeOf(admin, { answer_hours: 4, solve_hours: 18 })
  const { id, solve_due } = await reported(admin, flow.id, { incident_type_id: type })
  const answered = await admin.patch(`/api/incident/${id}`, { response: 'Wij komen morgen.' })
  expect(answered.body.answered_at).toBeString()
  await admin.patch(`/api/incident/${id}`, { status: 'resolved' })
  await passes(company, solve_due)
  expect((await bellOf(admin)).filter(title => title.includes('te lang') || title.includes('niet op tijd'))).toEqual([])
})

test('a complaint in aftercare brings its dossier to handling it, and the last solution out of it', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const phaseOf = async () => (await admin.get(`/api/flow/${flow.id}`)).body.phase
  const [one, two] = [await reported(admin, flow.id), await reported(admin, flow.id)]
  expect(await phaseOf()).toBe('Klacht ontvangen')
  await admin.patch(`/api/incident/${one.id}`, { status: 'resolved' })
  expect(await phaseOf()).toBe('Klacht ontvangen')
  await admin.patch(`/api/incident/${two.id}`, { status: 'resolved' })
  expect(await phaseOf()).toBe('Klacht afgehandeld')
  await admin.patch(`/api/incident/${two.id}`, { status: 'ongoing' })
  expect(await phaseOf()).toBe('Klacht ontvangen')
  const building = await dossier(admin, 'project')
  await reported(admin, building.id)
  expect((await admin.get(`/api/flow/${building.id}`)).body.status).toBe('project')
})

/** A dossier with what its customer can do. */
async function customer(company: TestCompany, status = 'aftercare') {
  const flow = await dossier(company.admin, status)
  const { hash } = flow
  return {
    flow,
    page: async () => (await server.anonymous.get(`/api/flow/${hash}/incidentsbycustomer`)).body,
    report: (body: object, path = 'storebycustomer') =>
      server.anonymous.post(`/api/incident/${path}`, { hash, content: 'Geen warm water.', ...body }),
    resolve: (id: number, by = hash) => server.anonymous.post(`/api/incident/${id}/resolvebycustomer`, { hash: by }),
  }
}

test('a customer reports an incident by either name of the call, sees the answer and nothing of colleagues, and marks it resolved (C-0586, C-0587, C-0588, R-INC-002, R-PORT-010)', async () => {
  const company = await server.company()
  const { admin } = company
  const ours = await customer(company)
  const type = await typeOf(admin)
  const made = await ours.report({ incident_type_id: type })
  expect([made.status, made.body]).toMatchObject([201, { status: 'open', type: 'Storing', response: null }])
  await server.settled()
  expect(await bellOf(admin)).toContain('Ada Post heeft een melding gedaan')
  expect((await ours.report({}, 'saveByCustomer')).status).toBe(201)
  expect((await ours.report({ content: ' ' })).status).toBe(422)
  const { id } = made.body
  await admin.patch(`/api/incident/${id}`, { response: 'We komen.', remarks: 'Lastige klant', status: 'ongoing' })
  const seen = await ours.page()
  expect(seen.incidents).toHaveLength(2)
  expect(seen.incidents[1]).toMatchObject({ id, response: 'We komen.', status: 'ongoing' })
  expect(JSON.stringify(seen)).not.toContain('Lastige')
  const [answer, again] = [await ours.resolve(id), await ours.resolve(id)]
  expect([answer.body.status, again.status, again.body.status]).toEqual(['resolved', 200, 'resolved'])
  expect(await read(admin, id)).toMatchObject({ status: 'resolved', resolved_by: 'customer' })
})

test('a customer reaches no incident of another dossier, none in the trash, and none before the work began', async () => {
  const company = await server.company()
  const { admin } = company
  const [ours, theirs, early] = [
    await customer(company),
    await customer(await server.company()),
    await customer(company, 'new'),
  ]
  const { id } = (await ours.report({})).body
  expect((await theirs.resolve(id)).status).toBe(404)
  expect((await early.resolve(id)).status).toBe(404)
  expect((await early.report({})).status).toBe(409)
  expect(await early.page()).toMatchObject({ may_report: false, incidents: [] })
  await admin.delete(`/api/incident/${id}`)
  expect((await ours.resolve(id)).status).toBe(404)
  expect((await ours.page()).incidents).toEqual([])
  const without = await customer(await server.company({ modules: ['CRM', 'BASIS'] }))
  expect((await without.report({})).status).toBe(404)
})

test('of sixteen who resolve, reopen and take an incident up at once each leaves a state that its log tells', async () => {
  const company = await server.company()
  const { admin } = company
  const ours = await customer(company)
  const { id } = await reported(admin, ours.flow.id)
  const acts = Array.from({ length: 16 }, (_, at) =>
    at % 4 === 0
      ? ours.resolve(id)
      : admin.patch(`/api/incident/${id}`, { status: at % 4 === 1 ? 'resolved' : 'ongoing' }),
  )
  for (const { status } of await Promise.all(acts)) expect([200, 409, 412]).toContain(status)
  const { status, resolved_at, resolved_by } = await read(admin, id)
  expect([resolved_at !== null, resolved_by !== null]).toEqual([status === 'resolved', status === 'resolved'])
  const log = (await admin.get(`/api/incident/${id}/log?limit=50`)).body as { new_value: { status?: string } }[]
  expect(log.find(({ new_value }) => new_value?.status)?.new_value.status).toBe(status)
})

test('equipment stands at a customer, is named by an incident of that customer alone, and tells its history', async () => {
  const { admin } = await server.company()
  const [flow, other] = [await dossier(admin), await dossier(admin, 'aftercare', 'Bo Vos')]
  const made = await admin.post('/api/equipment', {
    ...{ relation_id: flow.relation_id, flow_id: flow.id, description: 'Warmtepomp', serial_number: ' NH6-1 ' },
    ...{ installed_on: '2025-03-18', warranty_until: '2030-03-17' },
  })
  expect([made.status, made.body]).toMatchObject([201, { serial_number: 'NH6-1', relation_fullname: 'Ada Post' }])
  const equipment_id = made.body.id
  const change = (body: object) => admin.patch(`/api/equipment/${equipment_id}`, body)
  expect((await change({ warranty_until: '2025-03-01' })).body.errors).toHaveProperty('warranty_until')
  expect((await change({ flow_id: other.id })).body.errors).toHaveProperty('flow_id')
  const { id } = await reported(admin, flow.id, { equipment_id })
  expect(
    (await admin.post('/api/incident', { flow_id: other.id, content: 'x', equipment_id })).body.errors,
  ).toHaveProperty('equipment_id')
  const { body } = await admin.get(`/api/equipment/${equipment_id}?with=incidents`)
  expect(body.incidents.map((one: Incident) => one.id)).toEqual([id])
  await admin.delete(`/api/equipment/${equipment_id}`)
  expect((await admin.patch(`/api/incident/${id}`, { status: 'resolved' })).status).toBe(200)
})

test('a company sets in which hours it works, and promised times count those alone', async () => {
  const { admin } = await server.company()
  const [{ id }] = (await admin.get('/api/companysettings')).body
  const set = (body: object) => admin.patch(`/api/companysettings/${id}`, body)
  expect((await set({ aftercare_opens: 1080 })).body.errors).toHaveProperty('aftercare_closes')
  expect((await set({ aftercare_opens: 1500 })).status).toBe(422)
  expect((await set({ aftercare_days: [] })).status).toBe(422)
  expect(
    (await set({ aftercare_opens: 0, aftercare_closes: 1440, aftercare_days: [1, 2, 3, 4, 5, 6, 7] })).status,
  ).toBe(200)
  const flow = await dossier(admin)
  const made = await reported(admin, flow.id, { incident_type_id: await typeOf(admin, { answer_hours: 2 }) })
  const minutes = (Date.parse(String(made.answer_due)) - Date.parse(made.created_at)) / 60_000
  // The last minute of a day is no hour of work, and public holidays are none either.
  expect(minutes === 120 || minutes === 121 || minutes > 24 * 60).toBe(true)
})

test('an answer is mailed to the customer once per answer, and a message counts as the first answer too', async () => {
  const { admin } = await server.company()
  const to = 'ada.nazorg@voorbeeld.example'
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: to } })).body
  const one = await reported(admin, flow.id, { description: 'E9 op het display' })
  const mails = async () => {
    await server.settled()
    const sent = (await admin.get(`/api/assistmail?flow_id=${flow.id}`)).body as { subject: string; content: string }[]
    return sent.map(({ subject, content }) => ({ subject, content }))
  }
  await admin.patch(`/api/incident/${one.id}`, { response: 'We komen <morgen>.\nTot dan.' })
  const [mail] = await mails()
  expect(mail?.subject).toBe(`Ons antwoord op uw melding ${one.number}`)
  expect(mail?.content).toContain('We komen &lt;morgen&gt;.<br')
  expect(mail?.content).toContain('E9 op het display')
  expect(`${mail?.subject}${mail?.content}`).not.toContain('{{')
  await admin.patch(`/api/incident/${one.id}`, { remarks: 'Sensor meenemen' })
  expect(await mails()).toHaveLength(1)

  const two = await reported(admin, flow.id)
  expect((await read(admin, two.id)).answered_at).toBeNull()
  const said = { flow_id: flow.id, content: 'We kijken ernaar.' }
  expect((await admin.post('/api/message', said)).status).toBe(201)
  expect((await read(admin, two.id)).answered_at).toBeTruthy()
})

test('what was wrong and what was done stay with what was resolved, and with its equipment', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const device = (await admin.post('/api/equipment', { relation_id: flow.relation_id, description: 'Warmtepomp' })).body
  const made = await reported(admin, flow.id, { equipment_id: device.id })
  const resolved = { status: 'resolved', cause: 'Sensor defect', solution: 'Sensor vervangen' }
  expect((await admin.patch(`/api/incident/${made.id}`, resolved)).body).toMatchObject(resolved)
  const history = (await admin.get(`/api/equipment/${device.id}?with=incidents`)).body.incidents
  expect(history).toMatchObject([{ id: made.id, solution: 'Sensor vervangen' }])
})

test('the check list of a kind of equipment comes with what is reported about it, and two who tick at once both do', async () => {
  const { admin } = await server.company()
  const list = { description: 'Geen warmte', kind: 'Warmtepomp', points: 'Waterdruk\n\n Stroom eraf \nProefdraaien' }
  expect((await admin.post('/api/checklist', { ...list, points: ' \n ' })).body.errors).toHaveProperty('points')
  expect((await admin.post('/api/checklist', list)).status).toBe(201)
  const flow = await dossier(admin)
  const named = { relation_id: flow.relation_id, description: 'Hybride warmtepomp' }
  const device = (await admin.post('/api/equipment', named)).body
  const { id } = await reported(admin, flow.id)
  const checks = async () => (await admin.get(`/api/incident/${id}`)).body.checks
  expect(await checks()).toEqual([])
  await admin.patch(`/api/incident/${id}`, { equipment_id: device.id })
  expect((await checks()).map(({ text }: { text: string }) => text)).toEqual([
    'Waterdruk',
    'Stroom eraf',
    'Proefdraaien',
  ])
  const tick = (point: number, more: object = {}) =>
    admin.post(`/api/incident/${id}/check`, { point, done: true, ...more })
  await Promise.all([tick(0, { note: '1,2 bar' }), tick(2)])
  expect(await checks()).toMatchObject([{ done: true, note: '1,2 bar', by: 'Beheer' }, { done: false }, { done: true }])
  expect((await tick(3)).body.errors).toHaveProperty('point')
  // What was looked at stays, whatever becomes of the equipment.
  await admin.patch(`/api/incident/${id}`, { equipment_id: null })
  expect(await checks()).toHaveLength(3)
})
