import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@core/config'
import { createOrm } from '@core/db/orm'
import { migrateQueue } from '@core/db/queue-schema'
import { withTenant } from '@core/db/tenant'
import { kernel } from '@core/kernel'
import { createTokens } from '@core/keys/tokens'
import { assemble } from '@core/plugin/assemble'
import { createCompany, createUser } from '@core/tenancy/create-company'
import { legalDetails } from '@core/testing/resident'
import { allModules } from '@core/testing/server'
import plugins from '@plugins/index'
import { type AppProcess, appProcess } from './app-process'
import { openPostOffice, type PostOffice } from './post-office'
import { makeDatabase } from './world-database'

/** A data folder with a database that survives being killed, one company and the tokens of its administrator. */
export interface World {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly databaseUrl: string
  readonly companyId: number
  /** A fresh token of the administrator; it lasts as long as those of a sign-in. */
  authorize(): Promise<string>
  /** The same of the administrator of another company. */
  authorizeOther(): Promise<string>
  /** What was mailed: `Message-ID` → recipients. */
  readonly mails: PostOffice['mails']
  /** Starts the database where it was, or finds the one that runs; answers where its owner reaches it now. */
  database(): Promise<string>
  /** Ends the database the hard way; on Citus one of its machines, another each time. */
  killDatabase(): Promise<void>
  /** Starts a process of the platform in the world, which ends with it. */
  start(more: Readonly<Record<string, string>>): Promise<AppProcess>
  remove(): Promise<void>
}

export async function makeWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'vakwerk-chaos-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'dist'))
  const dataDir = join(folder, 'data')
  const post = await openPostOffice()
  const settings = { DATA_DIR: dataDir, DATABASE_POOL: '10', SMTP_URL: post.url }
  const config = loadConfig(settings)
  const assembly = assemble([kernel, ...plugins])
  const database = await makeDatabase(config, assembly.migrations)
  await migrateQueue(await database.start())
  const { citus } = loadConfig(database.env)
  const orm = await createOrm({ url: database.url, entities: assembly.entities, citus })
  const companyId = await createCompany({ orm, assembly }, { name: 'Chaos BV', modules: allModules, ...legalDetails })
  const otherId = await createCompany({ orm, assembly }, { name: 'Rust BV', modules: allModules, ...legalDetails })
  const add = (company: number, name: string, fields: { role: number; user_type?: string }) =>
    withTenant(orm, company, em =>
      createUser(em, company, { name, email: `${name.toLowerCase()}@test.example`, password_hash: '-', ...fields }),
    )
  const userId = await add(companyId, 'Ada', { role: 5000 })
  const otherUserId = await add(otherId, 'Olga', { role: 5000 })
  await add(companyId, 'Bob', { role: 100 })
  // Hears nothing of what concerns the staff.
  await add(companyId, 'Pia', { role: 100, user_type: 'partner' })
  await orm.close()
  const tokens = await createTokens(config)
  const bearer = async (company: number, user: number | null | undefined) =>
    `Bearer ${await tokens.sign({ companyId: company, userId: user ?? 0, sessionId: null }, {})}`
  const env = { ...settings, ...database.env }
  const processes: AppProcess[] = []
  return {
    folder,
    env,
    databaseUrl: database.url,
    companyId,
    authorize: () => bearer(companyId, userId),
    authorizeOther: () => bearer(otherId, otherUserId),
    mails: post.mails,
    database: database.start,
    killDatabase: database.kill,
    async start(more) {
      const made = await appProcess({ folder, env: { ...env, ...more } })
      processes.push(made)
      await made.start()
      return made
    },
    async remove() {
      await Promise.all(processes.map(each => each.stop()))
      await database.stop()
      await post.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
