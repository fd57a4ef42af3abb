import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { ANSWERS, FORGET, KEPT_AT } from './kept-answers.ts'
import { type KeptAs, keptAs } from './what-is-kept.ts'

/**
 * The worker behind the shell: what somebody opened is there again without a connection. It answers from the network
 * whenever that answers, and never changes what a screen sent.
 */
const PAGE = 'page'
/** Seconds that a line may be silent before what was kept is shown. */
const PATIENCE = { page: 4, answer: 8 }
/** Bytes of a picture or answer that is kept. */
const LARGEST_ANSWER = 3_000_000
const DAY = 24 * 60 * 60
/** Any screen of the shell: they are one page. */
const ANY_SCREEN = '/account/user_profile'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

const whole: Plugin = new CacheableResponsePlugin({ statuses: [200] })
const atMost = (maxEntries: number, days: number): Plugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true })

/** All screens are kept as one page; the sign-in form is none of them. */
const onePage: Plugin = {
  cacheKeyWillBeUsed: async () => new URL(ANY_SCREEN, location.origin).href,
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !(await response.clone().text()).includes('data-drawn') ? response : null,
}

/** Under its address alone: only what is asked by GET can be kept. */
const byAddress: Plugin = { cacheKeyWillBeUsed: async ({ request }) => request.url }

/** How often this device forgot who was signed in. */
let forgotten = 0

/**
 * An answer says when it was kept, and what the server has or allows no longer is kept no longer. What was still on its
 * way when somebody signed out is not kept either.
 */
const datedAnswers: Plugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.since = forgotten
  },
  cacheDidUpdate: async ({ state }) => {
    if (state?.since !== forgotten) await forget()
  },
  cacheWillUpdate: async ({ request, response, state }) => {
    if (state?.since !== forgotten) return null
    // What is asked without a token is what customers see by their link.
    if (response.status !== 200 || !request.headers.has('authorization')) return null
    if (Number(response.headers.get('content-length')) > LARGEST_ANSWER) return null
    const headers = new Headers(response.headers)
    headers.set(KEPT_AT, new Date().toISOString())
    // A device whose clock is weeks ahead would take it for too old.
    headers.delete('date')
    return new Response(response.body, { status: 200, headers })
  },
  fetchDidSucceed: async ({ request, response }) => {
    if ([401, 403, 404, 410].includes(response.status)) await (await caches.open(ANSWERS)).delete(request, SAME)
    return response
  },
}
/** Every token is another one, and an answer is the same whatever it is packed in. */
const SAME = { ignoreVary: true }

const answersKept = new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true })

/** Forgets what the API told, and what it was asked. */
async function forget(): Promise<void> {
  await caches.delete(ANSWERS)
  await answersKept.deleteCacheAndMetadata()
}

const strategies = {
  page: new NetworkFirst({
    cacheName: PAGE,
    plugins: [onePage],
    matchOptions: SAME,
    networkTimeoutSeconds: PATIENCE.page,
  }),
  code: new CacheFirst({ cacheName: 'code', plugins: [whole, atMost(800, 60)], matchOptions: SAME }),
  file: new NetworkFirst({ cacheName: 'files', plugins: [whole], matchOptions: SAME }),
  answer: new NetworkFirst({
    cacheName: ANSWERS,
    plugins: [datedAnswers, answersKept],
    matchOptions: SAME,
    networkTimeoutSeconds: PATIENCE.answer,
  }),
  picture: new NetworkFirst({
    cacheName: ANSWERS,
    plugins: [byAddress, datedAnswers, answersKept],
    matchOptions: SAME,
    networkTimeoutSeconds: PATIENCE.answer,
  }),
} satisfies Record<KeptAs, unknown>

for (const [kept, strategy] of Object.entries(strategies))
  registerRoute(
    ({ request }) => keptAs(request, location.origin) === kept,
    strategy,
    kept === 'picture' ? 'POST' : 'GET',
  )

addEventListener('message', event => {
  if (event.data !== FORGET) return
  forgotten++
  const done = forget().then(() => event.ports[0]?.postMessage(FORGET))
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(done)
})

addEventListener('install', event => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(keepPage())
})
/** The first visit opened its page before there was a worker. */
const keepPage = async () => (await caches.open(PAGE)).add(ANY_SCREEN)
clientsClaim()
