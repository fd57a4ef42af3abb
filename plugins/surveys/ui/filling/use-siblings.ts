import { useCall } from '@core/ui'
import type { FilledItem } from '../answers/asked-field'

/** All forms of the dossier, in order, and the next one that is still open. */
export function useSiblings({ id, flow_id }: FilledItem) {
  const { data: forms = [] } = useCall(
    'get',
    '/api/flow/{id}/flowdataitems',
    { params: { path: { id: flow_id ?? 0 } } },
    { enabled: flow_id !== null },
  )
  const at = forms.findIndex(form => form.id === id)
  const later = [...forms.slice(at + 1), ...forms.slice(0, Math.max(at, 0))]
  return { forms, next: later.find(({ status }) => status === 'open') }
}
