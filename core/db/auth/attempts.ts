import { sql } from 'kysely'
import type { EntityManager } from '../orm'
import { fromNow, now, statement } from '../statement'

const count = statement<{ key: Buffer; seconds: number }>()((db, { key, seconds }) =>
  db
    .insertInto('attempt')
    .values({ key, tries: 1, until: fromNow(sql`make_interval(secs => ${seconds})`) })
    .onConflict(again =>
      again.column('key').doUpdateSet(of => ({
        tries: of
          .case()
          .when('attempt.until', '<=', now)
          .then(1)
          .else(of('attempt.tries', '+', 1))
          .end(),
        until: of
          .case()
          .when('attempt.until', '<=', now)
          .then(of.ref('excluded.until'))
          .else(of.ref('attempt.until'))
          .end(),
      })),
    )
    .returning(['tries', sql<number>`ceil(extract(epoch from until - ${now}))::int`.as('wait')]),
)

/** Counts one try of those in a stretch of `seconds` that began with the first. Answers how many, and the seconds that are left of it. */
export async function countAttempt(
  em: EntityManager,
  key: Buffer,
  seconds: number,
): Promise<{ tries: number; wait: number } | undefined> {
  const [counted] = await count(em, { key, seconds })
  return counted
}

const forget = statement<{ key: Buffer }>()((db, { key }) => db.deleteFrom('attempt').where('key', '=', key))

/** Forgets the tries under this key. */
export async function forgetTries(em: EntityManager, key: Buffer): Promise<void> {
  await forget(em, { key })
}

const takeBack = statement<{ key: Buffer }>()((db, { key }) =>
  db
    .updateTable('attempt')
    .set(of => ({ tries: of('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0),
)

/** Takes one try under this key back. */
export async function takeTryBack(em: EntityManager, key: Buffer): Promise<void> {
  await takeBack(em, { key })
}
