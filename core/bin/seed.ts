import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { loadCompany } from '../../tests/bench/load-company'
import { openDatabase } from './open-database'
import { leave, wordsOf } from './words'

/** `npm run seed -- --size 20000`: a company with that many relations and as many dossiers with a quotation of five lines. */
const size = wordsOf('seed').number('size', 0)
if (size < 1 || size > 1_000_000) leave('--size goes from 1 to 1000000.')
const database = await openDatabase(loadConfig(process.env), assemble([kernel, ...plugins]).migrations)
if (!database.ownerUrl) throw new Error('Set DATABASE_OWNER_URL: rows are made as the owner of the tables')
const made = await loadCompany(database.ownerUrl, size)
console.log(`Bedrijf ${made.companyId} met ${size} relaties, log in als ${made.email} (Welkom2026)`)
await database.stop()
process.exit(0)
