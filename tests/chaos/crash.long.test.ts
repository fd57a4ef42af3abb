import { afterEach, expect, test } from 'bun:test'
import { type AppProcess, until } from './app-process'
import { auditBooks } from './books'
import { startClients } from './clients'
import { startProxy } from './proxy'
import { makeWorld, type World } from './world'

/** `CHAOS=long npm test -- tests/chaos` is the whole of it: 32 clients, ten kills of the platform, three of PostgreSQL. */
const LONG = process.env.CHAOS === 'long'
const CLIENTS = LONG ? 32 : 16
const KILLS = LONG ? 10 : 3
const DATABASE_KILLS = LONG ? 3 : 1
const PAUSE_MS = LONG ? 3000 : 1000
const LIMIT_MS = LONG ? 900_000 : 300_000

let world: World
afterEach(() => world.remove(), LIMIT_MS)

/** On a slow machine they get less done in the same time: the books want some of everything. */
const workedOn = (clients: ReturnType<typeof startClients>) =>
  until(
    async () => clients.acknowledged.length > CLIENTS || clients.wrong.length > 0,
    () => `Only ${clients.acknowledged.length} went through`,
  )

/** Until the database is back for all of them, and the proxy knows: only then can one give its work to the other. */
const allReady = (apis: readonly AppProcess[], { away }: ReturnType<typeof startProxy>) =>
  until(
    async () => {
      const answers = await Promise.all(apis.map(({ url }) => fetch(`${url}/readyz`)))
      return answers.every(({ ok }) => ok) && away.size === 0
    },
    () => `Not ready: ${[...away].join(', ')}`,
  )

/** What a process said went wrong. */
const errorsOf = (app: AppProcess) =>
  app
    .log()
    .split('\n')
    .filter(line => line.includes('"level":"error"'))
    .join('\n')

test(
  'one process with its own database is killed under load again and again: nothing told is lost, nothing happens twice, no invoice number is missing',
  async () => {
    world = await makeWorld()
    const app = await world.start({})
    const clients = startClients(app.url, world.authorize, CLIENTS)
    for (let i = 0; i < KILLS; i++) {
      await Bun.sleep(PAUSE_MS)
      await app.kill()
      await app.start()
    }
    for (let i = 0; i < DATABASE_KILLS; i++) {
      await Bun.sleep(PAUSE_MS)
      await world.killDatabase()
    }
    await Bun.sleep(PAUSE_MS)
    await workedOn(clients)
    await clients.finish()
    expect(clients.wrong, errorsOf(app)).toEqual([])
    expect(clients.repeated).not.toEqual([])
    const books = await auditBooks(await world.database(), world.companyId, clients.acknowledged, world.mails)
    expect(books).toEqual([])
  },
  LIMIT_MS,
)

test(
  'two replicas and two workers on one database lose each of them, and the database, and keep the same books; each stops without a request lost',
  async () => {
    world = await makeWorld()
    await world.database()
    const shared = { DATABASE_URL: world.databaseUrl, DRAIN_SECONDS: '1' }
    const apis = [await world.start({ ...shared, ROLE: 'api' }), await world.start({ ...shared, ROLE: 'api' })]
    const workers = [await world.start({ ...shared, ROLE: 'worker' }), await world.start({ ...shared, ROLE: 'worker' })]
    const proxy = startProxy(apis.map(({ url }) => url))
    const clients = startClients(proxy.url, world.authorize, CLIENTS)
    for (let i = 0; i < KILLS; i++) {
      await Bun.sleep(PAUSE_MS)
      for (const victim of [apis[i % 2], workers[i % 2]]) {
        await victim?.kill()
        await victim?.start()
      }
    }
    for (let i = 0; i < DATABASE_KILLS; i++) {
      await Bun.sleep(PAUSE_MS)
      await world.killDatabase()
      await world.database()
    }
    for (const asked of [...apis, ...workers]) {
      await allReady(apis, proxy)
      const before = clients.repeated.length
      expect(await asked.stop()).toBe(0)
      // Giving way to others is no abort: it happens among so many at any time.
      expect(clients.repeated.slice(before).filter(told => !told.includes('core.collision'))).toEqual([])
      await asked.start()
    }
    await workedOn(clients)
    await clients.finish()
    proxy.stop()
    expect(clients.wrong, apis.map(errorsOf).join('\n')).toEqual([])
    const books = await auditBooks(await world.database(), world.companyId, clients.acknowledged, world.mails)
    expect(books).toEqual([])
  },
  LIMIT_MS,
)
