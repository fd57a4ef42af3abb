import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { updateRows } from '@core/db/write'
import { isSame } from '@core/domain/is-same'
import { KPI_PLACES, type Kpi, kpisOf } from '../contract/kpi-settings'
import { kpiSources } from '../contract/kpis'
import { Flow } from '../entities/flow'
import { kpiSettings } from './kpi-settings'

/** Values of the key figures of a dossier: none of those that the company does not count. */
type Counted = Record<Kpi['column'], number | null>

/** What a new dossier has of the key figures of its company: nothing yet. */
export async function firstKpis(context: Context): Promise<Counted> {
  return countedOf(kpisOf(await kpiSettings.of(context)), () => 0)
}

/**
 * Works out what dossiers have of the key figures of their company (G-KPI). The dossiers are held first, so that of several
 * at once the last one sees what all others left. A value follows from what is there already: nobody hears of it, and
 * their version stays, so that whoever has one open can save it. It goes up with which figures are counted: whoever read
 * the dossier before that and did not ask for counting begins again.
 */
export async function countKpis(context: Context, flowIds: readonly number[]): Promise<void> {
  const flows = await openRecords(context, Flow, { id: [...flowIds] }, { sort: 'id', hold: true })
  const kpis = kpisOf(await kpiSettings.of(context))
  const values = new Map(
    await Promise.all(kpis.map(async kpi => [kpi.column, await valuesOf(context, kpi, flowIds)] as const)),
  )
  for (const flow of flows) {
    const counted = countedOf(kpis, column => values.get(column)?.get(flow.id) ?? 0)
    const { kpi_value = null, kpi_value2 = null, kpi_value3 = null } = flow
    const before: Counted = { kpi_value, kpi_value2, kpi_value3 }
    const isSameSet = KPI_PLACES.every(
      at => (counted[`kpi_value${at}`] === null) === (before[`kpi_value${at}`] === null),
    )
    if (!isSame(counted, before))
      await updateRows(context, Flow, { id: flow.id }, { ...counted, ...(isSameSet && { version: flow.version }) })
  }
}

const countedOf = (kpis: readonly Kpi[], of: (column: Kpi['column']) => number): Counted => ({
  kpi_value: null,
  kpi_value2: null,
  kpi_value3: null,
  ...Object.fromEntries(kpis.map(({ column }) => [column, of(column)])),
})

async function valuesOf(context: Context, { type, products, forms }: Kpi, flowIds: readonly number[]) {
  const source = context.all(kpiSources).find(one => one.type === type)
  return source?.valuesOf(context, { products, forms }, flowIds)
}
