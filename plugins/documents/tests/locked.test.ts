import { afterAll, beforeAll, expect, test } from 'bun:test'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import { item, linesOf, mark, signed, withFile, withPicture } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('no part of a locked document changes by any way (R-INV-001)', async () => {
  const company = await server.company()
  const { admin } = company
  const other = (
    await admin.post('/api/invoice', { relation: { fullname: 'Ada Vos', ...resident }, items: [item, item] })
  ).body
  const dossier = async () =>
    (await admin.post('/api/flow', { relation: { fullname: 'Jan Mol', ...resident } })).body.id
  const [own, elsewhere] = [await dossier(), await dossier()]
  const withAttachment = async (kind: string) => {
    const { body } = await admin.post(`/api/${kind}`, { flow_id: own, items: [item] })
    const file = (await admin.post('/api/attachment', withFile(body.id, kind))).body
    const template = (await admin.post(`/api/${kind}/${body.id}/saveastemplate`, { title: 'Patroon' })).body
    await mark(admin, kind, body.id)
    return { ...body, file, template }
  }
  const approved = await withAttachment('quotation')
  await agree(server.anonymous, 'quotation', approved.hash, signed)
  const billed = await withAttachment('invoice')
  const [foreign] = await linesOf(admin, 'invoice', other.id)
  for (const [kind, { id, calculation_id, file, template }] of [
    ['quotation', approved],
    ['invoice', billed],
  ] as const) {
    const [line] = await linesOf(admin, kind, id)
    const widgets = (await admin.get(`/api/documentwidget?widgetable_type=${kind}&widgetable_id=${id}`)).body
    const tries = [
      admin.patch(`/api/calculationitem/${line.id}`, { product_amount: 2 }),
      admin.patch(`/api/calculationitem/${foreign.id}`, { calculationitem_id: line.id }),
      admin.delete(`/api/calculationitem/${line.id}`),
      admin.post(`/api/calculationitem/${line.id}/duplicate`),
      admin.post(`/api/calculationitem/${line.id}/switchselection`),
      admin.post('/api/calculationitem', { calculation_id, item_name: 'Erbij' }),
      admin.patch(`/api/calculation/${calculation_id}`, { discount: 10 }),
      admin.post(`/api/calculation/${calculation_id}/empty`),
      admin.post(`/api/calculation/${calculation_id}/updateorder`, { items: [{ id: line.id, order: 9 }] }),
      admin.post(`/api/calculation/${calculation_id}/updaterowcolumnarray`, { calculationitemRows: [] }),
      admin.delete(`/api/calculation/${calculation_id}`),
      admin.patch(`/api/documentwidget/${widgets[0].id}`, { textcontent: 'Anders' }),
      admin.patch(`/api/documentwidget/${widgets[0].id}`, { widgetable_type: 'invoice', widgetable_id: other.id }),
      admin.delete(`/api/documentwidget/${widgets[0].id}`),
      admin.post(`/api/documentwidget/${widgets[0].id}/duplicate`),
      admin.post('/api/documentwidget/updateorder', { items: [{ id: widgets[0].id, order: 7 }] }),
      admin.post('/api/documentwidget', { widgetable_type: kind, widgetable_id: id, document_widget_type_tag: 'TEXT' }),
      admin.post('/api/widgetpicture', withPicture(widgets[0].id)),
      admin.delete(`/api/widgetpicture/${widgets[0].id}`),
      admin.post('/api/attachment', withFile(id, kind)),
      admin.delete(`/api/attachment/${file.id}`),
      admin.post(`/api/${kind}/${id}/resettotemplate`, { template_id: template.id }),
      admin.patch(`/api/${kind}/${id}`, { flow_id: elsewhere }),
      admin.patch(`/api/${kind}/${id}`, { flow_id: null }),
      admin.patch(`/api/${kind}/${id}`, { title: 'Anders' }),
      admin.patch(`/api/${kind}/${id}`, { enddate: '2027-01-01' }),
      admin.delete(`/api/${kind}/${id}`),
    ]
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).filter(status => status !== 409 && status !== 422)).toEqual([])
    await admin.post('/api/documentwidget/bulkdelete', { ids: widgets.map((widget: { id: number }) => widget.id) })
    await server.settled()
    const files = (await admin.get(`/api/attachment?attachable_type=${kind}&attachable_id=${id}`)).body
    expect(files).toEqual([file])
    expect((await admin.get(`/api/${kind}/${id}`)).body).toMatchObject({ flow_id: own, locked: true })
    expect(await linesOf(admin, kind, id)).toMatchObject([{ product_amount: 1, total_inc: 1210 }])
    expect((await admin.get(`/api/documentwidget?widgetable_type=${kind}&widgetable_id=${id}`)).body).toEqual(widgets)
  }
  expect((await linesOf(admin, 'invoice', other.id)).length).toBe(2)
})
