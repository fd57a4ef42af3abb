import { afterEach, expect, test } from 'bun:test'
import { type AppProcess, appProcess, until } from './app-process'
import { makeWorld, type World } from './world'

const ROWS = 10_000
const KILLS = 2

let world: World
let app: AppProcess
afterEach(async () => {
  await app.stop()
  await world.remove()
}, 60_000)

test('an import in a process that is killed again and again goes on by itself, and makes every record once', async () => {
  world = await makeWorld()
  app = await appProcess({ folder: world.folder, env: { ...world.env } })
  await app.start()
  const id = await tried(null)
  await send('POST', `/api/importfile/${id}/start`, '{}')
  let made = 0
  for (let i = 0; i < KILLS; i++) {
    await until(
      async () => ((await send('GET', `/api/importfile/${id}`)).counts.created ?? 0) > made,
      () => 'The import does not go on',
    )
    await app.kill()
    await app.start()
    made = (await send('GET', `/api/importfile/${id}`)).counts.created
    expect(made).toBeLessThan(ROWS)
  }
  await reached(id, 'done')
  expect((await send('GET', `/api/importfile/${id}`)).counts).toEqual({ created: ROWS })
  expect((await send('GET', '/api/relation?limit=1')).pagination.total).toBe(ROWS)
  // Of a row that was imported twice the same file would not know whom it is about.
  expect((await send('GET', `/api/importfile/${await tried('email')}`)).counts).toEqual({ skip: ROWS })
}, 300_000)

/** Uploads the people and tries every row. */
async function tried(match_by: 'email' | null): Promise<number> {
  const lines = Array.from({ length: ROWS }, (_, n) => `Jan ${n};jan${n}@test.example`)
  const form = new FormData()
  form.append('file', new File([['Voornaam;E-mail', ...lines].join('\n')], 'relaties.csv'))
  const { id, mapping } = await send('POST', '/api/relation/importfile', form)
  await send('POST', `/api/importfile/${id}/check`, JSON.stringify({ mapping, match_by }))
  await reached(id, 'checked')
  return id
}

const reached = (id: number, state: string) =>
  until(
    async () => (await send('GET', `/api/importfile/${id}`)).state === state,
    () => `The import is never ${state}`,
  )

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
async function send(method: string, path: string, body?: FormData | string): Promise<any> {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      authorization: await world.authorize(),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    keepalive: false,
  })
  if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`)
  return response.json()
}
