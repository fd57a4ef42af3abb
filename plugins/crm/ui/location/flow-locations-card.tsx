import { Button, Card, type MenuItem, type RowOf, toast, useCall, useSave, useT } from '@core/ui'
import { IconHomeCheck, IconMapPinOff, IconMapPinPlus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lineOf } from '../../domain/name-of-place'
import type { Flow } from '../flow/flow-status'
import { type Location, LocationModal } from './location-modal'
import { HomeRow, LocationRow } from './location-row'

const REFRESH = { refresh: ['/api/flow', '/api/user/getleadpipeline'] }

interface FlowLocationsProps {
  flow: Flow
  relation: RowOf<'/api/relation'>
}

/** On a dossier: the places of its customer, which of them is its address, and where it is as well. */
export function FlowLocations({ flow, relation }: FlowLocationsProps) {
  const t = useT('crm')
  const [open, setOpen] = useState<Location | 'new' | null>(null)
  const use = useUseAsAddress(flow)
  const itemsOf = usePlaceItems(flow)
  const locations = useCall('get', '/api/relation/{id}/locations', { params: { path: { id: relation.id } } }).data
  const add = (
    <Button size="small" variant="minimal" icon={IconPlus} onClick={() => setOpen('new')}>
      {t('field.flow.location_id')}
    </Button>
  )
  const modal = open && (
    <LocationModal
      location={open === 'new' ? null : open}
      relationId={relation.id}
      onMade={location => use(location.id, location.title)}
      onClose={() => setOpen(null)}
    />
  )
  if (!locations) return null
  if (!locations.length)
    return (
      <span>
        {add}
        {modal}
      </span>
    )
  const atHome = flow.location_id === null
  const home = { key: 'address', label: t('useAsAddress'), icon: IconHomeCheck }
  return (
    <Card title={t('locations')} count={locations.length} flush actions={add}>
      <HomeRow
        address={lineOf(relation)}
        tag={atHome ? t('isAddress') : null}
        items={atHome ? [] : [{ ...home, onSelect: () => use(null, relation.fullname) }]}
      />
      {locations.map(location => (
        <LocationRow
          key={location.id}
          location={location}
          onEdit={() => setOpen(location)}
          {...itemsOf(location, () => use(location.id, location.title))}
        />
      ))}
      {modal}
    </Card>
  )
}

/** Makes a place the address of a dossier, with the way back. */
function useUseAsAddress({ id, location_id: before }: Flow) {
  const t = useT('crm')
  const save = useSave('patch', '/api/flow/{id}', REFRESH)
  const put = (location_id: number | null, done?: () => void) =>
    save.mutate({ params: { path: { id } }, body: { location_id } }, done)
  return (location_id: number | null, name: string) =>
    put(location_id, () => toast(t('addressTaken', { name }), { undo: () => put(before) }))
}

/** What a place is to a dossier, and what the dossier can do with it. */
function usePlaceItems({ id: flow_id, location_id: address }: Flow) {
  const t = useT('crm')
  const there = useCall('get', '/api/flow/{id}/getLocations', { params: { path: { id: flow_id } } }).data ?? []
  const join = useSave('post', '/api/flowlocation', REFRESH)
  const leave = useSave('delete', '/api/flowlocation/{id}', REFRESH)
  return (location: Location, use: () => void): { tag: string | null; items: MenuItem[] } => {
    if (location.id === address) return { tag: t('isAddress'), items: [] }
    const found = there.find(({ id }) => id === location.id)
    const link = found?.flowlocation_id
    const items: MenuItem[] = [
      { key: 'address', label: t('useAsAddress'), icon: IconHomeCheck, onSelect: use },
      link
        ? {
            key: 'leave',
            label: t('notHere'),
            icon: IconMapPinOff,
            onSelect: () => leave.mutate({ params: { path: { id: link } } }),
          }
        : {
            key: 'join',
            label: t('alsoHere'),
            icon: IconMapPinPlus,
            onSelect: () => join.mutate({ body: { flow_id, location_id: location.id } }),
          },
    ]
    return { tag: found ? [t('isAlsoHere'), ...found.forms.map(({ title }) => title)].join(' · ') : null, items }
  }
}
