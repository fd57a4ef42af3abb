import { Migration, Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import { APP_ROLE, SEARCH_ROLE } from './roles'

/** One step of the schema: `name` is `plugin/date_subject`, `up` the statements. */
export interface SchemaStep {
  readonly name: string
  readonly up: readonly string[]
}

/** Brings the schema up to date as its owner, in the given order, and grants the application role what it needs. */
export async function migrate(ownerUrl: string, steps: readonly SchemaStep[]): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: ownerUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    ensureDatabase: false,
    logger: () => undefined,
    pool: { min: 0, max: 2 },
    migrations: {
      tableName: 'schema_step',
      snapshot: false,
      migrationsList: steps.map(step => ({ name: step.name, class: migrationOf(step) })),
    },
  })
  try {
    const connection = orm.em.getConnection()
    await connection.execute('select pg_advisory_lock(7391204)')
    await ensureRoles(statement => connection.execute(statement))
    await orm.migrator.up()
    await connection.execute(`grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`)
    await connection.execute(`grant usage, select on all sequences in schema public to ${APP_ROLE}`)
    await connection.execute(`revoke all on schema_step from ${APP_ROLE}`)
  } finally {
    await orm.close(true)
  }
}

function migrationOf(step: SchemaStep) {
  return class extends Migration {
    override up() {
      for (const statement of step.up) this.addSql(statement)
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
