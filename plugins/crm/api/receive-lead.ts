import { createHash } from 'node:crypto'
import { call } from '@core/context/call'
import { invalid, Problem } from '@core/context/problem'
import { lockByName } from '@core/db/lock-by-name'
import { openRecord } from '@core/db/open-record'
import { atLeast } from '@core/db/where'
import { createRecord } from '@core/resource/record'
import { websiteLink, websites } from '@plugins/settings/contract/website'
import { type Static, Type as t } from '@sinclair/typebox'
import { suspicionOf } from '../domain/lead-suspect'
import { senderOf, takeLead } from '../domain/take-lead'
import { WebsiteLead } from '../entities/website-lead'
import { websiteLeads } from '../resources/website-leads'

const word = t.String({ maxLength: 5000 })
const value = t.Union([
  word,
  t.Number(),
  t.Boolean(),
  t.Null(),
  t.Array(t.String({ maxLength: 500 }), { maxItems: 50 }),
])
const lead = t.Record(t.String({ maxLength: 64 }), value, { maxProperties: 60 })

/** What is sent again within so many minutes came in already: people press twice, and programs try again. */
const SAME_MINUTES = 10

/**
 * A request from a website comes in (G-WEB). It is public: whoever has the address may send. What a program sends gets
 * the answer that people get, so that it learns nothing.
 */
export const receiveLead = call({
  method: 'POST',
  path: 'website/:hash/lead',
  access: { hash: websiteLink },
  crossSite: true,
  linkLimit: {
    of: 'requests of a website',
    within: [
      { most: 20, seconds: 600, perAddress: true, text: 'crm.too_many_leads' },
      { most: 300, seconds: 3600, text: 'crm.too_many_leads' },
    ],
  },
  largestKb: 32,
  summary: 'A request that was filled in on a website',
  status: 201,
  params: t.Object({ hash: t.String() }),
  body: lead,
  response: t.Object({ received: t.Literal(true) }),
  example: { naam: 'Jan van der Berg', email: 'jan@voorbeeld.nl', telefoon: '0612345678', bericht: 'Zonnepanelen' },
  async run(context, { body, recordId }) {
    const website = await context.use(websites).website(context, recordId)
    if (!website?.live) throw new Problem(404, websiteLink.gone)
    const received = asTexts(body)
    const name = senderOf(website, received)
    if (!name) throw invalid('email', 'crm.lead_without_sender')
    const digest = createHash('sha256').update(JSON.stringify(received)).digest('hex')
    await lockByName(context, `requests of website ${website.id}`)
    const since = new Date(Date.now() - SAME_MINUTES * 60_000)
    const same = { website_id: website.id, digest, created_at: atLeast(since) }
    if (await openRecord(context, WebsiteLead, same)) return { received: true } as const
    const reason = suspicionOf(received)
    const flow = reason ? null : await takeLead(context, website, received)
    await createRecord(websiteLeads, context, {
      website_id: website.id,
      flow_id: flow?.id ?? null,
      taken_at: reason ? null : new Date().toISOString(),
      reason,
      name,
      received,
      digest,
    })
    return { received: true } as const
  },
})

/** Values as people would read them; what is empty stays, as it may stand for something. */
const asTexts = (body: Static<typeof lead>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([name, given]) => [name, Array.isArray(given) ? given.join(', ') : String(given ?? '')]),
  )
