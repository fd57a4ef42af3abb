import type { EntityManager } from '../orm'
import { run } from '../sql'

/** Counts one try of those in a stretch of `seconds` that began with the first. Answers how many, and the seconds that are left of it. */
export async function countAttempt(
  em: EntityManager,
  key: Buffer,
  seconds: number,
): Promise<{ tries: number; wait: number } | undefined> {
  const [row] = await run<{ tries: number; wait: number }>(
    em,
    `insert into attempt as a (key, tries, until) values (?, 1, now() + make_interval(secs => ?))
     on conflict (key) do update set tries = case when a.until <= now() then 1 else a.tries + 1 end,
       until = case when a.until <= now() then excluded.until else a.until end
     returning tries, ceil(extract(epoch from until - now()))::int as wait`,
    [key, seconds],
  )
  return row
}

/** Forgets the tries under this key. */
export async function forgetTries(em: EntityManager, key: Buffer): Promise<void> {
  await run(em, `delete from attempt where key = ?`, [key])
}
