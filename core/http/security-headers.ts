/** Headers of every answer. No referrer is sent: the address of a customer's page holds the hash, and the page may link elsewhere. */
const ALWAYS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const

/** Paths whose answers no search engine keeps: pages of customers with their files, and the API. */
const UNLISTED = /^\/(?:api|portal)(?:\/|$)/

/** Adds the headers that every answer has, and those of its path. */
export function addSecurityHeaders({ headers }: Response, path: string): void {
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value)
  if (UNLISTED.test(path)) headers.set('x-robots-tag', 'noindex')
}

/** What a page of ours may load beside its own files: sources by directive, such as `{ 'img-src': ['data:'] }`. */
export type PageSources = Readonly<Record<`${string}-src` | `${string}-src-attr`, readonly string[]>>

/** Headers of a page: it loads from its own origin and nothing else, and stands in nobody's frame. */
export function pageHeaders(sources: PageSources): Record<string, string> {
  const directives = [
    "default-src 'self'",
    ...Object.entries(sources).map(([directive, more]) => [directive, "'self'", ...more].join(' ')),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    ...ALWAYS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': directives.join('; '),
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
