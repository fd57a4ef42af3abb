import type { Scope } from '@core/context/scopes'
import { sql } from 'kysely'
import type { Reader } from '../reader'
import { ago, now, statement } from '../statement'

const find = statement<{ companyId: number; userId: number }>()((db, { companyId, userId }) =>
  db
    .selectFrom('user as u')
    .leftJoin('second_factor as f', on =>
      on
        .onRef('f.company_id', '=', 'u.company_id')
        .onRef('f.user_id', '=', 'u.id')
        .on('f.confirmed_at', 'is not', null),
    )
    .select(of => ['u.password_hash', of('f.id', 'is not', null).$castTo<boolean>().as('second_factor')])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null),
)

/** What a user signs in with. */
export async function findCredentials(
  { em, company }: Reader,
  userId: number,
): Promise<{ password_hash: string; second_factor: boolean } | undefined> {
  const [user] = await find(em, { companyId: company.id, userId })
  return user
}

const use = statement<{ companyId: number; id: number }>()((db, { companyId, id }) =>
  db
    .with('touched', tables =>
      tables
        .updateTable('api_token')
        .set({ last_used_at: now })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where(of => of.or([of('last_used_at', 'is', null), of('last_used_at', '<', ago(sql`interval '1 minute'`))])),
    )
    .selectFrom('api_token')
    .select(['user_id as userId', 'scopes'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where(of => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)])),
)

/** Uses an API token that is still good; that it was used is written at most once a minute. */
export async function useApiToken(
  { em, company }: Reader,
  id: number,
): Promise<{ userId: number; scopes: readonly Scope[] } | undefined> {
  const [token] = await use(em, { companyId: company.id, id })
  return token
}
