import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { loadCompany } from '../../tests/bench/load-company'
import { openDatabase } from './open-database'

/** `bun run seed --size 20000`: a company with that many relations and as many dossiers with a quotation of five lines. */
const size = Number(process.argv[process.argv.indexOf('--size') + 1])
if (!process.argv.includes('--size') || !Number.isInteger(size) || size < 1 || size > 1_000_000) {
  console.error('Usage: bun run seed --size 20000')
  process.exit(2)
}
const database = await openDatabase(loadConfig(process.env), assemble([kernel, ...plugins]).migrations)
if (!database.ownerUrl) throw new Error('Set DATABASE_OWNER_URL: rows are made as the owner of the tables')
const made = await loadCompany(database.ownerUrl, size)
console.log(`Bedrijf ${made.companyId} met ${size} relaties, log in als ${made.email} (Welkom2026)`)
await database.stop()
process.exit(0)
