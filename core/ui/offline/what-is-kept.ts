/** How a device keeps what it asked for: see {@link keptAs}. */
export type KeptAs =
  /** The page of the shell, which is one for all its screens. */
  | 'page'
  /** Named by its contents: never asked for twice. */
  | 'code'
  /** Small files that change with a release. */
  | 'file'
  /** What the API tells whoever is signed in. */
  | 'answer'
  /** A small picture of the API, which is asked for by POST. */
  | 'picture'

interface Asked {
  readonly method: string
  readonly url: string
  /** `navigate` for a page. */
  readonly mode: string
}

/** What is no page of the shell. */
const ELSEWHERE = /^\/(?:api|admin|portal|dev|openapi|remotes|static|metrics|healthz|readyz)(?:\/|$)/
const HASHED = /\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp)$/
const SMALL_FILES = /^\/(?:pages\.json|offline\.json|favicon\.svg|manifest\.webmanifest|icon-[a-z0-9-]+\.png)$/
/** Sessions, progress, what is saved to a file, and searches: old answers to these are of no use, or wrong. */
const NEVER = /^\/api\/(?:authenticate|batch|search)(?:\/|$)|\/(?:download|export)(?:all)?[a-z]*(?:\/|$)/

/**
 * How the answer to a request is kept for when there is no connection, and `null` where it is not: pages of customers and
 * of platform staff are not.
 */
export function keptAs({ method, url, mode }: Asked, origin: string): KeptAs | null {
  const { pathname, origin: from } = new URL(url)
  if (from !== origin) return null
  if (method === 'POST') return /^\/api\/[a-z]+\/\d+\/showthumbnail$/.test(pathname) ? 'picture' : null
  if (method !== 'GET') return null
  if (mode === 'navigate') return ELSEWHERE.test(pathname) ? null : 'page'
  if (pathname.startsWith('/api/')) return NEVER.test(pathname) ? null : 'answer'
  if (pathname.startsWith('/admin/') || pathname.startsWith('/portal/')) return null
  if (HASHED.test(pathname)) return 'code'
  return SMALL_FILES.test(pathname) ? 'file' : null
}
