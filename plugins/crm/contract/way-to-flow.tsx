import { Card, phoneLink, routeLink, useCall, useT } from '@core/ui'
import { IconNavigation, IconPhone } from '@tabler/icons-react'
import { usePlaceOfWork } from '../ui/location/use-place-of-work'
import { addressLines } from '../ui/relation/address'
import './way-to-flow.css'

/** Where the work of a dossier is, with the way to it and its customer one touch away. */
export function WayToFlow({ id, place }: { id: number; place: string | null }) {
  const t = useT('crm')
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id } } }).data
  const relationId = flow?.relation_id
  const relation = useCall(
    'get',
    '/api/relation/{id}',
    { params: { path: { id: relationId ?? 0 } } },
    { enabled: relationId !== undefined },
  ).data
  const work = usePlaceOfWork({ location_id: flow?.location_id ?? null }, relation)
  const where = place || (work ? addressLines(work).join(', ') : '')
  const name = flow?.relation_fullname ?? ''
  return (
    <Card className="crm-way">
      <strong>{where || name}</strong>
      <span className="vk-text-2">{[where && name, flow?.remarks].filter(Boolean).join(' · ')}</span>
      <div className="crm-way-acts">
        {where && (
          <a className="vk-button vk-button-default vk-button-large" href={routeLink(where)}>
            <IconNavigation size={18} stroke={1.75} />
            <span className="vk-button-label">{t('navigate')}</span>
          </a>
        )}
        {relation?.phone && (
          <a className="vk-button vk-button-default vk-button-large" href={phoneLink(relation.phone)}>
            <IconPhone size={18} stroke={1.75} />
            <span className="vk-button-label">{t('callNow', { name: relation.name || name })}</span>
          </a>
        )}
      </div>
    </Card>
  )
}
