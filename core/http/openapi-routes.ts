import type { Platform } from '@core/platform/platform'
import { openapiDocument } from './openapi'
import { pageHeaders } from './security-headers'

// Find the bundle beside the entry of the package: its `exports` name no path for it.
const SCALAR = new URL(
  '../dist/browser/standalone.js',
  `file://${Bun.resolveSync('@scalar/api-reference', import.meta.dir)}`,
).pathname

const PAGE = `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vakwerk API</title></head>
<body><script id="api-reference" data-url="/openapi/json"></script><script src="/openapi/scalar.js"></script></body>
</html>`

/** `/openapi` to read and try, `/openapi/json` for machines; all from our own origin. */
export function openapiRoutes(platform: Platform) {
  let document: string | undefined
  return async (_request: Request, path: string): Promise<Response | null> => {
    if (path === '/openapi/json') {
      document ??= JSON.stringify(openapiDocument(platform.assembly))
      return new Response(document, { headers: { 'content-type': 'application/json; charset=utf-8' } })
    }
    if (path === '/openapi/scalar.js')
      return new Response(Bun.file(SCALAR), { headers: { 'cache-control': 'public, max-age=86400' } })
    if (path === '/openapi' || path === '/openapi/') {
      return new Response(PAGE, {
        headers: {
          ...pageHeaders({ 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'], 'font-src': ['data:'] }),
          'cache-control': 'no-cache',
        },
      })
    }
    return null
  }
}
