import { type Entity, isTenantEntity } from './entity'
import { name } from './sql'

/** How the schema is spread by `company_id`; from the entities alone. */
export interface Distribution {
  /** Plain PostgreSQL: makes every key of a tenant table carry `company_id`. */
  readonly keys: readonly string[]
  /** Citus: which table goes where. */
  readonly placement: readonly string[]
}

/**
 * The statements that spread the schema over machines with Citus. Tenant tables go by `company_id`, all side by side, so
 * that no work of a company leaves its machine. Tables of the platform itself are on every machine.
 */
export function distribution(entities: readonly Entity[]): Distribution {
  const tenant = entities.filter(isTenantEntity).map(entity => entity.meta.tableName)
  const shared = entities.filter(entity => !isTenantEntity(entity)).map(entity => entity.meta.tableName)
  const literal = (table: string) => `'public.${name(table)}'`
  const [first = '', ...others] = tenant
  return {
    keys: tenant.map(
      table =>
        `alter table ${name(table)} drop constraint ${name(`${table}_pkey`)}, add constraint ${name(`${table}_pkey`)} primary key ("company_id", "id");`,
    ),
    placement: [
      `create extension if not exists citus;`,
      ...shared.map(table => `select create_reference_table(${literal(table)});`),
      `set citus.enable_unsafe_triggers = on;`,
      `select create_distributed_table(${literal(first)}, 'company_id');`,
      ...others.map(
        table =>
          `select create_distributed_table(${literal(table)}, 'company_id', colocate_with => ${literal(first)});`,
      ),
    ],
  }
}
