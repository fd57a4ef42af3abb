import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { dossier, EIGHT, flowNow, project, read, template, visitsOf } from './projects-of'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const deedsOf = async (admin: TestClient, id: number) => {
  const log = (await admin.get(`/api/project/${id}/log`)).body
  return (Array.isArray(log) ? log : log.data).map((item: { description: string }) => item.description) as string[]
}

test('a project stands with a dossier and has a number of its year (G-NUM, R-PROJ-001)', async () => {
  const { admin } = await server.company()
  const first = await project(admin)
  expect(await read(admin, first.id)).toMatchObject({ status: 'new', relation_fullname: 'Ada Post', forms: 0 })
  expect(first.number).toMatch(/^P\d{4}-0001$/)
  expect((await admin.post('/api/project', { flow_id: first.flow_id })).body.number).toEndWith('-0002')
  expect((await admin.post('/api/project', {})).body.errors).toHaveProperty('flow_id')
  expect((await admin.post('/api/project', { flow_id: 999_999 })).status).toBe(422)
  const elsewhere = await dossier(admin)
  expect((await admin.patch(`/api/project/${first.id}`, { flow_id: elsewhere.id })).status).toBe(422)
})

test('the four statuses are set as they are named, from where they can be reached (R-PROJ-001, R-PROJ-002)', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const set = (status: string) => admin.patch(`/api/project/${id}`, { status })
  expect((await set('planned')).body).toMatchObject({ status: 'planned', start_date: null })
  expect((await set('completed')).body.date_completed).toBeTruthy()
  expect((await set('cancelled')).status).toBe(409)
  expect((await set('planned')).status).toBe(409)
  expect((await set('sent')).status).toBe(422)
  const other = await project(admin)
  expect((await admin.patch(`/api/project/${other.id}`, { status: 'cancelled' })).body.date_cancelled).toBeTruthy()
  expect(await deedsOf(admin, id)).toEqual(expect.arrayContaining(['created', 'planned', 'completed']))
})

test('an earlier status comes back by the log of the project (R-PROJ-003)', async () => {
  const { admin } = await server.company()
  const { id } = await project(admin)
  const set = (body: object) => admin.patch(`/api/project/${id}`, body)
  await set({ status: 'planned' })
  await set({ status: 'completed' })
  const back = (status: string) => set({ status, update_reason: 'rollbackstatus' })
  expect((await back('planned')).body).toMatchObject({ status: 'planned', date_completed: null })
  expect((await back('new')).body.status).toBe('new')
  expect((await back('completed')).status).toBe(409)
})

test('the dossier goes along with its newest project, and asks for one when none is left (R-FLOW-010)', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await project(admin)
  const at = async () => {
    const { status, phase } = await flowNow(admin, flow_id)
    return `${status}: ${phase}`
  }
  expect(await at()).toBe('project: Inplannen')
  await admin.patch(`/api/project/${id}`, { start_date: EIGHT })
  expect(await at()).toBe('project: Werkzaamheden ingepland')
  const [visit] = await visitsOf(admin, id)
  await admin.patch(`/api/task/${visit?.id}`, { status: 'afgerond' })
  expect(await at()).toBe('project: Uitvoeren')
  await admin.patch(`/api/project/${id}`, { status: 'completed' })
  expect(await at()).toBe('project: Werkzaamheden afgerond')
  await admin.delete(`/api/project/${id}`)
  expect(await at()).toBe('project: Inplannen')
  await admin.post(`/api/project/${id}/restore`, {})
  expect(await at()).toBe('project: Werkzaamheden afgerond')
  await admin.patch(`/api/flow/${flow_id}`, { status: 'aftercare' })
  await admin.patch(`/api/project/${id}`, { status: 'planned', update_reason: 'rollbackstatus' })
  expect(await at()).toStartWith('aftercare')
})

test('the dossier says what comes next: begin, plan, do it, complete it', async () => {
  const { admin } = await server.company()
  const flow = await dossier(admin)
  const next = async () => (await admin.get(`/api/flow/${flow.id}/getsteps`)).body[0]
  await admin.patch(`/api/flow/${flow.id}`, { status: 'project' })
  expect(await next()).toMatchObject({ url: `/flow_detail/${flow.id}?newproject=1` })
  const { id } = (await admin.post('/api/project', { flow_id: flow.id })).body
  expect(await next()).toMatchObject({ title: 'Plan de uitvoering bij Ada Post', url: `/project_detail/${id}?edit=1` })
  await admin.patch(`/api/project/${id}`, { start_date: '2090-12-01T08:00:00Z' })
  expect(await next()).toMatchObject({ title: 'Voer het werk uit bij Ada Post', late: false })
  await admin.patch(`/api/project/${id}`, { start_date: '2026-01-05T08:00:00Z' })
  expect(await next()).toMatchObject({ title: 'Rond het project af bij Ada Post', late: true })
  await admin.patch(`/api/project/${id}`, { status: 'completed' })
  expect(await next()).toBeUndefined()
})

test('of an approved quotation the work begins next, where no order confirmation comes between', async () => {
  const { admin } = await server.company({
    modules: ['BASIS', 'CRM', 'SALES', 'SETTINGS', 'QUOTATION', 'PROJECT'],
  })
  const flow = await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { status: 'quotation' })
  const next = async () => (await admin.get(`/api/flow/${flow.id}/getsteps`)).body[0]
  expect((await next())?.stage).not.toBe('project')
  const quotation = (await admin.post('/api/quotation', { flow_id: flow.id })).body
  await server.owner.query(`update quotation set status = 'approved' where id = ${quotation.id}`)
  expect(await next()).toMatchObject({ title: 'Begin de uitvoering bij Ada Post' })
})

test('of sixteen who complete a project at once each sees what the one before it did', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await project(admin, { start_date: EIGHT })
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => admin.patch(`/api/project/${id}`, { status: 'completed' })),
  )
  expect(answers.every(({ status }) => [200, 409, 412].includes(status))).toBe(true)
  expect((await deedsOf(admin, id)).filter(deed => deed === 'completed')).toHaveLength(1)
  expect((await flowNow(admin, flow_id)).phase).toBe('Werkzaamheden afgerond')
})

test('dossiers go into the project phase as a batch: each that has none gets a project of the template (C-0532)', async () => {
  const { admin } = await server.company()
  const made = await template(admin)
  const [one, two] = [await dossier(admin), await dossier(admin, 'Bo', 'Kern')]
  const had = await project(admin)
  const selectedFlowIds = [one.id, two.id, had.flow_id]
  const refusal = await admin.post('/api/flow/startprojectphase', { selectedFlowIds, project_template_id: 999_999 })
  expect(refusal.body.errors).toHaveProperty('project_template_id')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      admin.post('/api/flow/startprojectphase', { selectedFlowIds, project_template_id: made }),
    ),
  )
  await server.settled()
  const batches = await Promise.all(answers.map(({ body }) => admin.get(`/api/batch/${body.batchId}`)))
  expect(batches.map(({ body }) => body.progress)).toEqual([100, 100, 100, 100])
  const all = (await admin.get('/api/project')).body as { flow_id: number; projecttemplate_id: number | null }[]
  expect(all.map(({ flow_id }) => flow_id).toSorted()).toEqual(selectedFlowIds.toSorted())
  expect(all.filter(({ projecttemplate_id }) => projecttemplate_id === made)).toHaveLength(2)
  expect((await flowNow(admin, one.id)).status).toBe('project')
})

test('the customer of a project is that of its dossier, and of dossiers that merge the newest project counts', async () => {
  const { admin } = await server.company()
  const { id, flow_id } = await project(admin)
  const other = (await admin.post('/api/relation', { name: 'Bo', surname: 'Kern' })).body
  await admin.patch(`/api/flow/${flow_id}`, { relation_id: other.id })
  expect((await admin.get('/api/project?query=kern')).body).toMatchObject([{ id, relation_fullname: 'Bo Kern' }])
  await admin.patch(`/api/relation/${other.id}`, { surname: 'Dam' })
  await server.settled()
  expect((await admin.get('/api/search?query=dam')).body.projects).toMatchObject([{ id, subtitle: 'Bo Dam' }])
  const stays = await dossier(admin)
  await admin.post(`/api/flow/${flow_id}/mergeflow`, { targetflow_id: stays.id })
  expect((await admin.get(`/api/flow/${stays.id}?with=projects`)).body.projects).toMatchObject([{ id }])
  expect((await flowNow(admin, stays.id)).status).toBe('project')
})

test('photos of a project, those on its forms too, are downloaded as one zip (C-0569)', async () => {
  const { admin } = await server.company()
  const { id, flow_data_id } = await project(admin)
  expect((await admin.post(`/api/project/${id}/downloadallpictures`, {})).status).toBe(409)
  const body = new FormData()
  body.append('file', new File([PIXEL], 'foto.png', { type: 'image/png' }))
  body.append('picturable_type', 'project')
  body.append('picturable_id', String(id))
  expect((await admin.post('/api/picture', body)).status).toBe(201)
  expect((await admin.get(`/api/project/${id}/getpictures`)).body).toHaveLength(1)
  const { id: form } = (await admin.post('/api/vertical', { description: 'Dak', type: 'project' })).body
  await admin.post('/api/verticaldatafield', { vertical_id: form, field_label: 'Foto', field_type: 'photo' })
  const item = (await admin.post('/api/flowdataitem', { vertical_id: form, flow_data_id })).body
  const ofForm = new FormData()
  ofForm.append('file', new File([PIXEL], 'op-formulier.png', { type: 'image/png' }))
  ofForm.append('flow_data_item_id', String(item.id))
  ofForm.append('field_name', 'foto')
  expect((await admin.post('/api/picture', ofForm)).status).toBe(201)
  expect((await admin.get(`/api/project/${id}/getpictures`)).body).toHaveLength(2)
  const zip = await admin.post(`/api/project/${id}/downloadallpictures`, {})
  expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip'])
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an imported dossier begins a project of a template that the company has (S1 §3)', async () => {
  const { admin } = await server.company()
  const made = await template(admin)
  expect((await admin.get('/api/flow/importchoices')).body.project_templates).toEqual([
    { id: made, name: 'Zonnepanelen' },
  ])
})

test('without the module there is no project, and nothing asks for one', async () => {
  const { admin } = await server.company({ modules: ['CRM', 'BASIS'] })
  expect((await admin.get('/api/project')).status).toBe(403)
  const flow = await dossier(admin)
  await admin.patch(`/api/flow/${flow.id}`, { status: 'project' })
  expect((await admin.get(`/api/flow/${flow.id}/getsteps`)).body).toEqual([])
})
