import { type NotNull, sql } from 'kysely'
import type { EntityManager } from '../orm'
import { transactionOf } from '../sql'
import { now, statement } from '../statement'
import { ownedModules } from '../tenancy/owned-modules'

/** Who asks, as a token or a job says. */
export interface Asker {
  readonly companyId: number
  readonly userId: number | undefined
  readonly sessionId: string | null | undefined
}

interface NoUser {
  readonly id: null
}

/** What every user has, who is there at all. */
interface SomeUser {
  readonly id: number
  readonly name: NotNull
  readonly email: NotNull
  readonly role: NotNull
  readonly user_type: NotNull
  readonly module_blacklist: NotNull
}

const OF_COMPANY = ['c.name as company_name', 'c.time_zone', ownedModules.as('modules')] as const
const OF_USER = [
  'u.id',
  'u.name',
  'u.nameprefix',
  'u.surname',
  'u.email',
  'u.role',
  'u.user_type',
  'u.partner_id',
  'u.language',
  'u.module_blacklist',
] as const

const find = statement<{ companyId: number; userId: number; sessionId: string | null }>()(
  (db, { companyId, userId, sessionId }) =>
    db
      .selectFrom('company as c')
      .leftJoin('user as u', on =>
        on.onRef('u.company_id', '=', 'c.id').on('u.id', '=', userId).on('u.deleted_at', 'is', null),
      )
      .leftJoin('session as s', on =>
        on
          .on('s.id', '=', sql<string>`${sessionId}`)
          .onRef('s.user_id', '=', 'u.id')
          .onRef('s.company_id', '=', 'c.id')
          .on('s.paused_at', 'is', null)
          .on('s.expires_at', '>', now),
      )
      .select([...OF_COMPANY, ...OF_USER, 's.id as session_id', 's.actor_id', 's.actor_name'])
      .where('c.id', '=', companyId)
      .where('c.deleted_at', 'is', null)
      .$narrowType<NoUser | SomeUser>(),
)

/** A company, and who of it asks: every column of the user and the sign-in is empty when there is none. */
export type AskerRow = Awaited<ReturnType<typeof find>>[number]
/** The same where there is a user. */
export type UserAskerRow = Extract<AskerRow, { readonly id: number }>

const NOBODY = {
  id: null,
  name: null,
  nameprefix: null,
  surname: null,
  email: null,
  role: null,
  user_type: null,
  partner_id: null,
  language: null,
  module_blacklist: null,
} as const

const findCompany = statement<{ companyId: number }>()((db, { companyId }) =>
  db.selectFrom('company as c').select(OF_COMPANY).where('c.id', '=', companyId).where('c.deleted_at', 'is', null),
)
const findUser = statement<{ companyId: number; userId: number }>()((db, { companyId, userId }) =>
  db
    .selectFrom('user as u')
    .select(OF_USER)
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null),
)
const findSession = statement<{ companyId: number; userId: number; sessionId: string }>()(
  (db, { companyId, userId, sessionId }) =>
    db
      .selectFrom('session as s')
      .select(['s.id as session_id', 's.actor_id', 's.actor_name'])
      .where('s.id', '=', sessionId)
      .where('s.user_id', '=', userId)
      .where('s.company_id', '=', companyId)
      .where('s.paused_at', 'is', null)
      .where('s.expires_at', '>', now),
)

/**
 * Re-reads for each piece of work what its rights follow from, in one statement; nothing when the company is gone. On
 * Citus, where company, user and sign-in lie on different machines, it is one for each, which leave together.
 */
export async function findAsker(
  em: EntityManager,
  { companyId, userId = 0, sessionId = null }: Asker,
): Promise<AskerRow | undefined> {
  if (!transactionOf(em).citus) return (await find(em, { companyId, userId, sessionId }))[0]
  const [[company], [user], [session]] = await Promise.all([
    findCompany(em, { companyId }),
    findUser(em, { companyId, userId }),
    sessionId ? findSession(em, { companyId, userId, sessionId }) : [],
  ])
  if (!company) return undefined
  const facts = { ...company, ...(session ?? { session_id: null, actor_id: null, actor_name: null }) }
  return { ...facts, ...(user ?? NOBODY) }
}
