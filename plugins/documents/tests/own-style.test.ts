import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestServer, testServer } from '@core/testing/server'
import { item, mark, pdfOf, sent } from './sent-document'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const CSS = 'h1 { color: #0b6577; font-size: 30px }\n.total { background-color: #fff3c4 }'
const STYLE = {
  h1: { color: '#0b6577', 'font-size': '30px' },
  '.total': { 'background-color': '#fff3c4', color: '#161c1e' },
}

test.each(['quotation', 'invoice'])(
  'a style of its own is on page and paper from the next version on: %s',
  async kind => {
    const company = await server.company()
    const { admin } = company
    const { id, hash } = await sent(company, kind)
    const page = async () => (await server.anonymous.get(`/api/${kind}/${hash}/getbycustomer`)).body
    const draft = async () =>
      Buffer.from(await (await admin.raw('GET', `/api/${kind}/${id}/download?draft=1`)).arrayBuffer()).toString(
        'base64',
      )
    expect((await page()).style).toBeNull()
    if (kind === 'invoice')
      return expect((await admin.patch(`/api/${kind}/${id}`, { custom_css: CSS })).status).toBe(409)
    const before = [await pdfOf(admin, kind, id), await draft()]
    expect((await admin.patch(`/api/${kind}/${id}`, { custom_css: CSS })).status).toBe(200)
    expect((await page()).style).toBeNull()
    expect(await pdfOf(admin, kind, id)).toBe(before[0] ?? '')
    expect(await draft()).not.toBe(before[1] ?? '')
    await mark(admin, kind, id)
    const { style, news } = await page()
    expect(style).toEqual(STYLE)
    expect(news.changes.map(({ what }: { what: string }) => what)).toEqual(['layout'])
  },
)

test('a style that is not allowed is refused in Dutch with line and property, and changes nothing', async () => {
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  await admin.patch(`/api/quotation/${body.id}`, { custom_css: CSS })
  const refused = await admin.patch(`/api/quotation/${body.id}`, { custom_css: 'h1 {\n  position: fixed;\n}' })
  expect(refused).toMatchObject({
    status: 422,
    body: { message: 'Regel 2: de eigenschap “position” kan niet bij h1.', errors: { custom_css: expect.anything() } },
  })
  expect((await admin.get(`/api/quotation/${body.id}`)).body.custom_css).toBe(CSS)
  expect((await admin.patch(`/api/quotation/${body.id}`, { custom_css: '  ' })).body.custom_css).toBeNull()
})

test('what was stored before styles were checked, and is none, has no effect', async () => {
  const company = await server.company()
  const { admin } = company
  const { body } = await admin.post('/api/quotation', { relation: { fullname: 'Jan Mol' }, items: [item] })
  await server.owner.query(
    `update quotation set custom_css = 'body { background: url(http://x) }', version = version + 1 where id = ${body.id}`,
  )
  await mark(admin, 'quotation', body.id)
  expect((await server.anonymous.get(`/api/quotation/${body.hash}/getbycustomer`)).body.style).toBeNull()
})
