import type { RequestMetrics } from '@core/metrics/metrics'
import { log } from '@core/telemetry/log'
import { tracedScope } from '@core/telemetry/traced'
import { inScope, type WorkScope } from '@core/telemetry/work-scope'
import type { Drain } from './drain'
import { HEALTH } from './health'
import { addSecurityHeaders } from './security-headers'

/** Accepted form of a given request id: no characters with a meaning in headers or logs. */
const REQUEST_ID = /^[\w.:-]{1,64}$/

/**
 * Answers a request under its `x-request-id`, or a new one, and counts and times it by its route. In production every
 * request is a line in the log: the route and never the address, which may hold a customer's link. While the process
 * stops, each answer closes its connection: who asks again does so elsewhere.
 */
export function observeWith(
  metrics: RequestMetrics,
  { logged, drain }: { logged: boolean; drain?: Drain | undefined },
) {
  return async (request: Request, route: string, work: () => Promise<Response>): Promise<Response> => {
    const given = request.headers.get('x-request-id')
    const id = given && REQUEST_ID.test(given) ? given : crypto.randomUUID()
    const scope: WorkScope = { request: id }
    if (drain?.stopping && !HEALTH.includes(new URL(request.url).pathname)) drain.requestCame()
    const started = performance.now()
    const response = await tracedScope(
      scope,
      { name: `${request.method} ${route}`, kind: 'server', parent: request.headers.get('traceparent') },
      async span => {
        const answer = await work()
        span.set({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': answer.status,
        })
        if (answer.status >= 500) span.fail()
        return answer
      },
    )
    const ms = performance.now() - started
    // An answer that came from another handler has its id already.
    if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', id)
    addSecurityHeaders(response, new URL(request.url).pathname)
    if (drain?.stopping) response.headers.set('connection', 'close')
    metrics.observe(request.method, route, response.status, ms / 1000)
    if (logged)
      inScope(scope, () =>
        log.info('request', { method: request.method, route, status: response.status, ms: Math.round(ms) }),
      )
    return response
  }
}
