import { DEMO_COMPANIES, DEMO_PASSWORD } from '@core/seed/demo-companies'
import { Site, type SiteOptions } from './site'

/** One thing that was looked at in a running installation. */
export interface Finding {
  readonly what: string
  /** What to do about it; null where it is well. */
  readonly advice: string | null
}

const YEAR_SECONDS = 31_536_000
const DAY_MS = 86_400_000
const RENEW_DAYS = 14
const CLOCK_MS = 60_000
/** Pages that only the operator's own machines see. */
const INTERNAL = ['/metrics', '/readyz', '/healthz', '/dev/mail']

type Check = (site: Site) => Promise<string | null>

const CHECKS: readonly [what: string, check: Check][] = [
  ['is reached over HTTPS', async ({ url }) => (url.protocol === 'https:' ? null : 'Serve it over HTTPS.')],
  [
    'shows a certificate that is trusted and good for two weeks',
    async site => {
      const seen = await site.shakeHands('TLSv1.2', 'TLSv1.3')
      if (!seen) return 'Let the proxy speak TLS 1.2 or 1.3.'
      if (!seen.trusted) return `Give the proxy a certificate that browsers trust (${seen.reason}).`
      return seen.validTo.getTime() - Date.now() > RENEW_DAYS * DAY_MS
        ? null
        : `Renew the certificate: it ends on ${seen.validTo.toISOString().slice(0, 10)}.`
    },
  ],
  [
    'refuses TLS before 1.2',
    async site => ((await site.shakeHands('TLSv1', 'TLSv1.1')) ? 'Let the proxy refuse TLS 1.0 and 1.1.' : null),
  ],
  [
    'sends who comes without TLS to HTTPS',
    async site => {
      const answer = await site.askPlainly().catch(() => null)
      if (!answer) return null
      const leads = answer.status >= 301 && answer.status <= 308 ? answer.headers.get('location') : null
      return leads?.startsWith('https://') ? null : 'Answer everything on port 80 with a redirect to HTTPS, or nothing.'
    },
  ],
  [
    'tells browsers to come over HTTPS for a year, to its subdomains too (HSTS)',
    async site => {
      const told = (await site.ask('/login')).headers.get('strict-transport-security') ?? ''
      const seconds = Number(/max-age=(\d+)/i.exec(told)?.[1] ?? 0)
      return seconds >= YEAR_SECONDS && /includeSubDomains/i.test(told)
        ? null
        : `Add the header Strict-Transport-Security: max-age=${YEAR_SECONDS}; includeSubDomains.`
    },
  ],
  [
    'passes on the headers that keep a page to itself',
    async site => {
      const { headers } = await site.ask('/login')
      const wanted = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options']
      const missing = wanted.filter(name => !headers.has(name))
      return missing.length ? `Let the proxy pass on ${missing.join(', ')}.` : null
    },
  ],
  [
    'says nothing of the programs that it runs on',
    async site => {
      const { headers } = await site.ask('/login')
      const told = ['server', 'x-powered-by', 'via'].filter(name => /\d/.test(headers.get(name) ?? ''))
      return told.length ? `Let the proxy leave out versions: ${told.join(', ')}.` : null
    },
  ],
  [
    'knows that browsers come over HTTPS, so that cookies are bound to it',
    async site => {
      const cookies = (await site.ask('/api/authenticate/logout')).headers.getSetCookie()
      const bound = cookies.length > 0 && cookies.every(cookie => /;\s*Secure/i.test(cookie))
      return bound ? null : 'Set TRUSTED_PROXIES, and let the proxy send X-Forwarded-Proto.'
    },
  ],
  [
    'shows what is for operators to nobody else',
    async site => {
      const open = await Promise.all(INTERNAL.map(async path => ((await site.ask(path)).status === 404 ? [] : [path])))
      return open.flat().length ? `Let the proxy answer 404 at ${open.flat().join(', ')}.` : null
    },
  ],
  [
    'lets nobody in with the password of the demo companies',
    async site => {
      const username = DEMO_COMPANIES.flatMap(({ users }) => users.map(({ email }) => email))[0]
      const answer = await site.ask('/api/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: DEMO_PASSWORD }),
      })
      return answer.status === 401 || answer.status === 422 || answer.status === 429
        ? null
        : `Signing in as ${username} was answered with ${answer.status}: remove the demo companies and set NODE_ENV=production.`
    },
  ],
  [
    'has the right time, without which codes of a second step are refused',
    async site => {
      const date = Date.parse((await site.ask('/login')).headers.get('date') ?? '')
      return Math.abs(date - Date.now()) < CLOCK_MS ? null : 'Set the clock of the server by NTP.'
    },
  ],
]

/**
 * Looks at a running installation from outside, for what is the operator's and not the platform's: TLS, headers, what the
 * proxy lets through, cookies, the clock.
 */
export async function examine(url: URL, options: SiteOptions = {}): Promise<Finding[]> {
  const site = new Site(url, options)
  return Promise.all(
    CHECKS.map(async ([what, check]) => ({
      what,
      advice: await check(site).catch((error: Error) => `It could not be asked: ${error.message}`),
    })),
  )
}
