import { internal } from '@core/db/described'
import { tenantEntity } from '@core/db/entity'
import { choice, json, moment, reference, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

/** What came in by a website, word for word, and what became of it. */
export const WebsiteLead = tenantEntity({
  name: 'websitelead',
  properties: {
    website_id: reference('website', { whenGone: 'goAlong' }),
    flow_id: reference('flow', { whenGone: 'empty' }).nullable(),
    /** When it was taken in; nothing for what is kept aside, because a person hardly sends it like this. */
    taken_at: moment().nullable(),
    /** Why it was kept aside. */
    reason: choice(['trap', 'haste']).nullable(),
    name: text(),
    received: json(t.Record(t.String(), t.String())),
    /** Of what came in, so that what is sent twice comes in once. */
    digest: internal(text(64)),
  },
  indexes: [['website_id', 'digest']],
})
