import { PHASE_STAGES } from '../../contract/flow-status'
import { usePhaseStageName } from '../phases/phase-row'
import { usePhases } from './use-phases'

/** Sub-statuses to narrow a list of dossiers to, by stage: several stages have one of the same name. */
export function usePhaseFilter() {
  const nameOf = usePhaseStageName()
  const { all } = usePhases()
  return {
    field: 'flow_phase_id' as const,
    options: PHASE_STAGES.flatMap(stage =>
      all
        .filter(({ flowstage }) => flowstage === stage)
        .map(({ id, description }) => ({ value: String(id), label: description, group: nameOf(stage) })),
    ),
  }
}
