import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { restoreRecord } from '@core/resource/record'
import { flowReopened } from '../contract'
import { flowRestored } from '../contract/flow-events'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'
import { relations } from '../resources/relations'
import { isEnded } from './flow-states'
import { beginAgain } from './move-flow'

interface OfFlow {
  readonly id: number
}

async function beginStage({ id }: OfFlow, context: Context): Promise<void> {
  const flow = await openRecord(context, Flow, id)
  if (flow) await beginAgain(context, flow)
}

/** A dossier that runs has a relation that is there. */
async function restoreRelation({ id }: OfFlow, context: Context): Promise<void> {
  const flow = await openRecord(context, Flow, id)
  const relation = flow && !isEnded(flow) ? await openRecord(context, Relation, flow.relation_id) : null
  if (relation?.deleted_at) await restoreRecord(relations, context, relation)
}

const together = { within: true }

/** What follows for a dossier from what happens to it; in one piece with that. */
export const dossiersFollow: readonly EventHandler[] = [
  on(flowReopened, 'begin the stage of a reopened dossier again', beginStage, together),
  on(flowRestored, 'take the relation of a restored dossier out of the trash', restoreRelation, together),
]
