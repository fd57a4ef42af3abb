import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import type { EntityManager } from '@core/db/orm'
import { inSavepoint } from '@core/db/savepoint'
import { isUnable } from '@core/db/unavailable'
import { problemOf } from '@core/http/handle-error'
import { log } from '@core/telemetry/log'

/** Result of a try: its value, or the problem that refused it. */
export type Tried<T> = { readonly value: T } | { readonly problem: Problem }

/**
 * Does one of many pieces of work in a savepoint. A refused piece, or one with `keep` off, is rolled back; the
 * others go on. It has a mapper of its own, and its events, jobs and log lines are written only when it is kept.
 */
export async function tryWork<T>(
  context: Context,
  work: (inner: Context) => Promise<T>,
  { keep = true }: { keep?: boolean } = {},
): Promise<Tried<T>> {
  const aside: (() => void | Promise<void>)[] = []
  const innerOf = (em: EntityManager): Context => ({
    ...context,
    em,
    emit: async (event, payload) => void aside.push(() => context.emit(event, payload)),
    enqueue: (job, payload, at) => void aside.push(() => context.enqueue(job, payload, at)),
    log: entry => void aside.push(() => context.log(entry)),
  })
  const outcome = await inSavepoint(context.em, em => work(innerOf(em)), keep)
  if ('error' in outcome) return { problem: refusalOf(outcome.error) }
  if (keep) for (const write of aside) await write()
  return outcome
}

/** Returns why this piece of work was refused. @throws other errors, so that the whole batch is tried again */
function refusalOf(error: unknown): Problem {
  const problem = problemOf(error)
  if (problem && problem.status !== 503) return problem
  const code = String((error as { code?: unknown }).code ?? '')
  if (problem || isUnable(error) || /^(40|55|57)/.test(code)) throw error
  if (code.startsWith('22')) return new Problem(422, 'core.invalid_value')
  const reference = crypto.randomUUID().slice(0, 8)
  log.error('row failed', { reference, error })
  return new Problem(422, 'core.internal_error', { values: { reference } })
}
