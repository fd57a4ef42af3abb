import type { Enricher } from '@core/resource/resource'
import { flowReader } from '@plugins/crm/contract'

/** Fills `target` with whose dossier `flow_id` is; one query for a whole page. */
export const flowNames =
  (target: string): Enricher['run'] =>
  async (rows, context) => {
    const ids = [...new Set(rows.flatMap(({ flow_id }) => (typeof flow_id === 'number' ? [flow_id] : [])))]
    const names = await context.use(flowReader).namesOf(context, ids)
    for (const row of rows) row[target] = names.get(Number(row.flow_id)) ?? null
  }
