import type { Reader } from '../reader'
import { now, statement } from '../statement'

const advance = statement<{ companyId: number; series: string }>()((db, { companyId, series }) =>
  db
    .insertInto('number_series')
    .values({ company_id: companyId, created_at: now, updated_at: now, series, last: 1 })
    .onConflict(counted =>
      counted
        .columns(['company_id', 'series'])
        .doUpdateSet(of => ({ last: of('number_series.last', '+', 1), updated_at: of.ref('excluded.updated_at') })),
    )
    .returning('last'),
)

/** Advances the counter of a series in the transaction: others wait for its end, and undone work gives its number back. */
export async function advanceSeries({ em, company }: Reader, series: string): Promise<number | undefined> {
  const [row] = await advance(em, { companyId: company.id, series })
  return row?.last
}

/** Advances the counter of a series at once, whatever becomes of the transaction. */
export async function advanceSeriesBeside({ em, company }: Reader, series: string): Promise<number | undefined> {
  const [row] = await advance.beside(em, { companyId: company.id, series })
  return row?.last
}
