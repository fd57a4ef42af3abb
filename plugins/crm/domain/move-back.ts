import type { Context } from '@core/context/context'
import { move } from '@core/states/move'
import { FLOW_STAGES, FLOW_STATUSES } from '../contract/flow-status'
import type { FlowRecord } from '../entities/flow'
import { DATE_OF } from './flow-dates'
import { flowStates, MOVE_TO } from './flow-states'
import { columnsOf, tellOfPhase, writePhase } from './move-flow'
import { phasesOf } from './phases'

/** What a move of a dossier changes along with its status and sub-status. */
export const leftAlong = [
  'flowstage_start_at',
  'cancel_reason',
  'cancelled_in',
  ...new Set(Object.values(DATE_OF)),
] as const

/**
 * Puts a dossier back where a move took it from, with what it had there: since when it stood in its stage, and why it was
 * lost. A move like any other: guarded, logged and told.
 *
 * @param left what it had, as its API tells it
 * @throws Problem 409 for one that may not be there any more, or whose sub-status is gone
 */
export async function moveBack(
  context: Context,
  flow: FlowRecord,
  left: Readonly<Record<string, unknown>>,
): Promise<void> {
  const phases = await phasesOf(context)
  const phase = phases.find(({ id }) => id === left.flow_phase_id) ?? null
  if (left.flow_phase_id && !phase) throw context.refuse('crm.phase_gone')
  const status = FLOW_STATUSES.find(one => one === left.status) ?? flow.status
  if (status === flow.status) return writePhase(context, flow, phase)
  const was = columnsOf(phases.find(({ id }) => id === flow.flow_phase_id) ?? null)
  const next = columnsOf(phase)
  await move(context, flowStates, flow, MOVE_TO[status], {
    set: {
      ...next,
      flowstage_start_at: momentOf(left.flowstage_start_at) ?? new Date(),
      date_archived: momentOf(left.date_archived),
      cancel_reason: typeof left.cancel_reason === 'string' ? left.cancel_reason : null,
      cancelled_in: FLOW_STAGES.find(stage => stage === left.cancelled_in) ?? null,
      // It never came there.
      [DATE_OF[flow.status]]: momentOf(left[DATE_OF[flow.status]]),
    },
    was,
    note: next,
  })
  if (was.flow_phase_id !== next.flow_phase_id) await tellOfPhase(context, flow, was.flow_phase_id)
}

const momentOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
