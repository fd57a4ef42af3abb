import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createServer } from 'node:tls'
import { pageHeaders } from '@core/http/security-headers'
import { certificateFor } from '@core/testing/certificate'
import { type TestServer, testServer } from '@core/testing/server'
import { examine } from '../examine'
import { Site } from '../site'

let platform: TestServer
const running: { stop(): unknown }[] = []
beforeAll(async () => {
  platform = await testServer({ env: { TRUSTED_PROXIES: '1' } })
})
afterAll(async () => {
  for (const server of running) await server.stop()
  await platform.stop()
})

const INTERNAL = /^\/(?:metrics|readyz|healthz|dev\/)/

/** What an operator puts before the platform. */
function proxy(days: number, headers: Record<string, string>, open = false) {
  const certificate = certificateFor('localhost', days)
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: certificate,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (!open && INTERNAL.test(pathname)) return new Response(null, { status: 404 })
      // Test servers run without screens.
      if (pathname === '/login') return new Response('<!doctype html>', { headers: { ...pageHeaders({}), ...headers } })
      const forwarded = new Headers(request.headers)
      if (!open) forwarded.set('x-forwarded-proto', 'https')
      forwarded.set('x-forwarded-for', '203.0.113.7')
      return platform.app.handle(
        new Request(`http://localhost${pathname}`, { method: request.method, headers: forwarded, body: request.body }),
      )
    },
  })
  const plain = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => (open ? new Response('open') : Response.redirect(`https://localhost:${server.port}/login`, 308)),
  })
  running.push(server, plain)
  return { url: new URL(`https://localhost:${server.port}`), ca: certificate.cert, plainPort: plain.port ?? 0 }
}

test('an installation as docs/operations.md tells is well in every way', async () => {
  const { url, ...options } = proxy(90, { 'strict-transport-security': 'max-age=31536000; includeSubDomains' })
  expect((await examine(url, options)).filter(({ advice }) => advice)).toEqual([])
})

test('what an operator forgot is told with what to do about it', async () => {
  const { url, ...options } = proxy(3, { server: 'nginx/1.18.0', 'strict-transport-security': 'max-age=60' }, true)
  const advice = (await examine(url, options)).flatMap(finding => finding.advice ?? [])
  for (const told of [
    'Renew the certificate',
    'redirect to HTTPS',
    'Strict-Transport-Security: max-age=31536000',
    'leave out versions: server',
    'TRUSTED_PROXIES',
    '404 at /readyz, /healthz',
  ])
    expect(advice.some(line => line.includes(told)) ? told : advice).toEqual(told)
  expect(advice).toHaveLength(6)
})

test('a certificate that nobody trusts and an address without an answer are told as such', async () => {
  const { url, plainPort } = proxy(90, {})
  const unknown = (await examine(url, { plainPort })).find(({ what }) => what.includes('certificate'))
  expect(unknown?.advice).toContain('that browsers trust')
  const nobody = await examine(new URL('https://localhost:1'), { plainPort: 1 })
  expect(nobody.filter(({ advice }) => advice)).toHaveLength(8)
})

test('a server that speaks TLS 1.1 is found', async () => {
  const server = createServer({ ...certificateFor('localhost'), minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  running.push({ stop: () => server.close() })
  const { port } = server.address() as { port: number }
  expect(await new Site(new URL(`https://localhost:${port}`)).shakeHands('TLSv1', 'TLSv1.1')).not.toBeNull()
})
