import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const makeForm = async (admin: TestClient, description = 'Dak') =>
  (await admin.post('/api/vertical', { description })).body.id as number
const field = (admin: TestClient, vertical_id: number, more: object) =>
  admin.post('/api/verticaldatafield', { vertical_id, field_label: 'Breedte', ...more })
const fieldsOf = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/vertical/${id}`)).body.verticaldatafields as {
    id: number
    field_name: string
    order: number
    version: number
  }[]

test('a form is an opnameformulier unless told, is put away instead of deleted, and stands last (R-VERT-001, R-VERT-004)', async () => {
  const { admin } = await server.company()
  const [first, second] = [await makeForm(admin), await makeForm(admin, 'Meterkast')]
  expect((await admin.get(`/api/vertical/${first}`)).body).toMatchObject({ type: 'intake', archived: 0, order: 0 })
  const { body: both } = await admin.get('/api/vertical')
  expect(both.map(({ id }: { id: number }) => id)).toEqual([first, second])
  await admin.patch(`/api/vertical/${first}`, { archived: 1 })
  expect((await admin.get('/api/vertical')).body).toHaveLength(1)
  expect((await admin.get('/api/vertical?archived=1')).body).toHaveLength(1)
  expect((await admin.get('/api/company/getverticals')).body).toHaveLength(1)
})

test('label and name of a field follow each other until typed apart, and names are free (R-VERT-002, R-VERT-009)', async () => {
  const { admin } = await server.company()
  const id = await makeForm(admin)
  const made = await field(admin, id, { field_label: 'Breedte (mm)', field_type: 'number' })
  expect(made.body).toMatchObject({ field_name: 'breedte_mm', selectable_in_products: 1, order: 0 })
  expect((await field(admin, id, { field_label: 'Breedte (mm)' })).body).toMatchObject({ field_name: 'breedte_mm_2' })
  expect((await field(admin, id, { field_label: '', field_name: 'soort_dak' })).body.field_label).toBe('Soort dak')
  expect((await field(admin, id, { field_label: ' ' })).status).toBe(422)
  expect((await field(admin, id, { field_label: 'X', field_name: 'breedte_mm' })).body.message).toContain('al een veld')
  expect((await field(admin, id, { field_label: 'X', field_name: '2 breed' })).status).toBe(422)
  const other = await makeForm(admin)
  expect((await field(admin, other, { field_label: 'Breedte (mm)' })).body).toMatchObject({ field_name: 'breedte_mm' })
  expect((await admin.patch(`/api/verticaldatafield/${made.body.id}`, { vertical_id: other })).status).toBe(422)
})

test('choices are kept with commas, each once, and a formula or rule that makes no sense is refused with its place (R-VERT-006, R-VERT-010, R-TASK-012, R-TASK-013)', async () => {
  const { admin } = await server.company()
  const id = await makeForm(admin)
  const choice = await field(admin, id, {
    field_label: 'Soort',
    field_type: 'selectbox',
    options: 'Plat,Pannen ,  Leien',
  })
  expect(choice.body.options).toBe('Plat, Pannen, Leien')
  expect((await field(admin, id, { field_type: 'selectbox', options: 'Plat, plat' })).status).toBe(422)
  const formula = (calculationrules: string) => field(admin, id, { field_type: 'calculated', calculationrules })
  expect((await formula('2 * (3 +')).body.errors.calculationrules[0]).toContain('teken 9')
  expect((await formula('wortel(4)')).body.message).toContain('functie bij teken 1')
  expect((await formula('onbekend * 2')).status).toBe(201)
  const rule = (showrules: object[]) => field(admin, id, { field_label: 'R', showrules })
  expect((await rule([{ field_name: 'soort', operator: 'lijktop', field_value: 'x' }])).status).toBe(422)
  expect((await rule([{ field_name: 'soort', operator: 'issame', field_value: ' ' }])).status).toBe(422)
  expect((await rule([{ field_name: 'r', operator: 'isfilledin' }])).body.message).toContain('eigen antwoord')
  expect((await rule([{ field_name: 'soort', operator: 'isfilledin' }])).status).toBe(201)
})

test('a copied form stands right after its original with its fields and groups, and a copied field after its own (R-VERT-003)', async () => {
  const { admin } = await server.company()
  const [id, last] = [await makeForm(admin), await makeForm(admin, 'Meterkast')]
  const group = (await field(admin, id, { field_label: 'Ramen', field_type: 'group' })).body.id
  const width = (await field(admin, id, { field_type: 'number', group_id: group })).body.id
  await field(admin, id, { field_label: 'Slot' })
  const { body: copy } = await admin.post(`/api/vertical/${id}/duplicate`)
  const { body: forms } = await admin.get('/api/vertical')
  expect(forms.map((form: { id: number }) => form.id)).toEqual([id, copy.id, last])
  const copied = await fieldsOf(admin, copy.id)
  expect(copied.map(({ field_name }) => field_name)).toEqual(['ramen', 'breedte', 'slot'])
  expect(copied[1]).toMatchObject({ group_id: copied[0]?.id })
  const { body: twin } = await admin.post(`/api/verticaldatafield/${width}/duplicate`)
  expect(twin).toMatchObject({ field_label: 'Breedte (kopie)', field_name: 'breedte_kopie', group_id: group })
  expect((await fieldsOf(admin, id)).map(({ field_name }) => field_name)).toEqual([
    'ramen',
    'breedte',
    'breedte_kopie',
    'slot',
  ])
  const wrong = await field(admin, copy.id, { field_label: 'Elders', group_id: group })
  expect(wrong.status).toBe(422)
  expect((await field(admin, id, { field_label: 'In', field_type: 'group', group_id: group })).status).toBe(422)
})

test('fields are dragged into another order (R-VERT-005)', async () => {
  const { admin } = await server.company()
  const id = await makeForm(admin)
  const [one, two] = [(await field(admin, id, {})).body.id, (await field(admin, id, {})).body.id]
  const items = [
    { id: two, order: 0 },
    { id: one, order: 1 },
  ]
  expect((await admin.post('/api/verticaldatafield/updateorder', { items })).status).toBe(200)
  expect((await fieldsOf(admin, id)).map(each => each.id)).toEqual([two, one])
})

test('a company without forms starts with rooms, roofs, windows and walls, once (G-ROOM)', async () => {
  const { admin } = await server.company()
  const { status, body } = await admin.post('/api/vertical/startforms')
  expect([status, body.length]).toEqual([201, 4])
  expect((await admin.post('/api/vertical/startforms')).status).toBe(409)
  const { body: settings } = await admin.get('/api/company/getcurrenttaskverticalsettings')
  expect(settings.verticals).toHaveLength(4)
  expect(settings.verticaldatafields.length).toBe((await admin.get('/api/company/getverticaldatafields')).body.length)
})

test('forms and fields of another company are nobody else’s', async () => {
  const [one, other] = [await server.company(), await server.company()]
  const id = await makeForm(one.admin)
  expect((await other.admin.get(`/api/vertical/${id}`)).status).toBe(404)
  expect((await field(other.admin, id, {})).status).toBe(422)
})

test('of sixteen forms that are made at once, and sixteen fields of one, each has a place of its own', async () => {
  const { admin } = await server.company()
  const make = (path: string, of: (n: number) => object) =>
    Promise.all(Array.from({ length: 16 }, (_, n) => admin.post(`/api/${path}`, of(n))))
  const forms = await make('vertical', n => ({ description: `Formulier ${n}` }))
  const [{ body: form } = { body: null }] = forms
  const fields = await make('verticaldatafield', n => ({
    vertical_id: form.id,
    field_label: `Veld ${n}`,
    field_type: 'text',
  }))
  for (const made of [forms, fields])
    expect(made.map(({ body }) => body.order).toSorted((one, other) => one - other)).toEqual([...Array(16).keys()])
})

test('of sixteen who begin with the forms that are ready to use one makes them', async () => {
  const { admin } = await server.company()
  const answers = await Promise.all(Array.from({ length: 16 }, () => admin.post('/api/vertical/startforms')))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 15 }, () => 409)])
  const made = answers.find(({ status }) => status === 201)?.body
  expect((await admin.get('/api/vertical')).body).toHaveLength(made.length)
})
