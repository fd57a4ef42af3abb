import { checkAccess, refusalOf } from '@core/context/access'
import { type Call, isForUsers, type LinkKind, linksOf } from '@core/context/call'
import type { Caller } from '@core/context/caller'
import type { Context } from '@core/context/context'
import { notFound, Problem } from '@core/context/problem'
import { isCollision, isOvertaken } from '@core/db/collision'
import { locate } from '@core/db/tenancy/directory'
import { withPlatform } from '@core/db/tenant'
import { languageOf } from '@core/locales/translate'
import type { Platform, Principal } from '@core/platform/platform'
import type { PublicCall } from '@core/platform/public-call'
import { workFor } from '@core/platform/work-for'
import { acceptFiles } from './accept-files'
import { claimAttempt } from './attempts'
import { bearerOf } from './bearer'
import { compressed } from './compressed'
import { letOthersRead } from './cross-site'
import { errorResponse } from './handle-error'
import { answeredBefore, once } from './idempotency'
import { type Input, inputReader } from './input'
import { networkOf } from './network-of'
import { responseChecker } from './response'

/** A request on its way through a call. */
interface Visit {
  readonly platform: Platform
  readonly call: Call
  readonly request: Request
  /** Input of the call, read and checked the first time somebody asks for it. */
  readonly read: () => Promise<Input>
  readonly answer: ReturnType<typeof responseChecker>
}

/** The company and user that a request speaks for, and the check that lets them in. */
interface Identity {
  readonly principal: Principal
  /** Throws for whoever may not make the call. */
  readonly admit: (context: Context) => void
  /** The record that a customer's link stands for. */
  readonly record: Pick<Input, 'recordId' | 'recordKind'>
}

/** Turns a declared call into a request handler. */
export function callHandler(platform: Platform, call: Call | PublicCall, options: { checkResponses?: boolean }) {
  const reader = inputReader(call)
  const answer = responseChecker(call, options.checkResponses ?? false)
  return async (request: Request, params: Record<string, string>, caller: Caller): Promise<Response> =>
    letOthersRead(call, await answered(request, params, caller))

  async function answered(request: Request, params: Record<string, string>, caller: Caller): Promise<Response> {
    const read = remembered(() => reader(request, params, caller))
    try {
      if (isPublic(call)) {
        const input = await read()
        return await answer(await call.run(platform, input), input.query)
      }
      const whole = await handle({ platform, call, request, read, answer })
      // A secret is never packed beside what somebody else may have chosen.
      return call.secret ? whole : await compressed(request, whole)
    } catch (error) {
      return errorResponse(platform, request, error)
    }
  }
}

/**
 * The way of a request.
 *
 * 1. identify: a token or a customer's link says whom it speaks for
 * 2. read: the body is read to its end, so that a slow client holds no connection; path, query and body are checked
 * 3. prepare: files of a form are understood, and what has to be asked elsewhere is asked, before any transaction
 * 4. open: one transaction of that company, with user, role and modules as they are now
 * 5. admit: module, role, scope or link let the caller in, and only then what is wrong with the input is told
 * 6. once: a POST that was done before under its key gets its first answer
 * 7. run: the call itself, then one commit with its log, events and jobs
 * 8. answer: what it came back with becomes a response
 *
 * The work is done again from 4 on when others were at the same records.
 */
async function handle(visit: Visit): Promise<Response> {
  const { platform, call, answer } = visit
  const identity = await identify(visit)
  await readAhead(visit)
  const read = await understand(visit, identity)
  if (read instanceof Response) return read
  const heard = await hear(visit, identity, read)
  if (heard instanceof Response) return heard
  return retried(() =>
    workFor(platform, identity.principal, async context => {
      identity.admit(context)
      const input = { ...(await read()), ...identity.record, heard }
      return once(context, input, call, async () => answer(await call.run(context, input), input.query))
    }),
  )
}

/** Reads the input; what is wrong with its fields waits until the caller is let in. */
async function readAhead({ read }: Visit): Promise<void> {
  await read().catch(error => {
    if (!(error instanceof Problem) || error.status === 408 || error.status === 413) throw error
  })
}

async function identify(visit: Visit): Promise<Identity> {
  const { platform, call, request } = visit
  const token = bearerOf(request)
  const links = linksOf(call.access)
  if (links.length && !(isForUsers(call.access) && token)) return identifyCustomer(visit, links)
  const principal = token ? await platform.identify(token) : undefined
  if (!principal) throw notSignedIn()
  if (call.limit) await claimTry(platform, call, call.limit, principal)
  const language = languageOf(request.headers.get('accept-language'))
  const own: Identity = {
    principal: { ...principal, language },
    admit: context => checkAccess(call, context),
    record: NO_RECORD,
  }
  return call.ofCompany ? identifyForCompany(visit, call.ofCompany, own) : own
}

/** Lets staff of the platform work for the company that the path names. @throws Problem 404 to others for any but their own */
async function identifyForCompany({ platform, call, read }: Visit, name: string, own: Identity): Promise<Identity> {
  const input = await read().catch(() => undefined)
  const companyId = Number((input?.params as Readonly<Record<string, unknown>> | undefined)?.[name])
  // What is wrong with the input is told once the caller is let in.
  if (!Number.isSafeInteger(companyId) || companyId < 1 || companyId === own.principal.companyId) return own
  const role = typeof call.access === 'object' && 'role' in call.access ? call.access.role : undefined
  const staff = { access: { module: 'ADMIN', ...(role ? { role } : {}) }, method: call.method } as const
  const byPlatform = await workFor(platform, own.principal, async context => {
    if (refusalOf(staff, context)) {
      own.admit(context)
      throw notFound()
    }
    return context.company.name
  })
  return {
    principal: { companyId, language: own.principal.language, byPlatform },
    admit: () => undefined,
    record: NO_RECORD,
  }
}

const NO_RECORD = { recordId: 0, recordKind: '' }

/** The hash of a link says which company and which record; a user's call that customers share may come without one. */
async function identifyCustomer(
  { platform, call, request, read }: Visit,
  links: readonly LinkKind[],
): Promise<Identity> {
  const input = await read()
  const hash = hashOf(input)
  if (!hash && isForUsers(call.access)) throw notSignedIn()
  const kinds = links.map(link => link.kind)
  const located = hash ? await withPlatform(platform.orm, em => locate(em, kinds, hash)) : undefined
  const link = links.find(({ kind }) => kind === located?.kind) ?? links[0]
  if (!located || !link) throw new Problem(404, link?.notFound ?? 'core.not_found')
  const { of, within } = call.linkLimit ?? { within: [] }
  const whose = `${located.companyId} ${located.kind} ${located.recordId}`
  for (const { perAddress, ...limit } of within) {
    const who = perAddress ? `${whose} ${networkOf(input.caller.address)}` : whose
    await claimAttempt(platform, `${of} ${limit.seconds} ${who}`, limit)
  }
  return {
    principal: { companyId: located.companyId, language: languageOf(request.headers.get('accept-language')) },
    admit: context => {
      if (link.module && !context.owns(link.module)) throw new Problem(404, link.notFound)
    },
    record: { recordId: located.recordId, recordKind: located.kind },
  }
}

/** The hash of a customer call: in its path, its query or its body. */
function hashOf({ params, query, body }: Input): string | undefined {
  for (const part of [params, query, body] as { readonly hash?: unknown }[])
    if (typeof part?.hash === 'string') return part.hash
  return undefined
}

const notSignedIn = () => new Problem(401, 'core.not_signed_in', { headers: { 'www-authenticate': 'Bearer' } })

/**
 * Counts one try of a caller who passes the access check. It commits before the work: a failed try must count too, and
 * no transaction may wait for a second connection.
 */
async function claimTry(platform: Platform, call: Call, limit: NonNullable<Call['limit']>, principal: Principal) {
  await workFor(platform, principal, async context => checkAccess(call, context))
  await claimAttempt(platform, `${limit.of} ${principal.companyId} ${principal.userId}`, limit)
}

/** Lets the caller in and prepares the work; the stored answer when this request was answered before. */
const admitted = <T>(
  { platform }: Visit,
  identity: Identity,
  read: Visit['read'],
  prepare: (context: Context, input: Input) => Promise<T> | T,
): Promise<T | Response> =>
  workFor(platform, identity.principal, async context => {
    identity.admit(context)
    const input = { ...(await read()), ...identity.record }
    return (await answeredBefore(context, input)) ?? (await prepare(context, input))
  })

/** The input with its files understood, for whoever may make the call. */
async function understand(visit: Visit, identity: Identity): Promise<Visit['read'] | Response> {
  const { multipart } = visit.call
  if (!multipart) return visit.read
  const input = await admitted(visit, identity, visit.read, (_, given) => given)
  if (input instanceof Response) return input
  const accepted = await acceptFiles(input, identity.principal.companyId, multipart)
  return async () => accepted
}

/** Runs `reachOut` of a call and returns what it heard; the stored answer when this request was answered before. */
async function hear(visit: Visit, identity: Identity, read: Visit['read']): Promise<unknown> {
  const { reachOut } = visit.call
  if (!reachOut) return undefined
  const asking = await admitted(visit, identity, read, (context, input) => reachOut(context, input))
  return asking instanceof Response ? asking : asking()
}

/**
 * Maximum tries after a deadlock or serialization failure, and after a lost race on a unique key, of which there may be
 * many.
 */
const TRIES = 3
const TRIES_OVERTAKEN = 20
/** Pause before the second try in milliseconds, at least; longer before later ones. */
const PAUSE_MS = 50

/** Retries work that collided with another transaction, before the user is asked to try again. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isCollision(error) || tries >= (isOvertaken(error) ? TRIES_OVERTAKEN : TRIES)) throw error
      // Let the other go on first: whoever comes back at once takes the same lock again before it wakes.
      if (!isOvertaken(error)) await Bun.sleep(tries * PAUSE_MS * (1 + Math.random()))
    }
  }
}

const isPublic = (call: Call | PublicCall): call is PublicCall => call.access === 'public'

/** Runs work once and returns the same promise afterwards, also after a failure. */
function remembered<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work()
    return done
  }
}
