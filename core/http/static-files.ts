import { existsSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { Glob } from 'bun'
import { hasMarker } from './cookies'
import { asCustomerPage, type CustomerPages, type PageLook } from './customer-pages'
import { type DrawnPage, drawnSignIn, type HostBranding, showsSignIn } from './drawn-sign-in'
import { filesTogether } from './files-together'
import type { PageHandler } from './page-handler'
import { type PageScripts, pageScripts } from './page-scripts'
import { pageHeaders } from './security-headers'

/** The three apps, and the gallery where it was built, with what each answers for addresses that are screens. */
const HOSTS = [
  { prefix: '/dev/ui', index: 'dev/ui/index.html', app: null },
  { prefix: '/portal/', index: 'portal/index.html', app: 'portal' },
  { prefix: '/admin/', index: 'admin/index.html', app: 'admin' },
  { prefix: '/', index: 'shell/index.html', app: 'shell' },
] as const

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const HASHED = /\.[0-9a-f]{8,}\./
const FOR_EVER = 'public, max-age=31536000, immutable'

export interface StaticFiles {
  /** Hides what is for developers. */
  production: boolean
  /** Whose a host name is. */
  branding: (host: string) => Promise<HostBranding>
  /** How the pages of customers look; neutral where nobody says. */
  customers?: CustomerPages
  /** Where the build is. */
  folder?: string
}

/**
 * Serves the built apps: hashed files for ever, packed as the browser takes it, screens with a strict CSP.
 */
export function staticFiles({ production, branding, customers, folder = resolve('dist') }: StaticFiles): PageHandler {
  const known = new Map<string, boolean>()
  // Tests and workers run without screens.
  const files = existsSync(folder) ? new Glob('**/*').scanSync({ cwd: folder, onlyFiles: true }) : []
  for (const file of files) {
    if (production && file.startsWith('dev/')) continue
    const packed = /\.(?:br|gz)$/.test(file)
    known.set(`/${packed ? file.slice(0, -3) : file}`, packed || known.get(`/${file}`) === true)
  }
  const scripts = pageScripts(folder, known.keys())
  const together = filesTogether(folder, file => known.has(file))
  return async (request, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    if (path === '/portal' || path === '/admin') return Response.redirect(`${path}/`, 308)
    const file = fileOf(path, known)
    if (file) return fileAnswer(request, folder, file, isPacked(file))
    const script = await together(path, request.headers.get('accept-encoding') ?? '')
    if (script) return scriptAnswer(script)
    const drawnFile = path.startsWith('/portal/o/') ? await customers?.file(path).catch(() => null) : null
    if (drawnFile) return drawnFile
    // One screen of the catalogue ends in .html; every other extension is a file, and a missing file is a 404.
    if (path.startsWith('/api/') || (extname(path) && !path.endsWith('.html'))) return null
    const host = HOSTS.find(({ prefix }) => path.startsWith(prefix))
    if (!host || !known.has(`/${host.index}`)) return null
    if (host.app === 'portal')
      return screen(join(folder, host.index), {
        request,
        scripts: scripts(request, host.app),
        look: await lookOf(request, path),
      })
    const drawn = showsSignIn(path) && !hasMarker(request) ? await signIn(request) : null
    const index = drawn && known.has(`/${drawn.file}`) ? drawn.file : host.index
    return screen(join(folder, index), { request, scripts: scripts(request, host.app), data: drawn?.tags })
  }

  /** Null where the database cannot tell whose page it is: then it is neutral. */
  async function lookOf(request: Request, path: string): Promise<PageLook | null> {
    return (await customers?.look(path, new URL(request.url).hostname).catch(() => null)) ?? null
  }

  /** A build may still be packed while it is served; the `.br` of a file comes last. */
  function isPacked(file: string): boolean {
    if (!known.get(file)) known.set(file, existsSync(join(folder, `${file}.br`)))
    return known.get(file) === true
  }

  /** Null where the database cannot tell whose host it is: then the app asks, and says so. */
  async function signIn(request: Request): Promise<DrawnPage | null> {
    const whose = await branding(new URL(request.url).hostname).catch(() => null)
    return whose && drawnSignIn(request, whose)
  }
}

/** Files of the shell live at the root; the others under their own prefix. Only scanned names are ever opened. */
function fileOf(path: string, known: ReadonlyMap<string, boolean>): string | undefined {
  if (path.endsWith('/') || path.endsWith('.html')) return undefined
  return [path, `/shell${path}`].find(candidate => known.has(candidate))
}

function fileAnswer(request: Request, folder: string, file: string, packed: boolean): Response {
  const headers: Record<string, string> = {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(file) ? FOR_EVER : 'no-cache',
    vary: 'accept-encoding',
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  // Browsers offer brotli over HTTPS only.
  const encoding = packed && (accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined)
  if (!encoding) return new Response(Bun.file(join(folder, file)), { headers })
  const extension = encoding === 'br' ? 'br' : 'gz'
  return new Response(Bun.file(join(folder, `${file}.${extension}`)), {
    headers: { ...headers, 'content-encoding': encoding },
  })
}

function scriptAnswer({ encoding, bytes }: { encoding: string | undefined; bytes: Uint8Array<ArrayBuffer> }): Response {
  return new Response(bytes, {
    headers: {
      'content-type': TYPES['.js'] ?? '',
      'cache-control': FOR_EVER,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}

interface Screen {
  request: Request
  scripts: PageScripts
  /** What goes before the scripts, for them. */
  data?: string | undefined
  look?: PageLook | null
}

async function screen(index: string, { request, scripts, data = '', look = null }: Screen): Promise<Response> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const html = (await Bun.file(index).text())
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('<script', () => `${data}${scripts.tags}<script`)
  return packed(request, asCustomerPage(html, scripts, look, nonce), {
    ...pageHeaders({
      'script-src': scripts.allowed,
      'style-src': [`'nonce-${nonce}'`],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ['data:', 'blob:'],
      'frame-src': ['blob:'],
    }),
    'cache-control': 'no-cache',
    vary: 'cookie, accept-language, accept-encoding',
  })
}

/** A page holds its first scripts: packed they are a third. */
function packed(request: Request, html: string, headers: Record<string, string>): Response {
  if (!request.headers.get('accept-encoding')?.includes('gzip')) return new Response(html, { headers })
  return new Response(Bun.gzipSync(html), { headers: { ...headers, 'content-encoding': 'gzip' } })
}
