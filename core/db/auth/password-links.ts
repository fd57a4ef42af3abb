import type { EntityManager } from '../orm'
import { run } from '../sql'

interface Whose {
  readonly companyId: number
  readonly userId: number
}

/** Makes this the only link with which a user can choose a password, for so many minutes; its SHA-256 is kept. */
export async function keepPasswordLink(
  em: EntityManager,
  hash: Buffer,
  { companyId, userId }: Whose,
  minutes: number,
): Promise<void> {
  await run(em, `delete from password_reset where company_id = ? and user_id = ?`, [companyId, userId])
  await run(
    em,
    `insert into password_reset (token, company_id, user_id, expires_at) values (?, ?, ?, now() + make_interval(mins => ?))`,
    [hash, companyId, userId, minutes],
  )
}

/** The company of a link that still works. */
export async function companyOfPasswordLink(em: EntityManager, hash: Buffer): Promise<number | undefined> {
  const [found] = await run<{ company_id: string }>(
    em,
    `select company_id from password_reset where token = ? and expires_at > now()`,
    [hash],
  )
  return found && Number(found.company_id)
}

/** Uses a link up: of two who do at the same moment one gets its user. */
export async function takePasswordLink(em: EntityManager, hash: Buffer): Promise<number | undefined> {
  const [taken] = await run<{ user_id: string }>(
    em,
    `delete from password_reset where token = ? and expires_at > now() returning user_id`,
    [hash],
  )
  return taken && Number(taken.user_id)
}
