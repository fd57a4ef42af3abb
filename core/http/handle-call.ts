import { API_TOKEN_PREFIX } from '@core/auth/api-token'
import { apiTokenPrincipal } from '@core/auth/api-token-principal'
import { claimAttempt } from '@core/auth/attempts'
import { isCollision, isOvertaken } from '@core/db/collision'
import { locate } from '@core/db/tenancy/directory'
import { withPlatform } from '@core/db/tenant'
import { languageOf } from '@core/locales/translate'
import { type Platform, type Principal, workFor } from '@core/platform'
import { checkAccess } from './access'
import { type Call, isForUsers, linksOf, type PublicCall } from './call'
import type { Caller } from './caller'
import type { Context } from './context'
import { errorResponse } from './handle-error'
import { answeredBefore, once } from './idempotency'
import { inputReader } from './input'
import { Problem } from './problem'
import { responseChecker } from './response'

/** Turns a declared call into a request handler. */
export function callHandler(platform: Platform, call: Call | PublicCall, options: { checkResponses?: boolean }) {
  const read = inputReader(call)
  const answer = responseChecker(call, options.checkResponses ?? false)
  return async (request: Request, params: Record<string, string>, caller: Caller): Promise<Response> => {
    try {
      if (call.access === 'public') {
        const incoming = await read(request, params, caller)
        return await answer(await (call as PublicCall).run(platform, incoming), incoming.query)
      }
      const readInput = () => read(request, params, caller)
      return await runForCompany(platform, call as Call, request, readInput, answer)
    } catch (error) {
      return errorResponse(platform, request, error)
    }
  }
}

async function runForCompany(
  platform: Platform,
  call: Call,
  request: Request,
  read: () => ReturnType<ReturnType<typeof inputReader>>,
  answer: ReturnType<typeof responseChecker>,
): Promise<Response> {
  const language = languageOf(request.headers.get('accept-language'))
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
  const links = linksOf(call.access)
  const forUsers = isForUsers(call.access)
  if (links.length && !(forUsers && token)) {
    const incoming = await read()
    const hash = hashOf(incoming)
    if (forUsers && !hash) throw notSignedIn()
    const located = hash
      ? await withPlatform(platform.orm, em =>
          locate(
            em,
            links.map(link => link.kind),
            hash,
          ),
        )
      : undefined
    const link = links.find(({ kind }) => kind === located?.kind) ?? links[0]
    if (!located || !link) throw new Problem(404, link?.notFound ?? 'core.not_found')
    const admit = (context: Context) => {
      if (link.module && !context.owns(link.module)) throw new Problem(404, link.notFound)
    }
    const found = { ...incoming, recordId: located.recordId, recordKind: located.kind }
    const principal = { companyId: located.companyId, language }
    return work({ platform, call, request, principal, admit, read: async () => found, answer })
  }
  const principal = token ? await principalOf(platform, token) : undefined
  if (!principal) throw notSignedIn()
  if (call.limit) await claimTry(platform, call, call.limit, principal)
  return work({ platform, call, request, principal, admit: context => checkAccess(call, context), read, answer })
}

const notSignedIn = () => new Problem(401, 'core.not_signed_in', { headers: { 'www-authenticate': 'Bearer' } })

/** One call of somebody who is known by now. */
interface Visit {
  readonly platform: Platform
  readonly call: Call
  readonly request: Request
  readonly principal: Principal
  /** Throws for whoever may not make the call. */
  readonly admit: (context: Context) => void
  readonly read: () => ReturnType<ReturnType<typeof inputReader>>
  readonly answer: ReturnType<typeof responseChecker>
}

/** How often work is begun that had to give way to others; and that others were quicker than, of whom there may be many. */
const TRIES = 3
const TRIES_OVERTAKEN = 20

/** Done again when others were at the same thing, before anybody is asked to try again. */
async function work(visit: Visit): Promise<Response> {
  const { call, admit, answer } = visit
  const heard = call.reachOut && (await reachOut(visit, call.reachOut))
  if (heard instanceof Response) return heard
  let incoming = heard
  const attempt = (tried: number): Promise<Response> =>
    workFor(visit.platform, visit.principal, async context => {
      admit(context)
      incoming ??= await visit.read()
      const said = incoming
      return once(context, said, call, async () => answer(await call.run(context, said as never), said.query))
    }).catch(error => {
      if (isCollision(error) && tried < (isOvertaken(error) ? TRIES_OVERTAKEN : TRIES)) return attempt(tried + 1)
      throw error
    })
  return attempt(1)
}

/** The input of a call with what it heard from elsewhere; or its answer, when this very request had one already. */
async function reachOut(
  { platform, principal, admit, read }: Visit,
  ask: NonNullable<Call['reachOut']>,
): Promise<Response | Awaited<ReturnType<Visit['read']>>> {
  const first = await workFor(platform, principal, async context => {
    admit(context)
    const incoming = await read()
    const kept = await answeredBefore(context, incoming)
    if (kept) return kept
    return { incoming, hear: await ask(context, incoming) }
  })
  return first instanceof Response ? first : { ...first.incoming, heard: (await first.hear()) as never }
}

/**
 * Counts a try of whoever may make the call at all. Outside the transaction of the work: a try that fails has to be
 * remembered, and nobody waits for a second connection inside one.
 */
async function claimTry(platform: Platform, call: Call, limit: NonNullable<Call['limit']>, principal: Principal) {
  await workFor(platform, principal, async context => checkAccess(call, context))
  await claimAttempt(platform, `${limit.of} ${principal.companyId} ${principal.userId}`, limit)
}

/** Who a bearer token speaks for: a sign-in, or an API token wherever a sign-in is good. */
const principalOf = (platform: Platform, token: string): Promise<Principal | undefined> =>
  token.startsWith(API_TOKEN_PREFIX) ? apiTokenPrincipal(platform, token) : platform.tokens.verify(token)

/** The hash of a customer call: in its path, its query or its body. */
function hashOf(incoming: { params: unknown; query: unknown; body: unknown }): string | undefined {
  for (const place of [incoming.params, incoming.query, incoming.body]) {
    const hash = (place as { hash?: unknown } | undefined)?.hash
    if (typeof hash === 'string') return hash
  }
  return undefined
}
