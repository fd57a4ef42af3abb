import { afterAll, beforeAll, expect, test } from 'bun:test'
import { workFor } from '@core/platform/work-for'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { productCatalog } from '../contract'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function make(admin: TestClient, fields: Record<string, unknown>, steps: object[] = []) {
  const { body, status } = await admin.post('/api/product', fields)
  expect(status).toBe(201)
  for (const [at, step] of steps.entries())
    await admin.patch(`/api/producttablerow/${body.producttablerows[at].id}`, step)
  return body.id as number
}
const lineOf = async (admin: TestClient, product_id: number, product_amount = 1) => {
  const { calculation_id } = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' } })).body
  return (await admin.post('/api/calculationitem', { calculation_id, product_id, product_amount })).body
}

test('a derivative costs a share of the product that it follows, at every step, and follows it when it changes (G-PTYPE)', async () => {
  const { admin } = await server.company()
  const panel = await make(admin, { item_name: 'Paneel', calc_method: 'table', cost_price: 100 }, [
    { unit_amount: 1, unit_rate_exc: 164.33 },
    { unit_amount: 10, unit_rate_exc: 150 },
  ])
  const second = await make(admin, {
    ...{ item_name: 'Paneel, tweede keus', type: 'derivative', derivative_id: panel, derivative_percentage: 87.5 },
    ...{ cost_price: 110 },
  })
  expect((await lineOf(admin, second, 1)).amount_exc_vat).toBe(143.79)
  expect((await lineOf(admin, second, 10)).amount_exc_vat).toBe(1312.5)
  expect((await admin.get(`/api/product/${second}`)).body).toMatchObject({
    price_exc: 143.7888,
    margin_percentage: 23.5,
  })
  const [row] = (await admin.get(`/api/product/${panel}`)).body.producttablerows
  await admin.patch(`/api/producttablerow/${row.id}`, { unit_rate_exc: 200 })
  expect((await lineOf(admin, second, 1)).amount_exc_vat).toBe(175)
  await admin.delete(`/api/product/${panel}`)
  expect((await admin.get(`/api/product/${second}`)).body).toMatchObject({ price_exc: null, margin_percentage: null })
})

test('a combination costs what its parts cost together and so does its purchase, until it has a price of its own (G-PTYPE)', async () => {
  const { admin } = await server.company()
  const set = await make(admin, { item_name: 'Zonneset', type: 'combination' })
  const part = (item_name: string, more: object, step: object) =>
    make(admin, { item_name, type: 'sub', derivative_id: set, ...more }, [step])
  await part('Paneel', { sub_amount: 8, cost_price: 90.5, vat_percentage: 0 }, { unit_rate_exc: 140.25 })
  const inverter = await part('Omvormer', { cost_price: 700, calc_base: 'inc' }, { unit_rate_inc: 1210 })
  expect((await admin.get(`/api/product/${set}`)).body).toMatchObject({
    price_exc: 2122,
    cost_exc: 1424,
    margin_percentage: 32.9,
  })
  expect((await lineOf(admin, set, 2)).amount_exc_vat).toBe(4244)
  await admin.patch(`/api/product/${inverter}`, { calc_method: 'field', price_field: 'prijs' })
  expect((await admin.get(`/api/product/${set}`)).body.price_exc).toBe(null)
  const [row] = (await admin.get(`/api/product/${set}`)).body.producttablerows
  await admin.patch(`/api/producttablerow/${row.id}`, { unit_rate_exc: 2000 })
  expect((await admin.get(`/api/product/${set}`)).body).toMatchObject({ price_exc: 2000, margin_percentage: 28.8 })
})

test('no product stands below itself, below a part or in a circle, and what others stand below keeps a type of its own', async () => {
  const { admin } = await server.company()
  const panel = await make(admin, { item_name: 'Paneel' })
  const set = await make(admin, { item_name: 'Set', type: 'combination' })
  const sub = await make(admin, { item_name: 'Beugel', type: 'sub', derivative_id: panel })
  const stranger = (await (await server.company()).admin.post('/api/product', { item_name: 'Vreemd' })).body.id
  const refused = (field: string) => ({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  for (const [id, body, field] of [
    [panel, { type: 'derivative', derivative_id: panel }, 'derivative_id'],
    [set, { type: 'derivative', derivative_id: sub }, 'derivative_id'],
    [set, { type: 'derivative', derivative_id: stranger }, 'derivative_id'],
    [sub, { type: 'subderivative', derivative_id: set }, 'derivative_id'],
    [panel, { type: 'header' }, 'type'],
    [panel, { type: 'sub', derivative_id: set }, 'type'],
  ] as const)
    expect(await admin.patch(`/api/product/${id}`, body)).toMatchObject(refused(field))
  expect(await admin.patch(`/api/product/${panel}`, { type: 'header' })).toMatchObject({
    body: { errors: { type: ['Onder dit product staan andere producten. Geef die eerst een ander hoofdproduct.'] } },
  })
  expect((await admin.get(`/api/product/${panel}`)).body.type).toBe('standard')
  expect((await admin.patch(`/api/product/${sub}`, { derivative_id: set })).status).toBe(200)
})

test('of sixteen who put two products below each other at once, one direction is left', async () => {
  const { admin } = await server.company()
  const one = await make(admin, { item_name: 'Een' })
  const other = await make(admin, { item_name: 'Ander' })
  await Promise.all(
    Array.from({ length: 16 }, (_, n) => {
      const [id, derivative_id] = n % 2 ? [one, other] : [other, one]
      return admin.patch(`/api/product/${id}`, { type: 'derivative', derivative_id })
    }),
  )
  const types = await Promise.all([one, other].map(async id => (await admin.get(`/api/product/${id}`)).body.type))
  expect(types.toSorted()).toEqual(['derivative', 'standard'])
})

test('a condition keeps the name of its form field beside the number, asks with known operators only, and 0 as alternative amount is none (G-TOGGLE, R-PROD-002)', async () => {
  const { admin } = await server.company()
  const vertical = (await admin.post('/api/vertical', { description: 'Dak' })).body
  const field = (
    await admin.post('/api/verticaldatafield', {
      ...{ vertical_id: vertical.id, field_type: 'number', field_label: 'Aantal', field_name: 'aantal' },
    })
  ).body
  const id = await make(admin, {
    ...{ item_name: 'Beugel', togglefield_id: field.id, togglefield_operator: 'isbigger', togglefield_value: '3' },
    alternativeamount_id: field.id,
  })
  const read = async () => (await admin.get(`/api/product/${id}`)).body
  expect(await read()).toMatchObject({ togglefield: 'aantal', alternativeamount_id: field.id })
  expect(await admin.patch(`/api/product/${id}`, { toggle2field_operator: 'lijktop' })).toMatchObject({
    ...{ status: 422, body: { errors: { toggle2field_operator: [expect.any(String)] } } },
  })
  for (const name of ['toggle3field_id', 'alternativeamount_id'])
    expect((await admin.patch(`/api/product/${id}`, { [name]: 999_999 })).status).toBe(422)
  await admin.patch(`/api/product/${id}`, { alternativeamount_id: 0, togglefield_id: null })
  expect(await read()).toMatchObject({ togglefield: null, togglefield_id: null, alternativeamount_id: null })
})

test('the catalogue answers the parts of products and those that forms propose, by conditions that are filled in whole (G-PTYPE, G-TOGGLE)', async () => {
  const company = await server.company()
  const { admin } = company
  const panel = await make(admin, { item_name: 'Paneel', cost_price: 90 }, [{ unit_rate_exc: 140 }])
  const hook = await make(
    admin,
    {
      ...{ item_name: 'Beugel', type: 'sub', derivative_id: panel, sub_amount: 3, cost_price: 1.5 },
      ...{ togglefield: 'dak', togglefield_value: 'plat', toggle2field: 'hoogte', toggle2field_operator: 'isbigger' },
      ...{ toggle3field: 'ladder', toggle3field_operator: 'isfilledin', gl_reference: '8000' },
    },
    [{ unit_rate_exc: 4 }],
  )
  await make(admin, { item_name: 'Afdekkap', type: 'subderivative', derivative_id: panel, derivative_percentage: 10 })
  const gone = await make(admin, { item_name: 'Weg', type: 'sub', derivative_id: panel, togglefield: 'dak' })
  await admin.delete(`/api/product/${gone}`)
  await make((await server.company()).admin, { item_name: 'Vreemd', togglefield: 'dak', togglefield_value: 'plat' })
  const [parts, proposable] = await workFor(server.app.platform, { companyId: company.id }, async context => {
    const catalog = context.use(productCatalog)
    return [(await catalog.partsOf(context, [panel])).get(panel), await catalog.proposable(context)] as const
  })
  expect(parts).toMatchObject([
    { id: hook, sub_amount: 3, cost_price: 1.5, gl_reference: '8000' },
    { item_name: 'Afdekkap', sub_amount: 1, producttablerows: [{ unit_rate_exc: 14 }, { unit_rate_exc: null }] },
  ])
  expect(proposable.map(({ id, conditions }) => [id, conditions])).toEqual([
    [
      hook,
      [
        { field_name: 'dak', verticaldatafield_id: null, operator: 'issame', field_value: 'plat' },
        { field_name: 'ladder', verticaldatafield_id: null, operator: 'isfilledin', field_value: null },
      ],
    ],
  ])
})

test('emptying the price table deletes its rows alone, and a stranger or somebody without the module cannot (R-PROD-003)', async () => {
  const { admin } = await server.company()
  const id = await make(admin, { item_name: 'Glas' }, [{ unit_rate_exc: 3 }])
  const other = await make(admin, { item_name: 'Ruit' }, [{ unit_rate_exc: 4 }])
  expect((await (await server.company()).admin.post(`/api/product/${id}/clearRows`)).status).toBe(404)
  const poor = await server.company({ modules: ['BASIS', 'SALES'] })
  expect((await poor.admin.post(`/api/product/${id}/clearRows`)).status).toBe(403)
  expect((await admin.post(`/api/product/${id}/clearRows`)).body).toEqual({ deleted: 2 })
  expect((await admin.get(`/api/product/${id}`)).body.producttablerows).toEqual([])
  expect((await admin.get(`/api/product/${other}`)).body.price_exc).toBe(4)
})
