import { runMigrations } from 'bullmq'
import { Client } from 'pg'
import { APP_ROLE } from './roles'

/** The PostgreSQL schema that holds the queue; it has no tenant data of its own, jobs name records by id. */
export const QUEUE_SCHEMA = 'bullmq'

/** Makes or updates the tables of the PostgreSQL queue as their owner and lets the application role use them. */
export async function migrateQueue(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await runMigrations(client, QUEUE_SCHEMA)
    await client.query(`grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`)
    await client.query(`grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`)
    await client.query(`revoke insert, update, delete on ${QUEUE_SCHEMA}.migration from ${APP_ROLE}`)
  } finally {
    await client.end()
  }
}
