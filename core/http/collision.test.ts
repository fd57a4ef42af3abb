import { afterAll, beforeAll, expect, test } from 'bun:test'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { run } from '@core/db/sql'
import { definePlugin } from '@core/plugin/define-plugin'
import { type TestServer, testServer } from '@core/testing/server'
import plugins from '@plugins/index'
import { Type as t } from '@sinclair/typebox'

const city = (context: Context, id: number, letter: string) =>
  run(context.em, 'update relation set city = city || ? where company_id = ? and id = ?', [
    letter,
    context.company.id,
    id,
  ])

/** Opens once two have come to it, and stays open. */
let met: () => void = () => undefined
const both = new Promise<void>(open => {
  met = open
})
let arrived = 0
const crossing = call({
  method: 'POST',
  path: 'crossing',
  access: 'signed-in',
  summary: 'Change two relations, one after the other',
  body: t.Object({ first: t.Integer(), second: t.Integer(), letter: t.String() }),
  response: 'nothing',
  run: async (context, { body }) => {
    await city(context, body.first, body.letter)
    if (++arrived === 2) met()
    await both
    await city(context, body.second, body.letter)
    return undefined
  },
})
let tries = 0
const stuck = call({
  method: 'POST',
  path: 'stuck/:id',
  access: 'signed-in',
  summary: 'Give way every time',
  params: t.Object({ id: t.Integer() }),
  response: 'nothing',
  run: async (context, { params }) => {
    tries++
    await city(context, params.id, '!')
    await run(context.em, `do $$ begin raise exception using errcode = 'serialization_failure'; end $$`)
    return undefined
  },
})

let server: TestServer
beforeAll(async () => {
  const locales = { nl: {}, en: {}, 'es-AR': {} }
  server = await testServer({
    plugins: [...plugins, definePlugin({ code: 'collide', calls: [crossing, stuck], locales })],
  })
})
afterAll(() => server.stop())

test('two requests that lock each other out both get done, each once', async () => {
  const { admin } = await server.company()
  const [one, two] = (
    await Promise.all(['Jan', 'Piet'].map(name => admin.post('/api/relation', { name, city: '' })))
  ).map(({ body }) => body.id)
  const answers = await Promise.all([
    admin.post('/api/crossing', { first: one, second: two, letter: 'a' }),
    admin.post('/api/crossing', { first: two, second: one, letter: 'b' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  // The third time is that of whoever gave way.
  expect(arrived).toBe(3)
  for (const id of [one, two]) {
    const { city } = (await admin.get(`/api/relation/${id}`)).body
    expect([...city].sort().join('')).toBe('ab')
  }
})

test('a request that gives way again and again is told to come back, in Dutch, and changes nothing', async () => {
  const { admin } = await server.company()
  const { id } = (await admin.post('/api/relation', { name: 'Jan', city: 'Ede' })).body
  const refused = await admin.post(`/api/stuck/${id}`, undefined, { 'idempotency-key': 'vast' })
  expect([refused.status, refused.headers.get('retry-after'), tries]).toEqual([503, '1', 3])
  expect(refused.body.message).toBe(
    'Iemand anders wijzigde op hetzelfde moment hetzelfde. Er is niets gewijzigd. Probeer het opnieuw.',
  )
  expect((await admin.get(`/api/relation/${id}`)).body.city).toBe('Ede')
})
