import type { Config } from '@core/config'
import type { Cause, CurrentUser } from '@core/context/context'
import type { Language } from '@core/context/modules'
import type { Scope } from '@core/context/scopes'
import type { Orm } from '@core/db/orm'
import type { Geocoder } from '@core/geocoding/geocoder'
import type { Secrets } from '@core/keys/secrets'
import type { Tokens } from '@core/keys/tokens'
import type { Translate } from '@core/locales/translate'
import type { Mailer } from '@core/mail/mailer'
import type { Outbound } from '@core/outbound/outbound'
import type { Assembly } from '@core/plugin/assembly'
import type { FileStore } from '@core/storage/file-store'

/** The running platform: what the parts of the kernel share. */
export interface Platform {
  readonly config: Config
  readonly assembly: Assembly
  readonly orm: Orm
  readonly translate: Translate
  readonly files: FileStore
  readonly mailer: Mailer
  readonly outbound: Outbound
  readonly geocoder: Geocoder | undefined
  readonly tokens: Tokens
  readonly secrets: Secrets
  /** Whom a bearer token speaks for; nobody when it is no living token of ours. */
  readonly identify: (token: string) => Promise<Principal | undefined>
  /** Told after a commit that wrote to the outbox, so that nobody waits for the next poll. */
  readonly outboxWritten: () => void
}

/** For whom work is done. All of it comes from a verified token, the link directory or an envelope. */
export interface Principal {
  readonly companyId: number
  readonly userId?: number | undefined
  /** The sign-in, which must still stand. */
  readonly sessionId?: string | null | undefined
  /** The administrator who worked as the user when this followed from it; of a request its sign-in tells. */
  readonly actor?: CurrentUser['actor'] | undefined
  /** The rule that it follows from. */
  readonly cause?: Cause | null | undefined
  /** Number of the event or job that is handled. */
  readonly outboxId?: number | undefined
  /** Name of the platform's company when its staff work for another one: there is no user then. */
  readonly byPlatform?: string | undefined
  /** What the API token of the request may do; absent for people. */
  readonly scopes?: readonly Scope[] | undefined
  /** What the browser asks for; a language that the user chose comes first, as on screens (C-16). */
  readonly language?: Language | undefined
}
