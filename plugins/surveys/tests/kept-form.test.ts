import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const makeForm = async (admin: TestClient) =>
  (await admin.post('/api/vertical', { description: 'Ramen' })).body.id as number

test('a form that is too dear with as many rows as a group takes is refused when it is built, at the field and with the dearest', async () => {
  const { admin } = await server.company()
  const vertical_id = await makeForm(admin)
  const add = (more: object) => admin.post('/api/verticaldatafield', { vertical_id, ...more })
  const group_id = (await add({ field_label: 'Ramen', field_type: 'group' })).body.id as number
  await add({ group_id, field_label: 'B', field_type: 'number' })
  const works = (field_label: string, calculationrules: string, more: object = { group_id }) =>
    add({ field_label, field_type: 'calculated', calculationrules, ...more })
  const sumsOf = (length: number) => Array.from({ length }, () => 'sum(b)').join('+')
  const sums = sumsOf(200)
  const dear = (await works('Duur', sums)).body
  expect(dear.errors).toBeUndefined()
  const { status, body } = await works('Dubbel', sumsOf(100))
  expect([status, Object.keys(body.errors)]).toEqual([422, ['calculationrules']])
  expect(body.errors.calculationrules[0]).toContain('Duur')
  expect((await works('Buiten', 'sum(b)', {})).status).toBe(201)
  // Moved out of its group it is worked out once; back in again it is as dear as before, and shorter it is not.
  const change = (id: number, body: object) => admin.patch(`/api/verticaldatafield/${id}`, body)
  expect((await change(dear.id, { group_id: null })).status).toBe(200)
  const twice = (await works('Tweede', sums, {})).body.id as number
  expect((await change(twice, { group_id })).status).toBe(200)
  const { status: refused, body: why } = await change(dear.id, { group_id })
  expect([refused, Object.keys(why.errors)]).toEqual([422, ['calculationrules']])
  expect((await change(dear.id, { group_id, calculationrules: 'sum(b)' })).status).toBe(200)
})

test('what was worked out is kept with the answers: reading a form works nothing out, and its next answer does', async () => {
  const { admin } = await server.company()
  const vertical_id = await makeForm(admin)
  for (const more of [
    { field_label: 'Breedte', field_type: 'number' },
    { field_label: 'Dubbel', field_type: 'calculated', calculationrules: 'breedte * 2' },
    {
      field_label: 'Waarom',
      field_type: 'text',
      required: 1,
      showrules: [{ field_name: 'dubbel', operator: 'isbigger', field_value: '10' }],
    },
  ])
    expect((await admin.post('/api/verticaldatafield', { vertical_id, ...more })).status).toBe(201)
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id })).body
  const fill = (breedte: number) => admin.patch(`/api/flowdataitem/${id}`, { field_values: { breedte } })
  const read = async () => {
    const [listed] = (await admin.get(`/api/flow/${flow}/flowdataitems`)).body
    const { field_values, not_asked } = (await admin.get(`/api/flowdataitem/${id}`)).body
    return [listed.asked, listed.lacking, field_values.dubbel, not_asked]
  }
  await fill(4)
  expect(await read()).toEqual([1, 0, 8, ['waarom']])
  await fill(6)
  expect(await read()).toEqual([2, 1, 12, []])
  // Nobody can write this: it shows that readers take what is kept.
  await server.owner.query(
    `update flowdataitem set field_values = '{"breedte": 6, "dubbel": 99}', not_asked = '["breedte", "waarom"]' where id = $1`,
    [id],
  )
  expect(await read()).toEqual([0, 0, 99, ['breedte', 'waarom']])
  expect((await admin.post(`/api/flowdataitem/${id}/markSent`)).status).toBe(200)
  await admin.post(`/api/flowdataitem/${id}/rollBackStatus`)
  // One from before this was kept is worked out when it is read.
  await server.owner.query(`update flowdataitem set not_asked = null where id = $1`, [id])
  expect((await read()).slice(0, 2)).toEqual([2, 1])
  await fill(5)
  expect(await read()).toEqual([1, 0, 10, ['waarom']])
})
