import { sharedEntity } from '@core/db/entity'
import { moment } from '@core/db/fields'
import { p } from '@mikro-orm/postgresql'

/** A sign-in that can be renewed; each refresh replaces the token, and using a replaced one ends the family. */
export const RefreshToken = sharedEntity({
  name: 'refresh_token',
  properties: {
    token: p.blob().primary(),
    family: p.uuid(),
    company_id: p.bigint('number'),
    user_id: p.bigint('number'),
    created_at: moment().onCreate(() => new Date()),
    expires_at: moment(),
    used_at: moment().nullable(),
  },
  indexes: [['family'], ['company_id', 'user_id']],
})
