import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import type { QueueDepth } from '@core/jobs/queue'
import { log } from '@core/log/log'
import type { Platform } from '@core/platform'

/** What a process needs besides its database to take requests. */
export interface Readiness {
  /** Asks the job queue; rejects when it is away. */
  readonly queue: () => Promise<QueueDepth>
  readonly stopping: () => boolean
}

/** Longest that a part which says nothing at all keeps the question open. */
const PATIENCE_MS = 3000

/** `/healthz`: the process lives. `/readyz`: the database can write, the job queue answers, and it goes on serving. */
export function operations(platform: Platform, ready?: Readiness) {
  return async (_request: Request, path: string): Promise<Response | null> => {
    if (path === '/healthz') return Response.json({ status: 'ok' })
    if (path !== '/readyz') return null
    if (ready?.stopping()) return Response.json({ status: 'stopping' }, { status: 503 })
    const [database, queue] = await Promise.all([
      answers('database', canWrite(platform)),
      ready ? answers('queue', ready.queue()) : true,
    ])
    const good = database && queue
    return Response.json({ status: good ? 'ready' : 'not ready', database, queue }, { status: good ? 200 : 503 })
  }
}

/**
 * Asks the database for what a write needs: the schema, a transaction number, which a server that only reads has not, and
 * room on its disk, for what is sorted outside of its memory.
 */
async function canWrite(platform: Platform): Promise<void> {
  await withPlatform(platform.orm, async em => {
    await run(em, `select set_config('work_mem', '64kB', true), pg_current_xact_id(), (select 1 from company limit 1)`)
    await run(em, 'select max(n) from (select n from generate_series(1, 5000) n order by md5(n::text) offset 1) sorted')
  })
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
