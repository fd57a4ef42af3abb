import { testServer } from '@core/testing/server'

const RECORDS = 500
const EVENTS_EACH = 10
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
    const { admin, id: companyId } = await server.company()
    const address = { url: receiver.url.href, events: ['flow_created'] }
    const { body } = await admin.post('/api/webhooksubscription', address)
    await admin.post(`/api/webhooksubscription/${body.id}/pause`)
    await server.owner.query(KEPT, [companyId, body.id, RECORDS, EVENTS_EACH])
    // The database of tests cleans nothing up by itself, as any other does.
    const tidying = setInterval(() => void server.owner.query('vacuum analyze').catch(ignoreBusy), TIDY_MS)
    const began = performance.now()
    await admin.post(`/api/webhooksubscription/${body.id}/resume`)
    const total = RECORDS * EVENTS_EACH
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

/** Messages as events leave them, while their address is paused: of each record the first, and the others behind it. */
const KEPT = `
  insert into webhookdelivery (company_id, created_at, updated_at, subscription_id, event, record_type, record_id, webhook_id,
    sequence, payload, waits, due_at)
  select $1, now(), now(), $2, 'flow_created', 'flow', record, 'msg_' || gen_random_uuid(), n * $3 + record,
    json_build_object('type', 'flow_created', 'timestamp', now(), 'data', json_build_object('resource', 'flow', 'id', record,
      'flow_id', record, 'sequence', n * $3 + record, 'record', json_build_object('id', record, 'status', 'new')))::text,
    n > 0, now()
  from generate_series(1, $3::int) record, generate_series(0, $4::int - 1) n`

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
