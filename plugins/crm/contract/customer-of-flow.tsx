import { Loaded, useCall, useT } from '@core/ui'
import { CustomerCard } from '../ui/flow/flow-facts'

/** Whom a dossier is for, how to reach them and the way there, on screens of what belongs to it. */
export function CustomerOfFlow({ id }: { id: number }) {
  const t = useT('crm')
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id } } })
  return (
    <Loaded compact query={flow} what={t('flow')}>
      {found => <CustomerCard flow={found} />}
    </Loaded>
  )
}
