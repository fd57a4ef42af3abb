import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { type TestServer, testServer } from '@core/testing/server'
import type { Block } from '../contract/block'
import { item, linesOf, mark, signed } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a line hangs under a line of its own calculation and never under itself (R-CALC-007)', async () => {
  const { admin } = await server.company()
  const [mine, theirs] = await Promise.all(
    [1, 2].map(
      async () => (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item, item] })).body,
    ),
  )
  const [first, second] = await linesOf(admin, 'quotation', mine.id)
  const [foreign] = await linesOf(admin, 'quotation', theirs.id)
  const under = (parent: number) => admin.patch(`/api/calculationitem/${first.id}`, { calculationitem_id: parent })
  for (const parent of [foreign.id, first.id, 999_999]) expect((await under(parent)).status).toBe(422)
  expect((await under(second.id)).status).toBe(200)
  expect((await admin.patch(`/api/calculationitem/${second.id}`, { calculationitem_id: first.id })).status).toBe(422)
  const round = [
    { id: first.id, order: 1, calculationitem_id: second.id },
    { id: second.id, order: 2, calculationitem_id: first.id },
  ]
  expect((await admin.post(`/api/calculation/${mine.calculation_id}/updateorder`, { items: round })).status).toBe(422)
})

test('what is too large is refused in words and changes nothing', async () => {
  const { admin } = await server.company()
  const huge = { item_name: 'Veel', unit_rate_exc_manual: 9_999_999.99, product_amount: 9_999_999 }
  expect((await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [huge] })).status).toBe(422)
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const added = await admin.post('/api/calculationitem', { calculation_id: body.calculation_id, ...huge })
  expect(added).toMatchObject({
    status: 422,
    body: { message: 'Dit bedrag is te groot: een document kan tot € 9.999.999,99.' },
  })
  expect((await linesOf(admin, 'quotation', body.id)).length).toBe(1)
})

test('columns and rows that there are not are refused (R-CALC-013)', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const unknown = [{ tag: 'DROPTABLE', selected: true }]
  const { body: widgets } = await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${body.id}`)
  for (const answer of [
    await admin.post(`/api/calculation/${body.calculation_id}/updaterowcolumnarray`, { calculationitemRows: unknown }),
    await admin.patch(`/api/calculation/${body.calculation_id}`, { calculationitemColumns: unknown }),
    await admin.patch(`/api/documentwidget/${widgets[1].id}`, { calculationitemColumns: unknown }),
  ])
    expect(answer.status).toBe(422)
})

test('a line that was deleted is put back as it was, with what hung under it, unless its document is locked by then (R-CALC-007)', async () => {
  const { admin } = await server.company()
  const product = (await admin.post('/api/product', { item_name: 'Boiler' })).body
  const price = (unit_rate_exc: number) =>
    admin.patch(`/api/producttablerow/${product.producttablerows[0].id}`, { unit_rate_exc })
  await price(500)
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' },
    items: [item],
  })
  const { calculation_id } = body
  const add = (line: object) => admin.post('/api/calculationitem', { calculation_id, ...line })
  await add({ product_id: product.id, product_amount: 2 })
  const [panels, boiler] = await linesOf(admin, 'quotation', body.id)
  await add({ ...item, item_name: 'Kraan', calculationitem_id: boiler.id })
  await add({ ...item, item_name: 'Slang', calculationitem_id: boiler.id })
  const before = await linesOf(admin, 'quotation', body.id)
  const slang = before.at(-1)
  const remove = (id: number) => admin.delete(`/api/calculationitem/${id}`)
  const restore = (id: number) => admin.post(`/api/calculationitem/${id}/restore`, {})
  const names = async () =>
    (await linesOf(admin, 'quotation', body.id)).map((line: { item_name: string }) => line.item_name)
  await remove(slang.id)
  await price(900)
  await remove(boiler.id)
  expect(await names()).toEqual(['Panelen'])
  expect((await admin.get(`/api/calculationitem/${boiler.id}`)).status).toBe(404)
  expect((await admin.patch(`/api/calculationitem/${boiler.id}`, { product_amount: 3 })).status).toBe(404)
  expect((await add({ ...item, calculationitem_id: boiler.id })).status).toBe(422)

  const answers = await Promise.all(Array.from({ length: 16 }, () => restore(boiler.id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await names()).toEqual(['Panelen', 'Boiler', 'Kraan'])
  await restore(slang.id)
  const versionless = (lines: Record<string, unknown>[]) => lines.map(({ version, updated_at, ...line }) => line)
  expect(versionless(await linesOf(admin, 'quotation', body.id))).toEqual(versionless(before))

  await remove(panels.id)
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  expect((await agree(server.anonymous, 'quotation', body.hash, signed)).status).toBe(200)
  expect((await restore(panels.id)).status).toBe(409)
  const stranger = await server.company()
  expect((await stranger.admin.post(`/api/calculationitem/${panels.id}/restore`, {})).status).toBe(404)
})

test('a line is added after another one, and after what hangs under that', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item, item] })
  const [first] = await linesOf(admin, 'quotation', body.id)
  const add = (item_name: string, more: object) =>
    admin.post('/api/calculationitem', { calculation_id: body.calculation_id, ...item, item_name, ...more })
  await add('Kabel', { calculationitem_id: first.id })
  expect((await add('Goot', { after: first.id })).status).toBe(201)
  expect((await add('Haak', { after: 999_999 })).status).toBe(422)
  await Promise.all(Array.from({ length: 16 }, (_, at) => add(`Steiger ${at}`, { after: first.id })))
  const lines: { item_name: string; order: number }[] = await linesOf(admin, 'quotation', body.id)
  const names = lines.map(line => line.item_name)
  expect([names[0], names[1], names.at(-2), names.at(-1)]).toEqual(['Panelen', 'Kabel', 'Goot', 'Panelen'])
  expect(new Set(lines.map(({ order }) => order)).size).toBe(20)
})

test('a free line that says nothing is on no paper, and what it gets a price or a description for is', async () => {
  const company = await server.company()
  const { admin } = company
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol', email: 'jan@voorbeeld.example' },
    items: [item],
  })
  const blank = { calculation_id: body.calculation_id, item_type: 'manual', item_name: null, unit_rate_exc_manual: 0 }
  const lineOf = async () => (await linesOf(admin, 'quotation', body.id)).at(-1).id
  await admin.post('/api/calculationitem', { ...blank, additionalwork: true })
  await admin.post('/api/calculationitem', blank)
  const linesOn = ({ body: { widgets } }: { body: { widgets: { blocks: Block[] }[] } }) =>
    widgets
      .flatMap(({ blocks }) => blocks)
      .flatMap((block): { id: number }[] =>
        block.type === 'table' ? [...block.table.lines] : block.type === 'choices' ? [...block.options] : [],
      )
  const paper = async (audience: string) =>
    linesOn(await admin.get(`/api/quotation/${body.id}/prepared?audience=${audience}`))
  const id = await lineOf()
  for (const audience of ['staff', 'customer']) expect(await paper(audience)).toHaveLength(1)
  await admin.patch(`/api/calculationitem/${id}`, { item_name: 'Steiger' })
  expect(await paper('customer')).toHaveLength(2)
  await admin.patch(`/api/calculationitem/${id}`, { item_name: ' ' })
  await mark(admin, 'quotation', body.id)
  expect(linesOn(await server.anonymous.get(`/api/quotation/${body.hash}/getbycustomer`))).toHaveLength(1)
})
