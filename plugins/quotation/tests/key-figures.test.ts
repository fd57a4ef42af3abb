import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from '@plugins/documents/tests/sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function begin() {
  const company = await server.company()
  const { admin } = company
  const product = async (item_name: string, unit_rate_exc: number) => {
    const { id, producttablerows } = (await admin.post('/api/product', { item_name })).body
    await admin.patch(`/api/producttablerow/${producttablerows[0].id}`, { unit_rate_exc })
    return id as number
  }
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post', email: 'ada@example.nl' } })).body.id
  const panel = await product('Zonnepaneel', 100)
  const other = await product('Omvormer', 100)
  const settings = (await admin.get('/api/companysettings')).body[0].id as number
  const choose = (change: object) => admin.patch(`/api/companysettings/${settings}`, change)
  return { ...company, flow: flow as number, panel, other, choose }
}

async function quote(admin: TestClient, flow_id: number, lines: readonly (readonly [number, number])[]) {
  const items = lines.map(([product_id, product_amount]) => ({ product_id, product_amount }))
  return (await admin.post('/api/quotation', { flow_id, items })).body
}

async function values(admin: TestClient, flow: number) {
  await server.settled()
  const { kpi_value, kpi_value2, kpi_value3 } = (await admin.get(`/api/flow/${flow}`)).body
  return [kpi_value, kpi_value2, kpi_value3]
}

const TWO = (panel: number) => ({
  kpi_type: 'productamount',
  kpi_label: 'Panelen',
  kpi_unit: 'stuks',
  kpi_products: [panel],
  kpi_type2: 'productrevenue',
  kpi_label2: 'Omzet panelen',
  kpi_unit2: '€',
  kpi_products2: [panel],
})

test('a dossier counts the products of its key figures, in pieces and in euros, and shows them on its card (R-SET-011, R-PIPE-007, G-KPI)', async () => {
  const { admin, flow, panel, other, choose } = await begin()
  expect((await choose(TWO(panel))).status).toBe(200)
  expect(await values(admin, flow)).toEqual([0, 0, null])
  const quotation = await quote(admin, flow, [
    [panel, 14],
    [other, 1],
    [panel, 2],
  ])
  expect(await values(admin, flow)).toEqual([16, 1600, null])
  const [card] = (await admin.get('/api/user/getleadpipeline')).body
  expect(card.kpi_values).toEqual([
    { label: 'Panelen', value: 16, unit: 'stuks' },
    { label: 'Omzet panelen', value: 1600, unit: '€' },
  ])
  expect(card).not.toHaveProperty('kpi_value')
  expect((await admin.get('/api/flow?limit=10&sort=-kpi_value&sum=kpi_value,kpi_value2')).body.pagination.sums).toEqual(
    {
      kpi_value: 16,
      kpi_value2: 1600,
    },
  )
  // Another product of the same price comes to the same amount.
  const { calculationitems } = (await admin.get(`/api/calculation/${quotation.calculation_id}`)).body
  await admin.patch(`/api/calculationitem/${calculationitems[0].id}`, { product_id: other })
  expect(await values(admin, flow)).toEqual([2, 200, null])
  // A discount comes off, and work that nobody chose is no turnover.
  await admin.patch(`/api/calculation/${quotation.calculation_id}`, { discount: 10 })
  expect(await values(admin, flow)).toEqual([2, 180, null])
  await admin.patch(`/api/calculationitem/${calculationitems[2].id}`, { additionalwork: true, selected: false })
  expect(await values(admin, flow)).toEqual([0, 0, null])
})

test('what was approved counts before what is open, what the customer sees before what is changed beside it, and putting back takes it back', async () => {
  const { admin, flow, panel, choose } = await begin()
  await choose(TWO(panel))
  const first = await quote(admin, flow, [[panel, 10]])
  await quote(admin, flow, [[panel, 3]])
  expect(await values(admin, flow)).toEqual([3, 300, null])
  await mark(admin, 'quotation', first.id)
  expect(await values(admin, flow)).toEqual([10, 1000, null])
  const [line] = (await admin.get(`/api/calculation/${first.calculation_id}`)).body.calculationitems
  await admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 25 })
  expect(await values(admin, flow)).toEqual([10, 1000, null])
  await admin.patch(`/api/quotation/${first.id}`, { status: 'draft', update_reason: 'rollbackstatus' })
  expect(await values(admin, flow)).toEqual([3, 300, null])
  await admin.delete(`/api/quotation/${first.id}`)
  expect(await values(admin, flow)).toEqual([3, 300, null])
})

test('a product that is renamed or deleted counts on: lines keep what was sold', async () => {
  const { admin, flow, panel, choose } = await begin()
  await choose(TWO(panel))
  await quote(admin, flow, [[panel, 5]])
  await admin.patch(`/api/product/${panel}`, { item_name: 'Paneel 440 Wp' })
  await admin.delete(`/api/product/${panel}`)
  await quote(admin, flow, [])
  expect(await values(admin, flow)).toEqual([0, 0, null])
  // The link may stay, and be taken along when others change.
  expect((await choose({ kpi_products: [panel], kpi_unit: 'st' })).status).toBe(200)
})

test('another type lets go of all links and counts every dossier anew; other settings touch nothing (R-SET-005)', async () => {
  const { admin, flow, panel, choose } = await begin()
  await quote(admin, flow, [[panel, 5]])
  await server.settled()
  await choose(TWO(panel))
  expect(await values(admin, flow)).toEqual([5, 500, null])
  const before = (await admin.get(`/api/flow/${flow}`)).body
  const { body } = await choose({ kpi_type: 'productrevenue' })
  expect(body).toMatchObject({
    kpi_type: 'productrevenue',
    kpi_products: [],
    kpi_label: 'Panelen',
    kpi_products2: [panel],
  })
  expect(await values(admin, flow)).toEqual([0, 500, null])
  // Whoever has the dossier open can still save it, and it counts as changed by nobody.
  const after = (await admin.get(`/api/flow/${flow}`)).body
  expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at])
  await choose({ kpi_type: 'none', kpi_type2: 'none' })
  expect(await values(admin, flow)).toEqual([null, null, null])
})

test('links to nothing, of another type or of another company are refused and change nothing', async () => {
  const { admin, panel, choose } = await begin()
  const stranger = await begin()
  for (const [wrong, field] of [
    [{ kpi_type: 'productamount', kpi_products: [stranger.panel] }, 'kpi_products'],
    [{ kpi_type: 'productamount', kpi_products: [panel, panel] }, 'kpi_products'],
    [{ kpi_products: [panel] }, 'kpi_products'],
    [{ kpi_type: 'formfield', kpi_products: [panel] }, 'kpi_products'],
    [{ kpi_type3: 'formfield', kpi_forms3: [{ vertical_id: 1, field_name: 'onzin' }] }, 'kpi_forms3'],
    [{ kpi_type: 'onzin' }, 'kpi_type'],
  ] as const) {
    const { status, body } = await choose(wrong)
    expect([status, Object.keys(body.errors)]).toEqual([422, [expect.stringContaining(field)]])
  }
  expect((await admin.get('/api/companysettings')).body[0]).toMatchObject({ kpi_type: 'none', kpi_products: [] })
  // A company that gave the module up may still send all its settings back.
  const given = await server.company({
    modules: ['BASIS', 'CRM', 'SETTINGS'],
    settings: { kpi_type: 'productamount', kpi_products: [panel] },
  })
  const [settings] = (await given.admin.get('/api/companysettings')).body
  expect((await given.admin.put(`/api/companysettings/${settings.id}`, { ...settings, appname: 'Zon' })).status).toBe(
    200,
  )
  const small = await server.company({ modules: ['BASIS', 'CRM', 'SETTINGS'] })
  const [{ id }] = (await small.admin.get('/api/companysettings')).body
  expect((await small.admin.patch(`/api/companysettings/${id}`, { kpi_type: 'productamount' })).body.errors).toEqual({
    kpi_type: ['Geen van de modules van uw bedrijf telt deze KPI.'],
  })
})

test('statistics add key figures up by the month in which dossiers came in, lost ones left out; turnover is for managers', async () => {
  const company = await begin()
  const { admin, flow, panel, choose } = company
  await choose(TWO(panel))
  await quote(admin, flow, [[panel, 5]])
  const lost = (await admin.post('/api/flow', { relation: { fullname: 'Ben Post' } })).body.id as number
  await quote(admin, lost, [[panel, 9]])
  await admin.post(`/api/flow/${lost}/rejectflow`, { cancel_reason: 'Te duur' })
  expect(await values(admin, lost)).toEqual([9, 900, null])
  const months = { months: 2 }
  const { own } = (await admin.post('/api/company/getcompanystatistics', months)).body
  expect(own).toEqual([
    { key: 'kpi_value', name: 'Panelen', unit: 'stuks', values: [0, 5] },
    { key: 'kpi_value2', name: 'Omzet panelen', unit: '€', values: [0, 500] },
  ])
  const seller = await company.user({ role: 200 })
  const seen = (await seller.post('/api/company/getcompanystatistics', months)).body.own
  expect(seen.map(({ key }: { key: string }) => key)).toEqual(['kpi_value'])
})

test('sixteen changes of a quotation at once leave the dossier with what the quotation has in the end', async () => {
  const { admin, flow, panel, choose } = await begin()
  await choose(TWO(panel))
  const { calculation_id } = await quote(admin, flow, [[panel, 1]])
  await Promise.all(
    Array.from({ length: 16 }, () =>
      admin.post('/api/calculationitem', { calculation_id, product_id: panel, product_amount: 1 }),
    ),
  )
  expect(await values(admin, flow)).toEqual([17, 1700, null])
})

test('dossiers that become one count together, and one that leaves its dossier takes its figures along', async () => {
  const { admin, flow, panel, choose } = await begin()
  await choose(TWO(panel))
  const other = (await admin.post('/api/flow', { relation: { fullname: 'Ben Post' } })).body.id as number
  const quotation = await quote(admin, other, [[panel, 4]])
  expect(await values(admin, other)).toEqual([4, 400, null])
  await admin.post(`/api/flow/${other}/mergeflow`, { targetflow_id: flow })
  expect(await values(admin, flow)).toEqual([4, 400, null])
  const third = (await admin.post('/api/flow', { relation: { fullname: 'Cor Post' } })).body.id as number
  expect((await admin.patch(`/api/quotation/${quotation.id}`, { flow_id: third })).status).toBe(200)
  expect([await values(admin, flow), await values(admin, third)]).toEqual([
    [0, 0, null],
    [4, 400, null],
  ])
})

test('dossiers that are begun in the moment in which other key figures are chosen have those, whoever comes first', async () => {
  const { admin, panel, choose } = await begin()
  for (let round = 0; round < 6; round += 1) {
    const begun = (n: number) =>
      Bun.sleep(n).then(() => admin.post('/api/flow', { relation: { fullname: `Ada ${round} ${n}` } }))
    await Promise.all([
      Bun.sleep(6).then(() => choose(round % 2 ? { kpi_type: 'none', kpi_type2: 'none' } : TWO(panel))),
      ...Array.from({ length: 14 }, (_, n) => begun(n)),
    ])
    await server.settled()
    const flows = (await admin.get('/api/flow')).body as Record<'id' | 'kpi_value' | 'kpi_value2', number | null>[]
    const has = round % 2 ? null : 0
    const others = flows.filter(({ kpi_value, kpi_value2 }) => kpi_value !== has || kpi_value2 !== has)
    expect(others.map(({ id }) => id)).toEqual([])
  }
})
