import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import {
  flowCancelled,
  flowCompleted,
  flowCreated,
  flowDeleted,
  flowEntered,
  flowHandlerChanged,
  flowRelationChanged,
  flowReopened,
  flowRestored,
  flowTagged,
  flowUntagged,
} from '../contract/flow-events'
import { Flow } from '../entities/flow'
import { countDossiersOfRelation } from '../jobs/count-dossiers'

const asked = new WeakMap<Context, Set<number>>()

/** Has what a relation says of its dossiers worked out after the commit, once for all that happens until then. */
export function recountDossiers(context: Context, relation_id: number): void {
  const relations = asked.get(context) ?? new Set()
  asked.set(context, relations)
  if (!relations.has(relation_id)) context.enqueue(countDossiersOfRelation, { relation_id })
  relations.add(relation_id)
}

/** What relations say of their dossiers follows what happens to those; who changes the worth of one tells of it. */
export const relationsFollow: readonly EventHandler[] = [
  flowCreated,
  ...Object.values(flowEntered),
  flowCompleted,
  flowCancelled,
  flowReopened,
  flowDeleted,
  flowRestored,
  flowHandlerChanged,
  flowTagged,
  flowUntagged,
  flowRelationChanged,
].map(event =>
  on<{ readonly id: number }>(
    event,
    `count the dossiers of its relation: ${event.name}`,
    async ({ id }, context) => {
      const flow = await openRecord(context, Flow, id)
      if (flow) recountDossiers(context, flow.relation_id)
    },
    { within: true },
  ),
)
