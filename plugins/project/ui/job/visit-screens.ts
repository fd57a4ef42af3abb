import type { VisitScreen } from '@plugins/crm/contract/ui'

/** Visits of projects open on a screen of their own. */
export default (): VisitScreen[] => [
  { addressOf: ({ kind, id, about }) => (kind === 'task' && about === 'project' ? `/job_detail/${id}` : null) },
]
