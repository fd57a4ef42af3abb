import { randomBytes } from 'node:crypto'
import { loadConfig } from '@core/config'
import { createOrm } from '@core/db/orm'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { createFirstAccount } from '@core/tenancy/create-first-account'
import plugins from '@plugins/index'
import { openDatabase } from './open-database'
import { leave, wordsOf } from './words'

/**
 * `npm run admin create-company -- --company "Zonnig Dak" --name Anouk --email anouk@zonnigdak.example` makes a company
 * with its administrator, and prints a password once. The first company of a database is the platform's own.
 */
const words = wordsOf('admin')
const [company, name, email] = [words.text('company'), words.text('name'), words.text('email')]
if (words.rest[0] !== 'create-company' || !company || !name || !email)
  leave('Expected: create-company, with a company, a name and an address.')
const assembly = assemble([kernel, ...plugins])
const config = loadConfig(process.env)
const database = await openDatabase(config, assembly.migrations)
const orm = await createOrm({
  url: database.databaseUrl,
  entities: assembly.entities,
  pool: 2,
  citus: config.citus,
})
let failed = false
try {
  const password = `${randomBytes(12).toString('base64url')}aA1`
  const made = await createFirstAccount({ orm, assembly }, { company, name, email, password })
  console.log(`Bedrijf ${made.companyId} (${made.modules.join(', ')})\nInloggen: ${email}\nWachtwoord: ${password}`)
} catch (error) {
  failed = true
  console.error(error instanceof Error ? error.message : error)
} finally {
  await orm.close()
  await database.stop()
}
process.exit(failed ? 1 : 0)
