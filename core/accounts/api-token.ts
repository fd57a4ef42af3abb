import { scope } from '@core/context/module-schemas'
import { tenantEntity } from '@core/db/entity'
import { json, moment, reference, text } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { Type as t } from '@sinclair/typebox'

/** Prefix of every API token, so that people and secret scanners recognise one. */
export const API_TOKEN_PREFIX = 'vk_'

/** An API token: a program acts as its user within the scopes. Only a hash of the token is kept, in the directory. */
export const ApiToken = tenantEntity({
  name: 'api_token',
  properties: {
    user_id: reference('user', { whenGone: 'goAlong' }),
    name: text(),
    /** The first characters of the token, shown in lists. */
    hint: text(16),
    scopes: json(t.Array(scope, { minItems: 1, uniqueItems: true })),
    expires_at: moment().nullable(),
    last_used_at: moment().nullable(),
    revoked_at: moment().nullable(),
  },
})

declare module '@core/db/tables' {
  interface Tables {
    api_token: TableOf<typeof ApiToken>
  }
}
