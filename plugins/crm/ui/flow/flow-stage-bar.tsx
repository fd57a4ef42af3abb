import { formatDay, useT } from '@core/ui'
import { StepBar } from '@core/ui/records'
import type { ReactNode } from 'react'
import { FLOW_STAGES, type FlowStage, stageOf } from '../../contract/flow-status'
import { stageSteps } from '../../contract/stage-look'
import { daysInStage } from './days-in-stage'
import type { Flow } from './flow-status'
import { useMoveFlow } from './use-move-flow'
import { useStageMenu } from './use-stage-menu'

/** Where a dossier keeps when it came into a stage. */
export const dateFields = {
  new: 'date_lead',
  intake: 'date_intake',
  quotation: 'date_quotation',
  confirmation: 'date_confirmation',
  project: 'date_project',
  invoice: 'date_invoice',
  aftercare: 'date_aftercare',
} as const satisfies Record<FlowStage, keyof Flow>

/** The fasebalk of a dossier: dates, sub-status, and moving it (R-FLOW-002 to R-FLOW-004). */
export function FlowStageBar({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const move = useMoveFlow(flow)
  const { phasesOf } = useStageMenu()
  const active = stageOf(flow.status)
  const days = daysInStage(flow)
  const notes: Partial<Record<FlowStage, ReactNode>> = {}
  for (const stage of FLOW_STAGES) {
    const date = flow[dateFields[stage]]
    if (stage === flow.cancelled_in)
      notes[stage] = [t('field.flow.status.cancelled'), flow.cancel_reason].filter(Boolean).join(' · ')
    else if (stage === active)
      notes[stage] = [flow.phase, t('daysInStage', { count: days })].filter(Boolean).join(' · ')
    else if (stage === 'new') notes.new = `${formatDay(flow.lead_date)} · ${flow.lead_source}`
    else if (date) notes[stage] = formatDay(date)
  }
  return (
    <StepBar
      label={t('stages')}
      steps={stageSteps()}
      at={active ?? flow.cancelled_in}
      stopped={flow.status === 'cancelled'}
      completed={flow.status === 'completed'}
      notes={notes}
      brief={active && t('days', { count: days })}
      menuOf={stage =>
        phasesOf(stage, { stage: active, phase: flow.phase }, (to, phase) =>
          to === active && phase ? move.toPhase(phase.id) : move.toStage(to, phase?.id),
        )
      }
    />
  )
}
