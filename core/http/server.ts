import { requestMetrics } from '@core/metrics/metrics'
import { metricsPage } from '@core/metrics/metrics-page'
import type { Platform } from '@core/platform'
import { Elysia } from 'elysia'
import { callerOf } from './caller'
import { callHandler } from './handle-call'
import { errorResponse } from './handle-error'
import { operations, type Readiness } from './health'
import { observeWith } from './observed'
import { openapiRoutes } from './openapi-routes'
import { staticFiles } from './static-files'

/** Extra pages that a host adds: the built-in inbox in development. */
export type PageHandler = (request: Request, path: string) => Promise<Response | null>

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
  for (const { call } of [...platform.assembly.calls, ...platform.assembly.publicCalls]) {
    const path = `/api/${call.path}`
    const handle = callHandler(platform, call, options)
    const { pattern, named } = positional(path)
    app.route(
      call.method,
      pattern,
      context => {
        const address = context.server?.requestIP(context.request)?.address ?? ''
        const caller = callerOf(context.request, address, platform.config.trustedProxies)
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
    staticFiles(platform.config.production),
  ]
  app.onError(({ request, error, code }) => {
    return observed(request, '*', async () =>
      code === 'NOT_FOUND' ? elsewhere(request) : errorResponse(platform, request, error),
    )
  })

  /** What no route takes: the same path in another case (R-API-004), then pages and files, then 404. */
  async function elsewhere(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/api/')) {
      const path = sameButCase(canonical.get(`${request.method} ${url.pathname.split('/').length}`) ?? [], url.pathname)
      if (path && path !== url.pathname) {
        url.pathname = path
        return app.handle(new Request(url, request))
      }
    }
    for (const page of pages) {
      const answer = await page(request, url.pathname)
      if (answer) return answer
    }
    return errorResponse(platform, request, undefined)
  }
  return app
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
