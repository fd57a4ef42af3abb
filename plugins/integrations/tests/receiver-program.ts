/**
 * What receives webhooks in tests: a process of its own on the address that it is given. It keeps what it gets by path, and
 * answers what it was told to, one after the other, and then 200. `close` answers nothing, `huge` more than anybody reads.
 */
interface Planned {
  readonly status: number
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly delayMs?: number
  readonly huge?: true
}

const planned = new Map<string, Planned[]>()
const got = new Map<string, object[]>()

const server = Bun.serve({
  hostname: process.argv[2] ?? '127.0.0.2',
  port: 0,
  idleTimeout: 60,
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const path = searchParams.get('path') ?? ''
    if (pathname === '/__plan') {
      planned.set(path, await request.json())
      return new Response(null, { status: 204 })
    }
    if (pathname === '/__got') return Response.json(got.get(path) ?? [])
    const { method, headers } = request
    const query = Object.fromEntries(searchParams)
    const message = { method, query, headers: Object.fromEntries(headers), body: await request.text(), at: Date.now() }
    got.set(pathname, [...(got.get(pathname) ?? []), message])
    const answer = planned.get(pathname)?.shift() ?? { status: 200, body: 'Dank je' }
    if (answer.delayMs) await Bun.sleep(answer.delayMs)
    return new Response(answer.huge ? 'x'.repeat(1_000_000) : (answer.body ?? ''), {
      status: answer.status,
      ...(answer.headers && { headers: answer.headers }),
    })
  },
})
process.stdout.write(`${server.url.href}\n`)
