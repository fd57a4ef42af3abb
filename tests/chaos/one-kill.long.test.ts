import { afterEach, expect, test } from 'bun:test'
import { type AppProcess, appProcess, until } from './app-process'
import { auditBooks } from './books'
import { startClients } from './clients'
import { makeWorld, type World } from './world'

const CLIENTS = 4

let world: World
let app: AppProcess
afterEach(async () => {
  await app.stop()
  await world.remove()
}, 60_000)

/** The shortest of what `crash.long.test.ts` does with more clients, more kills, two replicas and a database that dies. */
test('a process that is killed at work loses nothing that it told, and does nothing twice', async () => {
  world = await makeWorld()
  app = await appProcess({ folder: world.folder, env: { ...world.env } })
  await app.start()
  const clients = startClients(app.url, world.authorize, CLIENTS)
  const worked = (times: number) =>
    until(
      async () => clients.acknowledged.length >= times || clients.wrong.length > 0,
      () => `Only ${clients.acknowledged.length} went through`,
    )
  await worked(2)
  await app.kill()
  await app.start()
  await worked(CLIENTS + 2)
  await clients.finish()
  expect(clients.wrong).toEqual([])
  expect(clients.repeated).not.toEqual([])
  expect(await auditBooks(await world.database(), world.companyId, clients.acknowledged, world.mails)).toEqual([])
}, 120_000)
