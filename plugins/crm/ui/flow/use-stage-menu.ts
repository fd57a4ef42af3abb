import { type MenuItem, useT } from '@core/ui'
import { FLOW_STAGES, type FlowStage } from '../../contract/flow-status'
import { stageIcon, stageName } from '../../contract/stage-look'
import { type Phase, usePhases } from './use-phases'

/** Where a dossier stands: its stage, and what its sub-status is called. */
interface Standing {
  stage: FlowStage | null
  phase: string | null
}

type Choose = (stage: FlowStage, phase: Phase | null) => void

/** Stages to move a dossier to, and behind each its sub-statuses: one click or one key for each of the two. */
export function useStageMenu() {
  const t = useT('crm')
  const phases = usePhases()

  /** The sub-statuses of a stage; the stage itself where the company has none. */
  function phasesOf(stage: FlowStage, at: Standing, choose: Choose): MenuItem[] {
    const own = phases.of(stage)
    if (own.length === 0)
      return [{ key: stage, label: t('moveVerb', { stage: stageName(stage) }), onSelect: () => choose(stage, null) }]
    return own.map((phase, place) => ({
      key: String(phase.id),
      label: phase.description,
      ...numbered(place),
      ...(stage === at.stage ? { checked: phase.description === at.phase } : {}),
      onSelect: () => choose(stage, phase),
    }))
  }

  return {
    phasesOf,
    stages: (at: Standing, choose: Choose): MenuItem[] =>
      FLOW_STAGES.map((stage, place) => ({
        key: stage,
        label: stageName(stage),
        icon: stageIcon(stage),
        ...numbered(place),
        items: phasesOf(stage, at, choose),
      })),
  }
}

/** Of more than nine none has a key of its own. */
const numbered = (place: number) => (place < 9 ? { hotkey: String(place + 1) } : {})
