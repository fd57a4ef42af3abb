import { useGrowingList } from '@core/ui'
import { useState } from 'react'
import { FlowsCard } from '../ui/flow/flows-card'
import { NewFlowModal } from '../ui/flow/new-flow-modal'

interface FlowsOfProps {
  partnerId: number
  /** Those of one of its projects. */
  projectId?: number
  /** What stands there while there are none. */
  none: string
}

/** The dossiers of a partner, 25 and 25 more, with a new one for it (R-PART-005). */
export function FlowsOf({ partnerId, projectId, none }: FlowsOfProps) {
  const [making, setMaking] = useState(false)
  const of = projectId ? { partner_project_id: String(projectId) } : { partner_id: String(partnerId) }
  const { list, rows, total, more } = useGrowingList('/api/flow', { ...of, sort: '-created_at' }, 25)
  const given = { partner_id: partnerId, ...(projectId ? { partner_project_id: projectId } : {}) }
  return (
    <>
      <FlowsCard
        query={list}
        rows={rows}
        total={list.data && total}
        more={more}
        none={none}
        whose
        onNew={() => setMaking(true)}
      />
      {making && <NewFlowModal given={given} onClose={() => setMaking(false)} />}
    </>
  )
}
