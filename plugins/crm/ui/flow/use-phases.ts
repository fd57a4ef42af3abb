import { type RowOf, useList } from '@core/ui'
import { type FlowStage, stageOf } from '../../contract/flow-status'
import type { PhaseMeaning } from '../../contract/phase-meanings'
import type { FlowStatus } from './flow-status'

/** A sub-status of the company. */
export type Phase = RowOf<'/api/flowphase'>

/** As many as a company will have. */
const ALL = 500

/** Sub-statuses on offer, as the company calls them and in its order. */
export function usePhases() {
  const rows = useList('/api/flowphase', { sort: 'order', limit: ALL }).data?.rows ?? []
  const offered = rows.filter(({ active }) => active)
  const of = (stage: FlowStage | null): Phase[] =>
    offered.filter(({ flowstage }) => stage !== null && (flowstage === stage || flowstage === 'algemeen'))
  return {
    of,
    all: offered,
    /** The one that means this; nothing where the company has none. */
    meaning: (meaning: PhaseMeaning): Phase | undefined => offered.find(phase => phase.meaning === meaning),
    /** The one that a dossier gets when it comes into a stage and nobody says which. */
    first: (stage: FlowStage): Phase | undefined => of(stage).find(({ meaning }) => meaning !== 'lead_unread'),
    /** What can be chosen with a status: those of its stage, and where it has none all of them. */
    namesFor: (status: FlowStatus | null): string[] => {
      const stage = status && stageOf(status)
      return [...new Set((stage ? of(stage) : offered).map(({ description }) => description))]
    },
  }
}
