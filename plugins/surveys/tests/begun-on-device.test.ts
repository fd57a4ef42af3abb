import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function makeForm(admin: TestClient, fields: object[]) {
  const vertical_id = (await admin.post('/api/vertical', { description: 'Dak' })).body.id as number
  const ids: number[] = []
  for (const field of fields)
    ids.push((await admin.post('/api/verticaldatafield', { vertical_id, ...field })).body.id as number)
  return { vertical_id, ids }
}
const versionsNow = async (admin: TestClient, vertical_id: number) =>
  (await admin.get('/api/company/getverticalversions')).body.filter(
    (version: { vertical_id: number }) => version.vertical_id === vertical_id,
  )
const makeFlow = async (admin: TestClient) =>
  (await admin.post('/api/flow', { relation: { fullname: 'Hanne Hoogdak' } })).body.id as number

test('a form that was begun on a device goes on as the version that was filled in there, whatever the office made of it meanwhile', async () => {
  const { admin } = await server.company()
  const { vertical_id, ids } = await makeForm(admin, [
    { field_label: 'Breedte', field_type: 'number' },
    { field_label: 'Soort', field_type: 'selectbox', options: 'Pannen, Leien' },
    { field_label: 'Opmerking' },
  ])
  const [known] = await versionsNow(admin, vertical_id)
  expect(known.fields.map(({ field_name }: { field_name: string }) => field_name)).toEqual([
    'breedte',
    'soort',
    'opmerking',
  ])
  const [width, kind, remark] = ids
  await admin.patch(`/api/verticaldatafield/${width}`, { field_name: 'breedte_mm' })
  await admin.patch(`/api/verticaldatafield/${kind}`, { options: 'Riet' })
  await admin.delete(`/api/verticaldatafield/${remark}`)
  await admin.patch(`/api/vertical/${vertical_id}`, { archived: 1 })
  const flow = await makeFlow(admin)
  const begun = await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id, verticalversion_id: known.id })
  expect([begun.status, begun.body.verticalversion_id]).toEqual([201, known.id])
  const field_values = { breedte: 4, soort: 'Leien', opmerking: 'Nok los' }
  const filled = await admin.patch(`/api/flowdataitem/${begun.body.id}`, { field_values })
  expect([filled.status, filled.body.field_values]).toEqual([200, field_values])
})

test('what a form asks is told with its version, of one moment, and the version of another form is refused', async () => {
  const { admin } = await server.company()
  const { vertical_id, ids } = await makeForm(admin, [{ field_label: 'Breedte', field_type: 'number' }])
  const [first] = await versionsNow(admin, vertical_id)
  expect((await versionsNow(admin, vertical_id))[0]).toEqual(first)
  await admin.patch(`/api/verticaldatafield/${ids[0]}`, { field_label: 'Lengte' })
  const [second] = await versionsNow(admin, vertical_id)
  expect([second.fields[0].field_label, second.revision > first.revision]).toEqual(['Lengte', true])
  const other = (await admin.post('/api/vertical', { description: 'Raam' })).body.id
  const flow = await makeFlow(admin)
  const begin = (form: number, verticalversion_id: number) =>
    admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form, verticalversion_id })
  const strange = await begin(other, second.id)
  expect([strange.status, Object.keys(strange.body.errors)]).toEqual([422, ['verticalversion_id']])
  const { admin: stranger } = await server.company()
  const theirs = await makeForm(stranger, [])
  const [foreign] = await versionsNow(stranger, theirs.vertical_id)
  expect((await begin(vertical_id, foreign.id)).status).toBe(422)
})

test('sixteen devices that ask at once what a form asks are told one version', async () => {
  const { admin } = await server.company()
  const { vertical_id } = await makeForm(admin, [{ field_label: 'Breedte', field_type: 'number' }])
  const told = await Promise.all(Array.from({ length: 16 }, () => versionsNow(admin, vertical_id)))
  expect(new Set(told.flat().map(({ id }) => id)).size).toBe(1)
})
