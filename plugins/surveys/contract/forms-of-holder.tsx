import { call, useCall } from '@core/ui'
import type { Begin } from '../ui/dossier/add-form'
import { FormsCard } from '../ui/dossier/forms-card'
import { useBegin } from '../ui/dossier/use-begin'

interface FormsOfHolderProps {
  id: number
  /** The dossier of what keeps them, in which they are begun without a connection too. */
  flowId?: number | null
  /** They are a template: nobody answers them there. */
  ahead?: boolean
}

/** The forms that are kept together under a number: of a survey, of a project, or of a template of one. */
export function FormsOfHolder({ id, flowId = null, ahead = false }: FormsOfHolderProps) {
  const found = useCall('get', '/api/flowdata/{id}/flowdataitems', { params: { path: { id } } })
  const beginInFlow = useBegin(flowId ?? 0, id)
  const beginInHolder: Begin = body => call('post', '/api/flowdataitem', { body: { ...body, flow_data_id: id } })
  return (
    <FormsCard
      found={found}
      ahead={ahead}
      holderId={id}
      flowId={flowId ?? undefined}
      begin={flowId === null ? beginInHolder : beginInFlow}
    />
  )
}
