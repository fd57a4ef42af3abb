import { useIncidentsOf } from './incident-rows'
import { IncidentsCard } from './incidents-card'

/** On the overview of a dossier as soon as something was reported; before that its tab has it. */
export default function FlowIncidents({ flowId }: { flowId: number }) {
  const incidents = useIncidentsOf(flowId)
  return incidents.data?.total ? <IncidentsCard flowId={flowId} /> : null
}
