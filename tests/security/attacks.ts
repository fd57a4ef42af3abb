import { connect, type Socket } from 'node:net'
import { pixelBomb } from './pixel-bomb'

/** Where attacks go, by whom, and what they found there. */
export interface Target {
  readonly url: URL
  readonly authorization: string
  readonly relationId: number
  readonly quotationId: number
  readonly calculationId: number
  readonly widgetId: number
  /** Connections that stay open until the attacks are over. */
  readonly held: Socket[]
}

/** One kind of request that is slow, large or deep; answers the statuses that came. */
type Attack = (target: Target) => Promise<readonly number[]>

const MB = 1024 * 1024
const CUSTOMER = { fullname: 'Jan Mol', email: 'jan@klant.example' }

/** Sends bytes over a connection of its own, which stays as it is. */
async function hold({ url, held }: Target, bytes: string): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname)
  held.push(socket)
  // A server that has enough of it hangs up.
  socket.on('error', () => undefined)
  await new Promise<void>(resolve => socket.write(bytes, () => resolve()))
  return socket
}

const head = ({ authorization }: Target, line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', `Authorization: ${authorization}`, ...headers, '', ''].join('\r\n')
const JSON_TYPE = 'Content-Type: application/json'

const holding =
  (times: number, bytes: (target: Target) => string): Attack =>
  async target => {
    await Promise.all(Array.from({ length: times }, () => hold(target, bytes(target))))
    return []
  }

/** Sends one request and reads the whole answer. A refusal may come before the body has gone: that is an answer too. */
async function ask(target: Target, method: string, path: string, body?: BodyInit, signedIn = true): Promise<number> {
  const headers = {
    ...(signedIn ? { authorization: target.authorization } : {}),
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  }
  const answer = await fetch(new URL(path, target.url), { method, headers, body, keepalive: false }).catch(() => null)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status ?? 0
}

const get =
  (path: string | ((target: Target) => string)): Attack =>
  async target => [await ask(target, 'GET', typeof path === 'string' ? path : path(target))]

const send =
  (method: string, path: string | ((target: Target) => string), body: (target: Target) => unknown): Attack =>
  async target => {
    const made = body(target)
    const text = typeof made === 'string' ? made : JSON.stringify(made)
    return [await ask(target, method, typeof path === 'string' ? path : path(target), text)]
  }

const openly =
  (path: string, body: () => string): Attack =>
  async target => [await ask(target, 'POST', path, body(), false)]

const upload =
  (path: string, name: string, type: string, bytes: () => BlobPart): Attack =>
  async target => {
    const form = new FormData()
    form.set('attachedfileable_type', 'relation')
    form.set('attachedfileable_id', String(target.relationId))
    form.set('file', new File([bytes()], name, { type }))
    return [await ask(target, 'POST', path, form)]
  }

/** The same a number of times at once. */
const together =
  (times: number, attack: Attack): Attack =>
  async target =>
    (await Promise.all(Array.from({ length: times }, () => attack(target)))).flat()

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels)
const widget = (target: Target) => `/api/documentwidget/${target.widgetId}`
const text = (html: string) => send('PATCH', widget, () => ({ textcontent: html }))
const manyRows = (rows: number) => `Voornaam;Achternaam;E-mail\r\n${'Jan;Mol;jan@klant.example\r\n'.repeat(rows)}`
const bigBody = (bytes: number) => `{"name":"${'a'.repeat(bytes)}"}`
const relations = (query: string) => get(`/api/relation?${query}`)

export const ATTACKS: Readonly<Record<string, Attack>> = {
  // Slow
  'twenty-four bodies of one byte': holding(
    24,
    target => `${head(target, 'POST /api/relation', JSON_TYPE, 'Content-Length: 300')}{`,
  ),
  'twenty-four sign-ins of one byte': holding(
    24,
    () => `POST /api/authenticate HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nContent-Length: 300\r\n\r\n{`,
  ),
  'heads that never end': holding(50, () => 'GET /api/relation HTTP/1.1\r\nHost: localhost\r\nX-More: '),
  'connections that say nothing': holding(100, () => ''),
  'pieces that never end': holding(
    24,
    target => `${head(target, 'POST /api/relation', JSON_TYPE, 'Transfer-Encoding: chunked')}5\r\n{"nam\r\n`,
  ),
  'uploads that stop half-way': holding(
    24,
    target =>
      `${head(target, 'POST /api/attachedfile', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9000000')}--x\r\n`,
  ),
  'answers that nobody reads': async target => {
    for (let i = 0; i < 10; i++) (await hold(target, head(target, 'GET /openapi/json'))).pause()
    return []
  },
  'exports that nobody reads': async target => {
    for (let i = 0; i < 5; i++) (await hold(target, head(target, 'GET /api/relation/export'))).pause()
    return []
  },
  'a hundred requests in one go': holding(1, target => head(target, 'GET /api/relation?limit=5').repeat(100)),
  'who waits to be told to go on': holding(24, target =>
    head(target, 'POST /api/relation', JSON_TYPE, 'Content-Length: 90000', 'Expect: 100-continue'),
  ),
  'requests that are given up': async target => {
    for (let i = 0; i < 40; i++) (await hold(target, head(target, 'GET /api/relation?limit=100'))).destroy()
    return []
  },
  'uploads that are given up': async target => {
    for (let i = 0; i < 20; i++)
      (
        await hold(
          target,
          `${head(target, 'POST /api/relation', JSON_TYPE, 'Content-Length: 900000')}${'{'.repeat(60_000)}`,
        )
      ).destroy()
    return []
  },
  // Large
  'four megabytes of sign-in': together(
    4,
    openly('/api/authenticate', () => '['.repeat(4 * MB)),
  ),
  'four megabytes of registration': openly('/api/register', () => `[${'[],'.repeat(MB)}[]]`),
  'four megabytes for a relation': together(
    4,
    send('POST', '/api/relation', () => bigBody(4 * MB)),
  ),
  'a name of almost a megabyte': together(
    4,
    send('POST', '/api/relation', () => bigBody(MB - 2000)),
  ),
  'sixty thousand fields': send(
    'POST',
    '/api/relation',
    () => `{${Array.from({ length: 60_000 }, (_, n) => `"f${n}":1`).join(',')}}`,
  ),
  'sixty megabytes of attachment': upload('/api/attachedfile', 'groot.txt', 'text/plain', () => 'a'.repeat(60 * MB)),
  'a picture of a billion pixels': upload('/api/attachedfile', 'foto.png', 'image/png', () =>
    pixelBomb(30_000, 30_000),
  ),
  'forty thousand rows to import': upload('/api/relation/importfile', 'groot.csv', 'text/csv', () => manyRows(40_000)),
  'two imports of five thousand rows': together(
    2,
    upload('/api/relation/importfile', 'rijen.csv', 'text/csv', () => manyRows(5000)),
  ),
  'a sheet of one endless row': upload('/api/relation/importfile', 'breed.csv', 'text/csv', () => 'a;'.repeat(2 * MB)),
  'a head of sixty kilobytes': async target => [
    await fetch(target.url, { headers: { 'x-large': 'a'.repeat(60_000) }, keepalive: false }).then(
      ({ status }) => status,
      () => 0,
    ),
  ],
  'an address of sixty kilobytes': relations(`query=${'a'.repeat(60_000)}`),
  'four thousand parameters': relations(Array.from({ length: 4000 }, (_, n) => `a${n}=1`).join('&')),
  'a thousand numbers to filter by': relations(`id=${Array.from({ length: 1000 }, (_, n) => n).join(',')}`),
  'ten thousand numbers to delete': send('POST', '/api/relation/bulkdelete', () => ({
    ids: Array.from({ length: 10_000 }, (_, n) => n + 1),
    dryrun: true,
  })),
  'lists of all there is': together(4, relations('limit=100000')),
  'lists from far behind': together(4, relations('limit=100&offset=1000000000')),
  'a search for one letter': together(8, relations('query=a')),
  'a search for two hundred words': relations(`query=${Array.from({ length: 200 }, (_, n) => `woord${n}`).join('+')}`),
  'an export of everything': together(4, get('/api/relation/export')),
  'an export as a spreadsheet': together(2, get('/api/relation/export?format=xlsx')),
  'all days of a thousand years': get('/api/notification/indexondate?date_from=1500-01-01&date_to=2999-12-31'),
  'the description of the API': together(8, get('/openapi/json')),
  'a signature of a megabyte': openly(
    '/api/quotation/0000000000000000000000000000000000000000000/approvebycustomer',
    () => JSON.stringify({ signature: 'a'.repeat(MB) }),
  ),
  'nine thousand lines': send('POST', '/api/quotation', () => ({
    relation: CUSTOMER,
    items: Array.from({ length: 9000 }, () => ({ item_name: 'a', unit_rate_exc_manual: 1 })),
  })),
  'three hundred lines, and their PDF': async target => {
    const items = Array.from({ length: 300 }, (_, n) => ({ item_name: `Regel ${n}`, unit_rate_exc_manual: n }))
    const made = await fetch(new URL('/api/quotation', target.url), {
      method: 'POST',
      headers: { authorization: target.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ relation: CUSTOMER, items }),
    })
    const { id } = (await made.json()) as { id?: number }
    return [made.status, id ? await ask(target, 'GET', `/api/quotation/${id}/download`) : 0]
  },
  // Deep
  'sixteen thousand letters with three marks each': text(`<p>${'a\u0301\u0302\u0303'.repeat(16_000)}</p>`),
  'thirty lists within lists': text(nested(30, '<ul><li>', '</li></ul>')),
  'five thousand lists within lists': text(nested(5000, '<ul><li>', '</li></ul>')),
  'five thousand quotes within quotes': text(nested(5000, '<blockquote>', '</blockquote>')),
  'a text of nothing but opening signs': text('<'.repeat(99_000)),
  'a text of entities': text('&lt;'.repeat(24_000)),
  'ten thousand paragraphs': text('<p>a</p>'.repeat(10_000)),
  'a text that is almost too much, and its PDF': async target => {
    const saved = await text('<p>woord woord</p>'.repeat(400))(target)
    return [...saved, await ask(target, 'GET', `/api/quotation/${target.quotationId}/download`)]
  },
  'eight PDFs of drafts that change': async target => {
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) {
      statuses.push(
        await ask(target, 'PATCH', `/api/quotation/${target.quotationId}`, JSON.stringify({ title: `Titel ${i}` })),
      )
      statuses.push(await ask(target, 'GET', `/api/quotation/${target.quotationId}/download`))
    }
    return statuses
  },
  'a hundred thousand brackets': send('POST', '/api/relation', () => nested(100_000, '[', ']')),
  'objects within objects': send(
    'POST',
    '/api/relation',
    () => `{"name":"a","x":${nested(50_000, '{"a":', '}').replace('}', '1}')}}`,
  ),
  'a condition within conditions': send('PATCH', widget, () => ({ show_rule: nested(2000, '(', ')') })),
  'a line under itself': send('POST', '/api/calculationitem', ({ calculationId }) => ({
    calculation_id: calculationId,
    item_name: 'a',
    calculationitem_id: 1,
  })),
  // Many
  'guesses of a password': together(
    20,
    openly('/api/authenticate', () =>
      JSON.stringify({ username: `wie${Math.random()}@klant.example`, password: 'Welkom2026' }),
    ),
  ),
  'links to a new password': together(
    10,
    openly('/api/password/email', () => JSON.stringify({ email: 'ada@test.example' })),
  ),
  'companies that are made': together(
    4,
    openly('/api/register', () =>
      JSON.stringify({
        companyname: 'Druk',
        name: 'Dries',
        email: `d${Math.random()}@klant.example`,
        password: 'Zonnebloem7',
      }),
    ),
  ),
  'sign-ins that are renewed': together(
    20,
    openly('/api/authenticate/refresh', () => '{}'),
  ),
  'relations by the hundred': together(
    100,
    send('POST', '/api/relation', () => ({ name: 'Jan', surname: 'Mol' })),
  ),
  'mails by the dozen': together(
    12,
    send(
      'POST',
      ({ quotationId }) => `/api/quotation/${quotationId}/sendemail`,
      () => ({ to_email: 'jan@klant.example', subject: 'Post', message: '<p>Hierbij.</p>', sendpdf: true }),
    ),
  ),
}
