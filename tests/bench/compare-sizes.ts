import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@core/bin/open-database'
import { loadConfig } from '@core/config'
import type { OpenDatabase } from '@core/db/embedded/open-embedded'
import { kernel } from '@core/kernel'
import { startApp } from '@core/main'
import { assemble } from '@core/plugin/assemble'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import { startSpread } from '@core/testing/spread-database'
import plugins from '@plugins/index'
import { Client } from 'pg'
import type { Measured } from './load'
import { loadCompany } from './load-company'

const SMALL = 20_000
const QUOTATIONS = 100
const RELATIONS = '/api/relation?offset=0&limit=25'
const DOSSIERS = '/api/flow?offset=0&limit=25'
const ASKED = {
  'list of 25 with total': `${RELATIONS}&sort=-created_at`,
  'list by name': `${RELATIONS}&sort=surname`,
  'search for one customer': `${RELATIONS}&query=klant12345@`,
  'search by two words': `${RELATIONS}&query=hendrik%20klant123`,
  'search by name fragment': `${RELATIONS}&query=bouwmeester12`,
  'search that one in twelve meets': `${RELATIONS}&query=tineke`,
  'dossiers, 25 with total': `${DOSSIERS}&sort=-created_at`,
  'dossiers of a stage': `${DOSSIERS}&sort=-created_at&status=quotation`,
  'search for a dossier': `${DOSSIERS}&query=klant%2012345`,
  'board of 100 cards': '/api/user/getleadpipeline?limit=100&sort=-flowstage_start_at',
  'figures of the board': '/api/flow/pipelinefigures',
}

/**
 * `npm run bench -- --relations 1000000`: lists, searches and the board of a company with 20,000 relations and dossiers and of one with that many,
 * in one database and one run. The aim is a ratio of 2 at the most.
 *
 * @param citus folder of a PostgreSQL that has Citus, to do so on a coordinator and two workers of it
 */
export async function compareSizes(relations: number, seconds: number, citus?: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vakwerk-bench-'))
  await chmod(dataDir, 0o755)
  const settings = loadConfig({ DATA_DIR: dataDir, ...(citus ? { CITUS: 'on' } : {}) })
  const config = { ...settings, port: 0, host: '127.0.0.1' }
  const emails: string[] = []
  const load = async (ownerUrl: string) => {
    const started = performance.now()
    for (const size of [SMALL, relations]) emails.push((await loadCompany(ownerUrl, QUOTATIONS, size)).email)
    console.log(`\nLoaded in ${Math.round((performance.now() - started) / 1000)} s\n`)
  }
  const { migrations } = assemble([kernel, ...plugins])
  const database = citus
    ? await openSpread({ folder: citus, dataDir, durable: true }, migrations, load)
    : await openDatabase(config, migrations)
  const { databaseUrl, ownerUrl = '' } = database
  if (!citus) await load(ownerUrl)
  const app = await startApp({ config, plugins, databaseUrl, ownerUrl })
  const tokens = await Promise.all(emails.map(email => tokenOf(app.url, email)))
  console.log(
    `| what | ${SMALL} p50 ms | ${relations} p50 ms | ratio | found | ${SMALL} /s | ${relations} /s | ratio |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [name, path] of Object.entries(ASKED)) {
    const asks = tokens.map(token => {
      const headers = { authorization: `Bearer ${token}` }
      return { port: Number(new URL(app.url).port), seconds, request: { method: 'GET', path, headers } }
    })
    // Whoever is asked first would pay for what is compiled and planned once.
    for (const ask of asks) await clientsOf({ ...ask, connections: 16 })
    const results = []
    for (const ask of asks) {
      const answer = await fetch(`${app.url}${path}`, { headers: ask.request.headers })
      const found = (await answer.json()) as readonly unknown[] | { pagination: { total: number } }
      results.push({
        found: 'pagination' in found ? found.pagination.total : found.length,
        one: await clientsOf({ ...ask, connections: 1 }),
        many: await clientsOf({ ...ask, connections: 16 }),
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

/** With statistics of what lies on each machine. */
async function openSpread(...given: Parameters<typeof startSpread>): Promise<OpenDatabase> {
  const { machines, ownerUrl, appUrl } = await startSpread(...given)
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
  return { databaseUrl: appUrl, ownerUrl, shared: false, stop: machines.stop }
}

async function clientsOf(job: object): Promise<Measured> {
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
