import { afterAll, beforeAll, expect, test } from 'bun:test'
import { loadConfig } from '@core/config'
import { isPublic, ranges } from '@core/outbound/address-ranges'
import { createOutbound, type OutboundRequest } from '@core/outbound/outbound'
import { OutboundProblem } from '@core/outbound/outbound-problem'
import { certificateFor } from '@core/testing/certificate'

/** Stands for the open internet; what listens at 127.0.0.1 beside it stands for everything inside. */
const OUTSIDE = '127.0.0.2'
const allowed = ranges([`${OUTSIDE}/32`])

interface Heard {
  readonly at: 'outside' | 'inside'
  readonly method: string
  readonly path: string
  readonly headers: Headers
}
const heard: Heard[] = []
const servers: { stop(force: boolean): unknown }[] = []
let port: number
let securePort: number
let certificate: string

const answers: Record<string, (url: URL) => Response> = {
  '/hop': url => {
    const left = Number(url.searchParams.get('n'))
    return left
      ? new Response(null, { status: 302, headers: { location: `/hop?n=${left - 1}` } })
      : new Response('there')
  },
  '/to': url =>
    new Response(null, {
      status: 307,
      headers: { location: url.searchParams.get('location') ?? '', 'set-cookie': 'a=1' },
    }),
  '/large': () =>
    new Response(
      new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(65_536)) }, { highWaterMark: 0 }),
    ),
  '/never': () => new Response(new ReadableStream({ start: controller => controller.enqueue(new Uint8Array(1)) })),
  '/zip': () => new Response(Bun.gzipSync(new Uint8Array(100_000)), { headers: { 'content-encoding': 'gzip' } }),
}

beforeAll(() => {
  const listen = (at: Heard['at'], hostname: string, port: number, tls?: { cert: string; key: string }) => {
    const server = Bun.serve({
      port,
      hostname,
      ...(tls && { tls }),
      fetch(request) {
        const url = new URL(request.url)
        heard.push({ at, method: request.method, path: url.pathname, headers: request.headers })
        return answers[url.pathname]?.(url) ?? new Response(at)
      },
    })
    servers.push(server)
    return Number(server.port)
  }
  port = listen('outside', OUTSIDE, 0)
  listen('inside', '127.0.0.1', port)
  const tls = certificateFor('hooks.example')
  certificate = tls.cert
  securePort = listen('outside', OUTSIDE, 0, tls)
})
afterAll(() => {
  for (const server of servers) server.stop(true)
})

/** Names as a name server answers them: one list of addresses after another, the last one for ever. */
function names(zone: Record<string, string[][]>) {
  const asked: string[] = []
  return {
    asked,
    async resolve(name: string) {
      asked.push(name)
      const [first, ...rest] = zone[name] ?? []
      if (!first) throw new Error(`No such name: ${name}`)
      if (rest.length) zone[name] = rest
      return first
    },
  }
}

const reasonOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    error => (error instanceof OutboundProblem ? error.reason : String(error)),
  )
const get = (address: string, options: OutboundRequest = {}, resolve = names({}).resolve) =>
  createOutbound(allowed, { resolve, certificates: certificate }).send(address, options)

test('however an address inside is written, it is refused before anything is connected', async () => {
  heard.length = 0
  const inside = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.01/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.5.4/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://169.254.43518/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
  ]
  for (const address of inside)
    for (const written of [address, address.replace('http:', 'https:')])
      expect([written, await reasonOf(createOutbound([]).send(written))]).toEqual([written, 'refused'])
  expect(heard).toEqual([])
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111']) expect(isPublic(address)).toBe(true)
})

test('only http and https, only their own ports, and no name or password in the address', async () => {
  const outside = names({ 'shop.example': [['93.184.216.34']] })
  for (const address of [
    'file:///etc/passwd',
    'ftp://shop.example/',
    'gopher://shop.example/',
    'data:text/plain,x',
    'javascript:1',
    '//shop.example/',
    'shop.example',
    '',
    'http://',
    'http://staff@shop.example/',
    'http://staff:geheim@shop.example/',
    'http://shop.example:22/',
    'http://shop.example:5432/',
    'https://shop.example:8443/',
  ])
    expect([address, await reasonOf(get(address, {}, outside.resolve))]).toEqual([address, 'refused'])
})

test('a name with any address inside is refused, and one that does not exist says so', async () => {
  const zone = names({
    'inside.example': [['10.0.0.5']],
    'both.example': [[OUTSIDE, '127.0.0.1']],
    'six.example': [['::ffff:127.0.0.1']],
  })
  for (const name of ['inside.example', 'both.example', 'six.example'])
    expect(await reasonOf(get(`http://${name}:${port}/`, {}, zone.resolve))).toBe('refused')
  // At a port that is for everybody, so that nothing but the address can be the reason.
  for (const name of ['inside.example', 'both.example', 'six.example'])
    expect(await reasonOf(get(`http://${name}/`, {}, zone.resolve))).toBe('refused')
  expect(await reasonOf(createOutbound([]).send('http://localhost/'))).toBe('refused')
  expect(await reasonOf(get('http://nobody.example/', {}, zone.resolve))).toBe('unreachable')
})

test('a name that changes its address between looking and connecting gains nothing: it is looked up once', async () => {
  heard.length = 0
  const zone = names({ 'rebind.example': [[OUTSIDE], ['127.0.0.1']] })
  const answer = await get(`http://rebind.example:${port}/`, {}, zone.resolve)
  expect(new TextDecoder().decode(answer.bytes)).toBe('outside')
  expect(zone.asked).toEqual(['rebind.example'])
  expect(heard.map(({ at, headers }) => [at, headers.get('host')])).toEqual([['outside', `rebind.example:${port}`]])
  expect(await reasonOf(get(`http://rebind.example:${port}/`, {}, zone.resolve))).toBe('refused')
})

test('each redirect is checked like the first address, and three are enough', async () => {
  heard.length = 0
  const zone = names({ 'shop.example': [[OUTSIDE]], 'rebind.example': [[OUTSIDE], ['127.0.0.1']] })
  const base = `http://shop.example:${port}`
  const to = (location: string, from = base) =>
    get(`${from}/to?location=${encodeURIComponent(location)}`, {}, zone.resolve)
  const far = await get(`${base}/hop?n=3`, {}, zone.resolve)
  expect([far.status, far.url, new TextDecoder().decode(far.bytes)]).toEqual([200, `${base}/hop?n=0`, 'there'])
  expect(await reasonOf(get(`${base}/hop?n=4`, {}, zone.resolve))).toBe('refused')
  for (const location of [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `//127.0.0.1:${port}/`,
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'http://a:b@shop.example/',
  ])
    expect([location, await reasonOf(to(location))]).toEqual([location, 'refused'])
  expect(await reasonOf(to(`http://rebind.example:${port}/`, `http://rebind.example:${port}`))).toBe('refused')
  expect(heard.every(({ at }) => at === 'outside')).toBe(true)
})

test('a redirect elsewhere takes no credentials along, cookies are not kept, and writing follows no redirect', async () => {
  heard.length = 0
  const zone = names({ 'shop.example': [[OUTSIDE]], 'other.example': [[OUTSIDE]] })
  const base = `http://shop.example:${port}/to?location=`
  const headers = { authorization: 'Bearer geheim', Cookie: 'b=2', 'x-kind': 'test' }
  await get(`${base}http://other.example:${port}/`, { headers }, zone.resolve)
  const [first, second] = heard
  expect([first?.headers.get('authorization'), first?.headers.get('x-kind')]).toEqual(['Bearer geheim', 'test'])
  expect([...(second?.headers.keys() ?? [])].sort()).toEqual([
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
    'x-kind',
  ])
  heard.length = 0
  const posted = await get(`${base}/elsewhere`, { method: 'POST', body: '{}' }, zone.resolve)
  expect([posted.status, posted.headers.get('set-cookie'), heard.length]).toEqual([307, null, 1])
})

test('an answer has limits in bytes and time, and what is packed stays packed', async () => {
  const base = `http://${OUTSIDE}:${port}`
  expect(await reasonOf(get(`${base}/large`, { maxBytes: 1_000_000 }))).toBe('too-large')
  const started = performance.now()
  expect(await reasonOf(get(`${base}/never`, { timeoutMs: 200 }))).toBe('unreachable')
  const slowNames = () => new Promise<string[]>(() => undefined)
  expect(await reasonOf(get('http://slow.example/', { timeoutMs: 200 }, slowNames))).toBe('unreachable')
  expect(performance.now() - started).toBeLessThan(5000)
  expect((await get(`${base}/zip`, { maxBytes: 5000 })).bytes.length).toBeLessThan(5000)
})

test('over https the certificate is that of the name, though we connect to an address', async () => {
  const zone = names({ 'hooks.example': [[OUTSIDE]], 'other.example': [[OUTSIDE]] })
  const answer = await get(`https://hooks.example:${securePort}/`, {}, zone.resolve)
  expect(new TextDecoder().decode(answer.bytes)).toBe('outside')
  expect(await reasonOf(get(`https://other.example:${securePort}/`, {}, zone.resolve))).toBe('unreachable')
  const strict = createOutbound(allowed, { resolve: zone.resolve })
  expect(await reasonOf(strict.send(`https://hooks.example:${securePort}/`))).toBe('unreachable')
})

test('an operator may name networks of their own, and a text that is none stops the start', async () => {
  expect(await reasonOf(createOutbound([]).send(`http://127.0.0.1:${port}/`))).toBe('refused')
  const named = createOutbound(loadConfig({ OUTBOUND_ALLOW: '127.0.0.1, fd00::/8' }).outboundAllow)
  expect((await named.send(`http://127.0.0.1:${port}/`)).status).toBe(200)
  expect(await reasonOf(named.send('http://10.0.0.1/'))).toBe('refused')
  for (const wrong of ['10.0.0.0/33', 'intern', '10.0.0'])
    expect(() => loadConfig({ OUTBOUND_ALLOW: wrong })).toThrow('OUTBOUND_ALLOW')
})
