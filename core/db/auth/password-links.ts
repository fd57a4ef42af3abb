import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { fromNow, now, statement } from '../statement'

interface Whose {
  readonly companyId: number
  readonly userId: number
}

const remove = statement<Whose>()((db, { companyId, userId }) =>
  db.deleteFrom('password_reset').where('company_id', '=', companyId).where('user_id', '=', userId),
)
const insert = statement<Whose & { hash: Buffer; minutes: number }>()((db, { hash, companyId, userId, minutes }) =>
  db.insertInto('password_reset').values({
    token: hash,
    company_id: companyId,
    user_id: userId,
    expires_at: fromNow(sql`make_interval(mins => ${minutes})`),
  }),
)

/** Makes this the only link with which a user can choose a password, for so many minutes; its SHA-256 is kept. */
export async function keepPasswordLink(em: EntityManager, hash: Buffer, whose: Whose, minutes: number): Promise<void> {
  await remove(em, whose)
  await insert(em, { ...whose, hash, minutes })
}

const find = statement<{ hash: Buffer }>()((db, { hash }) =>
  db.selectFrom('password_reset').select('company_id').where('token', '=', hash).where('expires_at', '>', now),
)

/** The company of a link that still works. */
export async function companyOfPasswordLink(em: EntityManager, hash: Buffer): Promise<number | undefined> {
  const [found] = await find(em, { hash })
  return found?.company_id
}

const spend = statement<{ hash: Buffer }>()((db, { hash }) =>
  db.deleteFrom('password_reset').where('token', '=', hash).where('expires_at', '>', now).returning('user_id'),
)

/** Uses a link up: of two who do at the same moment one gets its user. */
export async function takePasswordLink(em: EntityManager, hash: Buffer): Promise<number | undefined> {
  const [taken] = await spend(em, { hash })
  return taken?.user_id
}
