import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestClient, type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { pixelBomb } from '../security/pixel-bomb'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins })
})
afterAll(() => server.stop())

type Headers = Record<string, string>
type Asker = Pick<TestClient, 'get' | 'post' | 'patch' | 'delete'>
interface Part {
  readonly id: number
  readonly calculation_id: number
  readonly item: number
  readonly widget: number
  readonly attachment: number
}

/** A company with a draft quotation and a draft invoice, each with a line, a widget and an attachment. */
async function twoKinds() {
  const company = await server.company()
  const { admin } = company
  const { body: flow } = await admin.post('/api/flow', { relation: { fullname: 'Jan van der Berg' } })
  const make = async (kind: 'quotation' | 'invoice'): Promise<Part> => {
    const items = [{ item_type: 'manual', item_name: 'Regel', unit_rate_exc_manual: 100 }]
    const { body: made } = await admin.post(`/api/${kind}`, { flow_id: flow.id, items })
    const lines = await admin.get(`/api/calculationitem?calculation_id=${made.calculation_id}`)
    const widgets = await admin.get(`/api/documentwidget?widgetable_type=${kind}&widgetable_id=${made.id}`)
    const form = new FormData()
    form.set('file', new File(['Aantekening'], 'aantekening.txt', { type: 'text/plain' }))
    form.set(`${kind}_id`, String(made.id))
    const { body: attachment } = await admin.post('/api/attachment', form)
    return {
      id: made.id,
      calculation_id: made.calculation_id,
      item: lines.body[0].id,
      widget: widgets.body[0].id,
      attachment: attachment.id,
    }
  }
  return { company, quotation: await make('quotation'), invoice: await make('invoice') }
}

/** What somebody gets who reads everything that an invoice is made of. */
const reads = (invoice: Part) => [
  `/api/calculation/${invoice.calculation_id}`,
  `/api/calculationitem/${invoice.item}`,
  `/api/documentwidget/${invoice.widget}`,
  `/api/widgetpicture/${invoice.widget}`,
  `/api/attachment/${invoice.attachment}`,
]

/** Every way to change what an invoice is made of, as status by call. */
async function changesBy(asker: Asker, invoice: Part, as: Headers = {}): Promise<Record<string, number>> {
  const line = { calculation_id: invoice.calculation_id, item_type: 'manual', item_name: 'Meer' }
  const widget = { widgetable_type: 'invoice', widgetable_id: invoice.id, document_widget_type_tag: 'PAGEBREAK' }
  const picture = new FormData()
  picture.set('file', new File([pixelBomb(8, 8)], 'foto.png', { type: 'image/png' }))
  picture.set('document_widget_id', String(invoice.widget))
  const file = new FormData()
  file.set('file', new File(['x'], 'x.txt', { type: 'text/plain' }))
  file.set('invoice_id', String(invoice.id))
  const status = async (answer: Promise<{ status: number }>) => (await answer).status
  return {
    'line added': await status(asker.post('/api/calculationitem', line, as)),
    'line changed': await status(asker.patch(`/api/calculationitem/${invoice.item}`, { product_amount: 9 }, as)),
    'line copied': await status(asker.post(`/api/calculationitem/${invoice.item}/duplicate`, {}, as)),
    'line chosen': await status(asker.post(`/api/calculationitem/${invoice.item}/switchselection`, {}, as)),
    'calculation changed': await status(
      asker.patch(`/api/calculation/${invoice.calculation_id}`, { discount: 50 }, as),
    ),
    'worked out': await status(asker.post(`/api/calculation/${invoice.calculation_id}/calculate`, {}, as)),
    emptied: await status(asker.post(`/api/calculation/${invoice.calculation_id}/empty`, {}, as)),
    'widget added': await status(asker.post('/api/documentwidget', widget, as)),
    'widget changed': await status(asker.patch(`/api/documentwidget/${invoice.widget}`, { description: 'x' }, as)),
    'widget copied': await status(asker.post(`/api/documentwidget/${invoice.widget}/duplicate`, {}, as)),
    'widget removed': await status(asker.delete(`/api/documentwidget/${invoice.widget}`, as)),
    'picture put in': await status(asker.post('/api/widgetpicture', picture, as)),
    'file attached': await status(asker.post('/api/attachment', file, as)),
    'attachment removed': await status(asker.delete(`/api/attachment/${invoice.attachment}`, as)),
    'line removed': await status(asker.delete(`/api/calculationitem/${invoice.item}`, as)),
  }
}

test('who has no invoices reads and changes nothing that an invoice is made of, by way of quotations either (R-ROLE-011)', async () => {
  const { company, quotation, invoice } = await twoKinds()
  const seller = await company.user({ module_blacklist: ['INVOICE'] })
  const allowed: string[] = []
  for (const path of reads(invoice)) {
    const { status } = await seller.get(path)
    if (status !== 403 && status !== 404) allowed.push(`${path}: ${status}`)
  }
  for (const [what, status] of Object.entries(await changesBy(seller, invoice)))
    if (status !== 403 && status !== 404) allowed.push(`${what}: ${status}`)
  expect(allowed).toEqual([])

  const kinds = async (path: string, column: string) =>
    new Set((await seller.get(path)).body.map((row: Record<string, unknown>) => row[column]))
  expect(await kinds('/api/calculation', 'calculable_type')).toEqual(new Set(['quotation']))
  expect(await kinds('/api/calculationitem', 'calculable_type')).toEqual(new Set(['quotation']))
  expect(await kinds('/api/documentwidget', 'widgetable_type')).toEqual(new Set(['quotation']))
  expect((await seller.get('/api/documentwidget?widgetable_type=invoice')).body).toEqual([])

  // Their own work goes on.
  for (const path of reads(quotation)) expect((await seller.get(path)).status, path).toBeLessThan(300)
  expect((await seller.patch(`/api/calculationitem/${quotation.item}`, { product_amount: 2 })).status).toBe(200)
  expect((await seller.patch(`/api/documentwidget/${quotation.widget}`, { description: 'x' })).status).toBe(200)
})

test('a token that may write quotations and read invoices changes nothing that an invoice is made of', async () => {
  const { company, quotation, invoice } = await twoKinds()
  const scopes = ['QUOTATION:write', 'INVOICE:read']
  const { token } = (await company.admin.post('/api/apitoken', { name: 'Koppeling', scopes })).body
  const as = { authorization: `Bearer ${token}` }
  for (const path of reads(invoice)) expect((await server.anonymous.get(path, as)).status, path).toBeLessThan(300)
  const allowed = Object.entries(await changesBy(server.anonymous, invoice, as)).filter(([, status]) => status !== 403)
  expect(allowed).toEqual([])
  const line = { calculation_id: quotation.calculation_id, item_type: 'manual', item_name: 'Meer' }
  expect((await server.anonymous.post('/api/calculationitem', line, as)).status).toBe(201)
})
