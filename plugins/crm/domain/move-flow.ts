import type { Context } from '@core/context/context'
import { holdVersion } from '@core/db/hold-version'
import { move } from '@core/states/move'
import { earlierStatuses, putBack } from '@core/states/put-back'
import { flowPhaseChanged } from '../contract/flow-events'
import { type FlowStatus, type PhaseStage, stageOf } from '../contract/flow-status'
import { Flow, type FlowRecord } from '../entities/flow'
import { askedPhase, type GivenPhase } from './asked-phase'
import { DATE_OF } from './flow-dates'
import { flowStates, isEnded, MOVE_TO } from './flow-states'
import { firstPhase, holdPhase, isOfStage, type Phase, phasesOf } from './phases'

/** Where a dossier should go: another status, another sub-status, or both. */
export type Wanted = GivenPhase & {
  readonly status?: FlowStatus
  /** Why it is cancelled, when it is. */
  readonly cancel_reason?: string | null
}

/** What belongs to a sub-status on a dossier. */
export const columnsOf = (phase: Phase | null) => ({
  flow_phase_id: phase?.id ?? null,
  phase: phase?.description ?? null,
})

/** Where a dossier counts as standing: of one that ended the stage of the sub-status that it kept. */
function stageNow(flow: FlowRecord, phases: readonly Phase[]): PhaseStage | null {
  return stageOf(flow.status) ?? phases.find(({ id }) => id === flow.flow_phase_id)?.flowstage ?? null
}

/**
 * Moves a dossier between stages and sub-statuses, whoever asks: the one place where it gets another of either. Who only
 * says which stage gets the first sub-status of that, and who takes up a dossier that ended, in the stage where it was,
 * the one that it had there.
 *
 * @throws Problem 422 for a sub-status that is not there or not of that stage; 409 for a dossier that may not be cancelled,
 * and for another sub-status of one that ended
 */
export async function moveFlow(context: Context, flow: FlowRecord, wanted: Wanted): Promise<void> {
  const { status = flow.status } = wanted
  const phases = await phasesOf(context)
  const asked = askedPhase(phases, flow, stageOf(status) ?? stageNow(flow, phases), wanted)
  if (status === flow.status) return asked || isCleared(wanted) ? changePhase(context, flow, asked ?? null) : undefined
  if (!asked && isEnded(flow) && !isEnded({ status }) && (await lastOpen(context, flow)) === status)
    return putBack(context, flowStates, flow, status)
  const was = columnsOf(phases.find(({ id }) => id === flow.flow_phase_id) ?? null)
  const next = columnsOf(asked ?? phaseAlong(phases, flow, status))
  const now = new Date()
  await move(context, flowStates, flow, MOVE_TO[status], {
    at: now,
    set: {
      ...next,
      flowstage_start_at: now,
      date_archived: isEnded({ status }) ? flow.date_archived : null,
      ...lossOf(flow, status, phases, wanted),
      [DATE_OF[status]]: flow[DATE_OF[status]] ?? now,
    },
    was,
    note: next,
  })
  if (was.flow_phase_id !== next.flow_phase_id) await tellOfPhase(context, flow, was.flow_phase_id)
}

/** Why and in which stage a dossier is lost; nothing of that on one that is not cancelled (R-FLOW-042). */
function lossOf(flow: FlowRecord, status: FlowStatus, phases: readonly Phase[], { cancel_reason = null }: Wanted) {
  if (status !== 'cancelled') return { cancel_reason: null, cancelled_in: null }
  const stage = stageNow(flow, phases)
  return { cancel_reason, cancelled_in: stage === 'algemeen' ? null : stage }
}

/** The sub-status that comes along into another status, or the first of another stage. */
function phaseAlong(phases: readonly Phase[], flow: FlowRecord, status: FlowStatus): Phase | null {
  const has = phases.find(({ id }) => id === flow.flow_phase_id) ?? null
  if (isEnded({ status })) return has
  const stays = has && stageOf(status) === stageOf(flow.status) && has.meaning !== 'lead_unread'
  return stays ? has : firstPhase(phases, status)
}

const isCleared = ({ phase, flow_phase_id }: Wanted): boolean =>
  !phase && !flow_phase_id && (phase === null || flow_phase_id === null)

/** The stage in which a dossier that ended stood last, as far as its log knows. */
async function lastOpen(context: Context, flow: FlowRecord): Promise<string | undefined> {
  const [last] = await earlierStatuses(context, flowStates, flow)
  return last?.status
}

/** Moves a dossier to a sub-status, and to the stage of that when it is of another one (R-WF-010). */
export async function toPhase(context: Context, flow: FlowRecord, flow_phase_id: number): Promise<void> {
  const stage = (await phasesOf(context)).find(({ id }) => id === flow_phase_id)?.flowstage
  const stays = !stage || stage === 'algemeen' || stage === stageOf(flow.status)
  return moveFlow(context, flow, { flow_phase_id, ...(stays ? {} : { status: stage }) })
}

/** Takes up a dossier that ended, in the stage and with the sub-status that it had; its own log says which. */
export async function reopenFlow(context: Context, flow: FlowRecord): Promise<void> {
  if (!isEnded(flow)) throw context.refuse('crm.flow_runs')
  const status = await lastOpen(context, flow)
  if (status) return putBack(context, flowStates, flow, status)
  const stage = stageNow(flow, await phasesOf(context))
  const { flow_phase_id } = flow
  return moveFlow(context, flow, stage && stage !== 'algemeen' ? { status: stage, flow_phase_id } : { status: 'new' })
}

/** Gives a dossier that is being made its first sub-status and dates; it may begin in any status. */
export async function beginFlow(context: Context, flow: FlowRecord, given: GivenPhase): Promise<void> {
  const phases = await phasesOf(context)
  const asked = askedPhase(phases, { flow_phase_id: null, phase: null }, stageOf(flow.status), given)
  const now = new Date()
  Object.assign(flow, columnsOf(asked ?? firstPhase(phases, flow.status)), { flowstage_start_at: now })
  flow[DATE_OF[flow.status]] ??= now
}

/** What a dossier that was put back in its stage needs there: a moment at which that began, and a sub-status of it. */
export async function beginAgain(context: Context, flow: FlowRecord): Promise<void> {
  const own = (await phasesOf(context)).filter(phase => isOfStage(phase, stageOf(flow.status)))
  flow.flowstage_start_at = new Date()
  if (own.some(({ id }) => id === flow.flow_phase_id)) return
  const namesake = own.find(({ description }) => description === flow.phase)
  Object.assign(flow, columnsOf(namesake ?? firstPhase(own, flow.status)))
}

async function changePhase(context: Context, flow: FlowRecord, phase: Phase | null): Promise<void> {
  if ((flow.flow_phase_id ?? null) === (phase?.id ?? null)) return
  if (isEnded(flow)) throw context.refuse('crm.flow_ended')
  await writePhase(context, flow, phase)
}

/** Gives a dossier another sub-status, held and as it is called now. */
export async function writePhase(context: Context, flow: FlowRecord, phase: Phase | null): Promise<void> {
  const before = { flow_phase_id: flow.flow_phase_id ?? null, phase: flow.phase ?? null }
  const after = columnsOf(await holdPhase(context, phase))
  await holdVersion(context, Flow, flow)
  Object.assign(flow, after)
  context.log({ type: 'flow', id: flow.id, flowId: flow.id, description: 'updated', before, after })
  await tellOfPhase(context, flow, before.flow_phase_id)
}

export const tellOfPhase = ({ emit, user }: Context, { id, flow_phase_id = null }: FlowRecord, from: number | null) =>
  emit(flowPhaseChanged, { id, from, to: flow_phase_id, by: user?.fullname ?? null })

/** Gives a dossier another sub-status of its stage, also where it ended: for one that is going to be deleted. */
export async function replacePhase(context: Context, flow: FlowRecord, to: number): Promise<void> {
  const phase = (await phasesOf(context)).find(({ id }) => id === to)
  if (phase) await writePhase(context, flow, phase)
}
