import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function begin(admin: TestClient, fields: object[]) {
  const form = (await admin.post('/api/vertical', { description: 'Dak' })).body.id as number
  for (const field of fields)
    expect((await admin.post('/api/verticaldatafield', { vertical_id: form, ...field })).status).toBe(201)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const item = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  return { form, flow, item, id: item.id as number }
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const width = { field_label: 'Breedte', field_type: 'number' }
const area = { field_label: 'Oppervlak', field_type: 'calculated', calculationrules: 'breedte * 2.5' }
const fill = (admin: TestClient, id: number, field_values: object, seen_values?: object) =>
  admin.patch(`/api/flowdataitem/${id}`, { field_values, ...(seen_values ? { seen_values } : {}) })

test('a form in a dossier is filled in field by field, and what follows from the answers is worked out (R-SURV-002, R-SURV-003)', async () => {
  const { admin } = await server.company()
  const { flow, id, item } = await begin(admin, [width, { field_label: 'Soort' }, area])
  expect(item).toMatchObject({ status: 'open', flow_id: flow, form_name: 'Dak', field_values: { oppervlak: 0 } })
  expect((await fill(admin, id, { breedte: '4,2' })).body).toMatchObject({
    field_values: { breedte: 4.2, oppervlak: 10.5 },
    conflicts: [],
  })
  const { body } = await fill(admin, id, { soort: 'Pannen ', oppervlak: 99 })
  expect(body.field_values).toEqual({ breedte: 4.2, soort: 'Pannen', oppervlak: 10.5 })
  expect((await admin.get(`/api/flow/${flow}/flowdataitems`)).body).toMatchObject([{ id, form_name: 'Dak' }])
})

test('answers that cannot be are refused by the name of their field, and nothing of them is kept', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [
    width,
    { field_label: 'Dag', field_type: 'date' },
    { field_label: 'Soort', field_type: 'selectbox', options: 'Plat, Pannen' },
    { field_label: 'Foto', field_type: 'photo' },
    { field_label: 'Ramen', field_type: 'group' },
  ])
  const wrong = { breedte: 'breed', dag: '2026-02-31', soort: 'Riet', foto: 1, onbekend: 2, ramen: 'drie' }
  const { status, body } = await fill(admin, id, { ...wrong })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(
    Object.keys(wrong)
      .map(name => `field_values.${name}`)
      .sort(),
  )
  expect((await admin.get(`/api/flowdataitem/${id}`)).body.field_values).toEqual({})
  expect((await fill(admin, id, { breedte: 1e300 })).status).toBe(422)
})

test('a form keeps what it was asked when it began, whatever its builder changes afterwards', async () => {
  const { admin } = await server.company()
  const { form, flow, id } = await begin(admin, [width, area])
  await fill(admin, id, { breedte: 2 })
  const { body } = await admin.get(`/api/vertical/${form}`)
  const [first, second] = body.verticaldatafields
  await admin.delete(`/api/verticaldatafield/${first.id}`)
  await admin.patch(`/api/verticaldatafield/${second.id}`, { calculationrules: '1 + 1', field_label: 'Anders' })
  expect((await fill(admin, id, { breedte: 4 })).body.field_values).toEqual({ breedte: 4, oppervlak: 10 })
  const { body: newer } = await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })
  expect(newer.fields.map((field: { field_label: string }) => field.field_label)).toEqual(['Anders'])
  expect(newer.field_values).toEqual({ oppervlak: 2 })
})

test('two devices on one form both keep what only they filled in; the second to change a field is told (G-AUTOSAVE)', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [width, { field_label: 'Soort' }])
  const [one, other] = await Promise.all([
    fill(admin, id, { breedte: 3 }, { breedte: null }),
    fill(admin, id, { soort: 'Plat' }, { soort: null }),
  ])
  expect([one.body.conflicts, other.body.conflicts]).toEqual([[], []])
  expect((await admin.get(`/api/flowdataitem/${id}`)).body.field_values).toMatchObject({ breedte: 3, soort: 'Plat' })
  const late = await fill(admin, id, { breedte: 5 }, { breedte: null })
  expect(late.body.conflicts).toEqual([{ field_name: 'breedte', row_id: null, yours: 5, theirs: 3 }])
  expect(late.body.field_values.breedte).toBe(3)
})

test('of sixteen who fill in a field of their own at once, all are kept', async () => {
  const { admin } = await server.company()
  const names = Array.from({ length: 16 }, (_, at) => `v${at}`)
  const { id } = await begin(
    admin,
    names.map(field_name => ({ field_label: field_name, field_name, field_type: 'number' })),
  )
  const answers = await Promise.all(names.map((name, at) => fill(admin, id, { [name]: at }, { [name]: null })))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  expect((await admin.get(`/api/flowdataitem/${id}`)).body.field_values).toEqual(
    Object.fromEntries(names.map((name, at) => [name, at])),
  )
})

test('a form is sent once all that must be filled in is, is locked then, and comes back by staff (R-SURV-009, R-SURV-010)', async () => {
  const { admin } = await server.company()
  const rule = [{ field_name: 'breedte', operator: 'isbigger', field_value: '10' }]
  const { id } = await begin(admin, [
    { ...width, required: 1 },
    { field_label: 'Steiger', required: 1, showrules: rule },
  ])
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).body.message).toContain('Breedte')
  await fill(admin, id, { breedte: 12 })
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).body.message).toContain('Steiger')
  await fill(admin, id, { breedte: 8 })
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).body).toMatchObject({ status: 'sent' })
  expect((await fill(admin, id, { breedte: 9 })).status).toBe(409)
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).status).toBe(409)
  expect((await admin.post(`/api/flowdataitem/${id}/rollBackStatus`)).body).toMatchObject({ status: 'open' })
  expect((await fill(admin, id, { breedte: 9 })).status).toBe(200)
})

test('rows of a group are worked out and keep their own number; a circle is shown and has no value (R-SURV-004)', async () => {
  const { admin } = await server.company()
  const { form, flow, id } = await begin(admin, [{ field_label: 'Ramen', field_type: 'group' }, { field_label: 'x' }])
  const [{ id: group }] = (await admin.get(`/api/vertical/${form}`)).body.verticaldatafields
  const add = (more: object) => admin.post('/api/verticaldatafield', { vertical_id: form, ...more })
  await add({ ...width, group_id: group })
  await add({ ...area, group_id: group })
  await add({ field_label: 'Totaal', field_type: 'calculated', calculationrules: 'sum(oppervlak)' })
  await add({ field_label: 'Kip', field_type: 'calculated', calculationrules: 'ei + 1' })
  await add({ field_label: 'Ei', field_type: 'calculated', calculationrules: 'kip + 1' })
  const { body: item } = await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })
  const { body } = await fill(admin, item.id, { ramen: [{ breedte: 2 }, { row_id: 'b', breedte: 4 }] })
  expect(body.field_values).toMatchObject({ totaal: 15, kip: null, ei: null })
  expect(body.field_values.ramen).toMatchObject([{ oppervlak: 5 }, { row_id: 'b', oppervlak: 10 }])
  expect(body.circular.sort()).toEqual(['ei', 'kip'])
  expect((await fill(admin, id, { ramen: [] })).status).toBe(200)
})

test('what is worked out in the rows of a group is nobody’s change: a row that is removed stays removed', async () => {
  const { admin } = await server.company()
  const { form, flow } = await begin(admin, [{ field_label: 'Ramen', field_type: 'group' }])
  const [{ id: group }] = (await admin.get(`/api/vertical/${form}`)).body.verticaldatafields
  await admin.post('/api/verticaldatafield', { vertical_id: form, group_id: group, ...width })
  await admin.post('/api/verticaldatafield', { vertical_id: form, group_id: group, ...area })
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  const rows = [
    { row_id: 'a', breedte: 2 },
    { row_id: 'b', breedte: 4 },
  ]
  const seen = (await fill(admin, id, { ramen: rows }, { ramen: null })).body.field_values
  expect(seen.ramen[0]).toEqual({ row_id: 'a', breedte: 2, oppervlak: 5 })
  const removed = await fill(admin, id, { ramen: [seen.ramen[1]] }, { ramen: seen.ramen })
  expect(removed.body).toMatchObject({ conflicts: [], field_values: { ramen: [{ row_id: 'b', oppervlak: 10 }] } })
  const late = await fill(admin, id, { ramen: [seen.ramen[0], { row_id: 'b', breedte: 6 }] }, { ramen: seen.ramen })
  expect(late.body.conflicts).toEqual([])
  expect(late.body.field_values.ramen).toEqual([{ row_id: 'b', breedte: 6, oppervlak: 15 }])
})

test('forms go along to another dossier with their answers, open again', async () => {
  const { admin } = await server.company()
  const { id } = await begin(admin, [width])
  await fill(admin, id, { breedte: 7 })
  await admin.post(`/api/flowdataitem/${id}/markSent`)
  const target = (await admin.post('/api/flow', { relation: { fullname: 'Bo Post' } })).body.id
  const copied = await admin.post('/api/flow/copyflowdataitems', { targetflow_id: target, flowdataitem_ids: [id] })
  expect(copied.body).toMatchObject([{ flow_id: target, status: 'open', field_values: { breedte: 7 } }])
  const unknown = await admin.post('/api/flow/copyflowdataitems', {
    targetflow_id: target,
    flowdataitem_ids: [id, 999999],
  })
  expect(unknown.status).toBe(404)
  expect((await admin.get(`/api/flow/${target}/flowdataitems`)).body).toHaveLength(1)
})

test('a copy takes the answers that are still asked, and says what stays behind; photos come along where that is wished', async () => {
  const { admin } = await server.company()
  const { flow, form, id } = await begin(admin, [
    width,
    { field_label: 'Soort', field_type: 'selectbox', options: 'Pannen, Leien' },
    { field_label: 'Kleur' },
    { field_label: 'Foto', field_type: 'photo' },
    { field_label: 'Schets', field_type: 'photo' },
  ])
  await fill(admin, id, { breedte: 7, soort: 'Leien', kleur: 'Rood' })
  for (const place of ['foto', 'schets']) {
    const body = new FormData()
    body.set('file', new File([PIXEL], `${place}.png`, { type: 'image/png' }))
    body.set('flow_data_item_id', String(id))
    body.set('field_name', place)
    body.set('taken_at', '2026-03-04T14:06:07.000Z')
    expect((await admin.post('/api/picture', body)).status).toBe(201)
  }
  const { body: built } = await admin.get(`/api/vertical/${form}`)
  const fieldId = (name: string) =>
    built.verticaldatafields.find(({ field_name }: { field_name: string }) => field_name === name).id
  await admin.patch(`/api/verticaldatafield/${fieldId('soort')}`, { options: 'Riet' })
  for (const gone of ['kleur', 'schets']) await admin.delete(`/api/verticaldatafield/${fieldId(gone)}`)
  const left_behind = [
    { label: 'Soort', value: 'Leien', why: 'no_answer' },
    { label: 'Kleur', value: 'Rood', why: 'not_asked' },
  ]
  expect((await admin.get(`/api/flow/${flow}/formstocopy`)).body).toEqual([
    { id, offered: true, left_behind, taken: 1, taken_left: 1 },
  ])
  const target = (await admin.post('/api/flow', { relation: { fullname: 'Bo Post' } })).body.id
  const copy = (more: object) =>
    admin.post('/api/flow/copyflowdataitems', { targetflow_id: target, flowdataitem_ids: [id], ...more })
  const [without] = (await copy({})).body
  expect(without).toMatchObject({ field_values: { breedte: 7, soort: null }, left_behind })
  const [made] = (await copy({ with_pictures: true })).body
  await server.settled()
  const taken = async (item: number) => (await admin.get(`/api/flowdataitem/${item}/getpictures`)).body
  expect(await taken(without.id)).toEqual([])
  expect(await taken(made.id)).toMatchObject([
    { field_name: 'foto', flow_id: target, status: 'ready', taken_at: expect.stringContaining('2026-03-04T14:06:07') },
  ])
  // Each has bytes of its own.
  for (const { id: picture } of await taken(id)) await admin.delete(`/api/picture/${picture}`)
  await server.settled()
  const [kept] = await taken(made.id)
  expect((await admin.get(`/api/picture/${kept.id}`)).status).toBe(200)
})

test('photos of a field hang on the form and stand in the dossier', async () => {
  const { admin } = await server.company()
  const { flow, form, id } = await begin(admin, [{ field_label: 'Foto', field_type: 'photo', required: 1 }])
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).status).toBe(422)
  const body = new FormData()
  body.set('file', new File([PIXEL], 'dak.png', { type: 'image/png' }))
  body.set('flow_data_item_id', String(id))
  body.set('vertical_id', String(form))
  body.set('field_name', 'foto')
  const sent = await admin.post('/api/picture', body)
  expect(sent.body).toMatchObject({ flow_data_item_id: id, flow_id: flow, field_name: 'foto' })
  expect((await admin.get(`/api/flowdataitem/${id}/getpictures`)).body).toHaveLength(1)
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).status).toBe(200)
})

test('sixteen first forms of a dossier at once, begun or copied, are kept together, each at a place of its own', async () => {
  const { admin } = await server.company()
  const { form, id } = await begin(admin, [width])
  const dossier = async () => (await admin.post('/api/flow', { relation: { fullname: 'Jan Drost' } })).body.id as number
  const [begun, copied] = [await dossier(), await dossier()]
  await Promise.all(
    Array.from({ length: 16 }, () => [
      admin.post(`/api/flow/${begun}/addflowdataitem`, { vertical_id: form }),
      admin.post('/api/flow/copyflowdataitems', { targetflow_id: copied, flowdataitem_ids: [id] }),
    ]).flat(),
  )
  for (const id of [begun, copied]) {
    const items = (await admin.get(`/api/flow/${id}/flowdataitems`)).body as { flow_data_id: number; order: number }[]
    expect(new Set(items.map(({ flow_data_id }) => flow_data_id)).size).toBe(1)
    expect(items.map(({ order }) => order)).toEqual(Array.from({ length: 16 }, (_, place) => place))
  }
})
