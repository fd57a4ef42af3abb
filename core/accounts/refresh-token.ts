import { sharedEntity } from '@core/db/entity'
import { moment } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** Renews a session; each renewal replaces the token, and using one whose successor was used ends the session. */
export const RefreshToken = sharedEntity({
  name: 'refresh_token',
  properties: {
    token: p.blob().primary(),
    session_id: p.uuid(),
    created_at: moment(),
    used_at: moment().nullable(),
  },
  indexes: [['session_id'], ['created_at']],
})

declare module '@core/db/tables' {
  interface Tables {
    refresh_token: TableOf<typeof RefreshToken>
  }
}
