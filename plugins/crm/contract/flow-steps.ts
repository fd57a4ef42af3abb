import type { Context } from '@core/context/context'
import { defineRegistry } from '@core/context/port'
import type { FlowFacts } from '.'
import type { FlowStage } from './flow-status'
import type { PhaseMeaning } from './phase-meanings'

/** Something that a dossier waits for, in the reader's words. The card "Volgende stap" of the dossier shows the first. */
export interface FlowStep {
  /** What has to be done, verb first: `Bel Ada Post na over offerte O2026-0007`. */
  readonly title: string
  readonly why: string
  /** Whose colour it has. */
  readonly stage: FlowStage
  /** Too late: comes before what others know of this dossier. */
  readonly late: boolean
  readonly by_phone: boolean
  /** Path of the screen where it is done, and the button that leads there. */
  readonly url: string
  readonly open: string
  /** Sub-status of the dossier once it is done; null when doing it changes that by itself. */
  readonly done: PhaseMeaning | null
}

/** Knows what a dossier waits for by looking at what there is: documents, appointments, tasks. */
export interface FlowSteps {
  stepOf(context: Context, flow: FlowFacts): Promise<FlowStep | null>
}
export const flowSteps = defineRegistry<FlowSteps>('crm.flow-steps')
