import { createHash, createHmac } from 'node:crypto'
import type { Call, Incoming } from '@core/context/call'
import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import { claimKey, findAnswer, type KeptAnswer, keepAnswer } from '@core/db/http/idempotent-answers'
import { Upload } from '@core/storage/accepted-file'

/** The parts of a request that a repetition must share. */
type Said = Pick<Incoming<unknown, unknown, unknown>, 'request' | 'query' | 'body' | 'recordId' | 'recordKind'>

/** Headers that are stored with an answer. */
const KEPT_HEADERS = ['content-type', 'etag', 'location', 'preference-applied']

/**
 * Runs a POST once per `Idempotency-Key`: the key is claimed in the transaction of the work, so that a second request
 * waits for the first and then gets its answer. Work that fails claims nothing. A secret answer is not kept: asked
 * again, it is 409.
 *
 * Customers have it too: keys are held apart per company, user or hash link, and path. Calls without a company (signing
 * in, registering, choosing a password) take no key: their answers hold a token, or would keep who has an account.
 *
 * @throws Problem 422 when the key belongs to a request that said something else
 */
export async function once(
  context: Context,
  said: Said,
  call: Pick<Call, 'secret'>,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(context, said)
  if (!key) return work()
  const claimed = await claimKey(context, key, sentBy(said))
  if (!claimed) return answerOf(await findAnswer(context, key), said)
  const response = await work()
  const isJson = response.headers.get('content-type')?.includes('json') || response.status === 204
  const body = isJson && !call.secret ? await response.clone().text() : null
  await keepAnswer(context, key, { status: response.status, body, headers: keptOf(response.headers) })
  return response
}

/** Returns the stored answer that {@link once} would replay; `undefined` for the first request with this key. */
export async function answeredBefore(context: Context, said: Said): Promise<Response | undefined> {
  const key = keyOf(context, said)
  const kept = key && (await findAnswer(context, key))
  return kept && answerOf(kept, said)
}

function givenKey(request: Request): string | null {
  const given = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  if (given && given.length > 255) throw new Problem(422, 'core.invalid_value')
  return given
}

function keyOf(context: Context, { request, recordKind, recordId }: Said): Buffer | undefined {
  const given = givenKey(request)
  if (!given) return undefined
  const asker = context.user ? `user ${context.user.id}` : `link ${recordKind} ${recordId}`
  return createHash('sha256')
    .update(`${asker} ${new URL(request.url).pathname} ${given}`)
    .digest()
}

/**
 * Compare files by name and size: the boundary of a form differs with each send. The digest is keyed with the
 * idempotency key, which is not stored, so that no password can be guessed from it.
 */
const sentBy = ({ request, query, body }: Said): Buffer =>
  createHmac('sha256', givenKey(request) ?? '')
    .update(JSON.stringify([query, body], (_, value) => (isFile(value) ? [value.name, value.size] : value)))
    .digest()

/** A file, understood by now or not. */
const isFile = (value: unknown): value is File | Upload => value instanceof File || value instanceof Upload

const keptOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => KEPT_HEADERS.includes(name)))

function answerOf(kept: KeptAnswer | undefined, said: Said): Response {
  if (kept && !kept.sent.equals(sentBy(said))) throw new Problem(422, 'core.key_taken')
  if (!kept || kept.body === null) throw new Problem(409, 'core.repeated')
  return new Response(kept.status === 204 ? null : kept.body, {
    status: kept.status,
    headers: { ...kept.headers, 'idempotent-replayed': 'true' },
  })
}
