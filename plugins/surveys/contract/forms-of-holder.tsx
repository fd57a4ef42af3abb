import { call, useCall } from '@core/ui'
import { FormsCard } from '../ui/dossier/forms-card'

interface FormsOfHolderProps {
  id: number
  /** They are a template: nobody answers them there. */
  ahead?: boolean
}

/** The forms that are kept together under a number: of a survey, or of a template of one. */
export function FormsOfHolder({ id, ahead = false }: FormsOfHolderProps) {
  const found = useCall('get', '/api/flowdata/{id}/flowdataitems', { params: { path: { id } } })
  return (
    <FormsCard
      found={found}
      ahead={ahead}
      begin={body => call('post', '/api/flowdataitem', { body: { ...body, flow_data_id: id } })}
    />
  )
}
