import type { Context } from '@core/context/context'
import { Problem } from '@core/context/problem'
import type { EntityManager } from '@core/db/orm'
import { inSavepoint, type Outcome } from '@core/db/savepoint'
import { isUnable } from '@core/db/unavailable'
import { problemOf } from '@core/http/handle-error'
import { log } from '@core/telemetry/log'

/** Result of a try: its value, or the problem that refused it. */
export type Tried<T> = { readonly value: T } | { readonly problem: Problem }

interface Keeping {
  /** Off for work that is taken back at once. */
  readonly keep?: boolean
}

/**
 * Does one of many pieces of work in a savepoint. A refused piece, or one with `keep` off, is rolled back; the
 * others go on. It has a mapper of its own, and its events, jobs and log lines are written only when it is kept.
 */
export async function tryWork<T>(
  context: Context,
  work: (inner: Context) => Promise<T>,
  keeping: Keeping = {},
): Promise<Tried<T>> {
  const outcome = await attempt(context, work, keeping)
  return 'error' in outcome ? { problem: refusalOf(outcome.error) } : outcome
}

/**
 * Does one piece of work on several items, as {@link tryWork} does, and answers for each of them. When it is refused, it
 * is done again on each half of them, so that in the end only those items are refused that are the reason.
 *
 * @param work answers a value for each item, in their order
 */
export async function tryTogether<I, T>(
  context: Context,
  items: readonly I[],
  work: (inner: Context, some: readonly I[]) => Promise<readonly T[]>,
  keeping: Keeping = {},
): Promise<Tried<T>[]> {
  if (!items.length) return []
  const outcome = await attempt(context, inner => work(inner, items), keeping)
  if ('value' in outcome) return outcome.value.map(value => ({ value }))
  if (items.length === 1) return [{ problem: refusalOf(outcome.error) }]
  if (isOfDatabase(outcome.error)) throw outcome.error
  const half = Math.ceil(items.length / 2)
  const first = await tryTogether(context, items.slice(0, half), work, keeping)
  return [...first, ...(await tryTogether(context, items.slice(half), work, keeping))]
}

async function attempt<T>(
  context: Context,
  work: (inner: Context) => Promise<T>,
  { keep = true }: Keeping,
): Promise<Outcome<T>> {
  const aside: (() => void | Promise<void>)[] = []
  const innerOf = (em: EntityManager): Context => ({
    ...context,
    em,
    emit: async (event, payload) => void aside.push(() => context.emit(event, payload)),
    enqueue: (job, payload, at) => void aside.push(() => context.enqueue(job, payload, at)),
    log: entry => void aside.push(() => context.log(entry)),
  })
  const outcome = await inSavepoint(context.em, em => work(innerOf(em)), keep)
  if (keep && 'value' in outcome) for (const write of aside) await write()
  return outcome
}

/** Returns why a piece of work was refused. @throws other errors, so that the whole batch is tried again */
function refusalOf(error: unknown): Problem {
  if (isOfDatabase(error)) throw error
  const problem = problemOf(error)
  if (problem) return problem
  if (codeOf(error).startsWith('22')) return new Problem(422, 'core.invalid_value')
  const reference = crypto.randomUUID().slice(0, 8)
  log.error('row failed', { reference, error })
  return new Problem(422, 'core.internal_error', { values: { reference } })
}

/** Whether an error says nothing about the work: the database is away or busy, or others were at the same rows. */
function isOfDatabase(error: unknown): boolean {
  const problem = problemOf(error)
  if (problem) return problem.status === 503
  return isUnable(error) || /^(40|55|57)/.test(codeOf(error))
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '')
