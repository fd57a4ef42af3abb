import { createSecrets } from '@core/keys/secrets'
import { createTokens } from '@core/keys/tokens'
import type { Platform } from '@core/platform/platform'
import { createFileStore } from '@core/storage/create-file-store'
import { log } from '@core/telemetry/log'
import { principalOf } from './accounts/principal-of'
import type { Config } from './config'
import { createOrm } from './db/orm'
import { refuseOwner } from './db/refuse-owner'
import { type Relay, startRelay } from './events/relay'
import { createGeocoder } from './geocoding/create-geocoder'
import { Drain } from './http/drain'
import { onThisMachine } from './http/is-local'
import { createServer } from './http/server'
import { createQueue } from './jobs/queue'
import { kernel } from './kernel'
import { createTranslate } from './locales/translate'
import { inboxRoutes } from './mail/inbox-routes'
import { createMailer } from './mail/mailer'
import { incomingMail } from './mailboxes/incoming-mail'
import { createOutbound } from './outbound/outbound'
import { assemble } from './plugin/assemble'
import type { PluginDefinition } from './plugin/define-plugin'
import { brandingOf } from './tenancy/api/branding'
import { customerPages } from './tenancy/customer-pages/customer-pages'
import { trialModules } from './tenancy/trial-modules'

/** What a start needs besides the configuration. */
export interface StartOptions {
  config: Config
  plugins: readonly PluginDefinition[]
  /** The application role on a migrated database. */
  databaseUrl: string
  /** The owner, for the tables of the queue. */
  ownerUrl?: string | undefined
  /** Every answer is checked against its schema; tests switch it on. */
  checkResponses?: boolean
  /** Pause before a failed job is tried again, in milliseconds, doubled each time; a second unless told. */
  retryPauseMs?: number | undefined
  /** What has to be done before anybody may come in; `readyz` and sign-in wait for it. */
  beforeListening?: ((platform: Platform) => Promise<void>) | undefined
  /** Told of every SQL statement; the statement budget counts with it. */
  onQuery?: (statement: string) => void
}

/** The platform at work. */
export interface App {
  readonly url: string
  readonly platform: Platform
  readonly relay: Relay
  /** Answers a request without the network. */
  handle(request: Request): Promise<Response>
  stop(): Promise<void>
}

/** Starts the platform: configuration → database → plugins → http → workers. */
export async function startApp(options: StartOptions): Promise<App> {
  const { config, databaseUrl } = options
  const stopTracing = config.collector && (await import('./telemetry/otlp')).startTracing(config.collector)
  const assembly = assemble([kernel, ...options.plugins])
  trialModules({ config, assembly })
  const orm = await createOrm({
    url: databaseUrl,
    entities: assembly.entities,
    pool: config.databasePool,
    onQuery: options.onQuery,
    citus: config.citus,
  })
  await refuseOwner(orm)
  const mailer = await createMailer(config)
  const queue = await createQueue({
    databaseUrl,
    ...(config.redisUrl ? { redisUrl: config.redisUrl } : {}),
    ...(options.ownerUrl ? { ownerUrl: options.ownerUrl } : {}),
    ...(options.retryPauseMs ? { backoffMs: options.retryPauseMs } : {}),
    onError: error => log.error('queue', { error }),
  })
  let relay: Relay | undefined
  const drain = new Drain(config.drainSeconds * 1000)
  const platform: Platform = {
    config,
    assembly,
    orm,
    translate: createTranslate(assembly.locales),
    files: createFileStore(config),
    mailer,
    outbound: createOutbound(config.outboundAllow),
    geocoder: createGeocoder(config),
    tokens: await createTokens(config),
    secrets: await createSecrets(config),
    identify: token => principalOf(platform, token),
    outboxWritten: () => relay?.nudge(),
  }
  const server = createServer(platform, {
    checkResponses: options.checkResponses ?? false,
    branding: host => brandingOf(platform, host),
    customers: customerPages(platform),
    ready: { queue: () => queue.depth(), drain },
    pages: [
      incomingMail(platform),
      ...(mailer.inbox && !config.production ? [onThisMachine(inboxRoutes(mailer.inbox))] : []),
    ],
  })
  relay = await startRelay(platform, queue, { work: config.role !== 'api' })
  await options.beforeListening?.(platform)
  const listening =
    config.role === 'worker'
      ? undefined
      : server.listen({ port: config.port, hostname: config.host, idleTimeout: 30, reusePort: false })
  const port = listening?.server?.port ?? config.port
  return {
    url: `http://localhost:${port}`,
    platform,
    relay,
    handle: request => server.handle(request),
    async stop() {
      drain.stop()
      if (listening) await drain.over()
      await listening?.stop()
      await relay?.stop()
      await queue.close()
      await mailer.close()
      await orm.close()
      await stopTracing?.()
    },
  }
}
