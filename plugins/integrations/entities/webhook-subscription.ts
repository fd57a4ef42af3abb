import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, json, longText, moment, searchText, text, whole } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

interface Searched {
  name?: string | null
  url?: string | null
}

/** An address that hears of events of the company, each message signed by Standard Webhooks. */
export const WebhookSubscription = tenantEntity({
  name: 'webhooksubscription',
  properties: {
    name: text().nullable(),
    url: text(2000),
    /** Tags of the triggers that it hears of: `quotation_sent`. */
    events: internal(json(t.Array(t.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 200 }))),
    status: choice(['active', 'paused', 'ended']).default('active'),
    /** Sealed. Until `old_secret_until` messages are signed with the one before as well. */
    secret: longText().hidden(),
    old_secret: longText().nullable().hidden(),
    old_secret_until: moment().nullable(),
    date_delivered: moment().nullable(),
    /** Since when nothing arrives; empty while the last try did. */
    failing_since: moment().nullable(),
    /** Rounds in a row in which nothing arrived. */
    failures: internal(whole().default(0)),
    /** When the next round is planned; empty while nothing waits. */
    round_at: internal(moment().nullable()),
    /** Names the round that is planned; others that were planned before do nothing. */
    round: internal(text(64).nullable()),
    search_text: searchText<Searched>(row => [row.name, row.url]),
  },
})
