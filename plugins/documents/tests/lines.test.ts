import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { item, linesOf } from './sent-document'

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
