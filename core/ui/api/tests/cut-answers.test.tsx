import { afterEach, expect, test } from 'bun:test'
import { refreshCurrentUser } from '../../session/current-user'
import { call } from '../client'
import { requestJson } from '../request'
import { refresh, setToken } from '../token'

const { fetch: others } = globalThis
afterEach(() => {
  globalThis.fetch = others
  setToken(null)
})

const JSON_HEAD = { headers: { 'content-type': 'application/json' } }
/** An answer of which nothing, or a half, came before the line broke, with an error or without one. */
const CUT: readonly (readonly [how: string, answer: () => Response])[] = [
  ['nothing came', () => new Response('', JSON_HEAD)],
  ['half of it came', () => new Response('{"id": 1, "usern', JSON_HEAD)],
  [
    'the line broke',
    () =>
      new Response(new ReadableStream({ start: stream => stream.error(new TypeError('network error')) }), JSON_HEAD),
  ],
]

function answerWith(answer: () => Response): void {
  globalThis.fetch = Object.assign(async () => answer(), { preconnect: others.preconnect })
}

const NEVER_CAME = { name: 'Problem', status: 0, unreachable: true }

test.each(CUT)('an answer that was cut, so that %s, is one that never came: what was sent waits', async (_, answer) => {
  setToken('token')
  answerWith(answer)
  const half = { params: { path: { id: 1 } }, body: { description: 'Dak' } }
  for (const asked of [
    () => call('patch', '/api/flow/{id}', half),
    () => call('get', '/api/user/getcurrentuser'),
    () => requestJson('GET', '/api/user/getcurrentuser'),
    () => refreshCurrentUser({ now: true }),
  ])
    expect(await asked().catch((error: unknown) => error)).toMatchObject(NEVER_CAME)
})

test.each(CUT)('a renewal of the session that was cut, so that %s, signs nobody out', async (_, answer) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server marks it
  document.cookie = 'signed_in=1'
  answerWith(answer)
  expect(await refresh().catch((error: unknown) => error)).toMatchObject(NEVER_CAME)
})
