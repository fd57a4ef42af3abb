import { beforeEach, expect, test } from 'bun:test'
import { answerCalls } from '../../tests/open-screens.tsx'
import { call } from '../client.ts'
import type { Problem } from '../problem.ts'

/** The to-do as the server has it: another one in each test, as a tab remembers those that it changed. */
let kept = { id: 0, version: 1, status: 'open', description: 'Bel de klant' }
const params = () => ({ path: { id: kept.id } })
const tickOff = () => call('patch', '/api/action/{id}', { params: params(), body: { status: 'afgerond' } })
const byColleague = (change: object) => {
  kept = { ...kept, ...change, version: kept.version + 1 }
}

beforeEach(async () => {
  kept = { id: kept.id + 1, version: 1, status: 'open', description: 'Bel de klant' }
  answerCalls('/api/action', async request => {
    const headers = { ETag: `"${kept.version}"` }
    if (request.method === 'GET') return Response.json(kept, { headers })
    if (request.headers.get('If-Match') !== headers.ETag)
      return Response.json({ current: kept }, { status: 412, headers })
    kept = { ...kept, ...((await request.json()) as object), version: kept.version + 1 }
    return Response.json(kept, { headers: { ETag: `"${kept.version}"` } })
  })
  await call('get', '/api/action/{id}', { params: params() })
})

test('a button works on a record of which somebody changed something else', async () => {
  byColleague({ description: 'Mail de klant' })
  await tickOff()
  expect(kept).toMatchObject({ status: 'afgerond', description: 'Mail de klant' })
})

test('a button that somebody else was before is told once, and then works on the record as it is', async () => {
  byColleague({ status: 'onhold' })
  const refused = await tickOff().catch((error: unknown) => error)
  expect((refused as Problem).stale).toBe(true)
  expect(kept.status).toBe('onhold')
  await tickOff()
  expect(kept.status).toBe('afgerond')
})
