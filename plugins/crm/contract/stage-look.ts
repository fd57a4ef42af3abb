import { type Icon, type Step, type Tint, textOf } from '@core/ui'
import {
  IconClipboardCheck,
  IconFileText,
  IconLifebuoy,
  IconReceiptEuro,
  IconSignature,
  IconTools,
  IconUserPlus,
} from '@tabler/icons-react'
import { FLOW_STAGES, type FlowStage } from './flow-status'

const looks: Readonly<Record<FlowStage, { icon: Icon; tint: Tint }>> = {
  new: { icon: IconUserPlus, tint: 'slate' },
  intake: { icon: IconClipboardCheck, tint: 'amber' },
  quotation: { icon: IconFileText, tint: 'violet' },
  confirmation: { icon: IconSignature, tint: 'blue' },
  project: { icon: IconTools, tint: 'green' },
  invoice: { icon: IconReceiptEuro, tint: 'magenta' },
  aftercare: { icon: IconLifebuoy, tint: 'red' },
}

/** What people call a stage of a dossier. */
export const stageName = (stage: FlowStage): string => textOf('crm')(`field.flow.status.${stage}`)

export const stageIcon = (stage: FlowStage): Icon => looks[stage].icon

/** Colour of a stage, as the tone of a tag or of a line in the timeline. */
export const stageTint = (stage: FlowStage): Tint => looks[stage].tint

/** CSS value of that colour, with part `text` or `soft` for what stands on it. */
export const stageColor = (stage: FlowStage, part?: 'text' | 'soft'): string =>
  `var(--hue-${looks[stage].tint}${part ? `-${part}` : ''})`

/** The stages in order, for the parts of the kit that draw a sequence. */
export const stageSteps = (): Step<FlowStage>[] =>
  FLOW_STAGES.map(key => ({ key, title: stageName(key), ...looks[key] }))
