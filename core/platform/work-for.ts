import type { Cause, Context, CurrentCompany, CurrentUser, LogEntry } from '@core/context/context'
import type { EventType, Job } from '@core/context/event'
import type { Language } from '@core/context/modules'
import type { Port, Registry } from '@core/context/port'
import { notFound, Problem, refused } from '@core/context/problem'
import { type NewWork, writeOutbox } from '@core/db/events/outbox'
import { writeLog, writeLogOfPlatform } from '@core/db/log/write-log'
import type { EntityManager } from '@core/db/orm'
import { inOtherCompany, withTenant } from '@core/db/tenant'
import { findAsker, type UserAskerRow } from '@core/db/users/asker'
import { fullname } from '@core/domain/fullname'
import { traceparent } from '@core/telemetry/traced'
import { currentScope } from '@core/telemetry/work-scope'

import type { Platform, Principal } from './platform'

/**
 * Runs domain code for a company: one transaction = domain rows + outbox rows + log rows. User, role and modules are
 * re-read in it. A user of a company that is gone is no longer signed in; rights are never stale. `quiet` tells nobody of
 * what happened after the commit: for demo data, where all of it is over.
 */
export async function workFor<T>(
  platform: Platform,
  principal: Principal,
  work: (context: Context) => Promise<T>,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<T> {
  const scope = currentScope()
  if (scope) scope.company = principal.companyId
  let wrote = false
  const result = await withTenant(platform.orm, principal.companyId, async em => {
    const { company, user } = await whoIsAsking(platform, em, principal)
    const { context, unwritten } = contextOf(
      platform,
      em,
      company,
      user,
      user?.language ?? principal.language ?? 'nl',
      quiet,
      { cause: principal.cause ?? null, outboxId: principal.outboxId ?? null },
    )
    const value = await work(context)
    await writeElsewhere(em, company, unwritten.log)
    wrote = writeAside(em, company.id, { user, cause: context.cause, byPlatform: principal.byPlatform }, unwritten)
    return value
  })
  if (wrote) platform.outboxWritten()
  return result
}

async function whoIsAsking(
  { assembly }: Platform,
  em: EntityManager,
  principal: Principal,
): Promise<{ company: CurrentCompany; user: CurrentUser | null }> {
  const { companyId, userId, sessionId } = principal
  const facts = await findAsker(em, { companyId, userId, sessionId })
  if (facts && principal.sessionId && !facts.session_id) throw new Problem(401, 'core.not_signed_in')
  if (!facts) throw principal.userId ? new Problem(401, 'core.not_signed_in') : notFound()
  return {
    company: {
      id: principal.companyId,
      name: facts.company_name,
      time_zone: facts.time_zone,
      modules: new Set(facts.modules?.filter(tag => assembly.modules.has(tag))),
    },
    user: facts.id === null ? null : userOf(facts, principal),
  }
}

const userOf = (facts: UserAskerRow, principal: Principal): CurrentUser => ({
  id: facts.id,
  fullname: fullname(facts),
  email: facts.email,
  role: facts.role,
  user_type: facts.user_type,
  partner_id: facts.partner_id,
  language: facts.language,
  blacklist: facts.module_blacklist,
  actor: facts.actor_id === null ? (principal.actor ?? null) : { id: facts.actor_id, fullname: facts.actor_name ?? '' },
  session_id: facts.session_id,
  scopes: principal.scopes ?? null,
})

interface Unwritten {
  readonly outbox: NewWork[]
  readonly log: LogEntry[]
}

function contextOf(
  platform: Platform,
  em: EntityManager,
  company: CurrentCompany,
  user: CurrentUser | null,
  language: Language,
  quiet: boolean,
  { cause, outboxId }: Pick<Context, 'cause' | 'outboxId'>,
) {
  const unwritten: Unwritten = { outbox: [], log: [] }
  const { assembly } = platform
  const context: Context = {
    em,
    company,
    user,
    cause,
    outboxId,
    language,
    config: platform.config,
    files: platform.files,
    mailer: platform.mailer,
    outbound: platform.outbound,
    geocoder: platform.geocoder,
    tokens: platform.tokens,
    secrets: platform.secrets,
    owns: module => company.modules.has(module) && !user?.blacklist.includes(module),
    emit: async <P>(event: EventType<P>, payload: P) => {
      const reactions = assembly.subscriptions.get(event.name) ?? []
      if (!quiet && reactions.some(({ handler }) => !handler.within))
        unwritten.outbox.push({ name: event.name, payload, at: new Date() })
      for (const { handler, modules } of reactions)
        if (handler.within && modules.every(module => company.modules.has(module))) await handler.run(payload, context)
    },
    enqueue: <P>(job: Job<P>, payload: P, at = new Date(), cause?: Cause) =>
      void unwritten.outbox.push({ name: job.name, payload, at, ...(cause && { cause }) }),
    log: entry => void unwritten.log.push(entry),
    use: <T>(port: Port<T>) => {
      const implementation = assembly.ports.get(port.name)
      if (!implementation) throw new Error(`Nobody answers port ${port.name}`)
      return implementation as T
    },
    all: <T>(registry: Registry<T>) =>
      (assembly.held.get(registry.name) ?? [])
        .filter(({ modules }) => registry.always || modules.every(module => company.modules.has(module)))
        .map(({ entry }) => entry as T),
    text: (key, values) => platform.translate(key, language, values),
    refuse: (key, values) => refused(key, values),
  }
  return { context, unwritten }
}

/** What platform staff did to other companies, in the logs of those. */
async function writeElsewhere(em: EntityManager, { id, name }: CurrentCompany, entries: readonly LogEntry[]) {
  const companyOf = (entry: LogEntry) => entry.company ?? (entry.type === 'company' ? entry.id : id)
  for (const [companyId, lines] of Map.groupBy(entries, companyOf))
    if (companyId !== id) await inOtherCompany(em, companyId, () => writeLogOfPlatform(em, companyId, name, lines))
}

interface Author {
  readonly user: CurrentUser | null
  readonly cause: Cause | null
  readonly byPlatform: string | undefined
}

/** Outbox and log rows of a piece of work, one statement each, written with its commit. Answers whether the outbox got any. */
function writeAside(
  em: EntityManager,
  companyId: number,
  { user, cause, byPlatform }: Author,
  { outbox, log }: Unwritten,
): boolean {
  if (log.length) writeLog(em, companyId, user ?? byPlatform ?? cause?.name ?? null, log)
  if (outbox.length) writeOutbox(em, companyId, { user, cause }, traceparent(), outbox)
  return outbox.length > 0
}
