import { afterAll, beforeAll, expect, test } from 'bun:test'
import { budget } from '@core/testing/budget'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, more: object = {}): Promise<number> =>
  (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' }, ...more })).body.id
const read = async (admin: TestClient, id: number) => (await admin.get(`/api/flow/${id}`)).body
const phasesOf = async (admin: TestClient, stage: string) =>
  (await admin.get(`/api/flowphase?flowstage=${stage}`)).body as { id: number; description: string; order: number }[]
const named = async (admin: TestClient, stage: string, name: string) => {
  const found = (await phasesOf(admin, stage)).find(({ description }) => description === name)
  if (!found) throw new Error(`No ${name}`)
  return found
}

test('a new company has the sub-statuses of the specification, in order, whatever it owns (R-FLOW-006 to R-FLOW-012)', async () => {
  const { admin } = await server.company({ modules: ['BASIS'] })
  const names = async (stage: string) => (await phasesOf(admin, stage)).map(({ description }) => description)
  expect(await names('new')).toEqual(['Ongelezen', 'Eerste contact maken', 'Nabellen', 'Afspraak gemaakt', 'On hold'])
  expect(await names('quotation')).toHaveLength(8)
  expect(await names('invoice')).toHaveLength(9)
  expect((await admin.get('/api/flowphase')).body).toHaveLength(46)
  const registered = await server.anonymous.post('/api/register', {
    companyname: 'Nieuw BV',
    name: 'Nia',
    email: 'nia@nieuw.example',
    password: 'Welkom2026!',
    password_confirmation: 'Welkom2026!',
    accept_privacy: true,
  })
  const as = { authorization: `Bearer ${registered.body.token}` }
  expect((await server.anonymous.get('/api/flowphase', as)).body).toHaveLength(46)
})

test('a company renames a sub-status, and dossiers that have it follow, also those in the trash', async () => {
  const { admin } = await server.company()
  const [id, gone] = [await make(admin, { status: 'quotation' }), await make(admin, { status: 'quotation' })]
  const other = await server.company()
  const theirs = await make(other.admin, { status: 'quotation' })
  await admin.delete(`/api/flow/${gone}`)
  const { id: phase } = await named(admin, 'quotation', 'Maken offerte')
  expect((await admin.patch(`/api/flowphase/${phase}`, { description: ' Offerte schrijven ' })).status).toBe(200)
  expect(await read(admin, id)).toMatchObject({ phase: 'Offerte schrijven', phase_meaning: 'quotation_make' })
  await admin.post(`/api/flow/${gone}/restore`)
  expect((await read(admin, gone)).phase).toBe('Offerte schrijven')
  expect((await read(other.admin, theirs)).phase).toBe('Maken offerte')
})

test('of dossiers that come to a sub-status while it is renamed, each ends up with its new name', async () => {
  const { admin } = await server.company()
  const ids = await Promise.all(Array.from({ length: 15 }, () => make(admin)))
  const { id: phase } = await named(admin, 'new', 'Nabellen')
  const answers = await Promise.all([
    ...ids.map(id => admin.patch(`/api/flow/${id}`, { flow_phase_id: phase })),
    admin.patch(`/api/flowphase/${phase}`, { description: 'Terugbellen' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await server.settled()
  const { body } = await admin.get('/api/flow')
  expect(new Set(body.map((flow: { phase: string }) => flow.phase))).toEqual(new Set(['Terugbellen']))
})

test('of sixteen who rename a sub-status at once none is lost unsaid: dossiers, the sub-status and its log agree', async () => {
  const { admin } = await server.company()
  const { id: phase } = await named(admin, 'new', 'Nabellen')
  const ids = await Promise.all(Array.from({ length: 5 }, () => make(admin, { flow_phase_id: phase })))
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => admin.patch(`/api/flowphase/${phase}`, { description: `Naam ${at}` })),
  )
  await server.settled()
  const names = answers.filter(({ status }) => status === 200).map(({ body }) => body.description)
  expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
    Array(16 - names.length).fill(412),
  )
  const { description } = (await admin.get(`/api/flowphase/${phase}`)).body
  expect(names).toContain(description)
  for (const id of ids) expect((await read(admin, id)).phase).toBe(description)
  const log = (await admin.get(`/api/flowphase/${phase}/log`)).body as { new_value: { description?: string } }[]
  const told = log.flatMap(({ new_value }) => (new_value?.description?.startsWith('Naam') ? new_value.description : []))
  expect(told.toSorted()).toEqual(names.toSorted())
  expect(told[0]).toBe(description)
})

test('of sixteen sub-statuses of a stage that get one name at once one has it, and the others are told that it is taken', async () => {
  const { admin } = await server.company()
  const made = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      admin.post('/api/flowphase', { flowstage: 'new', description: `Eigen ${at}` }),
    ),
  )
  const answers = await Promise.all(
    made.map(({ body }) => admin.patch(`/api/flowphase/${body.id}`, { description: 'Terugbellen' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(422)])
  for (const { status, body } of answers) if (status === 422) expect(body.message).toBeTruthy()
  const names = (await phasesOf(admin, 'new')).map(({ description }) => description)
  expect(names.filter(name => name === 'Terugbellen')).toHaveLength(1)
})

test('documents move dossiers by what a sub-status means, not by its name, and where it was deleted to the stage alone', async () => {
  const { admin } = await server.company()
  const renamed = await named(admin, 'quotation', 'Draft')
  await admin.patch(`/api/flowphase/${renamed.id}`, { description: 'In de maak' })
  const items = [{ item_name: 'Werk', unit_rate_exc_manual: 100 }]
  const id = await make(admin)
  const { body: quotation } = await admin.post('/api/quotation', { flow_id: id, items })
  expect(await read(admin, id)).toMatchObject({ status: 'quotation', phase: 'In de maak' })
  const sent = await named(admin, 'quotation', 'Offerte verstuurd')
  expect((await admin.delete(`/api/flowphase/${sent.id}`)).status).toBe(204)
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  expect(await read(admin, id)).toMatchObject({ status: 'quotation', phase: 'In de maak' })
  const hidden = await named(admin, 'invoice', 'Maken factuur')
  await admin.patch(`/api/flowphase/${hidden.id}`, { active: false })
  await admin.post('/api/invoice', { flow_id: id, items })
  expect(await read(admin, id)).toMatchObject({ status: 'invoice', phase: 'Draft' })
})

test('a company adds sub-statuses, orders them and hides them; stage and meaning stay (R-SET-009)', async () => {
  const { admin } = await server.company()
  const add = (body: object) => admin.post('/api/flowphase', body)
  const { status, body: own } = await add({ flowstage: 'intake', description: 'Wacht op foto’s', color: '#AA5500' })
  expect([status, own.order, own.meaning]).toEqual([201, 6, null])
  expect((await add({ flowstage: 'intake', description: 'Wacht op foto’s' })).body.errors).toEqual({
    description: ['Deze fase heeft al een substatus met deze naam.'],
  })
  expect((await add({ flowstage: 'intake', description: ' ' })).status).toBe(422)
  expect((await add({ flowstage: 'intake', description: 'Rood', color: 'rood' })).status).toBe(422)
  expect((await add({ flowstage: 'intake', description: 'Mijn', meaning: 'intake_plan' })).status).toBe(422)
  expect((await add({ flowstage: 'completed', description: 'Klaar' })).status).toBe(422)
  expect((await add({ flowstage: 'intake', description: 'Ver', order: 2_147_483_647 })).status).toBe(422)
  expect((await add({ flowstage: 'algemeen', description: 'Laatste', order: 1_000_000 })).status).toBe(201)
  expect((await add({ flowstage: 'algemeen', description: 'Daarna' })).body.order).toBe(1_000_000)
  expect((await admin.patch(`/api/flowphase/${own.id}`, { flowstage: 'invoice' })).body.errors).toEqual({
    flowstage: ['Een substatus blijft bij zijn fase.'],
  })
  const rows = await phasesOf(admin, 'intake')
  const items = rows.map(({ id }, place) => ({ id, order: rows.length - 1 - place }))
  expect((await admin.post('/api/flowphase/updateorder', { items })).status).toBe(200)
  expect((await phasesOf(admin, 'intake'))[0]?.description).toBe('Wacht op foto’s')
  const id = await make(admin, { status: 'intake' })
  expect((await read(admin, id)).phase).toBe('Wacht op foto’s')
  await admin.patch(`/api/flowphase/${own.id}`, { active: false })
  expect((await read(admin, await make(admin, { status: 'intake' }))).phase).toBe('On hold')
  expect((await read(admin, id)).phase).toBe('Wacht op foto’s')
  expect((await admin.patch(`/api/flow/${id}`, { description: 'Dak' })).status).toBe(200)
  expect((await admin.post('/api/flow', { relation: { fullname: 'Bo' }, flow_phase_id: own.id })).status).toBe(422)
})

test('a sub-status for every stage goes along anywhere (R-FLOW-038)', async () => {
  const { admin } = await server.company()
  const { body: own } = await admin.post('/api/flowphase', { flowstage: 'algemeen', description: 'Wacht op klant' })
  const id = await make(admin, { status: 'project', phase: 'Wacht op klant' })
  expect((await read(admin, id)).flow_phase_id).toBe(own.id)
  await admin.patch(`/api/flow/${id}`, { status: 'invoice', flow_phase_id: own.id })
  expect(await read(admin, id)).toMatchObject({ status: 'invoice', phase: 'Wacht op klant' })
})

test('a sub-status in use is not deleted until its dossiers have another, ended and trashed ones too', async () => {
  const { admin } = await server.company()
  const from = await named(admin, 'project', 'Actie nodig')
  const to = await named(admin, 'project', 'Uitvoeren')
  const ids = await Promise.all([1, 2, 3].map(() => make(admin, { status: 'project', phase: 'Actie nodig' })))
  const [running, ended, trashed] = ids as [number, number, number]
  await admin.patch(`/api/flow/${ended}`, { status: 'completed' })
  await admin.delete(`/api/flow/${trashed}`)
  const refusal = await admin.delete(`/api/flowphase/${from.id}`)
  expect([refusal.status, refusal.body.message]).toEqual([
    409,
    'Deze substatus staat nog op dossiers. Geef die eerst een andere substatus.',
  ])
  const dry = await admin.post('/api/flowphase/bulkdelete', { ids: [from.id], dry_run: true })
  expect(dry.body).toMatchObject({ deletable: 0, refused: [{ id: from.id }] })
  const elsewhere = await named(admin, 'invoice', 'Betaald')
  const move = (flow_phase_id: number) => admin.post(`/api/flowphase/${from.id}/moveflows`, { flow_phase_id })
  expect((await move(elsewhere.id)).status).toBe(422)
  expect((await move(from.id)).status).toBe(422)
  const { body } = await move(to.id)
  await server.settled()
  expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ progress: 100, done: 3, refused: [] })
  expect((await read(admin, running)).phase).toBe('Uitvoeren')
  expect(await read(admin, ended)).toMatchObject({ status: 'completed', phase: 'Uitvoeren' })
  expect((await admin.delete(`/api/flowphase/${from.id}`)).status).toBe(204)
  await admin.post(`/api/flow/${trashed}/restore`)
  expect((await read(admin, trashed)).phase).toBe('Uitvoeren')
  await admin.post(`/api/flow/${ended}/reopen`)
  expect(await read(admin, ended)).toMatchObject({ status: 'project', phase: 'Uitvoeren' })
})

test('of sixteen sub-statuses that are made at once each has a place of its own', async () => {
  const { admin } = await server.company()
  await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      admin.post('/api/flowphase', { flowstage: 'new', description: `Stap ${at}` }),
    ),
  )
  const places = (await phasesOf(admin, 'new')).map(({ order }) => order)
  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBe(5 + 16)
})

test('of sixteen who delete a sub-status at once one does, the others find nothing, and its log tells it once', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/flowphase', { flowstage: 'new', description: 'Vervalt' })
  const answers = await Promise.all(Array.from({ length: 16 }, () => admin.delete(`/api/flowphase/${body.id}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(15).fill(404)])
  const told = `select 1 from log_item where loggable_type = 'flowphase' and loggable_id = $1 and description = 'deleted'`
  expect((await server.owner.query(told, [body.id])).rows).toHaveLength(1)
})

test('of sixteen who move the dossiers of a sub-status at once, to two others, each dossier moves once and its log says so', async () => {
  const { admin } = await server.company()
  const from = await named(admin, 'project', 'Actie nodig')
  const others = [await named(admin, 'project', 'Uitvoeren'), await named(admin, 'project', 'Inplannen')]
  const ids = await Promise.all([1, 2, 3].map(() => make(admin, { status: 'project', phase: 'Actie nodig' })))
  const move = (n: number) =>
    admin.post(`/api/flowphase/${from.id}/moveflows`, { flow_phase_id: others[n % others.length]?.id })
  const started = await Promise.all(Array.from({ length: 16 }, (_, n) => move(n)))
  expect(started.map(({ status }) => status)).toEqual(Array(16).fill(200))
  await server.settled()
  for (const { body } of started)
    expect((await admin.get(`/api/batch/${body.batchId}`)).body).toMatchObject({ progress: 100, refused: [] })
  for (const id of ids) {
    const { phase } = await read(admin, id)
    const changes = (await admin.get(`/api/flow/${id}/log`)).body.filter(
      ({ new_value }: { new_value?: { phase?: string } }) => new_value?.phase && new_value.phase !== 'Actie nodig',
    )
    expect(changes).toMatchObject([{ new_value: { phase } }])
  }
  expect((await admin.delete(`/api/flowphase/${from.id}`)).status).toBe(204)
})

test('who does not set up the company reads sub-statuses and changes none, and nobody those of another company', async () => {
  const company = await server.company()
  const other = await server.company()
  const seller = await company.user({ role: 100, module_blacklist: ['SETTINGS'] })
  const [first] = await phasesOf(company.admin, 'new')
  expect<unknown>((await phasesOf(seller, 'new'))[0]).toEqual(first)
  const path = `/api/flowphase/${first?.id}`
  expect((await seller.patch(path, { description: 'Mijn' })).status).toBe(403)
  expect((await seller.delete(path)).status).toBe(403)
  expect((await seller.post('/api/flowphase', { flowstage: 'new', description: 'Mijn' })).status).toBe(403)
  expect((await seller.post('/api/flowphase/bulkdelete', { ids: [first?.id] })).status).toBe(403)
  expect((await other.admin.patch(path, { description: 'Mijn' })).status).toBe(404)
  expect((await server.anonymous.get('/api/flowphase')).status).toBe(401)
})

test('a list of dossiers costs what it did, and is sorted by stage and place of the sub-status', async () => {
  const { admin } = await server.company()
  const wanted = ['Afspraak gemaakt', 'Ongelezen', 'Nabellen']
  for (const phase of wanted) await make(admin, { phase })
  await make(admin, { status: 'invoice', phase: 'Draft' })
  await make(admin, { status: 'quotation', phase: 'Draft' })
  await admin.patch(`/api/flow/${await make(admin)}`, { phase: null })
  server.statements()
  const names = async (sort: string) =>
    (await admin.get(`/api/flow?limit=25&sort=${sort}`)).body.data.map(({ phase }: { phase: string }) => phase)
  const inOrder = ['Ongelezen', 'Nabellen', 'Afspraak gemaakt', 'Draft', 'Draft']
  expect(await names('flow_phase_id')).toEqual([...inOrder, null])
  expect(server.statements().length).toBeLessThanOrEqual(budget(4))
  expect(await names('phase')).toEqual([...inOrder, null])
  expect(await names('-phase')).toEqual([...inOrder.toReversed(), null])
  const first = await admin.get('/api/flow?limit=2&sort=phase')
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const { body } = await admin.get(next)
  expect(body.data.map(({ phase }: { phase: string }) => phase)).toEqual(['Afspraak gemaakt', 'Draft'])
  const byNumber = await admin.get('/api/flow?limit=2&sort=-flow_phase_id')
  const further = /<([^>]+)>/.exec(byNumber.headers.get('link') ?? '')?.[1] ?? ''
  expect((await admin.get(further)).body.data.map(({ phase }: { phase: string }) => phase)).toEqual([
    'Afspraak gemaakt',
    'Nabellen',
  ])
})
