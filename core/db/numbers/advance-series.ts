import type { Reader } from '../reader'
import { run, runBeside } from '../sql'

const ADVANCE = `insert into number_series (company_id, created_at, updated_at, series, last) values (?, now(), now(), ?, 1)
  on conflict (company_id, series) do update set last = number_series.last + 1, updated_at = now() returning last`

/** Advances the counter of a series in the transaction: others wait for its end, and undone work gives its number back. */
export async function advanceSeries({ em, company }: Reader, series: string): Promise<number | undefined> {
  const [row] = await run<{ last: number }>(em, ADVANCE, [company.id, series])
  return row?.last
}

/** Advances the counter of a series at once, whatever becomes of the transaction. */
export async function advanceSeriesBeside({ em, company }: Reader, series: string): Promise<number | undefined> {
  const [row] = await runBeside<{ last: number }>(em, ADVANCE, [company.id, series])
  return row?.last
}
