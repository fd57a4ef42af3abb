import { type Ranges, ranges } from './outbound/address-ranges'

/** Everything an operator can set, read once from the environment. With nothing set the embedded parts are used. */
export interface Config {
  /** Port the one HTTP server listens on. `PORT`, default 3000. */
  readonly port: number
  /** Address to bind. `HOST`, default 127.0.0.1 in development and 0.0.0.0 in production. */
  readonly host: string
  /** Folder for embedded PostgreSQL, files and the built-in inbox. `DATA_DIR`, default `.data`. */
  readonly dataDir: string
  /**
   * Whether production means the embedded database: one machine for real use, without demo companies. `EMBEDDED`: `on`;
   * anything else is off.
   */
  readonly embedded: boolean
  /** Token that `/metrics` asks of whoever is not on this machine; nobody else may read it without one. `METRICS_TOKEN`. */
  readonly metricsToken: string | undefined
  /** Connection of the application role, which neither owns tables nor bypasses row-level security. `DATABASE_URL`. */
  readonly databaseUrl: string | undefined
  /** Connection of the owner, used for migrations only. `DATABASE_OWNER_URL`. */
  readonly databaseOwnerUrl: string | undefined
  /** Connections kept open to the database. `DATABASE_POOL`, default 20. */
  readonly databasePool: number
  /** Whether the database is spread over machines by Citus (`npm run ops:distribute`). `CITUS`: `on`; anything else is off. */
  readonly citus: boolean
  /** Redis for the job queue; PostgreSQL otherwise. `REDIS_URL`. */
  readonly redisUrl: string | undefined
  /** SMTP server for outgoing mail; the inbox at /dev/mail otherwise. `SMTP_URL`. */
  readonly smtpUrl: string | undefined
  /** Sender of mail of companies without an address of their own. `MAIL_FROM`. */
  readonly mailFrom: string
  /**
   * How answers of customers come back: the domain of their addresses, and the token of the mail server that hands them in
   * at `/inbound/mail`. `INBOUND_MAIL_DOMAIN`, `INBOUND_MAIL_TOKEN`; no mail comes in otherwise.
   */
  readonly inboundMail: { readonly domain: string; readonly token: string } | undefined
  /** Object storage for files; the disk otherwise. `S3_ENDPOINT`, `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY`. */
  readonly s3:
    | {
        readonly endpoint: string
        readonly bucket: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
      }
    | undefined
  /** ClamAV daemon that scans every file before it is stored; nothing is scanned otherwise. `CLAMAV_URL`, as `host:port`. */
  readonly clamav: { readonly host: string; readonly port: number } | undefined
  /** Service that knows where addresses are; nothing is looked up otherwise, or in the demo a few streets. `GEOCODER`: `pdok` or `nominatim`; `GEOCODER_URL`. */
  readonly geocoder: { readonly kind: 'pdok' | 'nominatim'; readonly url: string | undefined } | undefined
  /** Private networks that addresses given by users may lie in, at any port; none otherwise. `OUTBOUND_ALLOW`, as `10.1.2.0/24, fd00::5`. */
  readonly outboundAllow: Ranges
  /** Services that make designs and reports of forms, for companies that have an account there. `DESIGN_SERVICE_URL`, `REPORT_SERVICE_URL`. */
  readonly designServiceUrl: string | undefined
  readonly reportServiceUrl: string | undefined
  /** Collector of OpenTelemetry that gets traces (OTLP over HTTP), and under which name; no tracing otherwise. `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`. */
  readonly collector: { readonly endpoint: string; readonly service: string } | undefined
  /** Where staff reach this installation, without a trailing slash. `PUBLIC_URL`. */
  readonly publicUrl: string
  /** Where customers reach the portal, with a trailing slash. `PORTAL_URL` (G-PORTALHOST). */
  readonly portalUrl: string
  /** Ed25519 private key (PKCS#8, PEM or base64) that signs access tokens; made and kept in DATA_DIR otherwise. `AUTH_KEY`. */
  readonly authKey: string | undefined
  /** 32 random bytes (base64) that encrypt stored secrets; made and kept in DATA_DIR otherwise. `SECRET_KEY`. */
  readonly secretKey: string | undefined
  /** Proxies in front that may say where a request came from. `TRUSTED_PROXIES`, default 0: nobody may. */
  readonly trustedProxies: number
  /**
   * What a company that registers may try out, and for how many days. `TRIAL_MODULES`: tags with commas between them,
   * what plugins offer when left out, `none` for no trial; `TRIAL_DAYS` (30).
   */
  readonly trial: { readonly modules: readonly string[] | undefined; readonly days: number }
  /** Whom companies call or mail about what they own. `SUPPORT_EMAIL`, `SUPPORT_PHONE`. */
  readonly support: { readonly email: string | null; readonly phone: string | null }
  /** Whether anybody may make a company at /register. `REGISTRATION`: `open` (default) or `closed` (G-REG). */
  readonly registration: 'open' | 'closed'
  /**
   * Seconds between two looks of the proxy at `/readyz`. A process that was told to stop serves on until the proxy heard
   * it and no request came for as long. `DRAIN_SECONDS`, default 0: there is no proxy.
   */
  readonly drainSeconds: number
  /** What this process does. `ROLE`: `all` (default), `api` or `worker`. */
  readonly role: 'all' | 'api' | 'worker'
  /** `production` hides development pages. `NODE_ENV`. */
  readonly production: boolean
}

/** Demo companies, with their password and the streets of their customers, are for development in the embedded database. */
export const showsDemo = ({ production, databaseUrl }: Pick<Config, 'production' | 'databaseUrl'>): boolean =>
  !production && !databaseUrl

/** Every variable that {@link loadConfig} reads; deployment files may name no other. */
export const environmentVariables = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'EMBEDDED',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_POOL',
  'CITUS',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'INBOUND_MAIL_DOMAIN',
  'INBOUND_MAIL_TOKEN',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CLAMAV_URL',
  'GEOCODER',
  'GEOCODER_URL',
  'OUTBOUND_ALLOW',
  'DESIGN_SERVICE_URL',
  'REPORT_SERVICE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'PUBLIC_URL',
  'PORTAL_URL',
  'AUTH_KEY',
  'SECRET_KEY',
  'TRUSTED_PROXIES',
  'REGISTRATION',
  'TRIAL_MODULES',
  'TRIAL_DAYS',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'DRAIN_SECONDS',
  'ROLE',
  'NODE_ENV',
] as const

/** Characters of a token that lets mail in. */
const SHORTEST_TOKEN = 24

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and validates the environment; throws one error that names every wrong variable. */
export function loadConfig(env: Environment): Config {
  const problems: string[] = []
  const text = (name: (typeof environmentVariables)[number]) => env[name]?.trim() || undefined
  const whole = (name: (typeof environmentVariables)[number], fallback: number, max: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    const parsed = Number(value)
    if (Number.isInteger(parsed) && parsed >= 0 && parsed <= max) return parsed
    problems.push(`${name} must be a whole number from 0 to ${max}, not "${value}"`)
    return fallback
  }
  const url = (name: (typeof environmentVariables)[number], protocols: string[]) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    problems.push(`${name} must be an address that starts with ${protocols.join(' or ')}//`)
    return undefined
  }
  const production = text('NODE_ENV') === 'production'
  const port = whole('PORT', 3000, 65_535)
  const publicUrl = (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const role = text('ROLE') ?? 'all'
  if (role !== 'all' && role !== 'api' && role !== 'worker') problems.push('ROLE must be all, api or worker')
  const registration = text('REGISTRATION') ?? 'open'
  if (registration !== 'open' && registration !== 'closed') problems.push('REGISTRATION must be open or closed')
  const trialModules = text('TRIAL_MODULES')
    ?.split(/[\s,]+/)
    .filter(tag => tag && tag !== 'none')
  const secretKey = text('SECRET_KEY')
  if (secretKey !== undefined && Buffer.from(secretKey, 'base64').length !== 32)
    problems.push('SECRET_KEY must be 32 bytes in base64')
  const s3Parts = [text('S3_ENDPOINT'), text('S3_BUCKET'), text('S3_ACCESS_KEY_ID'), text('S3_SECRET_ACCESS_KEY')]
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3Parts
  const s3 =
    endpoint && bucket && accessKeyId && secretAccessKey
      ? { endpoint, bucket, accessKeyId, secretAccessKey }
      : undefined
  if (!s3 && s3Parts.some(Boolean))
    problems.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together')
  const [inboundDomain, inboundToken] = [text('INBOUND_MAIL_DOMAIN')?.toLowerCase(), text('INBOUND_MAIL_TOKEN')]
  if (Boolean(inboundDomain) !== Boolean(inboundToken))
    problems.push('INBOUND_MAIL_DOMAIN and INBOUND_MAIL_TOKEN go together')
  if (inboundDomain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(inboundDomain))
    problems.push('INBOUND_MAIL_DOMAIN must be a domain, such as antwoord.example.nl')
  if (inboundToken && inboundToken.length < SHORTEST_TOKEN)
    problems.push(`INBOUND_MAIL_TOKEN must have at least ${SHORTEST_TOKEN} characters`)
  const clamavUrl = text('CLAMAV_URL')
  const [, clamavHost, clamavPort] = /^(?:tcp:\/\/)?([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(clamavUrl ?? '') ?? []
  if (clamavUrl && !clamavHost) problems.push('CLAMAV_URL must be host:port of a ClamAV daemon')
  const geocoder = text('GEOCODER')
  const geocoderUrl = url('GEOCODER_URL', ['http:', 'https:'])
  if (geocoder !== undefined && geocoder !== 'pdok' && geocoder !== 'nominatim')
    problems.push('GEOCODER must be pdok or nominatim')
  if (geocoder === 'nominatim' && !geocoderUrl) problems.push('GEOCODER=nominatim needs GEOCODER_URL')
  const endpointOfCollector = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  let outboundAllow: Ranges = []
  try {
    outboundAllow = ranges((text('OUTBOUND_ALLOW') ?? '').split(/[\s,]+/).filter(Boolean))
  } catch {
    problems.push('OUTBOUND_ALLOW must be networks, such as 10.1.2.0/24 or fd00::5, separated by commas')
  }
  const config: Config = {
    port,
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: text('DATA_DIR') ?? '.data',
    embedded: text('EMBEDDED') === 'on',
    metricsToken: text('METRICS_TOKEN'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseOwnerUrl: url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    databasePool: whole('DATABASE_POOL', 20, 1000),
    citus: text('CITUS') === 'on',
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? 'Vakwerk <noreply@vakwerk.example>',
    inboundMail: inboundDomain && inboundToken ? { domain: inboundDomain, token: inboundToken } : undefined,
    s3,
    clamav: clamavHost ? { host: clamavHost.replace(/[[\]]/g, ''), port: Number(clamavPort) } : undefined,
    geocoder: geocoder === 'pdok' || geocoder === 'nominatim' ? { kind: geocoder, url: geocoderUrl } : undefined,
    outboundAllow,
    designServiceUrl: url('DESIGN_SERVICE_URL', ['http:', 'https:']),
    reportServiceUrl: url('REPORT_SERVICE_URL', ['http:', 'https:']),
    collector: endpointOfCollector
      ? {
          endpoint: endpointOfCollector,
          service: text('OTEL_SERVICE_NAME') ?? 'vakwerk',
        }
      : undefined,
    publicUrl,
    portalUrl: `${(url('PORTAL_URL', ['http:', 'https:']) ?? `${publicUrl}/portal`).replace(/\/+$/, '')}/`,
    authKey: text('AUTH_KEY'),
    secretKey,
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    trial: { modules: trialModules, days: whole('TRIAL_DAYS', 30, 3650) },
    support: { email: text('SUPPORT_EMAIL') ?? null, phone: text('SUPPORT_PHONE') ?? null },
    registration: registration === 'closed' ? 'closed' : 'open',
    drainSeconds: whole('DRAIN_SECONDS', 0, 15),
    role: role === 'api' || role === 'worker' ? role : 'all',
    production,
  }
  if (problems.length) throw new Error(`The environment is not right:\n- ${problems.join('\n- ')}`)
  return config
}

/**
 * Names what production needs and does not have. In development the embedded parts stand in, with companies and passwords
 * that everybody knows.
 */
export function missingForProduction(config: Config): string | undefined {
  if (!config.production) return undefined
  const needed: [name: string, given: unknown][] = [
    ['DATABASE_URL', config.databaseUrl ?? config.embedded],
    ['SMTP_URL', config.smtpUrl],
    ['AUTH_KEY', config.authKey ?? config.embedded],
    ['SECRET_KEY', config.secretKey ?? config.embedded],
  ]
  const missing = needed.filter(([, given]) => !given).map(([name]) => name)
  if (!missing.length) return undefined
  const hint = config.embedded ? '' : ' EMBEDDED=on means the embedded database and keys of its own, on one machine.'
  return `Production needs ${missing.join(', ')}.${hint}`
}
