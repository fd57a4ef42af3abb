import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { not } from '@core/db/where'
import { updateRows } from '@core/db/write'
import { Flow } from '../entities/flow'
import { FlowPhase } from '../entities/flow-phase'
import { flowPhaseUpdated } from '../resources/flow-phases'

/** The name on dossiers follows their sub-status, ended and trashed ones included. */
async function follow({ id, changed }: { id: number; changed: string[] }, context: Context): Promise<void> {
  if (!changed.includes('description')) return
  const phase = await openRecord(context, FlowPhase, id)
  if (!phase) return
  await updateRows(context, Flow, { flow_phase_id: id, phase: not(phase.description) }, { phase: phase.description })
}

/** The second time for dossiers that were on their way to this sub-status while it was renamed. */
export const phaseNamesFollow: readonly EventHandler[] = [
  on(flowPhaseUpdated, 'rename the sub-status on dossiers', follow, { within: true }),
  on(flowPhaseUpdated, 'rename the sub-status on dossiers that came meanwhile', follow),
]
