import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { call } from '@core/context/call'
import { type Job, job } from '@core/context/event'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'
import { Glob } from 'bun'
import { tracedScope } from './traced'

interface Sent {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}
const sent: Sent[] = []
const services = new Set<unknown>()
const called: (string | null)[] = []

/** A collector as OpenTelemetry's own takes traces, and beside it a server of somebody else. */
const collector = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    if (new URL(request.url).pathname !== '/v1/traces') {
      called.push(request.headers.get('traceparent'))
      return new Response('ok')
    }
    const { resourceSpans } = (await request.json()) as {
      resourceSpans: { resource: { attributes: Sent['attributes'] }; scopeSpans: { spans: Sent[] }[] }[]
    }
    for (const { resource, scopeSpans } of resourceSpans) {
      for (const { key, value } of resource.attributes) if (key === 'service.name') services.add(value.stringValue)
      sent.push(...scopeSpans.flatMap(({ spans }) => spans))
    }
    return Response.json({})
  },
})

const ring: Job<{ url: string }> = job('bell.ring', async ({ url }, context) => {
  await context.mailer.send({
    messageId: 'bell@test.example',
    from: 'bel@test.example',
    to: 'kees@test.example',
    subject: 'Er is gebeld',
    html: '<p>Tring</p>',
    text: 'Tring',
  })
  await context.outbound.send(url)
})
const press = call({
  method: 'POST',
  path: 'bell/:id/press',
  access: 'signed-in',
  summary: 'Press the bell',
  params: t.Object({ id: t.String() }),
  response: t.Object({}),
  async run(context, { params }) {
    context.enqueue(ring, { url: `${collector.url}${params.id}` })
    return {}
  },
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    plugins: [
      ...plugins,
      definePlugin({ code: 'bell', calls: [press], jobs: [ring], locales: { nl: {}, en: {}, 'es-AR': {} } }),
    ],
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url.href, OTEL_SERVICE_NAME: 'proef', OUTBOUND_ALLOW: '127.0.0.1' },
  })
})
afterAll(() => collector.stop(true))

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const attributeOf = (span: Sent | undefined, key: string) =>
  Object.values(span?.attributes.find(attribute => attribute.key === key)?.value ?? {})[0]

test('a request, the job that follows from it, its mail and its call outside are one trace, begun by who asked', async () => {
  const company = await server.company()
  const { admin } = company
  await admin.post('/api/bell/geheime-hash/press', {}, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })
  await admin.get('/api/relation/999999')
  const batch = await admin.post('/api/relation', { name: 'Weg' })
  await admin.post('/api/relation/bulkdelete', { ids: [batch.body.id] })
  await server.settled()
  await server.stop()

  expect([...services]).toEqual(['proef'])
  const trace = sent.filter(({ traceId }) => traceId === TRACE)
  const named = (name: string) => trace.find(span => span.name === name)
  const [request, work, mail, outside] = ['POST bell/:id/press', 'job bell.ring', 'mail', 'outbound GET'].map(named)
  expect(trace).toHaveLength(4)
  expect([request?.parentSpanId, work?.parentSpanId, mail?.parentSpanId, outside?.parentSpanId]).toEqual([
    'b7ad6b7169203331',
    request?.spanId,
    work?.spanId,
    work?.spanId,
  ])
  expect(called).toEqual([`00-${TRACE}-${outside?.spanId}-01`])
  for (const span of trace) expect(Number(attributeOf(span, 'vakwerk.company_id'))).toBe(company.id)
  expect([attributeOf(request, 'http.route'), attributeOf(request, 'http.response.status_code')]).toEqual([
    'bell/:id/press',
    200,
  ])
  const unknown = sent.find(({ name }) => name === 'GET relation/:id')
  expect([attributeOf(unknown, 'http.response.status_code'), unknown?.status.code]).toEqual([404, 0])
  expect(unknown?.traceId).not.toBe(TRACE)
  expect(sent.some(({ name }) => name.startsWith('batch '))).toBe(true)
  expect(JSON.stringify(sent)).not.toMatch(/geheime-hash|kees@test|Er is gebeld|999999/)
})

test('a collector that is away keeps neither work nor a stop waiting', async () => {
  const { startTracing } = await import('./otlp')
  const stop = startTracing({ endpoint: 'http://127.0.0.1:9', service: 'proef' })
  const started = performance.now()
  expect(await tracedScope({}, { name: 'proef', kind: 'internal' }, async () => 'gedaan')).toBe('gedaan')
  await stop()
  expect(performance.now() - started).toBeLessThan(5000)
})

test('nothing of OpenTelemetry is loaded unless a collector is configured', () => {
  const users = [...new Glob('{core,plugins}/**/*.ts').scanSync('.')].filter(file =>
    /from '@opentelemetry\//.test(readFileSync(file, 'utf8')),
  )
  expect(users).toEqual(['core/telemetry/otlp.ts'])
  const importers = [...new Glob('{core,plugins}/**/*.ts').scanSync('.')].filter(
    file => !file.includes('.test.') && /telemetry\/otlp'/.test(readFileSync(file, 'utf8')),
  )
  expect(importers).toEqual(['core/main.ts'])
  expect(readFileSync('core/main.ts', 'utf8')).toContain(`config.collector && (await import('./telemetry/otlp'))`)
})
