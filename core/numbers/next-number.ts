import type { Context } from '@core/context/context'
import { advanceSeries, advanceSeriesBeside } from '@core/db/numbers/advance-series'

/**
 * The next number of a series of this company: gapless and never reused, because the counter row advances in the
 * transaction that uses the number and others wait for it (G-NUM).
 */
export async function nextNumber(context: Context, series: string): Promise<number> {
  return taken(series, await advanceSeries(context, series))
}

/**
 * A number that is never used again, of a series that may skip one: taken at once, so that nobody waits for whoever has
 * the number before it. Work that fails afterwards leaves a gap.
 */
export async function reserveNumber(context: Context, series: string): Promise<number> {
  return taken(series, await advanceSeriesBeside(context, series))
}

function taken(series: string, number: number | undefined): number {
  if (!number) throw new Error(`No number for ${series}`)
  return number
}
