import type { ClientBase } from 'pg'
import { APP_ROLE } from './roles'

/** Tables of the coordinator that are written together with rows of a company, and by what. */
const WRITTEN_WITH_ROWS = {
  outbox: 'insert',
  effect: 'insert',
  idempotent_answer: 'insert or update',
  directory_entry: 'insert or delete',
} as const

const TRIGGER = 'commit_together'

/**
 * Makes Citus commit rows of a company and what the coordinator keeps of the same work in two phases, so that a
 * coordinator that dies in between loses neither. Citus sees only writes to tables that it knows: whoever writes to one
 * of these tables deletes nothing from an empty one that it knows. It may be repeated.
 */
export async function commitTogether(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select exists (select from pg_dist_partition where logicalrelid = to_regclass('spread.both')) as known`,
  )
  if (!rows[0]?.known)
    for (const statement of [
      'create schema if not exists spread',
      'create table if not exists spread.both (id int)',
      `select citus_add_local_table_to_metadata('spread.both')`,
      `grant usage on schema spread to ${APP_ROLE}`,
      `grant select, delete on spread.both to ${APP_ROLE}`,
      `create or replace function spread.commit_together() returns trigger language plpgsql as
         $$ begin delete from spread.both; return null; end $$`,
    ])
      await client.query(statement)
  for (const [table, when] of Object.entries(WRITTEN_WITH_ROWS)) {
    const there = await client.query(
      `select from pg_trigger where tgrelid = to_regclass($1) and tgname = $2 union all select where to_regclass($1) is null`,
      [table, TRIGGER],
    )
    if (!there.rowCount)
      await client.query(
        `create trigger ${TRIGGER} after ${when} on ${table} for each statement execute function spread.commit_together()`,
      )
  }
}
