import { useCall } from '@core/ui'
import { FlowStageBar } from '../ui/flow/flow-stage-bar'

/** How far the dossier is, on screens of what belongs to it. */
export function StageBarOfFlow({ id }: { id: number }) {
  const { data: flow } = useCall('get', '/api/flow/{id}', { params: { path: { id } } })
  return flow ? <FlowStageBar flow={flow} /> : null
}
