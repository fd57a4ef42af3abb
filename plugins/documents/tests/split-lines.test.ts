import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { item, linesOf, mark, sent } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const make = async (admin: TestClient, items: object[]) =>
  (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, title: 'Dak', items })).body as {
    id: number
    calculation_id: number
  }
const names = (lines: { item_name: string }[]) => lines.map(({ item_name }) => item_name)

test('lines move with what hangs under them into a new draft for the same customer, and nothing is counted twice (C-0598)', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await make(admin, [item, { ...item, item_name: 'Batterij' }])
  const [, battery] = await linesOf(admin, 'quotation', id)
  await admin.post('/api/calculationitem', {
    calculation_id,
    item_type: 'manual',
    item_name: 'Kabel',
    calculationitem_id: battery.id,
    unit_rate_exc_manual: 50,
  })
  const answer = await admin.post(`/api/calculation/${calculation_id}/split`, { items: [battery.id] })
  expect(answer.status).toBe(201)
  expect(names(answer.body.calculationitems)).toEqual(['Batterij', 'Kabel'])
  const made = (await admin.get(`/api/quotation/${answer.body.calculable_id}`)).body
  const left = (await admin.get(`/api/quotation/${id}`)).body
  expect(made).toMatchObject({ status: 'draft', relation_fullname: 'Jan Mol', title: 'Dak', amount_exc_vat: 1050 })
  expect(left.amount_exc_vat).toBe(1000)
  expect(names(await linesOf(admin, 'quotation', id))).toEqual(['Panelen'])
})

test('what is not there, all that there is and what was agreed to is not split (C-0598)', async () => {
  const company = await server.company()
  const { admin } = company
  const { id, calculation_id } = await make(admin, [item, item])
  const lines = await linesOf(admin, 'quotation', id)
  const split = (items: number[], calculation = calculation_id) =>
    admin.post(`/api/calculation/${calculation}/split`, { items })
  expect((await split([999_999])).status).toBe(422)
  expect((await split(lines.map((line: { id: number }) => line.id))).body.message).toBe(
    'Laat minstens één regel staan.',
  )
  const other = await server.company()
  expect((await other.admin.post(`/api/calculation/${calculation_id}/split`, { items: [lines[0].id] })).status).toBe(
    404,
  )
  const billed = await sent(company, 'invoice', { items: [item, item] })
  const [line] = await linesOf(admin, 'invoice', billed.id)
  expect((await split([line.id], billed.calculation_id)).status).toBe(409)
  expect((await admin.get('/api/quotation')).body).toHaveLength(1)
})

test('of eight who split off the same line at once one does', async () => {
  const { admin } = await server.company()
  const { id, calculation_id } = await make(admin, [item, item])
  const [line] = await linesOf(admin, 'quotation', id)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.post(`/api/calculation/${calculation_id}/split`, { items: [line.id] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 422)])
  expect((await admin.get('/api/quotation')).body).toHaveLength(2)
})

test('a combination is replaced by its parts, as many as go with it; a product without parts stays (C-0606, G-CALCACT)', async () => {
  const { admin } = await server.company()
  const product = async (more: object, rate: number) => {
    const { id } = (await admin.post('/api/product', { vat_percentage: 21, ...more })).body
    await admin.post('/api/producttablerow', { product_id: id, unit_amount: 0, unit_rate_exc: rate })
    return id as number
  }
  const bundle = (await admin.post('/api/product', { item_name: 'Pakket', type: 'combination', vat_percentage: 21 }))
    .body.id
  await product({ item_name: 'Paneel', type: 'sub', derivative_id: bundle, sub_amount: 12 }, 100)
  await product({ item_name: 'Omvormer', type: 'sub', derivative_id: bundle, sub_amount: 1 }, 900)
  const plain = await product({ item_name: 'Arbeid' }, 60)
  const { id } = await make(admin, [{ product_id: bundle, product_amount: 2 }, { product_id: plain }])
  const before = (await admin.get(`/api/quotation/${id}`)).body.amount_exc_vat
  const [combined, work] = await linesOf(admin, 'quotation', id)
  const grouped = { additionalwork: true, option_group: 'Pakketten', option_rule: 'one' }
  await admin.patch(`/api/calculationitem/${combined.id}`, grouped)
  expect(await admin.post(`/api/calculationitem/${combined.id}/split`)).toMatchObject({
    status: 409,
    body: {
      message: 'Haal deze keuze eerst uit de groep “Pakketten”: haar onderdelen kunnen niet samen één keuze zijn.',
    },
  })
  await admin.patch(`/api/calculationitem/${combined.id}`, { additionalwork: false, option_group: null })
  const answer = await admin.post(`/api/calculationitem/${combined.id}/split`)
  expect(
    answer.body.calculationitems.map((line: { item_name: string; product_amount: number }) => [
      line.item_name,
      line.product_amount,
    ]),
  ).toEqual([
    ['Paneel', 24],
    ['Omvormer', 2],
    ['Arbeid', 1],
  ])
  expect(answer.body.amount_exc_vat).toBe(before)
  expect((await admin.post(`/api/calculationitem/${work.id}/split`)).body.message).toBe(
    'Dit product heeft geen onderdelen.',
  )
})

test('a calculation is kept as a template and taken over by another, in the prices of its own dossier (C-0599, C-0600, C-0604)', async () => {
  const { admin } = await server.company()
  const first = await make(admin, [item, { ...item, item_name: 'Batterij' }])
  await admin.patch(`/api/calculation/${first.calculation_id}`, { discount: 10, calc_base: 'inc' })
  const template = await admin.post(`/api/calculation/${first.calculation_id}/saveastemplate`, { title: 'Zon' })
  expect([template.status, template.body.is_template, template.body.calculable_id]).toEqual([201, true, null])
  expect((await admin.get('/api/calculation/indexTemplates')).body).toMatchObject([{ title: 'Zon', discount: 10 }])
  expect((await admin.get('/api/calculation')).body.map((row: { id: number }) => row.id)).not.toContain(
    template.body.id,
  )

  const second = await make(admin, [{ ...item, item_name: 'Anders' }])
  const reset = (id: number, calculationtemplate_id: number) =>
    admin.post(`/api/calculation/${id}/resettotemplate`, { calculationtemplate_id })
  const answer = await reset(second.calculation_id, template.body.id)
  expect(answer.body).toMatchObject({ discount: 10, calc_base: 'inc' })
  expect(names(answer.body.calculationitems)).toEqual(['Panelen', 'Batterij'])
  expect((await reset(second.calculation_id, first.calculation_id)).status).toBe(404)
  await mark(admin, 'quotation', second.id)
  const other = await server.company()
  expect((await reset(first.calculation_id, 999_999)).status).toBe(404)
  expect((await other.admin.get('/api/calculation/indexTemplates')).body).toEqual([])
  expect((await admin.delete(`/api/calculation/${template.body.id}`)).status).toBe(204)
  expect((await admin.get('/api/calculation/indexTemplates')).body).toEqual([])
})
