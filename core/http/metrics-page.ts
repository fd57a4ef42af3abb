import { outboxDepth } from '@core/db/events/outbox'
import { withPlatform } from '@core/db/tenant'
import type { QueueDepth } from '@core/jobs/queue'
import { metric, type RequestMetrics } from '@core/metrics/metrics'
import type { Platform } from '@core/platform/platform'
import { log } from '@core/telemetry/log'
import { bears } from './bearer'
import { errorResponse } from './handle-error'
import { isLocal } from './is-local'
import type { PageHandler } from './page-handler'

/** `/metrics`: what Prometheus reads, on this machine or with the token of the operator. Nothing in it names a company. */
export function metricsPage(
  platform: Platform,
  requests: RequestMetrics,
  depth?: () => Promise<QueueDepth>,
): PageHandler {
  return async (request, path, peer) => {
    if (path !== '/metrics') return null
    if (!isLocal(request, peer) && !bears(request, platform.config.metricsToken))
      return errorResponse(platform, request, undefined)
    const [queue, outbox] = await Promise.all([
      ask('queue', depth),
      ask('outbox', () => withPlatform(platform.orm, outboxDepth)),
    ])
    const { totalCount, idleCount, waitingCount } = platform.orm.pool
    const body = [
      requests.text(),
      metric('vakwerk_database_connections', 'gauge', 'Connections to the database.', [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
      ]),
      metric('vakwerk_database_waiting', 'gauge', 'Requests and jobs that wait for a connection.', [
        { value: waitingCount },
      ]),
      metric('vakwerk_up', 'gauge', 'Whether a part could be asked.', [
        { labels: { part: 'database' }, value: outbox ? 1 : 0 },
        { labels: { part: 'queue' }, value: queue ? 1 : 0 },
      ]),
      metric(
        'vakwerk_jobs',
        'gauge',
        'Jobs in the queue, by state.',
        Object.entries(queue ?? {}).map(([state, value]) => ({ labels: { state }, value })),
      ),
      metric('vakwerk_outbox_waiting', 'gauge', 'Due events and jobs that are not in the queue yet.', [
        { value: outbox?.waiting ?? 0 },
      ]),
      metric('vakwerk_outbox_age_seconds', 'gauge', 'How long the oldest of those is due.', [
        { value: outbox?.age ?? 0 },
      ]),
      metric('vakwerk_batches_running', 'gauge', 'Batches that still have records to handle.', [
        { value: outbox?.batches ?? 0 },
      ]),
      metric('vakwerk_process_memory_bytes', 'gauge', 'Memory of this process.', [
        { value: process.memoryUsage.rss() },
      ]),
    ].join('')
    return new Response(body, { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } })
  }
}

async function ask<T>(part: string, question?: () => Promise<T>): Promise<T | undefined> {
  try {
    return await question?.()
  } catch (error) {
    log.warn('not measured', { part, error })
    return undefined
  }
}
