import { SCOPES } from '@core/context/scopes'
import { tenantEntity } from '@core/db/entity'
import { json, moment, reference, text } from '@core/db/fields'
import { Type as t } from '@sinclair/typebox'

/** What every API token starts with, so that people and scanners recognise one. */
export const API_TOKEN_PREFIX = 'vk_'

/** A key with which a program acts as a user, within its scopes. The key itself is kept as a hash in the directory. */
export const ApiToken = tenantEntity({
  name: 'api_token',
  properties: {
    user_id: reference('user', { onDelete: 'cascade' }),
    name: text(),
    /** The first characters, to recognise it by. */
    hint: text(16),
    scopes: json(t.Array(t.Union(SCOPES.map(scope => t.Literal(scope))), { minItems: 1, uniqueItems: true })),
    expires_at: moment().nullable(),
    last_used_at: moment().nullable(),
    revoked_at: moment().nullable(),
  },
})
