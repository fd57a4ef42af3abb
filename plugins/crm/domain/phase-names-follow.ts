import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { Flow } from '../entities/flow'
import { FlowPhase } from '../entities/flow-phase'
import { flowPhaseUpdated } from '../resources/flow-phases'

/** The name on dossiers follows their sub-status, ended and trashed ones included. */
async function follow({ id, changed }: { id: number; changed: string[] }, context: Context): Promise<void> {
  if (!changed.includes('description')) return
  const phase = await context.em.findOne(FlowPhase, { id })
  if (!phase) return
  const { id: company_id } = context.company
  await context.em.nativeUpdate(
    Flow,
    { company_id, flow_phase_id: id, phase: { $ne: phase.description } },
    { phase: phase.description },
  )
}

/** The second time for dossiers that were on their way to this sub-status while it was renamed. */
export const phaseNamesFollow: readonly EventHandler[] = [
  on(flowPhaseUpdated, 'rename the sub-status on dossiers', follow, { within: true }),
  on(flowPhaseUpdated, 'rename the sub-status on dossiers that came meanwhile', follow),
]
