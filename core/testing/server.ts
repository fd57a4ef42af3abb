import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, lowerPasswordCost } from '@core/accounts/password'
import { loadConfig } from '@core/config'
import type { ModuleTag } from '@core/context/modules'
import { withTenant } from '@core/db/tenant'
import { planDailyJobs } from '@core/events/schedule'
import { kernel } from '@core/kernel'
import { type App, startApp } from '@core/main'
import { modulesOf } from '@core/plugin/assemble'
import type { PluginDefinition } from '@core/plugin/define-plugin'
import { currentScope } from '@core/telemetry/work-scope'
import { createCompany, createUser } from '@core/tenancy/create-company'
import { legalDetails } from '@core/testing/resident'
import plugins from '@plugins/index'
import { Pool } from 'pg'
import { DATABASE_ENV, testDatabase } from './database'
import { namesItsCompany } from './names-its-company'

/** What `/metrics` asks of requests that come without the network. */
export const METRICS_TOKEN = 'metrics-of-tests'
/** Password of every user that tests make. */
export const TEST_PASSWORD = 'Welkom2026'
let passwordHash: Promise<string> | undefined

/** What a test reads of an answer. */
export interface TestAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  body: any
  headers: Headers
}

/** Makes requests as somebody. */
export interface TestClient {
  readonly userId: number
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  delete(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  /** The raw answer, for files. */
  raw(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

/** A company of its own for a test, with its administrator signed in. */
export interface TestCompany {
  readonly id: number
  readonly admin: TestClient
  /** Another user of the company, signed in. */
  user(fields?: {
    username?: string
    role?: number
    user_type?: string
    partner_id?: number | null
    name?: string
    module_blacklist?: ModuleTag[]
  }): Promise<TestClient>
}

/** The real platform on a database of its own. */
export interface TestServer {
  readonly app: App
  /** The database as its owner sees it, whom row-level security does not bind: for looking behind the platform. */
  readonly owner: Pool
  readonly ownerUrl: string
  /** Statements that requests sent to the database since the last call of this. */
  statements(): string[]
  /** Statements that a job with this name sends while this is done and settled. */
  statementsOfJob(name: string, during: () => Promise<unknown>): Promise<string[]>
  readonly anonymous: TestClient
  company(options?: {
    name?: string
    modules?: readonly ModuleTag[]
    settings?: Record<string, unknown>
  }): Promise<TestCompany>
  /** Waits until every event and job has been handled. */
  settled(): Promise<void>
  /** Does the daily jobs of a company that are due at this moment. None come by themselves: there would be those of every company that any test made. */
  dailyJobs(company: TestCompany, at: Date): Promise<void>
  stop(): Promise<void>
}

/** The modules of the product as screens list them, with that of the platform itself, and those that companies can buy. */
export const allModules: readonly ModuleTag[] = modulesOf(plugins).map(({ tag }) => tag)
export const soldModules: readonly ModuleTag[] = allModules.filter(tag => tag !== 'ADMIN')

/** Number of a module in the API. */
export const numberOf = (tag: string): number | undefined =>
  modulesOf(plugins).find(module => module.tag === tag)?.number

let made = 0
/** The day until which companies of tests have had their daily jobs. */
const NEVER = '9999-12-31'
/** Statements that open and close transactions, and those of the relay that works in the background. */
const ALONGSIDE = /^(?:begin|commit|rollback|set local)|\boutbox"? (?:where|set|o where)/

/** What a test wants otherwise than the platform is; any of it takes a server of its own. */
export interface TestServerOptions {
  readonly plugins?: readonly PluginDefinition[]
  readonly env?: Record<string, string>
  readonly retryPauseMs?: number
  /** Whether an answer of another shape than declared is an error; true unless told. */
  readonly checkResponses?: boolean
  /** For tests that look at tables of the platform as a whole, or disturb what runs. */
  readonly own?: true
}

let shared: Promise<TestServer> | undefined

/**
 * The real kernel with all plugins on a clone of the migrated database. Without options it is one for all test files of
 * the process, which each make companies of their own; it ends with the process.
 */
export function testServer(options?: TestServerOptions): Promise<TestServer> {
  if (options) return startTestServer(options)
  shared ??= startTestServer({}).then(server => {
    process.on('exit', () => rmSync(server.app.platform.config.dataDir, { recursive: true, force: true }))
    // Whoever comes next goes on with it, and counts the statements of their own requests.
    return { ...server, stop: async () => void server.statements() }
  })
  return shared
}

async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  lowerPasswordCost()
  const chosen = options.plugins ?? plugins
  const database = await testDatabase([kernel, ...plugins].flatMap(plugin => plugin.migrations ?? []))
  const dataDir = await mkdtemp(join(tmpdir(), 'vakwerk-test-'))
  const seen: string[] = []
  let listening: { readonly job: string; readonly heard: string[] } | undefined
  const app = await startApp({
    config: {
      ...loadConfig({
        DATA_DIR: dataDir,
        DATABASE_POOL: '8',
        METRICS_TOKEN,
        DATABASE_URL: database.appUrl,
        ...DATABASE_ENV,
        ...options.env,
      }),
      port: 0,
      host: '127.0.0.1',
    },
    plugins: chosen,
    databaseUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    checkResponses: options.checkResponses ?? true,
    retryPauseMs: options.retryPauseMs,
    // What jobs ask in the background, also those that an earlier test planned, is no part of what a test counts.
    onQuery: statement => {
      namesItsCompany(statement)
      const job = currentScope()?.job
      if (!job) seen.push(statement)
      else if (listening && job.endsWith(`:${listening.job}`)) listening.heard.push(statement)
    },
  })
  const { platform } = app
  const owner = new Pool({ connectionString: database.ownerUrl, max: 2 })
  passwordHash ??= hashPassword(TEST_PASSWORD)

  const signedIn = async (companyId: number, userId: number) =>
    clientOf(app, userId, await platform.tokens.sign({ companyId, userId, sessionId: null }, {}))
  return {
    app,
    owner,
    ownerUrl: database.ownerUrl,
    statements: () => seen.splice(0).filter(statement => !ALONGSIDE.test(statement)),
    async statementsOfJob(name, during) {
      const heard: string[] = []
      listening = { job: name, heard }
      try {
        await during()
        await app.relay.settled()
      } finally {
        listening = undefined
      }
      return heard.filter(statement => !ALONGSIDE.test(statement))
    },
    anonymous: clientOf(app, 0, undefined),
    async company({ name = `Testbedrijf ${++made}`, modules = soldModules, settings } = {}) {
      const id = await createCompany(platform, { name, modules, ...legalDetails, ...(settings ? { settings } : {}) })
      // The clock may have found the company already.
      await owner.query(
        `insert into daily_run (company_id, name, day) select $1, unnest($2::text[]), '${NEVER}' on conflict (company_id, name) do update set day = excluded.day`,
        [id, [...platform.assembly.jobs.values()].flatMap(({ job }) => (job.dailyAt === undefined ? [] : [job.name]))],
      )
      const add = (fields: Record<string, unknown>) =>
        withTenant(platform.orm, id, async em => {
          const email = `gebruiker${++made}@test.example`
          const user = await createUser(em, id, {
            name: 'Test',
            email,
            role: 100,
            password_hash: (await passwordHash) ?? '',
            ...fields,
          })
          if (!user) throw new Error('The test user exists already')
          return user
        })
      return {
        id,
        admin: await signedIn(id, await add({ role: 5000, name: 'Beheer' })),
        user: async fields => signedIn(id, await add({ ...fields })),
      }
    },
    settled: () => app.relay.settled(),
    async dailyJobs({ id }, at) {
      await owner.query('delete from daily_run where company_id = $1', [id])
      await planDailyJobs(platform, at)
      await app.relay.settled()
    },
    async stop() {
      await owner.end()
      await app.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function clientOf(app: App, userId: number, token: string | undefined): TestClient {
  const raw = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          'accept-language': 'nl',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    )
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer> => {
    const response = await raw(method, path, body, headers)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers }
  }
  return {
    userId,
    raw,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body ?? {}, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  }
}
