import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@core/config'
import { job } from '@core/context/event'
import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import { kernel } from '@core/kernel'
import { type App, startApp } from '@core/main'
import { workFor } from '@core/platform/work-for'
import { definePlugin } from '@core/plugin/define-plugin'
import { createCompany } from '@core/tenancy/create-company'
import { DATABASE_ENV, testDatabase } from '@core/testing/database'
import plugins from '@plugins/index'

const YEARS_AHEAD = '2035-06-01 08:00:00+00'
const ran: string[] = []
const checkUp = job<{ roof: string }>('aftercare.check-up', async ({ roof }) => void ran.push(roof))
const withCheckUp = [
  ...plugins,
  definePlugin({ code: 'checkups', jobs: [checkUp], locales: { nl: {}, en: {}, 'es-AR': {} } }),
]

const database = await testDatabase([kernel, ...plugins].flatMap(plugin => plugin.migrations ?? []))
const dataDir = await mkdtemp(join(tmpdir(), 'vakwerk-test-'))
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  startApp({
    config: { ...loadConfig({ DATA_DIR: dataDir, DATABASE_POOL: '4', ...DATABASE_ENV }), port: 0, host: '127.0.0.1' },
    plugins: withCheckUp,
    databaseUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
  })
const planned = (app: App) =>
  withPlatform(app.platform.orm, em =>
    run(em, `select run_at, dispatched_at from outbox where name = 'aftercare.check-up'`),
  )

test('work of years ahead waits in the database, outlives a restart, and is done once when its time has come', async () => {
  const first = await start()
  const companyId = await createCompany(first.platform, { name: 'Nazorg BV', modules: ['CRM'] })
  await workFor(first.platform, { companyId }, async context =>
    context.enqueue(checkUp, { roof: 'Dorpsstraat 1' }, new Date(YEARS_AHEAD)),
  )
  await first.relay.settled()
  expect(await planned(first)).toEqual([{ run_at: YEARS_AHEAD, dispatched_at: null }])
  await first.stop()

  const second = await start()
  await second.relay.settled()
  expect(await planned(second)).toEqual([{ run_at: YEARS_AHEAD, dispatched_at: null }])
  expect(ran).toEqual([])
  // The years pass.
  await withPlatform(second.platform.orm, em => run(em, 'update outbox set run_at = now()'))
  await second.relay.settled()
  await second.relay.settled()
  expect(ran).toEqual(['Dorpsstraat 1'])
  await second.stop()
})
