import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resident } from '@core/testing/resident'
import { type TestServer, testServer } from '@core/testing/server'
import { drawError } from './draw-page'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const robots = async (method: string, path: string) => {
  const answer = await server.app.handle(new Request(`http://localhost${path}`, { method }))
  return { path, status: answer.status, robots: answer.headers.get('x-robots-tag') }
}

test('no search engine keeps a page of customers, a file of it or an answer to its link', async () => {
  const { assembly } = server.app.platform
  const byLink = assembly.calls
    .map(({ call }) => call)
    .filter(({ access }) => /"(?:hash|orHash)"/.test(JSON.stringify(access)))
  expect(byLink.length).toBeGreaterThan(50)
  const paths = byLink.map(({ method, path }) => [method, `/api/${path.replace(/:\w+/g, '1')}`] as const)
  const pages = [
    '/portal/',
    '/portal/o/naam-2-abc/offerte',
    '/portal/o/naam-2-abc/offerte.png',
    '/portal/o/naam-2-abc/logo',
  ]
  for (const [method, path] of [...paths, ...pages.map(page => ['GET', page] as const), ['GET', '/portal'] as const])
    expect(await robots(method, path)).toMatchObject({ path, robots: 'noindex' })
  const { admin } = await server.company()
  const { body } = await admin.post('/api/quotation', {
    relation: { fullname: 'Jan Mol', ...resident },
    items: [{ item_name: 'Panelen', unit_rate_exc_manual: 1000, vat_percentage: 21 }],
  })
  await admin.post(`/api/quotation/${body.id}/sendemail`, { dontsentbutmarksent: true })
  for (const what of ['getbycustomer', 'downloadbycustomer'])
    expect(await robots('GET', `/api/quotation/${body.hash}/${what}`)).toMatchObject({ status: 200, robots: 'noindex' })
  const html = await Bun.file(new URL('../../../portal/index.html', import.meta.url)).text()
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect((await robots('GET', '/healthz')).robots).toBeNull()
})

const missing = (noun: string) => `${noun} kan niet worden gevonden. Neem a.u.b. contact op.`
const gone = (noun: string) => `${noun} is niet meer beschikbaar. Neem a.u.b. contact op.`

/** What stands on the whole page where a link opens nothing, by kind (S2 §8). */
const TEXTS = [
  ['quotation', missing('Deze offerte'), gone('Dit document')],
  ['invoice', missing('Deze factuur'), gone('Dit document')],
  ['confirmation', missing('Deze opdrachtbevestiging'), gone('Deze opdrachtbevestiging')],
  ['document', missing('Dit document'), gone('Dit document')],
  ['flow', gone('Uw dossier'), gone('Uw dossier')],
] as const

test.each(TEXTS)(
  '%s: an unknown and a deleted one say so over the whole page, in the words of their kind (R-PORT-005 to R-PORT-009)',
  async (kind, unknown, deleted) => {
    const { admin } = await server.company()
    const relation = { fullname: 'Jan Mol', ...resident }
    const type =
      kind === 'document'
        ? { document_type_id: (await admin.post('/api/documenttype', { description: 'Akte' })).body.id }
        : {}
    const { id, hash } = (await admin.post(`/api/${kind}`, { relation, ...type })).body
    const told = async (link: string) => {
      const { status, body } = await server.anonymous.get(`/api/${kind}/${link}/getbycustomer`)
      expect(drawError(status, body.message)).toContain(`<h1>${body.message}</h1>`)
      return { status, message: body.message }
    }
    expect(await told('A'.repeat(43))).toEqual({ status: 404, message: unknown })
    expect((await admin.delete(`/api/${kind}/${id}`)).status).toBe(204)
    expect(await told(hash)).toEqual({ status: 404, message: deleted })
  },
)
