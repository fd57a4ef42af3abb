import type { Context, CurrentCompany } from '@core/context/context'
import { readRows } from '@core/db/list'
import { openRecord } from '@core/db/open-record'
import { type FlowStatus, type PhaseStage, stageOf } from '../contract/flow-status'
import type { PhaseMeaning } from '../contract/phase-meanings'
import { FlowPhase } from '../entities/flow-phase'

/** A sub-status, as rules go by it. */
export interface Phase {
  readonly id: number
  readonly description: string
  readonly flowstage: PhaseStage
  readonly order: number
  readonly meaning: PhaseMeaning | null
  readonly active: boolean
}

/** One piece of work has one `company`, and sees the sub-statuses as they were when it first asked. */
const known = new WeakMap<CurrentCompany, Promise<readonly Phase[]>>()

/** All sub-statuses of the company, in order within their stage. */
export function phasesOf(context: Context): Promise<readonly Phase[]> {
  const { company } = context
  const phases =
    known.get(company) ??
    readRows(context, FlowPhase, ['id', 'description', 'flowstage', 'order', 'meaning', 'active'], {}, 'order')
  known.set(company, phases)
  return phases
}

/**
 * A sub-status as it is called now. It is held until the transaction ends: who renames it meanwhile waits, and then finds
 * the dossier that has it.
 */
export async function holdPhase<P extends Phase>(context: Context, phase: P | null): Promise<P | null> {
  const held = phase && (await openRecord(context, FlowPhase, { id: phase.id }, { hold: true }))
  return held ? { ...phase, description: held.description } : phase
}

/** Whether a sub-status is one of this stage; outside the stages any may stand. */
export const isOfStage = ({ flowstage }: Phase, stage: PhaseStage | null): boolean =>
  stage === null || flowstage === stage || flowstage === 'algemeen'

/** The sub-status that a dossier has when it comes into a status and nobody says which (R-FLOW-005). */
export function firstPhase(phases: readonly Phase[], status: FlowStatus): Phase | null {
  const own = phases.filter(({ active, flowstage }) => active && flowstage === stageOf(status))
  const isUnread = ({ meaning }: Phase) => meaning === 'lead_unread'
  return (status === 'unread' ? own.find(isUnread) : own.find(phase => !isUnread(phase))) ?? null
}
