import type { EntityManager } from '../orm'
import { now, statement } from '../statement'

const end = statement<{ companyId: number; userId: number; kind: string }>()((db, { companyId, userId, kind }) =>
  db
    .with('ended', tables =>
      tables
        .updateTable('api_token')
        .set(of => ({ revoked_at: now, updated_at: now, version: of('version', '+', 1) }))
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .returning('id'),
    )
    .with('unlisted', tables =>
      tables
        .deleteFrom('directory_entry')
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .where('record_id', 'in', of => of.selectFrom('ended').select('id')),
    )
    .selectFrom('ended')
    .select('id'),
)

/** Ends the API tokens of a user and takes them out of the directory, where they stand as `kind`. Answers how many. */
export async function endApiTokens(
  em: EntityManager,
  whose: { companyId: number; userId: number; kind: string },
): Promise<number> {
  const ended = await end(em, whose)
  return ended.length
}
