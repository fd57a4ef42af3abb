import { requestMetrics } from '@core/metrics/metrics'
import type { Platform } from '@core/platform/platform'
import { Elysia } from 'elysia'
import { callerOf } from './caller-of'
import { preflight } from './cross-site'
import { callHandler } from './handle-call'
import { errorResponse } from './handle-error'
import { operations, type Readiness } from './health'
import { metricsPage } from './metrics-page'
import { observeWith } from './observed'
import { openapiRoutes } from './openapi-routes'
import type { PageHandler } from './page-handler'
import { type StaticFiles, staticFiles } from './static-files'

interface ServerOptions {
  /** Every answer is checked against its schema; tests switch it on. */
  checkResponses?: boolean
  pages?: readonly PageHandler[]
  /** Whose a host name is: the sign-in page is drawn for it. */
  branding: StaticFiles['branding']
  customers?: StaticFiles['customers']
  ready?: Readiness
}

/** The one HTTP server: API, documentation, health and the three apps. */
export function createServer(platform: Platform, options: ServerOptions) {
  const app = new Elysia({ name: 'vakwerk', normalize: false })
  const requests = requestMetrics()
  const observed = observeWith(requests, { logged: platform.config.production, drain: options.ready?.drain })
  const canonical = new Map<string, string[]>()
  const respelled = new WeakMap<Request, string>()
  const calls = [...platform.assembly.calls, ...platform.assembly.publicCalls].map(({ call }) => ({
    call,
    path: `/api/${call.path}`,
  }))
  for (const { call, path } of calls) {
    const key = ofKind(call.method, path)
    canonical.set(key, [...(canonical.get(key) ?? []), path])
  }
  for (const { call, path } of calls) {
    const narrower = (canonical.get(ofKind(call.method, path)) ?? []).filter(other => isNarrower(other, path))
    const handle = callHandler(platform, call, options)
    const { pattern, named } = positional(path)
    if (call.crossSite) app.route('OPTIONS', pattern, preflight)
    app.route(
      call.method,
      pattern,
      context => {
        // A path parameter may be an action in another spelling: try that first.
        const declared = narrower.length ? asDeclared(context.request, narrower) : undefined
        if (declared) return again(declared, context.request, context.server)
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
  }
  const pages: PageHandler[] = [
    operations(platform, options.ready),
    metricsPage(platform, requests, options.ready?.queue),
    openapiRoutes(platform),
    ...(options.pages ?? []),
    staticFiles({
      production: platform.config.production,
      branding: options.branding,
      ...(options.customers ? { customers: options.customers } : {}),
    }),
  ]
  app.onError(({ request, server, error, code }) => {
    if (code !== 'NOT_FOUND') return observed(request, '*', async () => errorResponse(platform, request, error))
    const { pathname } = new URL(request.url)
    const declared = asDeclared(request, canonical.get(ofKind(request.method, pathname)) ?? [])
    if (!declared) return observed(request, '*', () => elsewhere(request, server))
    return again(declared, request, server)
  })

  function again(declared: Request, request: Request, server: Socket | null) {
    respelled.set(declared, addressOf(request, server))
    return app.handle(declared)
  }

  /** Returns the client address, also for a request that was rewritten to its declared spelling and has no socket. */
  function addressOf(request: Request, server: Socket | null): string {
    return respelled.get(request) ?? server?.requestIP(request)?.address ?? ''
  }

  /** The same request with the fixed parts of its path in the case in which they were declared (R-API-004, C-05). */
  function asDeclared(request: Request, patterns: readonly string[]): Request | undefined {
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return undefined
    const path = sameButCase(patterns, url.pathname)
    if (!path || path === url.pathname) return undefined
    url.pathname = path
    return new Request(url, request)
  }

  /** Handles paths without a route: pages and files, then 404. */
  async function elsewhere(request: Request, server: Socket | null): Promise<Response> {
    const path = new URL(request.url).pathname
    for (const page of pages) {
      const answer = await page(request, path, addressOf(request, server))
      if (answer) return answer
    }
    return errorResponse(platform, request, undefined)
  }
  return app
}

/** The part of a Bun server that tells the client address of a request. */
interface Socket {
  requestIP(request: Request): { readonly address: string } | null
}

/** Groups paths by method and number of segments. */
const ofKind = (method: string, path: string): string => `${method} ${path.split('/').length}`

/** Whether a path fixes a segment that another leaves open: `relation/trashed` beside `relation/:id`. */
function isNarrower(one: string, other: string): boolean {
  const words = one.split('/')
  const open = other.split('/').map((part, i) => ({ part, word: words[i] ?? '', any: part.startsWith(':') }))
  return (
    open.every(({ part, word, any }) => any || part === word) &&
    open.some(({ word, any }) => any && !word.startsWith(':'))
  )
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
