import type { Call } from '@core/context/call'
import type { ModuleTag } from '@core/context/modules'
import { isTenantEntity } from '@core/db/entity'
import type { PublicCall } from '@core/platform/public-call'
import type { UploadPurpose } from '@core/storage/upload-purposes'
import {
  allModules,
  soldModules,
  type TestClient,
  type TestCompany,
  type TestServer,
  testServer,
} from '@core/testing/server'
import { mt940 } from '@plugins/bank/tests/sample-statements'
import { Client } from 'pg'
import { type Filled, fillCompany, fillPlatform } from './fill-company'
import { sampleOf } from './sample-input'

/** Two companies that own everything, with rows in every table, and whoever may try something. */
export interface World {
  readonly server: TestServer
  readonly owner: Client
  readonly calls: readonly Call[]
  readonly publicCalls: readonly PublicCall[]
  /** The company that runs the platform: the only one with module ADMIN. */
  readonly platform: TestCompany
  readonly ours: TestCompany
  readonly theirs: TestCompany
  /** New rows of our company, or of theirs, once whatever happened to the old ones has been dealt with. */
  refill(who: 'ours' | 'theirs', as?: { userId?: number; canary?: string }): Promise<Filled>
  /** New rows in the tables of the platform itself; answers the number of the first. */
  refillPlatform(): Promise<number>
  /** Somebody of a company that owns everything but these modules, with the highest role. */
  without(modules: readonly ModuleTag[]): Promise<TestClient>
  /** One line per row of every table of a company: equal when nothing changed. */
  contents(companyId: number): Promise<string[]>
  stop(): Promise<void>
}

/** Starts the platform with these plugins, all unless told, and two companies to fill. */
export async function openWorld(options: Parameters<typeof testServer>[0] = {}): Promise<World> {
  const server = await testServer(options)
  const { assembly } = server.app.platform
  const owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const platform = await server.company({ name: 'Platform', modules: allModules })
  const companies = { ours: await server.company({ name: 'Ons' }), theirs: await server.company({ name: 'Hun' }) }
  const poorer = new Map<string, Promise<TestClient>>()
  let filled = 0
  return {
    server,
    owner,
    platform,
    ...companies,
    calls: assembly.calls.map(({ call }) => call),
    publicCalls: assembly.publicCalls.map(({ call }) => call),
    async refill(who, as) {
      await server.settled()
      return fillCompany(owner, server.app.platform, {
        companyId: companies[who].id,
        firstId: (who === 'ours' ? 800_000_000 : 900_000_000) + 10 * ++filled,
        canary: `kanarie-van-${who === 'ours' ? 'ons' : 'hun'}-${filled}`,
        ...as,
      })
    },
    async refillPlatform() {
      const firstId = 600_000_000 + 10 * ++filled
      await fillPlatform(owner, server.app.platform, firstId)
      return firstId
    },
    without(modules) {
      const key = modules.join()
      const known = poorer.get(key)
      if (known) return known
      const made = server
        .company({ modules: soldModules.filter(tag => !modules.includes(tag)) })
        .then(({ admin }) => admin)
      poorer.set(key, made)
      return made
    },
    async contents(companyId) {
      const tables = assembly.entities.filter(isTenantEntity).map(({ meta }) => meta.tableName)
      const { rows } = await owner.query<{ line: string }>(
        tables
          .map(table => `select '${table} ' || t::text as line from "${table}" t where company_id = ${companyId}`)
          .join(' union all '),
      )
      return rows.map(({ line }) => line).sort()
    },
    async stop() {
      await owner.end()
      await server.stop()
    },
  }
}

/** A call made ready: with numbers of one company in its path and of the same or another in its body. */
export function requestOf(
  call: Call | PublicCall,
  use: { path: number; body?: number; hash?: string; text?: string },
): { method: string; path: string; body?: unknown } {
  const text = use.text ?? 'proef'
  const hash = use.hash ? { hash: use.hash } : {}
  const params = call.params ? (sampleOf(call.params, { text, id: use.path, ...hash }) as Record<string, unknown>) : {}
  const query = new URLSearchParams(use.hash && call.query && 'hash' in call.query.properties ? { hash: use.hash } : {})
  for (const [name, schema] of Object.entries(call.query?.properties ?? {}))
    if (call.query?.required?.includes(name) && !query.has(name))
      query.set(name, String(sampleOf(schema, { text, id: use.body ?? use.path }, name)))
  const path = `/api/${call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}`
  const body = call.body && sampleOf(call.body, { text, id: use.body ?? use.path, ...hash })
  return {
    method: call.method,
    path: query.size ? `${path}?${query}` : path,
    ...(body === undefined
      ? {}
      : { body: call.multipart ? formOf(body as Record<string, unknown>, call.multipart) : body }),
  }
}

function formOf(fields: Record<string, unknown>, purpose: UploadPurpose): FormData {
  const form = new FormData()
  const files: Partial<Record<UploadPurpose, File>> = {
    import: new File(['Naam;Plaats\nMol;Ede\n'], 'lijst.csv'),
    statement: new File([mt940([{ from: '2026-11-20', until: '2026-11-20', opening: 0, lines: [] }])], 'bank.940'),
  }
  const file = (sample: File) => files[purpose] ?? sample
  for (const [key, value] of Object.entries(fields))
    form.append(key, value instanceof File ? file(value) : String(value))
  return form
}

/** How a call is named in tables and failures. */
export const nameOf = (call: Call | PublicCall) => `${call.method} ${call.path}`
