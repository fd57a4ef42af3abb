import type { Context } from '@core/context/context'
import { forbidden, notFound } from '@core/context/problem'
import { openRecord, openRecords } from '@core/db/open-record'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { User } from '@core/users/user'
import { userNames } from '@core/users/user-names'
import type { InferEntity } from '@mikro-orm/postgresql'
import { type Static, Type as t } from '@sinclair/typebox'
import { INTEGRATION_KINDS, Integration, notUnderstood } from '../entities/integration'
import { openAddress } from './calendar-address'
import { designAccount } from './services/design-account'

/** A link as everybody sees it: where it leads, and nothing that opens it. */
export const integrationRow = t.Object(
  {
    id: t.Integer(),
    kind: t.Union(INTEGRATION_KINDS.map(kind => t.Literal(kind))),
    user_id: t.Integer(),
    status: t.Union([t.Literal('active'), t.Literal('lost')], {
      description: 'lost: the address can no longer be read, and has to be linked again',
    }),
    name: t.Union([t.String(), t.Null()], { description: 'What the calendar calls itself' }),
    host: t.String({ description: 'Of the secret address, all that is shown' }),
    linked_at: t.String({ format: 'date-time' }),
    not_understood: notUnderstood,
  },
  { title: 'Integration' },
)

export const toIntegration = (context: Context, link: InferEntity<typeof Integration>) => ({
  id: link.id,
  kind: link.kind,
  user_id: link.user_id,
  status: openAddress(context, link) === undefined ? ('lost' as const) : ('active' as const),
  name: link.name ?? null,
  host: link.host,
  linked_at: link.created_at.toISOString(),
  not_understood: link.not_understood,
})

/** The same with whose it is. */
export const companyIntegrationRow = t.Object(
  {
    ...integrationRow.properties,
    kind: t.Union([integrationRow.properties.kind, t.Literal('quickr')]),
    user_id: t.Union([t.Integer(), t.Null()], { description: 'Null for a link of the company itself' }),
    user_fullname: t.Union([t.String(), t.Null()]),
  },
  { title: 'Integration.of_company' },
)

const namesOfUsers = userNames('user_id', 'user_fullname')

/** What everybody of the company is linked to, and the company itself. */
export async function integrationsOfCompany(context: Context): Promise<Static<typeof companyIntegrationRow>[]> {
  const links = await openRecords(context, Integration, {}, { sort: 'id', limit: 1000 })
  const rows = links.map(link => ({ ...toIntegration(context, link), user_fullname: null }))
  await namesOfUsers(rows, context)
  const account = await designAccount(context)
  const { designServiceUrl } = context.config
  const design = account && {
    ...{ id: account.id, kind: 'quickr' as const, user_id: null, user_fullname: null, name: account.username },
    status: designServiceUrl ? ('active' as const) : ('lost' as const),
    host: designServiceUrl ? new URL(designServiceUrl).host : '',
    linked_at: account.created_at.toISOString(),
    not_understood: [],
  }
  return design ? [design, ...rows] : rows
}

/** What a user is linked to. */
export async function integrationsOf(context: Context, userId: number) {
  const links = await openRecords(context, Integration, { user_id: userId }, { sort: 'id' })
  return links.map(link => toIntegration(context, link))
}

/**
 * Lets through the user itself, and whoever has at least this role.
 *
 * @throws Problem 403 for others, 404 when the company has no such user
 */
export async function checkUser(context: Context, userId: number, role: number = ADMINISTRATOR): Promise<void> {
  const me = context.user
  if (me?.id === userId) return
  if (!me || me.role < role) throw forbidden()
  if (!(await openRecord(context, User, { id: userId, deleted_at: null }))) throw notFound()
}
