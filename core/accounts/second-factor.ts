import { tenantEntity } from '@core/db/entity'
import { json, moment, reference, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'

/** The authenticator app of a user. It counts once a first code has confirmed it. */
export const SecondFactor = tenantEntity({
  name: 'second_factor',
  properties: {
    user_id: reference('user', { whenGone: 'goAlong' }),
    /** Secret of the authenticator app, encrypted: the server needs the plain value to check codes. */
    secret: text(255).hidden(),
    confirmed_at: moment().nullable(),
    /** Period of the last accepted code, so that a code works once. */
    last_period: p.bigint('number').default(0).hidden(),
    /** SHA-256 of the recovery codes that are left. */
    recovery_codes: json(t.Array(t.String()))
      .default('[]')
      .onCreate(() => [])
      .hidden(),
  },
  uniques: [['user_id']],
})

declare module '@core/db/tables' {
  interface Tables {
    second_factor: TableOf<typeof SecondFactor>
  }
}
