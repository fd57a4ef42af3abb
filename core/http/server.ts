import { requestMetrics } from '@core/metrics/metrics'
import { metricsPage } from '@core/metrics/metrics-page'
import type { Platform } from '@core/platform'
import { brandingOf } from '@core/tenancy/api/branding'
import { Elysia } from 'elysia'
import { callerOf } from './caller'
import { callHandler } from './handle-call'
import { errorResponse } from './handle-error'
import { operations, type Readiness } from './health'
import { observeWith } from './observed'
import { openapiRoutes } from './openapi-routes'
import type { PageHandler } from './page-handler'
import { staticFiles } from './static-files'

interface ServerOptions {
  /** Every answer is checked against its schema; tests switch it on. */
  checkResponses?: boolean
  pages?: readonly PageHandler[]
  ready?: Readiness
}

/** The one HTTP server: API, documentation, health and the three apps. */
export function createServer(platform: Platform, options: ServerOptions = {}) {
  const app = new Elysia({ name: 'vakwerk', normalize: false })
  const requests = requestMetrics()
  const observed = observeWith(requests, platform.config.production)
  const canonical = new Map<string, string[]>()
  const respelled = new WeakMap<Request, string>()
  for (const { call } of [...platform.assembly.calls, ...platform.assembly.publicCalls]) {
    const path = `/api/${call.path}`
    const handle = callHandler(platform, call, options)
    const { pattern, named } = positional(path)
    app.route(
      call.method,
      pattern,
      context => {
        const caller = callerOf(
          context.request,
          addressOf(context.request, context.server),
          platform.config.trustedProxies,
        )
        return observed(context.request, call.path, () =>
          handle(context.request, named(context.params as Record<string, string>), caller),
        )
      },
      {
        parse: 'none',
      },
    )
    const key = `${call.method} ${path.split('/').length}`
    canonical.set(key, [...(canonical.get(key) ?? []), path])
  }
  const pages: PageHandler[] = [
    operations(platform, options.ready),
    metricsPage(platform, requests, options.ready?.queue),
    openapiRoutes(platform),
    ...(options.pages ?? []),
    staticFiles({ production: platform.config.production, branding: host => brandingOf(platform, host) }),
  ]
  app.onError(({ request, server, error, code }) => {
    if (code !== 'NOT_FOUND') return observed(request, '*', async () => errorResponse(platform, request, error))
    const declared = asDeclared(request)
    if (!declared) return observed(request, '*', () => elsewhere(request))
    respelled.set(declared, addressOf(request, server))
    return app.handle(declared)
  })

  /** Where a request came from, also when it is one that was spelled anew: no socket knows that. */
  function addressOf(request: Request, server: Socket | null): string {
    return respelled.get(request) ?? server?.requestIP(request)?.address ?? ''
  }

  /** The same request with the fixed parts of its path in the case in which they were declared (R-API-004). */
  function asDeclared(request: Request): Request | undefined {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return undefined
    const path = sameButCase(canonical.get(`${request.method} ${url.pathname.split('/').length}`) ?? [], url.pathname)
    if (!path || path === url.pathname) return undefined
    url.pathname = path
    return new Request(url, request)
  }

  /** What no route takes: pages and files, then 404. */
  async function elsewhere(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname
    for (const page of pages) {
      const answer = await page(request, path)
      if (answer) return answer
    }
    return errorResponse(platform, request, undefined)
  }
  return app
}

/** What knows the other end of a connection. */
interface Socket {
  requestIP(request: Request): { readonly address: string } | null
}

/** `pathname` with the fixed parts spelled as declared, when only their case differs. */
function sameButCase(patterns: readonly string[], pathname: string): string | undefined {
  const given = pathname.split('/')
  for (const pattern of patterns) {
    const parts = pattern.split('/')
    if (parts.every((part, i) => part.startsWith(':') || part.toLowerCase() === given[i]?.toLowerCase())) {
      return parts.map((part, i) => (part.startsWith(':') ? given[i] : part)).join('/')
    }
  }
  return undefined
}

/** The router wants one parameter name per place, calls name theirs freely: places are numbered, then named again. */
function positional(path: string) {
  const names: string[] = []
  const pattern = path.replace(/:(\w+)/g, (_, name: string) => `:p${names.push(name) - 1}`)
  return {
    pattern,
    named: (params: Record<string, string>) =>
      Object.fromEntries(names.map((name, i) => [name, params[`p${i}`] ?? ''])),
  }
}
