import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { updateRows } from '@core/db/write'
import type { ChangedRecords } from '@core/resource/changed'
import { Flow } from '../entities/flow'
import { FlowPhase } from '../entities/flow-phase'
import { flowPhaseUpdated } from '../resources/flow-phases'

/** The name on dossiers follows their sub-status, ended and trashed ones included. */
async function follow({ ids, changed }: ChangedRecords, context: Context): Promise<void> {
  if (!changed.includes('description')) return
  for (const { id, description } of await openRecords(context, FlowPhase, { id: ids }))
    await updateRows(context, Flow, { flow_phase_id: id, phase: not(description) }, { phase: description })
}

/** The second time for dossiers that were on their way to this sub-status while it was renamed. */
export const phaseNamesFollow: readonly EventHandler[] = [
  on(flowPhaseUpdated, 'rename the sub-status on dossiers', follow, { within: true }),
  on(flowPhaseUpdated, 'rename the sub-status on dossiers that came meanwhile', follow),
]
