import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const LABELS = ['Constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

test('fields of a form may be called like what every object has', async () => {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Dak' })).body.id
  const names: string[] = []
  for (const field_label of LABELS) {
    const made = await admin.post('/api/verticaldatafield', { vertical_id: form, field_label })
    expect(made.status).toBe(201)
    names.push(made.body.field_name)
  }
  expect(names).toContain('constructor')
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
  const item = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  expect(item.field_values).toEqual({})
  const given = Object.fromEntries(names.map(name => [name, `van ${name}`]))
  for (const [name, value] of Object.entries(given)) {
    const { status, body } = await admin.patch(`/api/flowdataitem/${item.id}`, { field_values: { [name]: value } })
    expect([name, status, body.conflicts]).toEqual([name, 200, []])
  }
  expect((await admin.get(`/api/flowdataitem/${item.id}`)).body.field_values).toEqual(given)
  const typed = await admin.post('/api/verticaldatafield', { vertical_id: form, field_name: '__proto__' })
  expect(typed.status).toBe(422)
})

test('choices may hold commas: those of forms one on each line, those of own fields as they are', async () => {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Keuze' })).body.id
  const field = { vertical_id: form, field_label: 'Soort', field_type: 'multiselect', options: 'Ja, graag\nNee' }
  expect((await admin.post('/api/verticaldatafield', field)).status).toBe(201)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
  const fill = (soort: string[]) => admin.patch(`/api/flowdataitem/${id}`, { field_values: { soort } })
  expect((await fill(['Ja, graag', 'Nee'])).body.field_values).toEqual({ soort: ['Ja, graag', 'Nee'] })
  expect((await fill(['Ja'])).status).toBe(422)

  const own = { resource: 'relation', label: 'Dak', type: 'choice', options: ['Plat, met grind', 'Pannen'] }
  expect((await admin.post('/api/customfield', own)).status).toBe(201)
  const made = await admin.post('/api/relation', { surname: 'Dak', custom_fields: { dak: 'Plat, met grind' } })
  const filter = encodeURIComponent('Plat\\, met grind')
  expect((await admin.get(`/api/relation?custom_fields.dak=${filter}`)).body).toMatchObject([{ id: made.body.id }])
})

test('a field of the company itself, its filter, import and export may be called so too', async () => {
  const { admin } = await server.company()
  const made = await admin.post('/api/customfield', { resource: 'relation', label: 'Constructor', type: 'text' })
  expect(made.body.key).toBe('constructor')
  for (const label of LABELS.slice(1))
    expect((await admin.post('/api/customfield', { resource: 'relation', label, type: 'text' })).status).toBe(201)
  const without = (await admin.post('/api/relation', { surname: 'Zonder' })).body
  expect(without.custom_fields).toEqual({})
  const { id } = (await admin.post('/api/relation', { surname: 'Met', custom_fields: { constructor: 'Bouwer' } })).body
  expect((await admin.get('/api/relation?custom_fields.constructor=Bouwer')).body).toMatchObject([{ id }])
  const file = new FormData()
  file.set('file', new File(['Achternaam;Constructor;__proto__\nJansen;Bouw BV;x'], 'a.csv'))
  const { body } = await (await admin.raw('POST', '/api/relation/importfile', file))
    .json()
    .then((body: object) => ({ body: body as { mapping: string[] } }))
  expect(body.mapping[1]).toBe('custom_fields.constructor')
  const sheet = await (
    await admin.raw('GET', '/api/relation/export?columns=surname,custom_fields.constructor&sort=surname')
  ).text()
  expect(sheet).toContain('Met;Bouwer')
  expect(sheet).toContain('Zonder;\r\n'.trimEnd())
})
