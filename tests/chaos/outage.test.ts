import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@core/accounts/password'
import { loadConfig } from '@core/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@core/db/embedded/start-embedded-postgres'
import { migrate } from '@core/db/migrate'
import { withTenant } from '@core/db/tenant'
import { kernel } from '@core/kernel'
import { type App, startApp } from '@core/main'
import { createCompany, createUser } from '@core/tenancy/create-company'
import { allModules } from '@core/testing/server'
import plugins from '@plugins/index'

/** A database server of its own, because this one is stopped. */
let dataDir: string
let server: EmbeddedPostgres
let app: App
let authorization: string
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', note)
  dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-outage-'))
  server = await startEmbeddedPostgres({ dataDir, durable: false })
  await migrate(
    server.url,
    [kernel, ...plugins].flatMap(plugin => plugin.migrations ?? []),
  )
  const appUrl = new URL(server.url)
  appUrl.username = 'vakwerk_app'
  appUrl.password = 'vakwerk_app'
  app = await startApp({
    config: { ...loadConfig({ DATA_DIR: dataDir, DATABASE_POOL: '4' }), port: 0, host: '127.0.0.1' },
    plugins,
    databaseUrl: appUrl.href,
    ownerUrl: server.url,
  })
  const companyId = await createCompany(app.platform, { name: 'Storing BV', modules: allModules })
  const userId = await withTenant(app.platform.orm, companyId, async em =>
    createUser(em, companyId, {
      name: 'Ada',
      email: 'ada@test.example',
      role: 5000,
      password_hash: await hashPassword('Welkom2026'),
    }),
  )
  authorization = `Bearer ${await app.platform.tokens.sign({ companyId, userId: userId ?? 0, sessionId: null }, {})}`
})

afterAll(async () => {
  process.off('unhandledRejection', note)
  await app.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, {
    ...init,
    headers: { authorization, 'content-type': 'application/json', ...init.headers },
  })
const create = (name: string) => ask('/api/organization', { method: 'POST', body: JSON.stringify({ name }) })

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not come back')
    await Bun.sleep(50)
  }
}

test('a database that goes away is a 503 in Dutch, not an error of ours, and all comes back by itself with it', async () => {
  expect((await create('Vooraf')).status).toBe(201)
  const port = Number(new URL(server.url).port)
  const underWay = Array.from({ length: 8 }, (_, i) => create(`Onderweg ${i}`))
  await server.stop()
  for (const answer of await Promise.all(underWay)) expect([201, 503]).toContain(answer.status)
  const refusals = [
    await ask('/api/relation'),
    await create('Tijdens'),
    await ask('/api/authenticate', {
      method: 'POST',
      body: JSON.stringify({ username: 'ada@test.example', password: 'Welkom2026' }),
    }),
  ]
  for (const refusal of refusals) {
    expect(refusal.status).toBe(503)
    expect(refusal.headers.get('retry-after')).toBe('5')
    expect(((await refusal.json()) as { message: string }).message).toStartWith('Het systeem is even niet bereikbaar.')
  }
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)

  server = await startEmbeddedPostgres({ dataDir, durable: false, port })
  await until(async () => (await ask('/readyz')).status === 200)
  expect((await create('Daarna')).status).toBe(201)
  await app.relay.settled()
  const names = ((await (await ask('/api/organization?limit=100')).json()) as { data: { name: string }[] }).data
  expect(names.map(({ name }) => name)).toContain('Vooraf')
  expect(names.map(({ name }) => name)).not.toContain('Tijdens')
  expect(unhandled).toEqual([])
})
