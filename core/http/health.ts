import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import { log } from '@core/log/log'
import type { Platform } from '@core/platform'

/** Longest that a database which says nothing at all keeps the question open. */
const PATIENCE_MS = 3000

/** `/healthz`: the process lives. `/readyz`: the database answers and its schema is ours, and the job queue answers. */
export function operations(platform: Platform, queueAnswers: () => Promise<boolean>) {
  return async (_request: Request, path: string): Promise<Response | null> => {
    if (path === '/healthz') return Response.json({ status: 'ok' })
    if (path !== '/readyz') return null
    const [database, queue] = await Promise.all([
      within('database', databaseAnswers(platform)),
      within('queue', queueAnswers()),
    ])
    const ready = database && queue
    return Response.json({ status: ready ? 'ready' : 'not ready', database, queue }, { status: ready ? 200 : 503 })
  }
}

const databaseAnswers = async (platform: Platform) => {
  await withPlatform(platform.orm, em => run(em, 'select 1 from company limit 1'))
  return true
}

async function within(part: string, question: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  try {
    return await Promise.race([question, late])
  } catch (error) {
    log.warn('not ready', { part, error })
    return false
  } finally {
    clearTimeout(timer)
  }
}
