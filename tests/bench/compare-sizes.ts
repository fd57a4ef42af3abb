import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@core/bin/open-database'
import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { startApp } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import plugins from '@plugins/index'
import type { Measured } from './load'
import { loadCompany } from './load-company'

const SMALL = 20_000
const QUOTATIONS = 100
const ASKED = {
  'list of 25 with total': 'offset=0&limit=25&sort=-created_at',
  'list by name': 'offset=0&limit=25&sort=surname',
  'search for one customer': 'offset=0&limit=25&query=klant12345@',
  'search by two words': 'offset=0&limit=25&query=hendrik%20klant123',
  'search by name fragment': 'offset=0&limit=25&query=bouwmeester12',
  'search that one in twelve meets': 'offset=0&limit=25&query=tineke',
}

/**
 * `bun run bench --relations 1000000`: lists and searches of a company with 20,000 relations and of one with that many,
 * in one database and one run. The aim is a ratio of 2 at the most.
 */
export async function compareSizes(relations: number, seconds: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vakwerk-bench-'))
  const config = { ...loadConfig({ DATA_DIR: dataDir }), port: 0, host: '127.0.0.1' }
  const database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
  const ownerUrl = database.ownerUrl ?? ''
  const started = performance.now()
  const companies = [await loadCompany(ownerUrl, QUOTATIONS, SMALL), await loadCompany(ownerUrl, QUOTATIONS, relations)]
  console.log(`\nLoaded in ${Math.round((performance.now() - started) / 1000)} s\n`)
  const app = await startApp({ config, plugins, databaseUrl: database.databaseUrl, ownerUrl })
  const tokens = await Promise.all(companies.map(({ email }) => tokenOf(app.url, email)))
  console.log(
    `| what | ${SMALL} p50 ms | ${relations} p50 ms | ratio | found | ${SMALL} /s | ${relations} /s | ratio |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [name, query] of Object.entries(ASKED)) {
    const path = `/api/relation?${query}`
    const asks = tokens.map(token => {
      const headers = { authorization: `Bearer ${token}` }
      return { port: Number(new URL(app.url).port), seconds, request: { method: 'GET', path, headers } }
    })
    // Whoever is asked first would pay for what is compiled and planned once.
    for (const ask of asks) await load({ ...ask, connections: 16 })
    const results = []
    for (const ask of asks) {
      const answer = await fetch(`${app.url}${path}`, { headers: ask.request.headers })
      const { pagination } = (await answer.json()) as { pagination: { total: number } }
      results.push({
        found: pagination.total,
        one: await load({ ...ask, connections: 1 }),
        many: await load({ ...ask, connections: 16 }),
      })
    }
    const [small, large] = results
    if (!small || !large) continue
    const cells = [
      name,
      small.one.p50.toFixed(2),
      large.one.p50.toFixed(2),
      (large.one.p50 / small.one.p50).toFixed(2),
      `${small.found} / ${large.found}`,
      small.many.perSecond.toFixed(0),
      large.many.perSecond.toFixed(0),
      (small.many.perSecond / large.many.perSecond).toFixed(2),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await app.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function load(job: object): Promise<Measured> {
  const client = Bun.spawn([process.execPath, join(import.meta.dir, 'client.ts')], {
    stdin: new Blob([JSON.stringify(job)]),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  return JSON.parse(await new Response(client.stdout).text()) as Measured
}

async function tokenOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}
