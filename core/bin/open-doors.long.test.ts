import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@core/config'
import { freePort } from '@core/db/embedded/free-port'
import { answerNotReady } from '@core/http/answer-not-ready'
import { kernel } from '@core/kernel'
import type { App } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { DEMO_COMPANIES, DEMO_PASSWORD } from '@core/seed/demo-companies'
import { type TestDatabase, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { openDoors } from './open-doors'

const dataDir = mkdtempSync(join(tmpdir(), 'vakwerk-doors-'))
let database: TestDatabase
let app: App | undefined
beforeAll(async () => {
  database = await testDatabase(assemble([kernel, ...plugins]).migrations)
})
afterAll(async () => {
  await app?.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the first start lets nobody in before the demo companies are there, and says what it does until then', async () => {
  const port = await freePort()
  const config = { ...loadConfig({ DATA_DIR: dataDir }), port, host: '127.0.0.1' }
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, keepalive: false })
  const username = DEMO_COMPANIES.at(-1)?.users.at(-1)?.email
  const signIn = () =>
    ask('/api/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    })

  const waiting = answerNotReady(config)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
  const filling = Promise.withResolvers<void>()
  const opened = openDoors({
    config,
    plugins,
    databaseUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    demo: true,
    waiting: {
      tell(doing) {
        waiting.tell(doing)
        filling.resolve()
      },
      stop: waiting.stop,
    },
  })
  await Promise.race([filling.promise, opened])
  expect((await ask('/readyz')).status).toBe(503)
  const refused = await signIn()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({
    message: 'Vakwerk start nog op. De voorbeeldbedrijven worden gevuld … Probeer het zo opnieuw.',
  })
  const page = await ask('/', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('De voorbeeldbedrijven worden gevuld')

  app = await opened
  expect((await ask('/readyz')).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})
