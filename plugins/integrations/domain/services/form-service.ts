import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import type { Outbound } from '@core/outbound/outbound'
import { OutboundProblem } from '@core/outbound/outbound-problem'

/** What a service answered, as it is. */
export interface ServiceAnswer {
  readonly ok: boolean
  /** JSON where it is that, else the text. */
  readonly body: unknown
}

/** A service that makes something of a form: a design of a roof, a report. Every call may throw {@link OutboundProblem}. */
export interface FormService {
  send(action: string, body: object): Promise<ServiceAnswer>
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

const TIMEOUT_MS = 30_000
const MOST_BYTES = 1024 * 1024

/** The service at an address, as an account or as nobody. */
export const formServiceAt = (outbound: Outbound, base: string, account?: Credentials): FormService => ({
  async send(action, body) {
    const { status, bytes } = await outbound.send(`${base.replace(/\/$/, '')}/${action}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(account && {
          authorization: `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`,
        }),
      },
      body: JSON.stringify(body),
      ...{ timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES },
    })
    return { ok: status >= 200 && status < 300, body: contentOf(new TextDecoder().decode(bytes)) }
  },
})

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Some answers are words.
    return text.replaceAll('\0', '')
  }
}

/** What a service says of itself: its message, or all of its answer. */
export function messageOf({ body }: ServiceAnswer): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : body
  return (typeof message === 'string' ? message : JSON.stringify(message ?? '')).slice(0, 500)
}

/** Waits for a service. @throws Problem 409 when it does not answer, or says no: with its own words */
export async function answerOf(asked: Promise<ServiceAnswer>): Promise<unknown> {
  const answer = await asked.catch(unreachable)
  if (!answer.ok) throw refused('integrations.service_says', { message: messageOf(answer) })
  return answer.body
}

export function unreachable(error: unknown): never {
  throw error instanceof OutboundProblem ? refused('integrations.service_unreachable') : error
}

/** @throws Problem 409 where the operator named no such service */
export function addressOfService({ config }: Pick<Context, 'config'>, which: 'design' | 'report'): string {
  const address = which === 'design' ? config.designServiceUrl : config.reportServiceUrl
  if (!address) throw refused('integrations.connection_inactive')
  return address
}
