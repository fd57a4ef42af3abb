import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import type { Row } from '@core/db/schema'
import { updateRows } from '@core/db/write'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'
import { isEnded } from './flow-states'

type Dossier = Pick<Row<typeof Flow>, 'status' | 'order_value' | 'user_id' | 'tags'>

/**
 * Works out what relations say of their dossiers, by which their list is filtered, sorted and added up. The relations are
 * held first, so that of several at once the last one sees what all others left. What follows from what is there already is
 * no change of a relation: nobody hears of it, and whoever has one open can save it.
 */
export async function countDossiers(context: Context, relationIds: readonly number[]): Promise<void> {
  const relations = await openRecords(context, Relation, { id: [...relationIds] }, { sort: 'id', hold: true })
  const columns = ['relation_id', 'status', 'order_value', 'user_id', 'tags'] as const
  const found = await readRows(context, Flow, columns, { relation_id: relations.map(({ id }) => id) }, '-id')
  const byRelation = Map.groupBy(found, flow => flow.relation_id)
  for (const { id, version, updated_at, ...relation } of relations) {
    const counted = standingOf(byRelation.get(id) ?? [])
    const { flow_count, flow_status = null, flow_value, flow_user_id = null, flow_tags } = relation
    const before = { flow_count, flow_status, flow_value, flow_user_id, flow_tags }
    if (!Bun.deepEquals(counted, before))
      await updateRows(context, Relation, { id }, { ...counted, version, updated_at })
  }
}

/**
 * What dossiers, the newest first, make of their relation: it stands where the newest one that runs does, or else the
 * newest of all, and is worth what those that run are worth together.
 */
function standingOf(flows: readonly Dossier[]) {
  const running = flows.filter(flow => !isEnded(flow))
  const current = running[0] ?? flows[0]
  return {
    flow_count: flows.length,
    flow_status: current?.status ?? null,
    flow_value: running.reduce((cents, { order_value }) => cents + Math.round((order_value ?? 0) * 100), 0) / 100,
    flow_user_id: current?.user_id ?? null,
    flow_tags: current?.tags ?? [],
  }
}
