import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('a program reads the prices of a document by its link: those on the page, of the version that was sent, and no others (C-0605)', async () => {
  const { admin } = await server.company()
  const { body: quotation } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol', ...resident },
    items: [
      { item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 },
      { item_name: 'Accu', unit_rate_exc_manual: 500, vat_percentage: 21, additionalwork: true },
    ],
  })
  const prices = () => server.anonymous.get(`/api/calculation/${quotation.hash}/getbycustomer`)
  expect((await prices()).status).toBe(404)
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  const { body: page } = await server.anonymous.get(`/api/quotation/${quotation.hash}/getbycustomer`)
  const { body } = await prices()
  expect(body).toMatchObject({ fingerprint: page.fingerprint, amount_inc_vat: 1210 })
  expect(body.prices.map(({ type }: { type: string }) => type)).toContain('table')
  expect(JSON.stringify(body)).toContain('Panelen')

  const [item] = (await admin.get(`/api/calculationitem?calculation_id=${quotation.calculation_id}&sort=id`)).body
  await admin.patch(`/api/calculationitem/${item.id}`, { unit_rate_exc_manual: 2000 })
  expect((await prices()).body).toEqual(body)

  const owned = { widgetable_type: 'quotation', widgetable_id: String(quotation.id) }
  for (const { id } of (await admin.get(`/api/documentwidget?${new URLSearchParams(owned)}`)).body)
    await admin.delete(`/api/documentwidget/${id}`)
  await admin.post(`/api/quotation/${quotation.id}/sendemail`, { dontsentbutmarksent: true })
  expect((await prices()).body.prices).toEqual([])
  expect(JSON.stringify((await prices()).body)).not.toContain('Panelen')
})
