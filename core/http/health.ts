import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import { log } from '@core/log/log'
import type { Platform } from '@core/platform'

/** `/healthz`: the process lives. `/readyz`: the database answers and its schema is ours. */
export function operations(platform: Platform) {
  return async (_request: Request, path: string): Promise<Response | null> => {
    if (path === '/healthz') return Response.json({ status: 'ok' })
    if (path !== '/readyz') return null
    try {
      await withPlatform(platform.orm, em => run(em, 'select 1 from company limit 1'))
      return Response.json({ status: 'ready', database: true })
    } catch (error) {
      log.error('not ready', { error })
      return Response.json({ status: 'not ready', database: false }, { status: 503 })
    }
  }
}
