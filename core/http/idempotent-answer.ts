import { sharedEntity } from '@core/db/entity'
import { moment } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** The stored answer to a POST with an `Idempotency-Key`, replayed for the same request. */
export const IdempotentAnswer = sharedEntity({
  name: 'idempotent_answer',
  guarded: true,
  properties: {
    company_id: p.bigint('number').primary(),
    /** SHA-256 of who asked, what, and the key. */
    key: p.blob().primary(),
    /** Digest of what was sent, with the key as its secret: the same key with something else is a mistake. */
    sent: p.blob(),
    status: p.integer().nullable(),
    body: p.text().nullable(),
    headers: p.json<Record<string, string>>().nullable(),
    created_at: moment().onCreate(() => new Date()),
  },
  indexes: [['created_at']],
})

declare module '@core/db/tables' {
  interface Tables {
    idempotent_answer: TableOf<typeof IdempotentAnswer>
  }
}
