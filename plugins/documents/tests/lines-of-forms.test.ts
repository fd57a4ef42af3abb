import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import { mark } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

interface Line {
  id: number
  item_name: string
  item_type: string
  product_amount: number
  origin: string | null
  product_snapshot: { asked?: object } | null
  unit_rate_exc_manual: number | null
  calculationitem_id: number | null
}

/** A form that asks for windows and scaffolding, and the products that it proposes. */
async function begin() {
  const { admin } = await server.company()
  const form = (await admin.post('/api/vertical', { description: 'Ruimte' })).body.id as number
  const field = async (more: object) =>
    (await admin.post('/api/verticaldatafield', { vertical_id: form, ...more })).body.id as number
  const count = await field({ field_label: 'Aantal ramen', field_type: 'number' })
  const high = await field({ field_label: 'Hoog', field_type: 'selectbox', options: 'Ja, Nee' })
  await field({ field_label: 'Extra', field_type: 'product' })
  const fields = (await admin.get(`/api/vertical/${form}?with=verticaldatafields`)).body.verticaldatafields
  const nameOf = (id: number) => fields.find((one: { id: number }) => one.id === id).field_name as string
  const product = async (more: object) => (await admin.post('/api/product', { vat_percentage: 21, ...more })).body.id
  const windows = await product({
    item_name: 'Raam',
    togglefield_id: count,
    togglefield_operator: 'isbigger',
    togglefield_value: '0',
    alternativeamount_id: count,
  })
  await admin.post('/api/producttablerow', { product_id: windows, unit_amount: 0, unit_rate_exc: 100 })
  const scaffold = await product({
    item_name: 'Steiger',
    togglefield_id: high,
    togglefield_operator: 'issame',
    togglefield_value: 'Ja',
  })
  await admin.post('/api/producttablerow', { product_id: scaffold, unit_amount: 0, unit_rate_exc: 250 })
  const extra = await product({ item_name: 'Rolluik' })
  await admin.post('/api/producttablerow', { product_id: extra, unit_amount: 0, unit_rate_exc: 40 })
  const flow = (await admin.post('/api/flow', { relation: { fullname: 'Ada Post' } })).body.id as number
  const fill = async (description: string, ramen: number | null, hoog: string, chosen?: number) => {
    const { id } = (await admin.post(`/api/flow/${flow}/addflowdataitem`, { vertical_id: form })).body
    const field_values = { [nameOf(count)]: ramen, [nameOf(high)]: hoog, ...(chosen ? { extra: chosen } : {}) }
    const answer = await admin.patch(`/api/flowdataitem/${id}`, { description, field_values })
    expect(answer.status).toBe(200)
    return {
      id: id as number,
      change: (more: object) => admin.patch(`/api/flowdataitem/${id}`, { field_values: more }),
    }
  }
  const quotation = (await admin.post('/api/quotation', { flow_id: flow })).body
  const calculation = quotation.calculation_id as number
  return { admin, fill, quotation, calculation, windows, scaffold, extra, flow, nameOf, count, high }
}

const reload = async (admin: TestClient, id: number, body: object = {}) =>
  linesIn((await admin.post(`/api/calculation/${id}/reloadoriginitems`, body)).body)
const linesIn = ({ calculationitems }: { calculationitems: Line[] }) => calculationitems
const said = (lines: readonly Line[]) => lines.map(line => [line.item_name, line.product_amount])

test('all products whose conditions hold on the forms come at once, as often as the forms say, and none twice (C-0597, G-TOGGLE, G-CALCACT)', async () => {
  const { admin, fill, calculation, windows, extra } = await begin()
  await fill('Woonkamer', 3, 'Ja', extra)
  await fill('Zolder', 2, 'Nee')
  await fill('Kelder', null, 'Nee')
  const add = async () => linesIn((await admin.post(`/api/calculation/${calculation}/addall`)).body)
  const lines = await add()
  expect(said(lines)).toEqual([
    ['Rolluik', 1],
    ['Raam', 3],
    ['Steiger', 1],
    ['Raam', 2],
  ])
  expect(said(await add())).toEqual(said(lines))
  for (const { id } of lines) await admin.delete(`/api/calculationitem/${id}`)
  await admin.post('/api/calculationitem', { calculation_id: calculation, product_id: windows, product_amount: 9 })
  expect(said(await add())).toEqual([
    ['Raam', 9],
    ['Rolluik', 1],
    ['Steiger', 1],
  ])
})

test('a line keeps which answers asked for it, and for how many (R-CALC-009)', async () => {
  const { admin, fill, calculation, extra } = await begin()
  await fill('Woonkamer', 3, 'Ja', extra)
  const lines = await reload(admin, calculation)
  const asked = lines.map(({ item_name, product_snapshot }) => [item_name, product_snapshot?.asked])
  expect(asked).toEqual([
    ['Rolluik', { amount: 1, answers: [{ label: 'Extra', form: 'Woonkamer', value: 'Rolluik' }] }],
    ['Raam', { amount: 3, answers: [{ label: 'Aantal ramen', form: 'Woonkamer', value: 3 }] }],
    ['Steiger', { amount: 1, answers: [{ label: 'Hoog', form: 'Woonkamer', value: 'Ja' }] }],
  ])
})

test('lines that came from forms follow them when they are rebuilt: what was typed on them stays, and so do lines of people (C-0596, R-CALC-009)', async () => {
  const { admin, fill, calculation } = await begin()
  const living = await fill('Woonkamer', 3, 'Ja')
  const attic = await fill('Zolder', 2, 'Nee')
  await admin.post('/api/calculationitem', {
    calculation_id: calculation,
    item_type: 'manual',
    item_name: 'Voorrijden',
  })
  const [, window] = await reload(admin, calculation)
  expect(window).toMatchObject({ item_name: 'Raam', product_amount: 3 })
  await admin.patch(`/api/calculationitem/${window?.id}`, { unit_rate_exc_manual: 90, custom_item_name: 'Groot raam' })
  await admin.post('/api/calculationitem', {
    calculation_id: calculation,
    item_type: 'manual',
    item_name: 'Rooster',
    calculationitem_id: window?.id,
  })
  await living.change({ aantal_ramen: 4, hoog: 'Nee' })
  await attic.change({ aantal_ramen: 0 })
  const rebuilt = await reload(admin, calculation)
  expect(said(rebuilt)).toEqual([
    ['Voorrijden', 1],
    ['Raam', 4],
    ['Rooster', 1],
  ])
  expect(rebuilt[1]).toMatchObject({ id: window?.id, unit_rate_exc_manual: 90 })

  await living.change({ aantal_ramen: 0 })
  expect(
    (await reload(admin, calculation)).map(({ item_name, calculationitem_id }) => [item_name, calculationitem_id]),
  ).toEqual([
    ['Voorrijden', null],
    ['Rooster', null],
  ])
})

test('forms are added up by product, or each has its header (C-0596, R-CALC-009)', async () => {
  const { admin, fill, calculation } = await begin()
  await fill('Woonkamer', 3, 'Ja')
  await fill('Zolder', 2, 'Nee')
  expect(said(await reload(admin, calculation, { origin_cumulatives: true }))).toEqual([
    ['Raam', 5],
    ['Steiger', 1],
  ])
  const grouped = await reload(admin, calculation, { origin_cumulatives: false, origin_grouping: true })
  expect(grouped.map(({ item_type, item_name }) => [item_type, item_name])).toEqual([
    ['header', 'Woonkamer'],
    ['product', 'Raam'],
    ['product', 'Steiger'],
    ['header', 'Zolder'],
    ['product', 'Raam'],
  ])
  const { body } = await admin.get(`/api/calculation/${calculation}`)
  expect([body.origin_cumulatives, body.origin_grouping, body.amount_exc_vat]).toEqual([false, true, 750])
})

test('a draft that follows its forms does so by itself until it is sent (G-AUTOREC)', async () => {
  const { admin, fill, calculation, quotation } = await begin()
  await admin.patch(`/api/calculation/${calculation}`, { auto_recalc: true })
  const living = await fill('Woonkamer', 3, 'Nee')
  await server.settled()
  const amount = async () => (await admin.get(`/api/quotation/${quotation.id}`)).body.amount_exc_vat
  expect(await amount()).toBe(300)
  await living.change({ aantal_ramen: 5 })
  await server.settled()
  expect(await amount()).toBe(500)
  await mark(admin, 'quotation', quotation.id)
  await living.change({ aantal_ramen: 8 })
  await server.settled()
  expect(await amount()).toBe(500)
  expect(said((await admin.get(`/api/calculation/${calculation}`)).body.calculationitems)).toEqual([['Raam', 5]])
})

test('lines of forms go on following them in a copy for the same dossier, and are ordinary ones in what is made of them', async () => {
  const { admin, fill, quotation, calculation } = await begin()
  await fill('Woonkamer', 3, 'Nee')
  await reload(admin, calculation)
  const copy = (await admin.post(`/api/quotation/${quotation.id}/duplicate`)).body
  expect((await reload(admin, copy.calculation_id)).map(({ item_name }) => item_name)).toEqual(['Raam'])
  await mark(admin, 'quotation', quotation.id)
  const confirmed = await admin.post('/api/confirmation/createconfirmationfromquotation', {
    quotation_id: quotation.id,
  })
  const template = await admin.post(`/api/calculation/${calculation}/saveastemplate`, { title: 'Ramen' })
  for (const id of [confirmed.body.calculation_id, template.body.id]) {
    const { body } = await admin.get(`/api/calculation/${id}`)
    expect(linesIn(body).map(({ item_name, origin }) => [item_name, origin])).toEqual([['Raam', null]])
  }
})

test('of sixteen who rebuild, add and empty at once none leaves a line twice', async () => {
  const { admin, fill, calculation } = await begin()
  await fill('Woonkamer', 3, 'Ja')
  const acts = ['reloadoriginitems', 'addall', 'reloadoriginitems', 'empty']
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => admin.post(`/api/calculation/${calculation}/${acts[i % 4]}`, {})),
  )
  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
  expect(said(await reload(admin, calculation))).toEqual([
    ['Raam', 3],
    ['Steiger', 1],
  ])
})
