import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** The database of the server under test as its owner, for what takes days or another transaction. The caller ends it. */
export async function ownerDatabase(): Promise<Client> {
  const { E2E_DATA_DIR: dataDir = '' } = process.env
  const [, , , port] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8')
  const database = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: 'vakwerk',
  })
  await database.connect()
  return database
}
