import { checkWritable } from '@core/db/check-writable'
import { withPlatform } from '@core/db/tenant'
import type { QueueDepth } from '@core/jobs/queue'
import type { Platform } from '@core/platform/platform'
import { log } from '@core/telemetry/log'
import type { Drain } from './drain'

/** Paths that operators ask and no user. */
export const HEALTH: readonly string[] = ['/healthz', '/readyz', '/metrics']

/** What a process needs besides its database to take requests. */
export interface Readiness {
  /** Asks the job queue for its depth; rejects when the queue is away. */
  readonly queue: () => Promise<QueueDepth>
  readonly drain: Drain
}

/** Milliseconds after which a part that does not answer counts as away. */
const PATIENCE_MS = 3000

/** `/healthz`: the process lives. `/readyz`: the database can write, the job queue answers, and it goes on serving. */
export function operations(platform: Platform, ready?: Readiness) {
  return async (_request: Request, path: string): Promise<Response | null> => {
    if (path === '/healthz') return Response.json({ status: 'ok' })
    if (path !== '/readyz') return null
    ready?.drain.asked()
    if (ready?.drain.stopping) return Response.json({ status: 'stopping' }, { status: 503 })
    const [database, queue] = await Promise.all([
      answers('database', withPlatform(platform.orm, checkWritable)),
      ready ? answers('queue', ready.queue()) : true,
    ])
    const good = database && queue
    return Response.json({ status: good ? 'ready' : 'not ready', database, queue }, { status: good ? 200 : 503 })
  }
}

async function answers(part: string, question: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  try {
    await Promise.race([question, late])
    return true
  } catch (error) {
    log.warn('not ready', { part, error })
    return false
  } finally {
    clearTimeout(timer)
  }
}
