import { testServer } from '@core/testing/server'

const DOSSIERS = 500
const EVENTS_EACH = 10
const STATUSES = ['intake', 'quotation', 'confirmation'] as const
/** Where messages go: the way out is open to this address of the machine alone. */
const RECEIVER = '127.0.0.2'
const MOST_SECONDS = 600
const TIDY_MS = 5000

interface Arrived {
  readonly id: string
  readonly record: number
  readonly sequence: number
}

/**
 * `npm run bench -- --webhooks`: 5,000 messages to one address that refuses a third of them the first time. Each has to arrive,
 * once, and those about one record in the order of what happened. It runs in a process of its own: what tests sign in with is
 * cheap there alone.
 */
export const measureWebhooks = (): Promise<number> =>
  Bun.spawn([process.execPath, import.meta.path], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).exited

/** Answers the exit code. */
async function deliverAll(): Promise<number> {
  const refused = new Set<string>()
  const arrived: Arrived[] = []
  const receiver = Bun.serve({
    hostname: RECEIVER,
    port: 0,
    async fetch(request) {
      const id = request.headers.get('webhook-id') ?? ''
      const { data } = await request.json()
      if (data.sequence % 3 === 0 && !refused.has(id)) {
        refused.add(id)
        return new Response(null, { status: 503 })
      }
      arrived.push({ id, record: data.id, sequence: data.sequence })
      return new Response()
    },
  })
  const server = await testServer({ env: { OUTBOUND_ALLOW: RECEIVER }, checkResponses: false })
  try {
    const { admin } = await server.company()
    const events = ['flow_created', ...STATUSES.map(status => `flow_status_${status}`)]
    const { body } = await admin.post('/api/webhooksubscription', { url: receiver.url.href, events })
    await admin.post(`/api/webhooksubscription/${body.id}/pause`)
    // The database of tests cleans nothing up by itself, as any other does.
    const tidying = setInterval(() => void server.owner.query('vacuum analyze').catch(ignoreBusy), TIDY_MS)
    await happen(admin)
    await server.settled()
    const began = performance.now()
    await admin.post(`/api/webhooksubscription/${body.id}/resume`)
    const total = DOSSIERS * EVENTS_EACH
    while (arrived.length < total && performance.now() - began < MOST_SECONDS * 1000) await Bun.sleep(100)
    const seconds = (performance.now() - began) / 1000
    clearInterval(tidying)
    const twice = arrived.length - new Set(arrived.map(({ id }) => id)).size
    const outOfOrder = countOutOfOrder(arrived)
    console.log(
      `\n${arrived.length} of ${total} messages arrived in ${seconds.toFixed(1)} s, ${refused.size} of them refused at first; ` +
        `${twice} twice, ${outOfOrder} out of order`,
    )
    return arrived.length === total && !twice && !outOfOrder ? 0 : 1
  } finally {
    await receiver.stop(true)
    await server.stop()
  }
}

/** Two rounds of tidying at once: the next one does it. */
const ignoreBusy = (): undefined => undefined

type Admin = Awaited<ReturnType<Awaited<ReturnType<typeof testServer>>['company']>>['admin']

/** Makes dossiers and brings each from one stage to the next, eight of them at a time. */
async function happen({ post, patch }: Admin): Promise<void> {
  const left = Array.from({ length: DOSSIERS }, (_, n) => n)
  const work = async () => {
    while (left.pop() !== undefined) {
      const { body } = await post('/api/flow', { relation: { fullname: 'Ada Post' } })
      for (let n = 1; n < EVENTS_EACH; n++) {
        const status = STATUSES[n % STATUSES.length]
        const { status: answered } = await patch(`/api/flow/${body.id}`, { status })
        if (answered !== 200) throw new Error(`The dossier does not come to ${status}: ${answered}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

function countOutOfOrder(arrived: readonly Arrived[]): number {
  const last = new Map<number, number>()
  let count = 0
  for (const { record, sequence } of arrived) {
    if (sequence < (last.get(record) ?? 0)) count++
    last.set(record, sequence)
  }
  return count
}

if (import.meta.main) process.exit(await deliverAll())
