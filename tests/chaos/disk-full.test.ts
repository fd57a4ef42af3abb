import { afterAll, beforeAll, expect, test } from 'bun:test'
import { loadConfig } from '@core/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import { migrate } from '@core/db/migrate'
import { withTenant } from '@core/db/tenant'
import { kernel } from '@core/kernel'
import { type App, startApp } from '@core/main'
import { createCompany, createUser } from '@core/tenancy/create-company'
import { allModules } from '@core/testing/server'
import plugins from '@plugins/index'
import { Glob } from 'bun'
import { until } from './app-process'
import { makeSmallDisk } from './small-disk'

/** Nothing where we are not root: then the test is skipped, and counted as such. */
const disk = makeSmallDisk(200)
let server: EmbeddedPostgres
let app: App
let authorization: string
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeAll(async () => {
  if (!disk) return
  process.on('unhandledRejection', note)
  server = await startEmbeddedPostgres({ dataDir: disk.folder, durable: true })
  await migrate(
    server.url,
    [kernel, ...plugins].flatMap(plugin => plugin.migrations ?? []),
  )
  const appUrl = new URL(server.url)
  appUrl.username = 'vakwerk_app'
  appUrl.password = 'vakwerk_app'
  app = await startApp({
    config: { ...loadConfig({ DATA_DIR: disk.folder, DATABASE_POOL: '4' }), port: 0, host: '127.0.0.1' },
    plugins,
    databaseUrl: appUrl.href,
    ownerUrl: server.url,
  })
  const companyId = await createCompany(app.platform, { name: 'Vol BV', modules: allModules })
  const userId = await withTenant(app.platform.orm, companyId, em =>
    createUser(em, companyId, { name: 'Ada', email: 'ada@test.example', role: 5000, password_hash: '-' }),
  )
  authorization = `Bearer ${await app.platform.tokens.sign({ companyId, userId: userId ?? 0, sessionId: null }, {})}`
})

afterAll(async () => {
  if (!disk) return
  process.off('unhandledRejection', note)
  await app.stop()
  await server.stop()
  disk.remove()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { ...init, headers: { authorization, ...init.headers } })
const post = (path: string, body: unknown) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
const files = () => [...new Glob('**/*').scanSync({ cwd: `${disk?.folder}/files`, dot: true })].sort()

function upload(flowId: number) {
  const form = new FormData()
  const text = new TextEncoder().encode('Meterkast\n'.repeat(50_000))
  form.set('file', new File([text], 'notitie.txt'))
  form.set('attachedfileable_type', 'flow')
  form.set('attachedfileable_id', String(flowId))
  return ask('/api/attachedfile', { method: 'POST', body: form })
}

async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503)
  expect(((await answer.json()) as { message: string }).message).toStartWith('Het systeem is even niet bereikbaar.')
}

test.skipIf(!disk)(
  'a disk that is full is a 503 in Dutch that keeps no half of anything, and all comes back by itself with room',
  async () => {
    const flow = (await (await post('/api/flow', { relation: { fullname: 'Jan Vos' } })).json()) as { id: number }
    expect((await upload(flow.id)).status).toBe(201)
    await app.relay.settled()
    const before = files()
    disk?.fill()

    await expectUnavailable(await upload(flow.id))
    expect(files()).toEqual(before)
    // The pages it has take a few rows more.
    const told: string[] = []
    let refused: Response | undefined
    for (let i = 0; !refused && i < 2000; i++) {
      const name = `Vol ${i} ${'x'.repeat(200)}`
      const answer = await post('/api/organization', { name })
      if (answer.status === 201) told.push(name)
      else refused = answer
    }
    if (!refused) throw new Error('The disk never was full')
    await expectUnavailable(refused)
    await until(
      async () => (await ask('/readyz')).status === 503,
      () => 'It says it is ready with a disk that is full',
    )
    expect((await ask('/healthz')).status).toBe(200)

    disk?.free()
    await until(
      async () => (await ask('/readyz')).status === 200,
      () => 'It did not come back',
    )
    expect((await upload(flow.id)).status).toBe(201)
    expect((await post('/api/organization', { name: 'Daarna' })).status).toBe(201)
    await app.relay.settled()
    const names = ((await (await ask('/api/organization')).json()) as { name: string }[]).map(({ name }) => name)
    expect(names.toSorted()).toEqual([...told, 'Daarna'].toSorted())
    expect(files().filter(file => file.includes('.unfinished/'))).toEqual([])
    expect(unhandled).toEqual([])
  },
)
