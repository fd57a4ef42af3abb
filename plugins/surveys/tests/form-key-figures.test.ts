import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function begin() {
  const company = await server.company()
  const { admin } = company
  const form = (await admin.post('/api/vertical', { description: 'Dak', recurring: 1 })).body.id as number
  const field = async (field_label: string, field_type: string) =>
    (await admin.post('/api/verticaldatafield', { vertical_id: form, field_label, field_type })).body
  const power = await field('Vermogen', 'number')
  await field('Opmerking', 'text')
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const [{ id }] = (await admin.get('/api/companysettings')).body
  const choose = (change: object) => admin.patch(`/api/companysettings/${id}`, change)
  const linked = { kpi_type: 'formfield', kpi_unit: 'kWp', kpi_forms: [{ vertical_id: form, field_name: 'vermogen' }] }
  const fillIn = async (field_values: object) => {
    const item = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body.id as number
    await admin.patch(`/api/flowdataitem/${item}`, { field_values })
    return item
  }
  const value = async () => {
    await server.settled()
    return (await admin.get(`/api/flow/${flow}`)).body.kpi_value
  }
  return { ...company, form, power, flow, choose, linked, fillIn, value }
}

test('a key figure adds up what is filled in on the forms of a dossier, and follows every answer (G-KPI)', async () => {
  const { admin, choose, linked, fillIn, value } = await begin()
  const roof = await fillIn({ vermogen: 4.4 })
  const chosen = await choose(linked)
  expect(chosen.body.kpi_forms).toEqual([{ ...linked.kpi_forms[0], verticaldatafield_id: expect.any(Number) }])
  expect(await value()).toBe(4.4)
  const barn = await fillIn({ vermogen: 2.2 })
  expect(await value()).toBe(6.6)
  await admin.patch(`/api/flowdataitem/${roof}`, { field_values: { vermogen: 5 } })
  expect(await value()).toBe(7.2)
  await admin.delete(`/api/flowdataitem/${barn}`)
  expect(await value()).toBe(5)
  await admin.delete(`/api/flowdataitem/${roof}`)
  expect(await value()).toBe(0)
  await admin.post(`/api/flowdataitem/${roof}/restore`)
  expect(await value()).toBe(5)
})

test('a field that is renamed counts on under its new name, and what was filled in on one that is deleted still counts', async () => {
  const { admin, power, choose, linked, fillIn, value } = await begin()
  await choose(linked)
  await fillIn({ vermogen: 4 })
  await admin.patch(`/api/verticaldatafield/${power.id}`, { field_label: 'Wattpiek', field_name: 'wattpiek' })
  await fillIn({ wattpiek: 3 })
  expect(await value()).toBe(7)
  await admin.delete(`/api/verticaldatafield/${power.id}`)
  await choose({ kpi_unit: 'kW', kpi_forms: linked.kpi_forms })
  expect(await value()).toBe(7)
})

test('a field without a number is no key figure, also beside another field of its form', async () => {
  const { choose, linked, form } = await begin()
  const remark = { vertical_id: form, field_name: 'opmerking' }
  const refused = async (kpi_forms: object[]) => {
    const { status, body } = await choose({ kpi_type: 'formfield', kpi_forms })
    expect([status, body.message]).toEqual([422, 'Kies een veld met een getal.'])
  }
  await refused([remark])
  await choose(linked)
  await refused([...linked.kpi_forms, remark])
})
