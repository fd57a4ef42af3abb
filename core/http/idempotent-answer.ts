import { sharedEntity } from '@core/db/entity'
import { moment, text } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/** What a POST with an `Idempotency-Key` answered, for whoever sends the same request again. */
export const IdempotentAnswer = sharedEntity({
  name: 'idempotent_answer',
  properties: {
    company_id: p.bigint('number').primary(),
    /** SHA-256 of who asked, what, and the key. */
    key: p.blob().primary(),
    status: p.integer().nullable(),
    body: p.text().nullable(),
    content_type: text().nullable(),
    created_at: moment().onCreate(() => new Date()),
  },
  indexes: [['created_at']],
})
