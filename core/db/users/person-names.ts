import type { PersonName } from '@core/domain/fullname'
import type { Reader } from '../reader'
import { run } from '../sql'

/** Names of users, also of those who were deleted: what they did still says who did it. */
export const findPersonNames = (
  { em, company }: Reader,
  ids: readonly number[],
): Promise<(PersonName & { id: number })[]> =>
  run(em, `select id::int, name, nameprefix, surname from "user" where company_id = ? and id = any(?)`, [
    company.id,
    ids,
  ])
