import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { limitOf } from '@core/storage/upload-purposes'
import type { TestCompany } from '@core/testing/server'
import { Glob } from 'bun'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { pixelBomb } from './pixel-bomb'
import { linksOf, modulesOf } from './verdict'
import { nameOf, openWorld, requestOf, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

/** Stands in every attack, so that it can be looked for among the stored files. */
const MARK = 'kwaad-7f3a'
const SCRIPT = `<script>alert('${MARK}')</script>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')">${SCRIPT}</svg>`

const uploads = () => world.calls.filter(call => call.multipart)

type Upload = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Response>

/** Sends files to a call that takes them, for one and the same new record. */
async function uploadTo(call: (typeof world.calls)[number]): Promise<Upload> {
  const ofPlatform = modulesOf(call).includes('ADMIN')
  const rows = await world.refill('ours')
  // What was sent takes no files.
  await world.owner.query(`update flowdataitem set status = 'open', date_sent = null where company_id = $1`, [
    rows.companyId,
  ])
  const [link] = linksOf(call)
  const own = link
    ? { path: rows.firstId + 1, hash: rows.hash(link.kind, 1) }
    : { path: call.ofCompany ? rows.companyId : rows.firstId }
  const use = ofPlatform ? { path: await world.refillPlatform() } : own
  return (name, type, bytes) => {
    const { path, body } = requestOf(call, use)
    const form = body as FormData
    for (const [field, value] of [...form])
      if (value instanceof File) form.set(field, new File([bytes], name, { type }))
    return (ofPlatform ? world.platform : world.ours).admin.raw('POST', path, form)
  }
}

/** The bytes of everything that was stored, texts and pictures alike. */
async function stored(): Promise<string[]> {
  // A job removes files that others took the place of.
  await world.server.settled()
  const folder = `${world.server.app.platform.config.dataDir}/files`
  const paths = [...new Glob('**/*').scanSync({ cwd: folder, onlyFiles: true, dot: true })]
  return Promise.all(
    paths.map(async path => Buffer.from(await Bun.file(`${folder}/${path}`).bytes()).toString('latin1')),
  )
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .toFormat(format)
    .toBuffer()

test('a picture as the one below but smaller is taken, so that its size is what is refused', async () => {
  let taken = 0
  for (const call of uploads()) {
    const upload = await uploadTo(call)
    if ((await upload('foto.png', 'image/png', pixelBomb(200, 200))).status < 300) taken++
  }
  expect(taken).toBeGreaterThan(1)
})

test('there are calls that take files', () => {
  expect(uploads().length).toBeGreaterThan(2)
})

test('drawings with script, pages and other wolves are refused by every upload, whatever they call themselves', async () => {
  const wolves: [string, string, Uint8Array<ArrayBuffer>][] = [
    ['logo.svg', 'image/svg+xml', bytes(SVG)],
    ['logo.png', 'image/png', bytes(SVG)],
    [
      'logo.png',
      'image/png',
      bytes(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
    ],
    ['foto.jpg', 'image/jpeg', joined(bytes('\xff\xd8\xff\xe0'), bytes(SCRIPT))],
    ['foto.gif', 'image/gif', bytes(`GIF89a/*${SCRIPT}*/=1;`)],
    ['foto.png', 'image/png', pixelBomb(20_000, 20_000)],
    ['foto.png', 'image/png', new Uint8Array((await picture('png')).subarray(0, 60))],
    ['virus.exe', 'image/png', bytes(`MZ${'\0'.repeat(64)}${MARK}`)],
    ['leeg.png', 'image/png', bytes('')],
  ]
  const wrong: string[] = []
  for (const call of uploads()) {
    const upload = await uploadTo(call)
    for (const [name, type, content] of wolves) {
      const { status } = await upload(name, type, content)
      if (status !== 422) wrong.push(`${nameOf(call)} answers ${status} to ${name} of ${content.byteLength} bytes`)
    }
  }
  expect(wrong).toEqual([])
  expect((await stored()).filter(text => text.includes(MARK))).toEqual([])
})

test('what is hidden in or behind a picture is gone when it is stored', async () => {
  const zip = zipSync({ 'index.html': strToU8(SCRIPT) }, { level: 0 })
  let taken = 0
  for (const call of uploads()) {
    const upload = await uploadTo(call)
    for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const clean = await picture(format)
      for (const tail of [bytes(SCRIPT), zip]) {
        const { status } = await upload(`foto.${format}`, `image/${format}`, joined(clean, tail))
        expect([200, 201, 204, 422]).toContain(status)
        if (status < 300) taken++
      }
    }
    const withPlace = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: MARK } })
      .jpeg()
      .toBuffer()
    expect(withPlace.includes(MARK)).toBe(true)
    await upload('foto.jpg', 'image/jpeg', new Uint8Array(withPlace))
  }
  expect(taken).toBeGreaterThan(uploads().length)
  expect((await stored()).filter(text => text.includes(MARK))).toEqual([])
})

test('a name of a file is no path, no header and no markup in what is answered', async () => {
  const name = `../../../etc/${MARK}\r\nSet-Cookie: a=b;"<script>.png`
  for (const call of uploads()) {
    const upload = await uploadTo(call)
    const response = await upload(name, 'image/png', new Uint8Array(await picture('png')))
    expect(response.headers.get('set-cookie')).toBeNull()
  }
  const folder = `${world.server.app.platform.config.dataDir}/files`
  const paths = [...new Glob('**/*').scanSync({ cwd: folder, onlyFiles: true, dot: true })]
  expect(paths.filter(path => path.includes(MARK) || path.includes('..'))).toEqual([])
})

test('every file leaves as a download or in a sandbox, with its type as it is', async () => {
  const { firstId, hash } = await world.refill('ours')
  let seen = 0
  for (const call of world.calls.filter(({ response, method }) => response === 'file' && method === 'GET')) {
    const kinds = typeof call.access === 'object' && 'hash' in call.access ? [call.access.hash].flat() : []
    const request = requestOf(call, { path: firstId + 1, hash: hash(kinds[0]?.kind ?? '', 1) })
    const response = await world.ours.admin.raw(request.method, request.path)
    if (response.status !== 200) continue
    seen++
    expect(response.headers.get('x-content-type-options'), nameOf(call)).toBe('nosniff')
    expect(response.headers.get('content-disposition'), nameOf(call)).toMatch(/^(attachment|inline); filename="/)
    expect(response.headers.get('content-security-policy'), nameOf(call)).toContain('sandbox')
    expect(response.headers.get('referrer-policy'), nameOf(call)).toBe('no-referrer')
    expect(response.headers.get('content-type'), nameOf(call)).not.toMatch(/html|svg|[/+]xml|javascript/)
  }
  expect(seen).toBeGreaterThan(5)
})

test('a hundred megabytes are refused by every call that takes a body, announced or not, before they are read', async () => {
  const piece = new Uint8Array(1024 * 1024).fill(97)
  const { firstId, hash } = await world.refill('ours')
  const tokenOf = ({ id, admin }: TestCompany) =>
    world.server.app.platform.tokens.sign({ companyId: id, userId: admin.userId, sessionId: null }, {})
  const tokens = { ours: await tokenOf(world.ours), platform: await tokenOf(world.platform) }
  const wrong: string[] = []
  Bun.gc(true)
  const before = process.memoryUsage.rss()
  for (const call of [...world.calls, ...world.publicCalls].filter(({ body }) => body)) {
    const { path } = requestOf(call, { path: firstId, hash: hash(linksOf(call)[0]?.kind ?? '', 1) })
    for (const announced of [true, false]) {
      let sent = 0
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (++sent > 100) controller.close()
          else controller.enqueue(piece)
        },
      })
      const headers = {
        authorization: `Bearer ${modulesOf(call).includes('ADMIN') ? tokens.platform : tokens.ours}`,
        'content-type': call.multipart ? 'multipart/form-data; boundary=x' : 'application/json',
        ...(announced ? { 'content-length': String(100 * piece.byteLength) } : {}),
      }
      const request = new Request(`http://localhost${path}`, { method: call.method, headers, body: stream })
      const response = await world.server.app.handle(request)
      const { status } = response
      const { message } = await response.json()
      // Who sends a file is told how large it may be (R-FILE-004).
      if (call.multipart && !/^Het bestand is te groot\. De maximale bestandsgrootte is (10|20) MB\.$/.test(message))
        wrong.push(`${nameOf(call)}: ${message}`)
      // What is announced is not read at all, the rest no further than what is allowed and what was under way.
      const most = announced ? 2 : 2 + (call.multipart ? limitOf(call.multipart) + 1 : 4)
      if (![413, 429].includes(status) || sent > most) wrong.push(`${nameOf(call)}: ${status} after ${sent} MB`)
    }
  }
  expect(wrong).toEqual([])
  Bun.gc(true)
  // Together it was gigabytes.
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(300)
})

test('over a connection too: what says that it is a hundred megabytes is answered before it comes, and what does not say is cut off', async () => {
  const { port } = new URL(world.server.app.url)
  const token = await world.server.app.platform.tokens.sign(
    { companyId: world.ours.id, userId: world.ours.admin.userId, sessionId: null },
    {},
  )
  const piece = Buffer.alloc(1024 * 1024, 97)
  const send = (header: string, pieces: number) =>
    new Promise<{ answer: string; sent: number }>((resolve, reject) => {
      let [answer, sent] = ['', 0]
      const socket = connect(Number(port), '127.0.0.1', () => {
        const lines = ['POST /api/relation HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${token}`]
        socket.write([...lines, 'Content-Type: application/json', header, '', ''].join('\r\n'))
        more()
      })
      const more = () => {
        if (answer || sent === pieces || socket.destroyed) return
        sent++
        socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]), more)
      }
      socket.on('data', data => {
        answer += data
        socket.destroy()
        resolve({ answer, sent })
      })
      socket.on('error', error => (answer ? undefined : reject(error)))
    })
  const announced = await send(`Content-Length: ${100 * piece.length}`, 0)
  expect(announced.answer).toStartWith('HTTP/1.1 413')
  const before = process.memoryUsage.rss()
  const streamed = await send('Transfer-Encoding: chunked', 100)
  expect(streamed.answer).toStartWith('HTTP/1.1 413')
  expect(streamed.sent).toBeLessThan(100)
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(100)
})
