import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect as dial, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { awaitDatabase } from '@core/db/await-database'
import { freePort } from '@core/db/embedded/free-port'
import { migrateQueue } from '@core/db/queue-schema'
import { kernel } from '@core/kernel'
import { type TestDatabase, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'
import { appProcess, until } from './app-process'

let database: TestDatabase
let folder: string
let door: Server | undefined
beforeAll(async () => {
  database = await testDatabase([kernel, ...plugins].flatMap(plugin => plugin.migrations ?? []))
  await migrateQueue(database.ownerUrl)
  folder = mkdtempSync(join(tmpdir(), 'vakwerk-late-'))
  mkdirSync(join(folder, 'dist'))
})
afterAll(async () => {
  door?.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The database under another port, where nobody listens yet. */
async function behindADoor(): Promise<{ url: string; open: () => void }> {
  const [url, port] = [new URL(database.appUrl), await freePort()]
  const real = Number(url.port)
  url.port = String(port)
  // Through the network: a socket has no door in front.
  url.search = ''
  const open = () => {
    door = createServer(socket => {
      const inside = dial(real, '127.0.0.1')
      socket.on('error', () => inside.destroy()).pipe(inside)
      inside.on('error', () => socket.destroy()).pipe(socket)
    }).listen(port, '127.0.0.1')
  }
  return { url: url.href, open }
}

test('a replica that starts before its database lives, says that it is not ready, and starts once the database does', async () => {
  const { url, open } = await behindADoor()
  const app = await appProcess({
    folder,
    env: { DATA_DIR: folder, DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', ROLE: 'api' },
  })
  const ready = app.start()
  const status = (path: string) =>
    fetch(`${app.url}${path}`, { keepalive: false }).then(
      answer => answer.status,
      () => 0,
    )
  await until(
    async () => (await status('/readyz')) === 503,
    () => `It does not answer:\n${app.log()}`,
  )
  expect(await status('/healthz')).toBe(200)
  await until(
    async () => app.log().includes('waiting for the database'),
    () => app.log(),
  )
  open()
  await ready
  expect(await app.stop()).toBe(0)
}, 60_000)

test('a database that never answers is given up, and one that refuses is not waited for', async () => {
  const { url } = await behindADoor()
  await expect(awaitDatabase(url, 100)).rejects.toThrow('The database did not answer in 0.1 seconds')
  await expect(awaitDatabase(`${url}?host=${folder}`, 100)).rejects.toThrow('The database did not answer')
  const unknown = new URL(database.appUrl)
  unknown.pathname = '/nowhere'
  await expect(awaitDatabase(unknown.href)).rejects.toThrow('"nowhere" does not exist')
})
