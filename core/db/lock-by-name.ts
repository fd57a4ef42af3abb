import type { Reader } from './reader'
import { run } from './sql'

/** Waits until nothing else of the company is at work under this name, and keeps the next one waiting until the commit. */
export async function lockByName({ em, company }: Reader, work: string): Promise<void> {
  await run(em, `select pg_advisory_xact_lock(hashtextextended(?, ?::bigint))`, [work, company.id])
}
