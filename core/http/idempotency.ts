import { createHash } from 'node:crypto'
import { run } from '@core/db/sql'
import type { Call } from './call'
import type { Context } from './context'
import { Problem } from './problem'

/**
 * Runs a POST once per `Idempotency-Key`: the key is claimed in the transaction of the work, so that a second request
 * waits for the first and then gets its answer. Work that fails claims nothing. A secret answer is not kept: asked
 * again, it is 409.
 */
export async function once(
  context: Context,
  request: Request,
  call: Pick<Call, 'secret'>,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = keyOf(context, request)
  if (!key) return work()
  const claimed = await run(
    context.em,
    `insert into idempotent_answer (company_id, key, created_at) values (?, ?, now()) on conflict do nothing returning company_id`,
    [context.company.id, key],
  )
  if (!claimed.length) return answerOf(await keptAt(context, key))
  const response = await work()
  const isJson = response.headers.get('content-type')?.includes('json') || response.status === 204
  const body = isJson && !call.secret ? await response.clone().text() : null
  await run(
    context.em,
    `update idempotent_answer set status = ?, body = ?, content_type = ? where company_id = ? and key = ?`,
    [response.status, body, response.headers.get('content-type'), context.company.id, key],
  )
  return response
}

/** What {@link once} would answer without doing anything; nothing when this request is the first with its key. */
export async function answeredBefore(context: Context, request: Request): Promise<Response | undefined> {
  const key = keyOf(context, request)
  const kept = key && (await keptAt(context, key))
  return kept && answerOf(kept)
}

function keyOf(context: Context, request: Request): Buffer | undefined {
  const given = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  if (!given) return undefined
  if (given.length > 255) throw new Problem(422, 'core.invalid_value')
  return createHash('sha256')
    .update(`${context.user?.id ?? 0} ${new URL(request.url).pathname} ${given}`)
    .digest()
}

interface Kept {
  readonly status: number
  readonly body: string | null
  readonly content_type: string | null
}

async function keptAt(context: Context, key: Buffer): Promise<Kept | undefined> {
  const [kept] = await run<Kept>(
    context.em,
    `select status, body, content_type from idempotent_answer where company_id = ? and key = ?`,
    [context.company.id, key],
  )
  return kept
}

function answerOf(kept: Kept | undefined): Response {
  if (!kept || kept.body === null) throw new Problem(409, 'core.repeated')
  return new Response(kept.status === 204 ? null : kept.body, {
    status: kept.status,
    headers: { 'content-type': kept.content_type ?? 'application/json', 'idempotent-replayed': 'true' },
  })
}
