import { EntityCaseNamingStrategy, type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Client, Pool } from 'pg'
import type { Entity } from './entity'
import { joinOpening } from './join-opening'

export type { EntityManager }
export type Orm = MikroORM

interface OrmOptions {
  url: string
  entities: readonly Entity[]
  /** Connections kept open. */
  pool?: number
  /** Tables that a schema diff leaves alone. */
  skipTables?: readonly string[]
  /** Told of every statement; the statement budget counts with it. */
  onQuery?: (statement: string) => void
}

/** Opens the mapper on one database. Column, property and JSON name are one and the same. */
export function createOrm({ url, entities, pool = 10, skipTables = [], onQuery }: OrmOptions): Promise<Orm> {
  return MikroORM.init({
    entities: [...entities] as never[],
    clientUrl: url,
    namingStrategy: EntityCaseNamingStrategy,
    pool: { min: 0, max: pool },
    schemaGenerator: { createForeignKeyConstraints: false, skipTables: [...skipTables] },
    forceUtcTimezone: true,
    ensureDatabase: false,
    driverOptions: { onPoolCreated: (pool: Pool) => void pool.on('connect', client => joinOpening(client as Client)) },
    ...(onQuery ? { debug: ['query'], logger: onQuery, colors: false } : {}),
  })
}
