import { StepJoints } from '@core/ui'
import type { FlowStage } from '../../contract/flow-status'
import { stageSteps } from '../../contract/stage-look'

/** The stage of a dossier in a row of a list. */
export function StageJoints({ stage, label }: { stage: FlowStage | null; label?: boolean }) {
  return <StepJoints steps={stageSteps()} at={stage} label={label} />
}
