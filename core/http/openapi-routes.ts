import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Platform } from '@core/platform/platform'
import { encodingsIn } from './compressed'
import { openapiDocument } from './openapi'
import { pageHeaders } from './security-headers'

/** The page as it is developed elsewhere, packed (`scalar/README.md`). */
const SCALAR = join(import.meta.dir, 'scalar', 'standalone.js.gz')

const PAGE = `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vakwerk API</title></head>
<body><script id="api-reference" data-url="/openapi/json"></script><script src="/openapi/scalar.js"></script></body>
</html>`

/** `/openapi` to read and try, `/openapi/json` for machines; all from our own origin. */
export function openapiRoutes(platform: Platform) {
  let document: string | undefined
  return async (request: Request, path: string): Promise<Response | null> => {
    if (path === '/openapi/json') {
      document ??= JSON.stringify(openapiDocument(platform.assembly))
      return new Response(document, { headers: { 'content-type': 'application/json; charset=utf-8' } })
    }
    if (path === '/openapi/scalar.js') return scalar(request)
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

async function scalar(request: Request): Promise<Response> {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    vary: 'accept-encoding',
  }
  const packed = Bun.file(SCALAR)
  return encodingsIn(request.headers.get('accept-encoding')).has('gzip')
    ? new Response(packed, { headers: { ...headers, 'content-encoding': 'gzip' } })
    : new Response(gunzipSync(await packed.bytes()), { headers })
}
