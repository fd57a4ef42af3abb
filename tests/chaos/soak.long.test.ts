import { afterEach, expect, test } from 'bun:test'
import { auditBooks } from './books'
import { startClients } from './clients'
import { median, watchMemory } from './memory'
import { startProxy } from './proxy'
import { makeWorld, type World } from './world'

/** `SOAK_MINUTES=60 npm test -- tests/chaos/soak.long.test.ts` is the whole of it. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 1)
const CLIENTS = Number(process.env.SOAK_CLIENTS ?? 8)
const KILL_MS = Math.min(120_000, (MINUTES * 60_000) / 4)
/** Memory says something once caches are full: from this many minutes on. */
const FLAT_MINUTES = 30
const GROWTH = 1.25
const LIMIT_MS = MINUTES * 60_000 + 600_000

let world: World
afterEach(() => world.remove(), LIMIT_MS)

test(
  'under load with a kill every two minutes the processes that live on take no more memory, and the books add up',
  async () => {
    world = await makeWorld()
    await world.database()
    const shared = { DATABASE_URL: world.databaseUrl, DRAIN_SECONDS: '1' }
    const [api, otherApi] = [
      await world.start({ ...shared, ROLE: 'api' }),
      await world.start({ ...shared, ROLE: 'api' }),
    ]
    const [worker, otherWorker] = [
      await world.start({ ...shared, ROLE: 'worker' }),
      await world.start({ ...shared, ROLE: 'worker' }),
    ]
    const proxy = startProxy([api.url, otherApi.url])
    const watches = { api: watchMemory(api.pid), worker: watchMemory(worker.pid) }
    const clients = startClients(proxy.url, world.authorize, CLIENTS)
    const until = Date.now() + MINUTES * 60_000
    for (let kill = 0; Date.now() + KILL_MS <= until && !clients.wrong.length; kill++) {
      await Bun.sleep(KILL_MS)
      if (kill % 3 === 2) {
        await world.killDatabase()
        await world.database()
      } else {
        const victim = kill % 3 ? otherWorker : otherApi
        await victim.kill()
        await victim.start()
      }
    }
    await clients.finish()
    for (const watch of Object.values(watches)) watch.stop()
    proxy.stop()
    expect(clients.wrong).toEqual([])
    const mails = world.mails
    const books = await auditBooks(await world.database(), world.companyId, clients.acknowledged, mails)
    for (const [what, { samples }] of Object.entries(watches)) {
      const third = Math.floor(samples.length / 3)
      const [before, after] = [median(samples.slice(third, 2 * third)), median(samples.slice(-third))]
      process.stdout.write(
        `${what}: ${samples[0]} MB at the start, ${before} in the second third, ${after} in the last\n`,
      )
      if (MINUTES >= FLAT_MINUTES) expect(after, what).toBeLessThan(before * GROWTH)
    }
    process.stdout.write(
      `${clients.acknowledged.length} dossiers, ${mails.size} mails, ${clients.repeated.length} requests sent again\n`,
    )
    expect(books).toEqual([])
  },
  LIMIT_MS,
)
