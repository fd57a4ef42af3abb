import { runMigrations } from 'bullmq'
import { Client } from 'pg'
import { TENANT_SETTING } from './entity'
import { APP_ROLE } from './roles'

/** The PostgreSQL schema that holds the queue. */
export const QUEUE_SCHEMA = 'bullmq'

/** Jobs carry what goes on in companies: work for one of them sees none. A table that is guarded already is left alone, because others use it. */
const guardJobs = `do $$ declare open regclass; begin
  for open in select oid from pg_class where relnamespace = '${QUEUE_SCHEMA}'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
  loop
    execute format('create policy outside_companies on %s to ${APP_ROLE} using (coalesce(current_setting(''${TENANT_SETTING}'', true), '''') = '''')', open);
    execute format('alter table %s enable row level security', open);
  end loop;
end $$`

/** Makes or updates the tables of the PostgreSQL queue as their owner and lets the application role use them. */
export async function migrateQueue(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await runMigrations(client, QUEUE_SCHEMA)
    await client.query(`grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`)
    await client.query(`grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`)
    await client.query(guardJobs)
    await client.query(`revoke insert, update, delete on ${QUEUE_SCHEMA}.migration from ${APP_ROLE}`)
  } finally {
    await client.end()
  }
}
