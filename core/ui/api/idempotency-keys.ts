import { Problem } from './problem.ts'

/**
 * Keys of what is on its way, and of what was sent without hearing whether it arrived. The same sent again gets the same
 * key, so that pressing a button once more, as the first press seems to do nothing or after a lost connection, makes no
 * second record.
 */
const unanswered = new Map<string, { key: string; at: number }>()
const sent = new WeakMap<Request, string>()

/** After this many milliseconds the same is meant anew. */
const keptMs = 5 * 60_000

/** Gives a POST its key. */
export async function giveKey(request: Request): Promise<void> {
  if (request.headers.has('Idempotency-Key')) return
  const said = `${request.url} ${await request.clone().text()}`
  const known = unanswered.get(said)
  const key = known && Date.now() - known.at < keptMs ? known.key : crypto.randomUUID()
  sent.set(request, said)
  unanswered.set(said, { key, at: Date.now() })
  request.headers.set('Idempotency-Key', key)
}

/** Forgets the key of a request that was answered, and keeps it when the connection failed: the next try is the same request. */
export function forgetKey(request: Request, error?: unknown): void {
  const said = sent.get(request)
  if (said === undefined) return
  const key = request.headers.get('Idempotency-Key')
  if (key && error instanceof Problem && error.unreachable) unanswered.set(said, { key, at: Date.now() })
  else unanswered.delete(said)
}
