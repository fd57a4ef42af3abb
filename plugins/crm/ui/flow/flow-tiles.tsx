import { Link, messagingLink, routeLink, useCall, useT } from '@core/ui'
import { IconBrandWhatsapp, IconCamera, IconNavigation, IconNote } from '@tabler/icons-react'
import { usePlaceOfWork } from '../location/use-place-of-work'
import { addressLines } from '../relation/address'
import { ContactMenu } from './contact-menu'
import type { Flow } from './flow-status'

const tile = 'vk-button vk-button-default'

/** On a phone: what somebody does who stands at the door. */
export function FlowTiles({ flow }: { flow: Flow }) {
  const t = useT('crm')
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id: flow.relation_id } } }).data
  const work = usePlaceOfWork(flow, relation)
  const address = work ? addressLines(work) : []
  return (
    <>
      {relation?.phone && (
        <a className={tile} href={messagingLink(relation.phone)} target="_blank" rel="noreferrer">
          <IconBrandWhatsapp size={20} stroke={1.75} />
          <span className="vk-button-label">{t('app')}</span>
        </a>
      )}
      {address.length > 0 && (
        <a className={tile} href={routeLink(address.join(', '))} target="_blank" rel="noreferrer">
          <IconNavigation size={20} stroke={1.75} />
          <span className="vk-button-label">{t('route')}</span>
        </a>
      )}
      <Link className={tile} to="?options=files">
        <IconCamera size={20} stroke={1.75} />
        <span className="vk-button-label">{t('photo')}</span>
      </Link>
      <ContactMenu flowId={flow.id} />
      <Link className={tile} to="?options=notes&new=">
        <IconNote size={20} stroke={1.75} />
        <span className="vk-button-label">{t('note')}</span>
      </Link>
    </>
  )
}
