import { sharedEntity } from '@core/db/entity'
import { moment } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** A mailed link with which a user chooses a new password: once, within its time (G-RESET). Kept as a hash. */
export const PasswordReset = sharedEntity({
  name: 'password_reset',
  guarded: true,
  properties: {
    token: p.blob().primary(),
    company_id: p.bigint('number'),
    user_id: p.bigint('number'),
    expires_at: moment(),
  },
  indexes: [['company_id', 'user_id'], ['expires_at']],
})

declare module '@core/db/tables' {
  interface Tables {
    password_reset: TableOf<typeof PasswordReset>
  }
}
