import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const types = (field_name = 'merk') => ({
  field_name,
  lists: [
    { field_value: 'Elco', options: 'Aerotop, Thision' },
    { field_value: 'Remeha', options: 'Tzerra, Calenta' },
  ],
})
const MAKE = { field_label: 'Merk', field_type: 'selectbox', options: 'Elco, Remeha, Onbekend' }
const KIND = { field_label: 'Type', field_type: 'selectbox', options_by: types(), required: 1 }

async function makeForm(admin: TestClient, fields: readonly object[]) {
  const id = (await admin.post('/api/vertical', { description: 'Ketel' })).body.id as number
  const made = []
  for (const field of fields) {
    const { status, body } = await admin.post('/api/verticaldatafield', { vertical_id: id, ...field })
    expect([status, body.errors]).toEqual([201, undefined])
    made.push(body)
  }
  return { id, fields: made }
}

async function begin(admin: TestClient, vertical_id: number) {
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id })).body
  const fill = (field_values: object, seen_values?: object) =>
    admin.patch(`/api/flowdataitem/${id}`, { field_values, ...(seen_values ? { seen_values } : {}) })
  const values = async () => (await admin.get(`/api/flowdataitem/${id}`)).body.field_values
  return { flow, id: id as number, fill, values }
}

test('a choice goes with the answer that its list follows from: another is refused with what it does not go with', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin, [MAKE, KIND])
  expect(form.fields[1].options).toBe('Aerotop, Thision, Tzerra, Calenta')
  const { fill, values } = await begin(admin, form.id)
  const early = await fill({ type: 'Tzerra' })
  expect([early.status, early.body.errors]).toEqual([422, { 'field_values.type': ['Kies eerst Merk.'] }])
  expect((await fill({ merk: 'Remeha', type: 'Tzerra' })).status).toBe(200)
  const wrong = await fill({ merk: 'Remeha', type: 'Thision' })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { 'field_values.type': ['Kies opnieuw: Thision hoort niet bij Remeha.'] },
  ])
  expect(await values()).toEqual({ merk: 'Remeha', type: 'Tzerra' })
})

test('an answer that is no longer possible stays until somebody chooses anew, and keeps the form from being sent', async () => {
  const { admin } = await server.company()
  const { id, fill, values, flow } = await begin(admin, (await makeForm(admin, [MAKE, KIND])).id)
  await fill({ merk: 'Remeha', type: 'Tzerra' })
  expect((await fill({ merk: 'Elco' })).status).toBe(200)
  expect(await values()).toEqual({ merk: 'Elco', type: 'Tzerra' })
  const send = () => admin.post(`/api/flowdataitem/${id}/markSent`)
  const refused = await send()
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'field_values.type': ['Kies opnieuw: Tzerra hoort niet bij Elco.'] },
  ])
  expect((await admin.get(`/api/flow/${flow}/flowdataitems`)).body[0]).toMatchObject({
    asked: 2,
    filled: 1,
    lacking: 1,
  })
  // With a make that has no types there is nothing to choose, and so nothing that lacks.
  await fill({ merk: 'Onbekend', type: null })
  expect((await send()).status).toBe(200)
})

test('of two people the one who chooses with the make from before is told, and nothing else of theirs is lost', async () => {
  const { admin } = await server.company()
  const { fill, values } = await begin(admin, (await makeForm(admin, [MAKE, KIND, { field_label: 'Let op' }])).id)
  await fill({ merk: 'Remeha', type: 'Tzerra' })
  await fill({ merk: 'Elco' }, { merk: 'Remeha' })
  const late = await fill({ type: 'Calenta' }, { type: 'Tzerra' })
  expect(late.body.errors).toEqual({ 'field_values.type': ['Kies opnieuw: Calenta hoort niet bij Elco.'] })
  expect((await fill({ let_op: 'Dakterras' }, { let_op: null })).status).toBe(200)
  expect(await values()).toEqual({ merk: 'Elco', type: 'Tzerra', let_op: 'Dakterras' })
})

test('in a repeated group each row has its own choices; a make outside the group decides for all rows', async () => {
  const { admin } = await server.company()
  const vertical_id = (await makeForm(admin, [MAKE])).id
  const add = async (field: object) => (await admin.post('/api/verticaldatafield', { vertical_id, ...field })).body
  const group = (await add({ field_label: 'Units', field_type: 'group' })).id as number
  await add({ ...MAKE, field_label: 'Merk unit', group_id: group })
  await add({ ...KIND, field_label: 'Type unit', options_by: types('merk_unit'), group_id: group })
  await add({ ...KIND, field_label: 'Regeling', required: 0, group_id: group })
  const { fill } = await begin(admin, vertical_id)
  const row = (row_id: string, merk_unit: string, type_unit: string, regeling: string | null = null) => ({
    ...{ row_id, merk_unit, type_unit, regeling },
  })
  const good = [row('a', 'Elco', 'Thision', 'Tzerra'), row('b', 'Remeha', 'Tzerra')]
  expect((await fill({ merk: 'Remeha', units: good })).status).toBe(200)
  const wrong = await fill({ units: [row('b', 'Remeha', 'Thision'), row('a', 'Elco', 'Thision', 'Aerotop')] })
  expect(wrong.body.errors).toEqual({
    'field_values.units.0.type_unit': ['Kies opnieuw: Thision hoort niet bij Remeha.'],
    'field_values.units.1.regeling': ['Kies opnieuw: Aerotop hoort niet bij Remeha.'],
  })
})

test('several choices take the lists of all of them, an answer of one’s own goes with any, and a list may follow from such a list', async () => {
  const { admin } = await server.company()
  const { id } = await makeForm(admin, [
    { ...MAKE, field_type: 'multiselect' },
    { ...KIND, field_type: 'multiselect', own_answer: 1 },
    {
      ...{ field_label: 'Kleur', field_type: 'selectbox' },
      options_by: { field_name: 'type', lists: [{ field_value: 'Tzerra', options: 'Wit' }] },
    },
  ])
  const { fill } = await begin(admin, id)
  expect((await fill({ merk: ['Elco', 'Remeha'], type: ['Thision', 'Tzerra', 'HR-oud'], kleur: 'Wit' })).status).toBe(
    200,
  )
  const wrong = await fill({ merk: ['Elco'], type: ['Aerotop', 'Tzerra'] })
  expect(wrong.body.errors).toEqual({ 'field_values.type': ['Kies opnieuw: Tzerra hoort niet bij Elco.'] })
})

test('a make that is not asked counts as not chosen, and one that the form lost leaves all choices', async () => {
  const { admin } = await server.company()
  const asked = { showrules: [{ field_name: 'nieuw', operator: 'issame', field_value: 'ja' }] }
  const form = await makeForm(admin, [{ field_label: 'Nieuw', field_type: 'checkbox' }, { ...MAKE, ...asked }, KIND])
  const { fill } = await begin(admin, form.id)
  const hidden = await fill({ nieuw: false, merk: 'Elco', type: 'Thision' })
  expect(hidden.body.errors).toEqual({ 'field_values.type': ['Kies eerst Merk.'] })
  await admin.delete(`/api/verticaldatafield/${form.fields[1].id}`)
  const later = await begin(admin, form.id)
  expect((await later.fill({ type: 'Thision' })).status).toBe(200)
})

test('a copy leaves behind what the form no longer offers together, with what follows from that', async () => {
  const { admin } = await server.company()
  const colour = {
    ...{ field_label: 'Kleur', field_type: 'selectbox' },
    options_by: { field_name: 'type', lists: [{ field_value: 'Tzerra', options: 'Wit' }] },
  }
  const form = await makeForm(admin, [MAKE, KIND, colour])
  const { fill, flow, id } = await begin(admin, form.id)
  expect((await fill({ merk: 'Remeha', type: 'Tzerra', kleur: 'Wit' })).status).toBe(200)
  const lists = [
    { field_value: 'Remeha', options: 'Calenta' },
    { field_value: 'Elco', options: 'Tzerra' },
  ]
  const changed = await admin.patch(`/api/verticaldatafield/${form.fields[1].id}`, {
    options_by: { field_name: 'merk', lists },
  })
  expect([changed.status, changed.body.options]).toEqual([200, 'Calenta, Tzerra'])
  const [told] = (await admin.get(`/api/flow/${flow}/formstocopy`)).body
  expect(told.left_behind.map(({ value }: { value: string }) => value)).toEqual(['Tzerra', 'Wit'])
  const target = (await admin.post('/api/flow', { relation: { fullname: 'Bo Post' } })).body.id
  const { body } = await admin.post('/api/flow/copyflowdataitems', { targetflow_id: target, flowdataitem_ids: [id] })
  expect(body[0].field_values).toMatchObject({ merk: 'Remeha', type: null, kleur: null })
})

test('a customer is offered the same; a list that follows from what is for staff alone stays with staff', async () => {
  const { admin } = await server.company()
  const secret = { ...MAKE, field_label: 'Marge', staff_only: 1 }
  const form = await makeForm(admin, [
    MAKE,
    KIND,
    secret,
    { ...KIND, field_label: 'Geheim', options_by: types('marge') },
  ])
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: 'ada@post.example' } })).body
  const { id } = (await admin.post(`/api/flow/${flow.id}/addflowdataitem`, { vertical_id: form.id })).body
  const { subject, message } = (await admin.get(`/api/flow/${flow.id}/getforaskcustomer`)).body
  await admin.post(`/api/flow/${flow.id}/askcustomer`, { flowdataitem_ids: [id], subject, message })
  const visitor = server.anonymous
  const shown = (await visitor.get(`/api/flowdataitem/${id}/getbycustomer?hash=${flow.hash}`)).body
  expect(shown.fields.map(({ field_name }: { field_name: string }) => field_name)).toEqual(['merk', 'type'])
  expect(shown.fields[1].options_by).toEqual(types())
  const fill = (field_values: object) =>
    visitor.post(`/api/flowdataitem/${id}/updateByCustomer`, { hash: flow.hash, field_values })
  expect((await fill({ merk: 'Elco', type: 'Tzerra' })).body.errors).toEqual({
    'field_values.type': ['Kies opnieuw: Tzerra hoort niet bij Elco.'],
  })
  expect((await fill({ merk: 'Elco', type: 'Thision' })).status).toBe(200)
})

test('lists that wait for each other, a choice twice in one list and a default that another answer may forbid are refused where they are built', async () => {
  const { admin } = await server.company()
  const form = await makeForm(admin, [MAKE, KIND])
  const [make] = form.fields
  const change = async (body: object) => (await admin.patch(`/api/verticaldatafield/${make.id}`, body)).body.errors
  expect(await change({ options_by: types('type') })).toEqual({
    options_by: ['Deze lijsten hangen van elkaar af. Kies een ander veld.'],
  })
  expect(await change({ options_by: types('merk') })).toHaveProperty('options_by')
  const twice = { field_name: 'anders', lists: [{ field_value: 'Elco', options: 'Thision, thision' }] }
  expect(await change({ options_by: twice })).toEqual({ options_by: ['Een keuze staat er twee keer in.'] })
  const kind = form.fields[1].id as number
  const refused = await admin.patch(`/api/verticaldatafield/${kind}`, { default_value: 'Thision' })
  expect(refused.body.errors).toEqual({ default_value: ['Een lijst die van een ander antwoord afhangt, begint leeg.'] })
})
