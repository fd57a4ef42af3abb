import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { traced, traceparent } from '@core/telemetry/traced'
import { isIn, isPublic, type Ranges } from './address-ranges'
import { OutboundProblem } from './outbound-problem'
import { requestAt } from './request-at'

/** What is asked of an address. */
export interface OutboundRequest {
  /** GET unless told. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Milliseconds for all of it, looking up the name and redirects included; 10,000 unless told. */
  readonly timeoutMs?: number
  /** Bytes that an answer may have; 10 MiB unless told. */
  readonly maxBytes?: number
}

export interface OutboundAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** Where the answer came from, after redirects. */
  readonly url: string
}

/** The one way to call an address that a user gave: calendars, webhooks, pictures by address. */
export interface Outbound {
  /**
   * Calls it and answers whatever it answers, errors too. Reading follows up to three redirects, each checked like the
   * first address; writing follows none.
   *
   * @throws OutboundProblem when it may not be called, does not answer in time, or answers too much
   */
  send(address: string, request?: OutboundRequest): Promise<OutboundAnswer>
}

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>

const REDIRECTS = 3
const REDIRECT = new Set([301, 302, 303, 307, 308])
const TIMEOUT_MS = 10_000
const MAX_BYTES = 10 * 1024 * 1024
/** Only for the address they were meant for. */
const CREDENTIALS = new Set(['authorization', 'proxy-authorization', 'cookie'])

const ask: Resolve = async name => (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * @param allowed networks that may be called although they are private, at any port
 * @param options.certificates authorities to trust instead of the usual ones
 */
export function createOutbound(allowed: Ranges, options: { resolve?: Resolve; certificates?: string } = {}): Outbound {
  const resolve = options.resolve ?? ask
  async function follow(
    address: string,
    { method = 'GET', timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, ...request }: OutboundRequest,
  ): Promise<OutboundAnswer> {
    const signal = AbortSignal.timeout(timeoutMs)
    const reading = method === 'GET' || method === 'HEAD'
    const trace = traceparent()
    let url = urlOf(address)
    let headers = { ...request.headers, ...(trace && { traceparent: trace }) }
    for (let redirects = 0; ; redirects++) {
      const target = await addressOf(url, allowed, resolve, signal)
      const answer = await requestAt(target, url, { ...request, method, headers, signal, maxBytes, ...options })
      const location = REDIRECT.has(answer.status) ? answer.headers.get('location') : null
      if (!location || !reading) return { ...answer, url: url.href }
      if (redirects === REDIRECTS) throw new OutboundProblem('refused', `${url.host} redirects too often`)
      const next = urlOf(location, url)
      if (next.origin !== url.origin) headers = withoutCredentials(headers)
      url = next
    }
  }
  return {
    send: (address, request = {}) =>
      traced({ name: `outbound ${request.method ?? 'GET'}`, kind: 'client' }, async span => {
        const answer = await follow(address, request)
        span.set({ 'http.response.status_code': answer.status })
        return answer
      }),
  }
}

const withoutCredentials = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CREDENTIALS.has(name.toLowerCase())))

/** The address as it is called: the parser writes every spelling of a number as the same four. */
function urlOf(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new OutboundProblem('refused', 'not an http or https address')
  if (url.username || url.password) throw new OutboundProblem('refused', 'a name or password in the address')
  url.hash = ''
  return url
}

/** Where to connect. A name is looked up once, and all of its addresses have to be good: nothing changes in between. */
async function addressOf(url: URL, allowed: Ranges, resolve: Resolve, signal: AbortSignal): Promise<string> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) ? [name] : await inTime(resolve(name), name, signal)
  const [first] = addresses
  if (!first) throw new OutboundProblem('unreachable', `${name} has no address`)
  const named = addresses.every(address => isIn(address, allowed))
  if (!named && !addresses.every(address => isPublic(address) || isIn(address, allowed)))
    throw new OutboundProblem('refused', `${name} is not on the open internet`)
  // The parser leaves the usual port of the scheme out.
  if (!named && url.port !== '' && url.port !== '80' && url.port !== '443')
    throw new OutboundProblem('refused', `port ${url.port}`)
  return first
}

function inTime<T>(work: Promise<T>, name: string, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundProblem('unreachable', `${name}: no address in time`)))
    work.then(resolve, error => reject(new OutboundProblem('unreachable', `${name}: ${error}`)))
  })
}
