import type { Context } from '@core/context/context'
import { insertRecord, insertRows } from '@core/db/insert'
import { readRows } from '@core/db/list'
import { resourceAt } from './domain/webhooks/declared'
import { newSecret, sealSecret } from './domain/webhooks/secret'
import type { Try } from './domain/webhooks/send'
import { WebhookConnection } from './entities/webhook-connection'
import { WebhookDelivery } from './entities/webhook-delivery'
import { WebhookSubscription } from './entities/webhook-subscription'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const tried = (at: Date, status: number | null, ms: number, problem: Try['problem'] = null): Try => ({
  at: at.toISOString(),
  ...{ ms, status, problem },
  answer: problem === null ? 'OK' : status === 404 ? 'Not Found' : null,
})

/** Three addresses with the messages of a day, and a connection for rules. The addresses are paused: they are nobody's. */
export async function seed(context: Context): Promise<void> {
  if (!context.company.modules.has('SETTINGS')) return
  const now = Date.now()
  const events = ['flow_created', 'flow_status_quotation', 'flow_status_invoice', 'message_by_customer']
  const address = (name: string, url: string, more: object) =>
    insertRecord(context, WebhookSubscription, {
      ...{ name, url, events, secret: sealSecret(context, newSecret()), status: 'paused' as const },
      ...more,
    })
  const delivered = { date_delivered: new Date(now - 20 * MINUTE_MS) }
  const callCentre = await address('Belcentrale', 'https://bel.example/in/4471', delivered)
  const stock = await address('Voorraad', 'https://voorraad.zonnigdak.example/hook', delivered)
  const failing_since = new Date(now - 8 * 24 * HOUR_MS)
  const gone = await address('De Linde', 'https://portaal.delinde.example/status', { status: 'ended', failing_since })
  const resource = resourceAt(context, 'flow')
  const flows = resource ? await readRows(context, resource.entity, 'all', {}, '-id', { limit: 9 }) : []
  const rows = flows.flatMap((flow, n) => {
    const at = new Date(now - (n + 1) * 38 * MINUTE_MS)
    const message = { event: events[n % events.length], record_type: 'flow', record_id: flow.id, flow_id: flow.id }
    const about = { ...message, title: String(flow.number), sequence: n + 1, webhook_id: `msg_${crypto.randomUUID()}` }
    const payload = JSON.stringify({
      type: message.event,
      timestamp: at.toISOString(),
      data: { resource: 'flow', id: flow.id, flow_id: flow.id, sequence: n + 1, record: { id: flow.id } },
    })
    const row = { ...about, payload, created_at: at }
    if (n % 4 === 3) {
      const tries = [0, 1, 2].map(k => tried(new Date(at.getTime() + k * 5 * MINUTE_MS), 404, 96 + k, 'status'))
      return [{ ...row, subscription_id: gone.id, attempts: 3, tries }]
    }
    if (n % 3 === 1) {
      const tries = [tried(at, 503, 1200, 'status'), tried(new Date(at.getTime() + MINUTE_MS), 200, 640)]
      return [{ ...row, subscription_id: stock.id, attempts: 2, tries, date_delivered: at }]
    }
    const tries = [tried(at, 200, 170 + n * 9)]
    return [{ ...row, subscription_id: callCentre.id, attempts: 1, tries, date_delivered: at }]
  })
  await insertRows(context, WebhookDelivery, rows.toReversed())
  await insertRecord(context, WebhookConnection, {
    name: 'Planbord van de installateur',
    url: 'https://planbord.example/dossiers',
    status: 'unverified',
    body_tags: [
      { fieldkey: 'klant', fieldvalue: '{{relation.fullname}}', example: 'Jan Mol', nullvalue: null },
      { fieldkey: 'plaats', fieldvalue: '{{relation.city}}', example: 'Zwolle', nullvalue: 'onbekend' },
    ],
    header_tags: [{ fieldkey: 'X-Bron', fieldvalue: 'Vakwerk', example: 'Vakwerk', nullvalue: null }],
  })
}
