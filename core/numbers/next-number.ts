import { run } from '@core/db/sql'
import type { Context } from '@core/http/context'

/**
 * The next number of a series of this company: gapless and never reused, because the counter row advances in the
 * transaction that uses the number and others wait for it (G-NUM).
 */
export async function nextNumber(context: Context, series: string): Promise<number> {
  const [row] = await run<{ last: number }>(
    context.em,
    `insert into number_series (company_id, created_at, updated_at, series, last) values (?, now(), now(), ?, 1)
     on conflict (company_id, series) do update set last = number_series.last + 1, updated_at = now() returning last`,
    [context.company.id, series],
  )
  if (!row) throw new Error(`No number for ${series}`)
  return row.last
}
