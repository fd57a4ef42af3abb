import { invalid } from '@core/context/problem'
import { PHASE_STAGES, type PhaseStage } from '../contract/flow-status'
import { isOfStage, type Phase } from './phases'

/** A sub-status as clients send it: its number, or what the company calls it. */
export type GivenPhase = {
  readonly flow_phase_id?: number | null
  readonly phase?: string | null
}

const byStage = (one: Phase, other: Phase) =>
  PHASE_STAGES.indexOf(one.flowstage) - PHASE_STAGES.indexOf(other.flowstage)

/**
 * The sub-status that is asked for, or nothing when none is. What the dossier has already asks for nothing where it does
 * not fit: clients send records back whole.
 *
 * @throws Problem 422 for one that is not there, not on offer or of another stage
 */
export function askedPhase(
  phases: readonly Phase[],
  has: GivenPhase,
  stage: PhaseStage | null,
  { flow_phase_id, phase }: GivenPhase,
): Phase | undefined {
  const offered = phases.filter(({ id, active }) => active || id === has.flow_phase_id)
  const numbered = offered.find(({ id }) => id === flow_phase_id)
  if (flow_phase_id && flow_phase_id !== has.flow_phase_id) {
    if (!numbered) throw invalid('flow_phase_id', 'core.unknown_reference')
    if (!isOfStage(numbered, stage)) throw invalid('flow_phase_id', 'crm.phase_of_other_stage')
    return numbered
  }
  // Two stages may have one of the same name: with the number of the old one beside it, it is the old one.
  const repeated = numbered && phase === has.phase
  const called = phase && !repeated ? offered.filter(({ description }) => description === phase) : []
  // Outside the stages a name that several have is that of the last of them.
  const found = stage ? called.find(one => isOfStage(one, stage)) : called.toSorted(byStage).at(-1)
  if (found) return found
  if (phase && phase !== has.phase)
    throw invalid('phase', called.length ? 'crm.phase_of_other_stage' : 'crm.unknown_phase')
  return numbered && isOfStage(numbered, stage) ? numbered : undefined
}
