import { log } from '@core/telemetry/log'
import { Migration, Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { isSpread, spread, spreadWithin } from './distribute'
import { APPEND_ONLY } from './entity'
import { renewReadingOrder } from './renew-reading-order'
import { APP_ROLE, SEARCH_ROLE } from './roles'

/** One step of the schema: `name` is `plugin/date_subject`, `up` the statements. */
export interface SchemaStep {
  readonly name: string
  readonly up: readonly string[]
  /**
   * Statement by statement, without a transaction and without hurry: for `create index concurrently` and what may take
   * long. Each has to bear being run again, because a step that was broken off starts over.
   */
  readonly apart?: true
}

/** Rows of some tables are evidence: the application adds them, and neither changes nor removes any. */
const takeRightsToChange = `do $$ declare kept regclass; begin
  for kept in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace
    and obj_description(c.oid, 'pg_class') = '${APPEND_ONLY}'
  loop execute format('revoke update, delete on %s from ${APP_ROLE}', kept); end loop;
end $$`

const LOCK = 7_391_204
/** Give up waiting for a lock after this time and try again later: queries of running servers queue behind a waiting migration. It is shorter than PostgreSQL's own deadlock check. */
const LOCK_TIMEOUT = '500ms'
const PAUSE_MS = 500
const PATIENCE_MS = 10 * 60_000
const NO_LOCK = '55P03'

/**
 * Brings the schema up to date as its owner, in the given order, and grants the application role what it needs. The
 * platform may be serving: a step that gets no lock at once lets go of all it has and is tried again. Of several
 * processes one does it, and the others wait for it.
 *
 * @throws Error when a statement fails, or a step got no lock for ten minutes; the steps before it stay
 */
export async function migrate(ownerUrl: string, steps: readonly SchemaStep[]): Promise<void> {
  const lock = await lockMigrations(ownerUrl)
  const spreading = await isSpread(lock)
  const orm = await MikroORM.init({
    clientUrl: ownerUrl,
    driverOptions: { connectionString: ownerUrl },
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    ensureDatabase: false,
    logger: () => undefined,
    pool: { min: 0, max: 2 },
    migrations: {
      tableName: 'schema_step',
      snapshot: false,
      allOrNothing: false,
      migrationsList: steps.map(step => ({ name: step.name, class: migrationOf(step, spreading) })),
    },
  })
  try {
    const connection = orm.em.getConnection()
    await ensureRoles(statement => connection.execute(statement))
    await insist(
      () => orm.migrator.up(),
      () => dropBrokenIndexes(lock),
    )
    if (spreading) await spread(lock)
    await renewReadingOrder(lock)
    await connection.execute(`grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`)
    await connection.execute(takeRightsToChange)
    await connection.execute(`grant usage, select on all sequences in schema public to ${APP_ROLE}`)
    await connection.execute(`revoke all on schema_step from ${APP_ROLE}`)
  } finally {
    await orm.close(true)
    await lock.end()
  }
}

/** Asks again and again: a statement that waits would be in the way of an index that is made concurrently. */
async function lockMigrations(ownerUrl: string): Promise<Client> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    if (rows[0]?.ours) return client
    await Bun.sleep(PAUSE_MS / 5)
  }
}

async function insist(work: () => Promise<unknown>, before: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await before()
      await work()
      return
    } catch (error) {
      if ((error as { code?: unknown }).code !== NO_LOCK || Date.now() > deadline) throw error
      log.info('the schema waits for its turn', { error })
      await Bun.sleep(PAUSE_MS)
    }
  }
}

/** What `create index concurrently` leaves behind when it is broken off: it counts as there and is of no use. */
async function dropBrokenIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`)
}

function migrationOf(step: SchemaStep, spreading: boolean) {
  return class extends Migration {
    override isTransactional() {
      return !step.apart
    }
    override up() {
      if (!step.apart) this.addSql(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
      for (const statement of spreading ? spreadWithin(step.up) : step.up) this.addSql(statement)
    }
  }
}

/** Roles belong to the server, not to the database: several databases may ask for it at once. */
async function ensureRoles(execute: (statement: string) => Promise<unknown>) {
  await execute(`do $$ begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} login password '${APP_ROLE}' nosuperuser nobypassrls;
    end if;
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end $$`)
  await execute(`do $$ begin
    if not exists (select from pg_roles where rolname = '${SEARCH_ROLE}') then
      create role ${SEARCH_ROLE} nologin nosuperuser nobypassrls;
    end if;
    execute format('grant ${SEARCH_ROLE} to %I', current_user);
  exception when duplicate_object or unique_violation or insufficient_privilege then null;
  end $$`)
  await execute(`grant usage on schema public to ${APP_ROLE}, ${SEARCH_ROLE}`)
}
