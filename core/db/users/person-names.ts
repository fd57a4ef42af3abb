import type { PersonName } from '@core/domain/fullname'
import type { Reader } from '../reader'
import { statement } from '../statement'

const find = statement<{ companyId: number; ids: readonly number[] }>()((db, { companyId, ids }) =>
  db
    .selectFrom('user')
    .select(['id', 'name', 'nameprefix', 'surname'])
    .where('company_id', '=', companyId)
    .where('id', '=', of => of.fn.any(ids)),
)

/** Names of users, also of those who were deleted: what they did still says who did it. */
export const findPersonNames = (
  { em, company }: Reader,
  ids: readonly number[],
): Promise<(PersonName & { id: number })[]> => find(em, { companyId: company.id, ids })
