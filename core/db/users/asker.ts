import type { ModuleTag } from '@core/context/modules'
import { type NotNull, sql } from 'kysely'
import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

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
      .select([
        'c.name as company_name',
        'c.time_zone',
        sql<ModuleTag[] | null>`(select array_agg(m.module) from company_module m where m.company_id = c.id)`.as(
          'modules',
        ),
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
        's.id as session_id',
        's.actor_id',
        's.actor_name',
      ])
      .where('c.id', '=', companyId)
      .where('c.deleted_at', 'is', null)
      .$narrowType<NoUser | SomeUser>(),
)

/** A company, and who of it asks: every column of the user and the sign-in is empty when there is none. */
export type AskerRow = Awaited<ReturnType<typeof find>>[number]
/** The same where there is a user. */
export type UserAskerRow = Extract<AskerRow, { readonly id: number }>

/** Re-reads for each piece of work what its rights follow from, in one statement; nothing when the company is gone. */
export async function findAsker(
  em: EntityManager,
  { companyId, userId = 0, sessionId = null }: Asker,
): Promise<AskerRow | undefined> {
  const [found] = await find(em, { companyId, userId, sessionId })
  return found
}
