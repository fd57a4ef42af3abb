import { randomBytes } from 'node:crypto'
import { call } from '@core/context/call'
import { type Context, signedIn } from '@core/context/context'
import { scope } from '@core/context/module-schemas'
import { invalid, notFound } from '@core/context/problem'
import { insertRecord } from '@core/db/insert'
import { openRecord, openRecords } from '@core/db/open-record'
import { rowSchema } from '@core/db/schema'
import { listInDirectory, removeFromDirectory } from '@core/db/tenancy/directory'
import { toRow } from '@core/resource/row'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { userNames } from '@core/users/user-names'
import { Type as t } from '@sinclair/typebox'
import { API_TOKEN_PREFIX, ApiToken } from '../api-token'
import { API_TOKEN } from '../principal-of'

const access = { role: ADMINISTRATOR, inPerson: true } as const
const HINT_LENGTH = API_TOKEN_PREFIX.length + 6
const row = t.Object(
  {
    ...rowSchema(ApiToken).properties,
    user_fullname: t.Union([t.String(), t.Null()]),
  },
  { title: 'apitoken' },
)
const namesOf = userNames('user_id', 'user_fullname')

async function named(context: Context, tokens: readonly object[]) {
  const rows = tokens.map(token => ({ ...toRow(ApiToken, token), user_fullname: null }))
  await namesOf(rows, context)
  return rows
}

/** Lists the API tokens of the company that are valid or expired. The tokens themselves are never shown again. */
export const listApiTokens = call({
  method: 'GET',
  path: 'apitoken',
  operationId: 'apitoken.list',
  access,
  summary: 'API tokens of the company, without the tokens themselves',
  response: t.Array(row),
  async run(context) {
    const tokens = await openRecords(context, ApiToken, { revoked_at: null }, { sort: '-id', limit: 1000 })
    return named(context, tokens)
  },
})

/** Creates an API token that acts as the administrator who creates it, within its scopes. */
export const createApiToken = call({
  method: 'POST',
  path: 'apitoken',
  operationId: 'apitoken.create',
  access,
  secret: true,
  summary: 'Make an API token; the token is answered once and kept as a hash',
  status: 201,
  body: t.Object(
    {
      name: t.String({ minLength: 1, maxLength: 255 }),
      scopes: t.Array(scope, { minItems: 1, maxItems: 200 }),
      expires_at: t.Optional(t.Union([t.String({ format: 'date-time' }), t.Null()])),
    },
    { additionalProperties: false },
  ),
  response: t.Object({ ...row.properties, token: t.String() }, { title: 'apitoken.created' }),
  example: { name: 'Boekhouding', scopes: ['INVOICE:read'], expires_at: '2027-12-31T00:00:00Z' },
  async run(context, { body }) {
    const expires_at = body.expires_at ? new Date(body.expires_at) : null
    if (expires_at && expires_at <= new Date()) throw invalid('expires_at', 'core.must_be_later')
    const token = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
    const made = await insertRecord(context, ApiToken, {
      user_id: signedIn(context).id,
      name: body.name,
      hint: token.slice(0, HINT_LENGTH),
      scopes: [...new Set(body.scopes)],
      expires_at,
    })
    await listInDirectory(context.em, API_TOKEN, token, context.company.id, made.id)
    context.log({
      type: 'apitoken',
      id: made.id,
      description: 'created',
      after: { name: made.name, hint: made.hint, scopes: made.scopes, expires_at: body.expires_at ?? null },
    })
    const [shown] = (await named(context, [made])).map(row => ({ ...row, token }))
    return shown
  },
})

/** Revokes an API token: the next request with it is refused. */
export const revokeApiToken = call({
  method: 'DELETE',
  path: 'apitoken/:id',
  operationId: 'apitoken.delete',
  access,
  summary: 'Revoke an API token',
  params: t.Object({ id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  response: 'nothing',
  async run(context, { params }) {
    const token = await openRecord(context, ApiToken, params.id)
    if (!token) throw notFound()
    token.revoked_at ??= new Date()
    await removeFromDirectory(context.em, API_TOKEN, context.company.id, token.id)
    context.log({
      type: 'apitoken',
      id: token.id,
      description: 'deleted',
      before: { name: token.name, hint: token.hint },
    })
    return undefined
  },
})
