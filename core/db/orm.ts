import { EntityCaseNamingStrategy, type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { Pool, TypeOverrides } from 'pg'
import { checkedVersions } from './checked-versions'
import { CompanyDriver } from './company-driver'
import type { Entity } from './entity'
import { joinWrites } from './join-writes'
import { mapped } from './mapped'
import { Turns } from './turns'

export type { EntityManager }

/** The mapper on one database, with the connections that it shares with `run()`. */
export interface Orm {
  readonly em: EntityManager
  readonly schema: MikroORM['schema']
  readonly pool: Pool
  /** Who may take one of them next. */
  readonly turns: Turns
  /** A few connections for single statements beside a transaction: never held while waiting for anything else. */
  readonly beside: Pool
  /** Told of every statement; the statement budget counts with it. */
  readonly heard: ((statement: string) => void) | undefined
  /** Whether the database is spread over machines by Citus. */
  readonly citus: boolean
  /** An entity manager of its own that sees one company. */
  managerFor(companyId: number): EntityManager
  close(): Promise<void>
}

interface OrmOptions {
  url: string
  entities: readonly Entity[]
  /** Connections kept open. */
  pool?: number
  /** Tables that a schema diff leaves alone. */
  skipTables?: readonly string[]
  onQuery?: ((statement: string) => void) | undefined
  citus?: boolean
}

const COMPANIES_REMEMBERED = 1000
/** A connection that nobody uses stays for so long: with it go the plans of its statements, and a new one makes them again. */
const IDLE_MS = 10 * 60_000
/** Longest wait for a connection: who waits longer hears that it is too busy or away. */
const CONNECT_MS = 10_000

/** `bigint` and `numeric`, which the driver leaves as texts: ours are counted within what a number holds exactly. */
const NUMBERS = [20, 1700]

/** Opens the mapper on one database. Column, property and JSON name are one and the same. */
export async function createOrm({
  url,
  entities,
  pool = 10,
  skipTables = [],
  onQuery,
  citus = false,
}: OrmOptions): Promise<Orm> {
  // The mapper itself reads host, name and password only; sockets and encryption stand behind the question mark.
  const driver = {
    connectionString: url,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
  }
  const mapper = await MikroORM.init({
    driver: CompanyDriver,
    entities: entities.map(mapped),
    subscribers: [checkedVersions],
    clientUrl: url,
    namingStrategy: EntityCaseNamingStrategy,
    pool: { min: 0, max: pool },
    // No entity is a view: those that are there came with an extension.
    schemaGenerator: { createForeignKeyConstraints: false, skipTables: [...skipTables], skipViews: [/./] },
    forceUtcTimezone: true,
    ensureDatabase: false,
    driverOptions: { ...driver, onPoolCreated: (made: Pool) => prepare(made, citus) },
  })
  const connections = await mapper.em.getConnection().getNativeClient()
  const beside = new Pool({ ...driver, max: 2, types: connections.options.types })
  prepare(beside, citus)
  // Preparing the tenant filter walks every entity, so each company gets it once.
  const managers = new Map<number, EntityManager>()
  return {
    em: mapper.em,
    schema: mapper.schema,
    pool: connections,
    turns: new Turns(pool),
    beside,
    heard: onQuery,
    citus,
    managerFor(companyId) {
      let manager = managers.get(companyId)
      if (!manager) {
        manager = mapper.em.fork()
        manager.setFilterParams('tenant', { company_id: companyId })
        if (managers.size >= COMPANIES_REMEMBERED) managers.clear()
        managers.set(companyId, manager)
      }
      return manager.fork()
    },
    async close() {
      await beside.end()
      await mapper.close(true)
    },
  }
}

/** A connection that breaks tells its statements; that it broke as well is no news, but unheard it would end the process. */
function prepare(pool: Pool, citus: boolean): void {
  const told = () => undefined
  const { types } = pool.options
  if (types instanceof TypeOverrides) for (const type of NUMBERS) types.setTypeParser(type, Number)
  pool
    .on('connect', client => {
      joinWrites(client.on('error', told))
      // Workers hear of `set local` too: it tells them the company.
      if (citus) client.query(`set citus.propagate_set_commands = 'local'`).catch(told)
    })
    .on('error', told)
}
