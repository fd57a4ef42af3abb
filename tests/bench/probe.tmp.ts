import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { startApp } from '@core/main'
import { assemble } from '@core/plugin/assembly'
import { DEMO_PASSWORD } from '@core/seed/demo-companies'
import plugins from '@plugins/index'
import { Client } from 'pg'
import { openDatabase } from '../../core/bin/open-database'
import { loadCompany } from './load-company'

const dataDir = await mkdtemp(join(tmpdir(), 'vakwerk-probe-'))
const config = { ...loadConfig({ DATA_DIR: dataDir }), port: 0, host: '127.0.0.1' }
const database = await openDatabase(config, assemble([kernel, ...plugins]).migrations)
const { companyId, email, quotationId } = await loadCompany(database.ownerUrl!, 20000)
const owner = new Client({ connectionString: database.ownerUrl! })
await owner.connect()
await owner.query('alter system set log_min_duration_statement = 0')
const app = await startApp({ config, plugins, databaseUrl: database.databaseUrl, ownerUrl: database.ownerUrl })
const json = { 'content-type': 'application/json' }
const signIn = await fetch(`${app.url}/api/authenticate`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ username: email, password: DEMO_PASSWORD }),
})
const { token } = (await signIn.json()) as { token: string }
const headers = { authorization: `Bearer ${token}`, ...json }
const flowId = Number((await owner.query(`select min(id) as id from flow where company_id = ${companyId}`)).rows[0].id)
const calculationId = Number(
  (await owner.query(`select calculation_id as id from quotation where id = $1`, [quotationId])).rows[0].id,
)
console.log(
  JSON.stringify({
    dataDir,
    url: app.url,
    db: database.ownerUrl,
    app: database.databaseUrl,
    companyId,
    quotationId,
    calculationId,
    flowId,
    token,
  }),
)
await Bun.write(
  '/tmp/prof/probe.json',
  JSON.stringify({
    dataDir,
    url: app.url,
    db: database.ownerUrl,
    app: database.databaseUrl,
    companyId,
    quotationId,
    calculationId,
    flowId,
    token,
    headers,
  }),
)
process.on('SIGTERM', async () => {
  await app.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
})
setInterval(() => {}, 1e6)
