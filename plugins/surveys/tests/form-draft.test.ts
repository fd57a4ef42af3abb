import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Field {
  readonly id: number
  readonly field_name: string
  readonly field_label: string
  readonly group_id: number | null
}

/** A form with a width, a height, what follows from them, and a group of windows. */
async function makeForm(admin: TestClient) {
  const id = (await admin.post('/api/vertical', { description: 'Dak' })).body.id as number
  const add = addTo(admin, id)
  const width = await add({ field_label: 'Breedte', field_type: 'number' })
  const height = await add({ field_label: 'Hoogte', field_type: 'number' })
  const size = await add({
    field_label: 'Oppervlakte',
    field_type: 'calculated',
    calculationrules: 'breedte * hoogte',
  })
  const windows = await add({ field_label: 'Ramen', field_type: 'group' })
  const glass = await add({ field_label: 'Glas', field_type: 'text', group_id: windows.id })
  return { id, width, height, size, windows, glass }
}

const addTo = (admin: TestClient, vertical_id: number) => async (field: object) => {
  const { status, body } = await admin.post('/api/verticaldatafield', { vertical_id, ...field })
  expect([status, body.errors]).toEqual([201, undefined])
  return body as Field
}

const formOf = async (admin: TestClient, id: number) =>
  (await admin.get(`/api/vertical/${id}`)).body as {
    description: string
    version: number
    draft_id: number | null
    verticaldatafields: Field[]
  }
const namesOf = async (admin: TestClient, id: number) =>
  (await formOf(admin, id)).verticaldatafields.map(({ field_name }) => field_name)

async function beginDraft(admin: TestClient, id: number) {
  const { body } = await admin.post(`/api/vertical/${id}/startdraft`)
  const fields = (body as { verticaldatafields: Field[] }).verticaldatafields
  const named = (name: string) => fields.find(({ field_name }) => field_name === name) as Field
  return { id: body.id as number, named, add: addTo(admin, body.id) }
}

const publish = async (admin: TestClient, id: number) =>
  admin.post(`/api/vertical/${id}/publish`, { version: (await formOf(admin, id)).version })

async function begin(admin: TestClient, vertical_id: number) {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const { status, body } = await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id })
  return { status, body: body as { id: number; fields: { field_name: string }[] } }
}

test('the list of forms that are put away names no drafts, unless they are asked for', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const draft = await beginDraft(admin, form.id)
  const idsOf = async (query: string) =>
    (await admin.get(`/api/vertical?${query}`)).body.map(({ id }: { id: number }) => id)
  expect(await idsOf('archived=1')).not.toContain(draft.id)
  expect(await idsOf('archived=all')).not.toContain(draft.id)
  expect(await idsOf(`archived=1&draft_of_id=${form.id}`)).toEqual([draft.id])
})

test('a draft changes nothing of what is asked until it is published, and then all of it at once', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const begun = await begin(admin, form.id)
  await admin.patch(`/api/flowdataitem/${begun.body.id}`, { field_values: { breedte: 4, hoogte: 3 } })
  const draft = await beginDraft(admin, form.id)
  await admin.patch(`/api/vertical/${draft.id}`, { description: 'Schuin dak' })
  await admin.patch(`/api/verticaldatafield/${draft.named('breedte').id}`, {
    field_label: 'Lengte',
    field_name: 'lengte',
  })
  await admin.patch(`/api/verticaldatafield/${draft.named('oppervlakte').id}`, { calculationrules: 'lengte * hoogte' })
  await admin.delete(`/api/verticaldatafield/${draft.named('glas').id}`)
  const doors = await draft.add({ field_label: 'Deuren', field_type: 'group' })
  await draft.add({ field_label: 'Slot', field_type: 'text', group_id: doors.id })

  const before = ['breedte', 'hoogte', 'oppervlakte', 'ramen', 'glas']
  expect(await namesOf(admin, form.id)).toEqual(before)
  expect((await begin(admin, form.id)).body.fields.map(({ field_name }) => field_name)).toEqual(before)
  const offered = (await admin.get('/api/company/getverticaldatafields')).body as Field[]
  expect(offered.map(({ field_name }) => field_name)).toEqual(before)
  expect((await admin.get('/api/company/getverticals')).body).toHaveLength(1)
  expect((await admin.get('/api/vertical')).body).toMatchObject([{ id: form.id, draft_id: draft.id }])

  const inOrder = (await formOf(admin, draft.id)).verticaldatafields
  const items = [...inOrder.slice(-1), ...inOrder.slice(0, -1)].map(({ id }, order) => ({ id, order }))
  expect((await admin.post('/api/verticaldatafield/updateorder', { items })).status).toBe(200)

  const changes = (await admin.get(`/api/vertical/${draft.id}/changes`)).body
  expect(changes).toMatchObject({
    form: [{ column: 'description', before: 'Dak', after: 'Schuin dak' }],
    moved: false,
    fields: [
      { kind: 'added', field_label: 'Slot' },
      {
        kind: 'changed',
        field_label: 'Lengte',
        changes: [
          { column: 'field_label', before: 'Breedte', after: 'Lengte' },
          { column: 'field_name', before: 'breedte', after: 'lengte' },
        ],
      },
      { kind: 'changed', field_label: 'Oppervlakte' },
      { kind: 'added', field_label: 'Deuren' },
      { kind: 'removed', field_label: 'Glas', id: form.glass.id },
    ],
  })

  const published = await publish(admin, draft.id)
  expect([published.status, published.body.description, published.body.draft_id]).toEqual([200, 'Schuin dak', null])
  const now = (await formOf(admin, form.id)).verticaldatafields
  expect(now.map(({ field_name }) => field_name)).toEqual([
    ...['slot', 'lengte', 'hoogte', 'oppervlakte', 'ramen', 'deuren'],
  ])
  // Fields that stay are the fields that they were.
  expect(now.slice(1, 5).map(({ id }) => id)).toEqual(
    [form.width, form.height, form.size, form.windows].map(({ id }) => id),
  )
  expect(now[0]?.group_id).toBe(now[5]?.id as number)
  expect((await admin.get(`/api/vertical/${draft.id}`)).status).toBe(404)
  expect((await begin(admin, form.id)).body.fields.map(({ field_name }) => field_name)).toContain('slot')
  // What was begun before is asked as it was.
  const old = (await admin.get(`/api/flowdataitem/${begun.body.id}`)).body
  expect(old.field_values).toEqual({ breedte: 4, hoogte: 3, oppervlakte: 12 })
})

test('names that fields swap, that come back and that move to another field are published as they stand in the draft', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const draft = await beginDraft(admin, form.id)
  const [width, height] = [draft.named('breedte'), draft.named('hoogte')]
  const rename = (id: number, field_name: string) => admin.patch(`/api/verticaldatafield/${id}`, { field_name })
  await rename(width.id, 'even')
  await rename(height.id, 'breedte')
  await rename(width.id, 'hoogte')
  // Deleted and made again, as taking back a deletion does.
  await admin.delete(`/api/verticaldatafield/${draft.named('oppervlakte').id}`)
  await draft.add({ field_label: 'Oppervlakte', field_type: 'calculated', calculationrules: 'hoogte * breedte' })
  // Out of its group, which goes.
  await admin.patch(`/api/verticaldatafield/${draft.named('glas').id}`, { group_id: null })
  await admin.delete(`/api/verticaldatafield/${draft.named('ramen').id}`)
  expect((await publish(admin, draft.id)).status).toBe(200)
  const now = new Map((await formOf(admin, form.id)).verticaldatafields.map(one => [one.field_name, one]))
  expect([...now.keys()].toSorted()).toEqual(['breedte', 'glas', 'hoogte', 'oppervlakte'])
  expect(now.get('hoogte')?.id).toBe(form.width.id)
  expect(now.get('breedte')?.id).toBe(form.height.id)
  expect(now.get('oppervlakte')?.id).toBe(form.size.id)
  expect(now.get('glas')).toMatchObject({ id: form.glass.id, group_id: null })
})

test('while there is a draft its form changes there alone, nobody is offered it, and discarding it leaves the form as it was', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const draft = await beginDraft(admin, form.id)
  const told = 'Van dit formulier is een concept. Wijzig dat, of verwerp het eerst.'
  const attempts = [
    admin.post('/api/verticaldatafield', { vertical_id: form.id, field_label: 'Nok' }),
    admin.patch(`/api/verticaldatafield/${form.width.id}`, { field_label: 'Lengte' }),
    admin.delete(`/api/verticaldatafield/${form.width.id}`),
    admin.post(`/api/verticaldatafield/${form.width.id}/duplicate`),
    admin.post('/api/verticaldatafield/updateorder', { items: [{ id: form.width.id, order: 9 }] }),
    admin.patch(`/api/vertical/${form.id}`, { description: 'Plat dak' }),
  ]
  for (const { status, body } of await Promise.all(attempts)) expect([status, body.message]).toEqual([409, told])
  expect((await begin(admin, draft.id)).status).toBe(422)
  expect((await admin.patch(`/api/vertical/${draft.id}`, { archived: 0 })).status).toBe(409)
  expect((await admin.patch(`/api/vertical/${draft.id}`, { draft_of_id: null })).status).toBe(422)
  // Putting a form away and back is no change of what it asks.
  expect((await admin.patch(`/api/vertical/${form.id}`, { archived: 1 })).status).toBe(200)
  expect((await admin.patch(`/api/vertical/${form.id}`, { archived: 0 })).status).toBe(200)

  const copy = (await admin.post(`/api/vertical/${draft.id}/duplicate`)).body
  expect(copy).toMatchObject({ archived: 0, draft_of_id: null })
  expect(await namesOf(admin, copy.id)).toHaveLength(5)
  await admin.patch(`/api/verticaldatafield/${draft.named('breedte').id}`, { field_label: 'Lengte' })
  expect((await admin.delete(`/api/vertical/${draft.id}`)).status).toBe(204)
  expect((await formOf(admin, form.id)).verticaldatafields[0]).toMatchObject({
    id: form.width.id,
    field_label: 'Breedte',
  })
  expect((await admin.patch(`/api/verticaldatafield/${form.width.id}`, { field_label: 'Lengte' })).status).toBe(200)
})

test('a field that a draft moves to another group of the same label is told as changed, one whose group gets another label is not', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const other = await addTo(admin, form.id)({ field_label: 'Ramen', field_type: 'group' })
  const draft = await beginDraft(admin, form.id)
  const move = (group_id: number) => admin.patch(`/api/verticaldatafield/${draft.named('glas').id}`, { group_id })
  const told = async () => (await admin.get(`/api/vertical/${draft.id}/changes`)).body.fields
  await move(draft.named(other.field_name).id)
  expect(await told()).toMatchObject([
    { kind: 'changed', field_label: 'Glas', changes: [{ column: 'group', before: 'Ramen', after: 'Ramen' }] },
  ])
  await move(draft.named('ramen').id)
  await admin.patch(`/api/verticaldatafield/${draft.named('ramen').id}`, { field_label: 'Kozijnen' })
  expect(await told()).toMatchObject([{ kind: 'changed', field_label: 'Kozijnen' }])
})

test('fields that share a place stand in a draft and in a copy as they stand in the form', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/vertical', { description: 'Dak' })).body
  const add = addTo(admin, id)
  const windows = await add({ field_label: 'Ramen', field_type: 'group', order: 0 })
  await add({ field_label: 'Glas', group_id: windows.id, order: 0 })
  await add({ field_label: 'Nok', order: 0 })
  const draft = await beginDraft(admin, id)
  const inOrder = ['ramen', 'glas', 'nok']
  expect(await namesOf(admin, draft.id)).toEqual(inOrder)
  expect((await admin.get(`/api/vertical/${draft.id}/changes`)).body).toMatchObject({ fields: [], moved: false })
  expect(await namesOf(admin, (await admin.post(`/api/vertical/${id}/duplicate`)).body.id)).toEqual(inOrder)
  await publish(admin, draft.id)
  expect(await namesOf(admin, id)).toEqual(inOrder)
})

test('the history of a field tells what a published draft changed of it', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const draft = await beginDraft(admin, form.id)
  const change = { field_label: 'Lengte', field_name: 'lengte', max_value: 12.5 }
  await admin.patch(`/api/verticaldatafield/${draft.named('breedte').id}`, change)
  await publish(admin, draft.id)
  const historyOf = async (id: number) => (await admin.get(`/api/verticaldatafield/${id}/log`)).body
  expect((await historyOf(form.width.id))[0]).toMatchObject({
    description: 'updated',
    old_value: { field_label: 'Breedte', field_name: 'breedte', max_value: null },
    new_value: change,
  })
  expect(await historyOf(form.height.id)).toHaveLength(1)
})

test('a product keeps its field that a draft makes again, and loses the one that a published draft takes away', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const made = async ({ id, field_name }: Field) => {
    const { status, body } = await admin.post('/api/product', {
      ...{ item_name: field_name, togglefield: field_name, togglefield_id: id },
    })
    expect([status, body.errors]).toEqual([201, undefined])
    return body.id as number
  }
  const [kept, lost] = [await made(form.width), await made(form.height)]
  const draft = await beginDraft(admin, form.id)
  const drafted = await made(draft.named('glas'))
  for (const name of ['breedte', 'hoogte']) await admin.delete(`/api/verticaldatafield/${draft.named(name).id}`)
  await draft.add({ field_label: 'Breedte', field_type: 'number' })
  expect((await publish(admin, draft.id)).status).toBe(200)
  const fieldIn = async (id: number) => (await admin.get(`/api/product/${id}`)).body.togglefield_id
  expect([await fieldIn(kept), await fieldIn(lost)]).toEqual([form.width.id, null])
  // One that was given a field of the draft itself does not point at what went with the draft.
  expect(await fieldIn(drafted)).toBe(null)
})

test('a product loses a field that goes with its group or with its form', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const made = async ({ id, field_name }: Field) =>
    (await admin.post('/api/product', { item_name: 'Glas', togglefield: field_name, togglefield_id: id })).body.id
  const [ofGroup, ofForm] = [await made(form.glass), await made(form.width)]
  const fieldIn = async (id: number) => (await admin.get(`/api/product/${id}`)).body.togglefield_id
  expect((await admin.delete(`/api/verticaldatafield/${form.windows.id}`)).status).toBe(204)
  expect([await fieldIn(ofGroup), await fieldIn(ofForm)]).toEqual([null, form.width.id])
  expect((await admin.delete(`/api/vertical/${form.id}`)).status).toBe(204)
  expect(await fieldIn(ofForm)).toBe(null)
})

test('of sixteen who begin a draft all get one, of sixteen who publish it one does, and what nobody looked at is not published', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const begun = await Promise.all(Array.from({ length: 16 }, () => admin.post(`/api/vertical/${form.id}/startdraft`)))
  expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1)
  const draft = begun[0]?.body.id as number
  const { version } = await formOf(admin, draft)
  await addTo(admin, draft)({ field_label: 'Nok', field_type: 'number' })
  const unseen = await admin.post(`/api/vertical/${draft}/publish`, { version })
  expect([unseen.status, unseen.body.message]).toEqual([
    409,
    'Dit concept is intussen gewijzigd. Bekijk de wijzigingen nog eens.',
  ])
  const { version: named, verticaldatafields } = await formOf(admin, draft)
  await admin.patch(`/api/vertical/${draft}`, { help: 'Meet van nok tot goot' })
  expect((await admin.post(`/api/vertical/${draft}/publish`, { version: named })).status).toBe(409)
  // A group that goes takes its fields along.
  const group = verticaldatafields.find(({ field_name }) => field_name === 'ramen')
  expect((await admin.delete(`/api/verticaldatafield/${group?.id}`)).status).toBe(204)
  const published = await Promise.all(
    Array.from({ length: 16 }, () => publish(admin, draft).catch(() => ({ status: 0 }))),
  )
  expect(published.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await namesOf(admin, form.id)).toEqual(['breedte', 'hoogte', 'oppervlakte', 'nok'])
})

test('a key figure counts on with a field that its form publishes under another name (G-KPI)', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const [{ id: settings }] = (await admin.get('/api/companysettings')).body
  const kpi_forms = [{ vertical_id: form.id, field_name: 'breedte' }]
  await admin.patch(`/api/companysettings/${settings}`, { kpi_type: 'formfield', kpi_unit: 'm', kpi_forms })
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const fillIn = async (field_values: object) => {
    const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form.id })).body
    expect((await admin.patch(`/api/flowdataitem/${id}`, { field_values })).status).toBe(200)
    await server.settled()
    return (await admin.get(`/api/flow/${flow}`)).body.kpi_value
  }
  expect(await fillIn({ breedte: 4 })).toBe(4)
  const draft = await beginDraft(admin, form.id)
  await admin.patch(`/api/verticaldatafield/${draft.named('breedte').id}`, { field_name: 'lengte' })
  expect(await fillIn({ breedte: 2 })).toBe(6)
  await publish(admin, draft.id)
  expect(await fillIn({ lengte: 1 })).toBe(7)
})

test('only a draft has changes and is published, by its own company, and a draft of a draft is that draft', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const draft = await beginDraft(admin, form.id)
  const { admin: stranger } = await server.company()
  const tries = [
    stranger.get(`/api/vertical/${draft.id}/changes`),
    stranger.post(`/api/vertical/${draft.id}/publish`, { version: 1 }),
    stranger.post(`/api/vertical/${form.id}/startdraft`),
    admin.get(`/api/vertical/${form.id}/changes`),
    admin.post(`/api/vertical/${form.id}/publish`, { version: 1 }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  expect((await admin.post(`/api/vertical/${draft.id}/startdraft`)).body.id).toBe(draft.id)
})

test('what a form is called while sixteen begin its draft is what the draft is called, or is refused', async () => {
  const { admin } = await server.company()
  for (let round = 0; round < 4; round++) {
    const form = await makeForm(admin)
    const acts = Array.from({ length: 16 }, (_, at) =>
      at % 2
        ? admin.post(`/api/vertical/${form.id}/startdraft`)
        : admin.patch(`/api/vertical/${form.id}`, { help: `Uitleg ${at}` }),
    )
    for (const { status } of await Promise.all(acts)) expect([200, 409]).toContain(status)
    const { body: now } = await admin.get(`/api/vertical/${form.id}`)
    expect((await admin.get(`/api/vertical/${now.draft_id}`)).body.help).toBe(now.help)
  }
})

test('a form that is deleted takes its draft along', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin)
  const draft = await beginDraft(admin, form.id)
  const gone = await admin.delete(`/api/vertical/${form.id}`)
  expect([gone.status, gone.body?.message]).toEqual([204, undefined])
  expect((await admin.get(`/api/vertical/${draft.id}`)).status).toBe(404)
  expect((await admin.get(`/api/verticaldatafield/${draft.named('breedte').id}`)).status).toBe(404)
})
