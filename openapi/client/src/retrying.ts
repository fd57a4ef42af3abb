import { Problem } from './problem.js'

export interface Retries {
  /** How often a request is sent at most; 5 unless told. */
  readonly tries?: number | undefined
  /** Milliseconds before the second try, doubled each time; 500 unless told. */
  readonly pauseMs?: number | undefined
  /** What sends a request; the one of the platform unless told. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** Too busy, or not there for a moment: nothing was done. */
const NOT_NOW = new Set([429, 502, 503, 504])
const LONGEST_PAUSE_MS = 60_000

/**
 * Sends a request again while the server is too busy or cannot be reached. A POST has a key by which the server knows it, and
 * a change names the version that it was made of: neither is done twice.
 */
export function retrying({ tries = 5, pauseMs = 500, fetch: send = request => fetch(request) }: Retries): (request: Request) => Promise<Response> {
  return async request => {
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= tries
      const pause = pauseMs * 2 ** (attempt - 1)
      try {
        const response = await send(request.clone())
        if (isLast || !NOT_NOW.has(response.status)) return response
        await response.body?.cancel()
        await wait(Math.max(pause, asked(response)))
      } catch (error) {
        if (isLast || request.signal.aborted) throw new Problem(0, {}, { cause: error })
        await wait(pause)
      }
    }
  }
}

function asked(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_PAUSE_MS) : 0
}

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
