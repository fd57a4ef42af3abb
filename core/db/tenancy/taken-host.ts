import { sql } from 'kysely'
import { lockByName } from '../lock-by-name'
import type { Reader } from '../reader'
import { statement } from '../statement'

/** Host names belong to no company: all companies wait for each other. */
const PLATFORM = { id: 0 }

const find = statement<{ hosts: readonly string[]; but: number }>()((db, { hosts, but }) =>
  db
    .selectFrom('company')
    .select('hostnames')
    .where('id', '<>', but)
    .where(sql<boolean>`hostnames ?| ${hosts}::text[]`)
    .limit(1),
)

/**
 * The first of these host names that another company than `but` has, in the trash too, since it may come back. Whoever
 * asks keeps the next one waiting until the commit, so that of two who give out the same name one sees the other's.
 */
export async function takenHost(
  { em }: Pick<Reader, 'em'>,
  hosts: readonly string[],
  but: number,
): Promise<string | undefined> {
  if (!hosts.length) return undefined
  await lockByName({ em, company: PLATFORM }, 'host names')
  const [other] = await find(em, { hosts, but })
  return hosts.find(host => other?.hostnames.includes(host))
}
