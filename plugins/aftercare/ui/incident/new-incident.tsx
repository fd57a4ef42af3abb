import { useNavigate } from '@core/ui'
import { NewIncidentModal } from './incident-modal'

/** A new incident from anywhere; its own page opens. */
export default function NewIncident({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  return <NewIncidentModal onSaved={({ id }) => void navigate(`/incident_detail/${id}`)} onClose={onClose} />
}
