import { sharedEntity } from '@core/db/entity'
import { moment, text, wholeName } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** One sign-in on one device; every request with a token of it checks that it still stands. */
export const Session = sharedEntity({
  name: 'session',
  properties: {
    id: p.uuid().primary(),
    company_id: p.bigint('number'),
    user_id: p.bigint('number'),
    /** The administrator who works as this user, and the sign-in to go back to. */
    actor_id: p.bigint('number').nullable(),
    actor_name: wholeName().nullable(),
    parent_id: p.uuid().nullable(),
    /** Set while the administrator of this session impersonates somebody. */
    paused_at: moment().nullable(),
    user_agent: text(),
    address: text(64),
    created_at: moment(),
    last_used_at: moment(),
    expires_at: moment(),
  },
  indexes: [['company_id', 'user_id'], ['parent_id'], ['actor_id'], ['expires_at']],
})

declare module '@core/db/tables' {
  interface Tables {
    session: TableOf<typeof Session>
  }
}
