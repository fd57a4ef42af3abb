import type { Config } from '@core/config'
import type { Geocoder } from '@core/geocoding/geocoder'
import type { Secrets } from '@core/keys/secrets'
import type { Tokens } from '@core/keys/tokens'
import type { Mailer } from '@core/mail/mailer'
import type { Outbound } from '@core/outbound/outbound'
import type { FileStore } from '@core/storage/file-store'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { EventType, Job } from './event'
import type { Language, ModuleTag } from './modules'
import type { Port, Registry } from './port'
import type { Problem } from './problem'
import type { Scope } from './scopes'

/** The signed-in user of a request, re-read from the database for it. */
export interface CurrentUser {
  readonly id: number
  readonly fullname: string
  readonly email: string
  readonly role: number
  readonly user_type: string
  readonly partner_id: number | null
  readonly language: Language | null
  readonly blacklist: readonly ModuleTag[]
  /** The administrator who works as this user, if any; the log keeps both names. */
  readonly actor: { readonly id: number; readonly fullname: string } | null
  /** The sign-in that this request belongs to. */
  readonly session_id: string | null
  /** What the API token of this request may do; null for people. */
  readonly scopes: readonly Scope[] | null
}

/** What made work happen by itself: a rule of the company, and how many such steps led to it. */
export interface Cause {
  /** As the log names it. */
  readonly name: string
  readonly depth: number
}

/** The company a request, job or handler works for. */
export interface CurrentCompany {
  readonly id: number
  readonly name: string
  /** IANA name; `today(company)` and all that counts days go by it. */
  readonly time_zone: string
  readonly modules: ReadonlySet<ModuleTag>
}

/** What a change means for the log: values before and after, by field. */
export interface LogEntry {
  readonly type: string
  readonly id: number
  /** `created`, `updated`, `deleted`, or the name of what was done. */
  readonly description: string
  readonly flowId?: number | null
  readonly customerName?: string
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
  /**
   * Company that platform staff did it to, where the record does not say so: its own log tells it as well, as done by the
   * platform and without the name of whoever it was.
   */
  readonly company?: number
}

/**
 * All that domain code needs, bound to one transaction of one company. Requests, jobs and event handlers get the same.
 */
export interface Context {
  readonly em: EntityManager
  readonly company: CurrentCompany
  /** Null for customers, for what follows from their calls, and for daily jobs. */
  readonly user: CurrentUser | null
  /** The rule that this follows from, of which the log and all that follows keep the name; null for what people do. */
  readonly cause: Cause | null
  /** Number of the event or job that is handled, which grows in the order of what is done to a record; null for requests. */
  readonly outboxId: number | null
  readonly language: Language
  readonly config: Config
  readonly files: FileStore
  /** Hands a mail to the mail server. For jobs only: a request plans a job instead. */
  readonly mailer: Mailer
  /** Calls addresses that users gave: the only way out for plugins. For jobs and `reachOut`, where waiting holds up nobody. */
  readonly outbound: Outbound
  /** Looks up coordinates of addresses, when the operator configured a service. For `reachOut`. */
  readonly geocoder: Geocoder | undefined
  /** Makes access tokens; for the kernel's own calls. */
  readonly tokens: Tokens
  /** Seals what must be stored and read back, such as keys of other services. */
  readonly secrets: Secrets
  /** Whether the company owns a module and the user is not barred from it. */
  owns(module: ModuleTag): boolean
  /**
   * Tells of an event: reactions that hold together with it happen here and now, in this transaction, and the others
   * after the commit.
   */
  emit<P>(event: EventType<P>, payload: P): Promise<void>
  /** Plans a job in this transaction, now or at a moment. With a cause it is done in the name of that and of no user. */
  enqueue<P>(job: Job<P>, payload: P, at?: Date, cause?: Cause): void
  /** Writes a log item in this transaction (R-LOG-001). */
  log(entry: LogEntry): void
  /** The implementation of a port of a plugin that this one `requires`. */
  use<T>(port: Port<T>): T
  /** Everything plugins added to a registry, of modules the company owns. */
  all<T>(registry: Registry<T>): readonly T[]
  /** The text of `part.key` in the reader's language. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string
  /** A 409 to throw, with the text of `key`. */
  refuse(key: string, values?: Readonly<Record<string, string | number>>): Problem
}

/** The signed-in user of a context that must have one: a call with a role, never a job. */
export function signedIn(context: Context): CurrentUser {
  if (!context.user) throw new Error('This work needs a signed-in user')
  return context.user
}
