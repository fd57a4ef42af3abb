import type { Orm } from './orm'

/** A role that owns tables or bypasses row-level security would see every company: such a URL does not start. */
export async function refuseOwner(orm: Orm): Promise<void> {
  const { rows } = await orm.pool.query<{ strong: boolean }>(
    `select rolsuper or rolbypassrls as strong from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.strong)
    throw new Error('DATABASE_URL must name a role that is not a superuser and cannot bypass row-level security')
}
