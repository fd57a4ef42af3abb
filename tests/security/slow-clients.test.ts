import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect, type Socket } from 'node:net'
import { bodyOf } from '@core/http/body'
import { type TestServer, testServer } from '@core/testing/server'
import { until } from '../chaos/app-process'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ own: true })
})
afterAll(() => server.stop())

/** A request of which one byte comes, and then nothing. */
async function startBody(authorization: string, path = '/api/relation'): Promise<Socket> {
  const socket = connect(Number(new URL(server.app.url).port), '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 300\r\n\r\n{`
    socket.write(head, error => (error ? reject(error) : resolve()))
  })
  return socket
}

test('twenty-four bodies that never come to their end hold no connection: other companies are answered meanwhile', async () => {
  const slow = await server.company()
  const other = await server.company()
  const token = await server.app.platform.tokens.sign(
    { companyId: slow.id, userId: slow.admin.userId, sessionId: null },
    {},
  )
  const sockets = await Promise.all(Array.from({ length: 24 }, () => startBody(`Bearer ${token}`)))
  try {
    // Once a connection is taken, the pool says so; none may be.
    for (let i = 0; i < 20; i++) {
      const [answer, ready] = await Promise.all([
        other.admin.get('/api/relation?limit=25'),
        server.anonymous.get('/readyz'),
      ])
      expect([answer.status, ready.status]).toEqual([200, 200])
    }
    const { pool } = server.app.platform.orm
    // Who only read has the answer a moment before the connection is let go of.
    await until(
      async () => pool.totalCount === pool.idleCount,
      () => 'A connection is held',
    )
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

test('a body that comes too slowly is refused', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => undefined) })
  const request = new Request('http://localhost/', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
  const limits = { most: 1, graceSeconds: 0, tooLarge: () => new Error('too large') }
  await expect(bodyOf(request, limits)).rejects.toMatchObject({ status: 408, key: 'core.not_received' })
})

test('a body whose sender goes away is no fault of ours, also when it came in pieces', async () => {
  const broken = new ReadableStream({ pull: stream => stream.error(new Error('aborted')) })
  const request = new Request('http://localhost/', { method: 'POST', body: broken, duplex: 'half' } as RequestInit)
  const limits = { most: 1, tooLarge: () => new Error('too large') }
  await expect(bodyOf(request, limits)).rejects.toMatchObject({ status: 408, key: 'core.not_received' })
})

test('what nobody signed in for is read up to 4 kB, and deep and large JSON is refused by its size', async () => {
  const sizes: [string, string][] = [
    ['/api/authenticate', JSON.stringify({ username: 'a'.repeat(5000), password: 'x' })],
    ['/api/register', `[${'[],'.repeat(2_000_000)}[]]`],
    ['/api/authenticate', '['.repeat(4_000_000)],
  ]
  for (const [path, body] of sizes) {
    const answer = await server.app.handle(
      new Request(`http://localhost${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    )
    expect([path, answer.status]).toEqual([path, 413])
  }
})
