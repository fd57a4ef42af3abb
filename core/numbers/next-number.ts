import { run, runBeside } from '@core/db/sql'
import type { Context } from '@core/http/context'

/**
 * The next number of a series of this company: gapless and never reused, because the counter row advances in the
 * transaction that uses the number and others wait for it (G-NUM).
 */
export async function nextNumber(context: Context, series: string): Promise<number> {
  return lastOf(series, await run(context.em, ADVANCE, [context.company.id, series]))
}

/**
 * A number that is never used again, of a series that may skip one: taken at once, so that nobody waits for whoever has
 * the number before it. Work that fails afterwards leaves a gap.
 */
export async function reserveNumber(context: Context, series: string): Promise<number> {
  return lastOf(series, await runBeside(context.em, ADVANCE, [context.company.id, series]))
}

const ADVANCE = `insert into number_series (company_id, created_at, updated_at, series, last) values (?, now(), now(), ?, 1)
  on conflict (company_id, series) do update set last = number_series.last + 1, updated_at = now() returning last`

function lastOf(series: string, [row]: readonly { last?: number }[]): number {
  if (!row?.last) throw new Error(`No number for ${series}`)
  return row.last
}
