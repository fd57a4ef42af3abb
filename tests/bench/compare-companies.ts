import { readFileSync } from 'node:fs'
import { loadConfig } from '@core/config'
import { createOrm } from '@core/db/orm'
import { withTenant } from '@core/db/tenant'
import { kernel } from '@core/kernel'
import { createTokens } from '@core/keys/tokens'
import type { Platform } from '@core/platform/platform'
import { assemble } from '@core/plugin/assemble'
import { createCompany, createUser } from '@core/tenancy/create-company'
import { allModules } from '@core/testing/server'
import plugins from '@plugins/index'
import { appProcess } from '../chaos/app-process'
import { makeWorld } from '../chaos/world'

const FEW = 3
const REQUESTS = 3000
const PATHS = [
  '/api/user/getcurrentuser',
  '/api/relation?limit=25',
  '/api/quotation?limit=25',
  '/api/search?query=bakker',
]

/**
 * `npm run bench -- --companies 1000`: a real process on a database with three companies and then with that many, all of
 * them with every module: how long it takes to start, and its memory after the same number of requests, spread over all.
 */
export async function compareCompanies(companies: number): Promise<void> {
  const world = await makeWorld()
  await world.database()
  const assembly = assemble([kernel, ...plugins])
  const orm = await createOrm({ url: world.databaseUrl, entities: assembly.entities })
  const tokens = await createTokens(loadConfig(world.env))
  const authorizations = [await world.authorize()]
  console.log('\n| companies | start ms | memory MB | after requests of all MB |')
  console.log('|---|---|---|---|')
  for (const count of [FEW, companies]) {
    while (authorizations.length < count) {
      const who = await addCompany({ orm, assembly }, authorizations.length)
      authorizations.push(`Bearer ${await tokens.sign({ ...who, sessionId: null }, {})}`)
    }
    const env = { ...world.env, DATABASE_URL: world.databaseUrl }
    const app = await appProcess({ folder: world.folder, env })
    const started = performance.now()
    await app.start()
    const cells = [count, Math.round(performance.now() - started), memoryOf(app.pid)]
    for (let n = 0; n < REQUESTS; n++) {
      const authorization = authorizations[n % count] ?? ''
      const answer = await fetch(`${app.url}${PATHS[n % PATHS.length]}`, { headers: { authorization } })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
    console.log(`| ${[...cells, memoryOf(app.pid)].join(' | ')} |`)
    await app.stop()
  }
  await orm.close()
  await world.remove()
}

async function addCompany(platform: Pick<Platform, 'orm' | 'assembly'>, n: number) {
  const companyId = await createCompany(platform, { name: `Bedrijf ${n}`, modules: allModules })
  const email = `beheer${n}@test.example`
  const userId = await withTenant(platform.orm, companyId, em =>
    createUser(em, companyId, { name: 'Ada', email, role: 5000, password_hash: '-' }),
  )
  return { companyId, userId: userId ?? 0 }
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
