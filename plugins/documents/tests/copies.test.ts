import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { item, linesOf } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a copy of a line or widget lands right after its original, with all that hangs under it', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol' },
    items: [
      { ...item, item_name: 'A' },
      { ...item, item_name: 'B' },
      { ...item, item_name: 'C' },
    ],
  })
  const [a, b] = await linesOf(admin, 'quotation', body.id)
  await admin.post('/api/calculationitem', {
    calculation_id: body.calculation_id,
    calculationitem_id: a.id,
    item_name: 'A1',
  })
  await admin.post(`/api/calculationitem/${a.id}/duplicate`)
  const names = (await linesOf(admin, 'quotation', body.id)).map(({ item_name }: { item_name: string }) => item_name)
  expect(names).toEqual(['A', 'A1', 'A', 'A1', 'B', 'C'])
  await admin.post(`/api/calculationitem/${b.id}/duplicate`)
  const after = await linesOf(admin, 'quotation', body.id)
  expect(after.map(({ item_name }: { item_name: string }) => item_name)).toEqual(['A', 'A1', 'A', 'A1', 'B', 'B', 'C'])
  const widgets = async () =>
    (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${body.id}`)).body
  const [intro, prices] = await widgets()
  await admin.post(`/api/documentwidget/${intro.id}/duplicate`)
  const tags = (await widgets()).map(({ document_widget_type_tag: tag }: { document_widget_type_tag: string }) => tag)
  expect(tags.slice(0, 3)).toEqual([intro, intro, prices].map(({ document_widget_type_tag: tag }) => tag))
})

test('a widget with a condition of an earlier day that can never hold is copied as it is; one is still not made so', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  const [intro] = (await admin.get(`/api/documentwidget?widgetable_type=quotation&widgetable_id=${body.id}`)).body
  const conditions = [{ field_name: 'dak', operator: 'issame', field_value: '' }]
  expect((await admin.patch(`/api/documentwidget/${intro.id}`, { conditions })).status).toBe(422)
  await server.owner.query('update documentwidget set conditions = $1 where id = $2', [
    JSON.stringify(conditions),
    intro.id,
  ])
  const copy = await admin.post(`/api/documentwidget/${intro.id}/duplicate`)
  expect([copy.status, copy.body.conditions]).toEqual([201, conditions])
})

test('a reset to a template takes its discount, price base and columns along', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  await admin.patch(`/api/calculation/${body.calculation_id}`, { discount: 10, calc_base: 'inc' })
  const chosen = [{ tag: 'DESCR', description: 'Naam', selected: true }]
  await admin.post(`/api/calculation/${body.calculation_id}/updaterowcolumnarray`, { calculationitemColumns: chosen })
  const template = (await admin.post(`/api/quotation/${body.id}/saveastemplate`, { title: 'Patroon' })).body
  const plain = (await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' } })).body
  expect((await admin.post(`/api/quotation/${plain.id}/resettotemplate`, { template_id: template.id })).status).toBe(
    200,
  )
  const reset = (await admin.get(`/api/calculation/${plain.calculation_id}`)).body
  expect(reset).toMatchObject({ discount: 10, calc_base: 'inc', calculationitemColumns: chosen })
})
