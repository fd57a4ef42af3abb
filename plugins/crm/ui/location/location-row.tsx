import {
  CardRow,
  confirm,
  IconButton,
  Menu,
  type MenuItem,
  Problem,
  refreshCalls,
  routeLink,
  Tag,
  usePlace,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconHome, IconMapPin, IconNavigation, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { lineOf } from '../../domain/name-of-place'
import type { Location } from './location-modal'
import './locations.css'

interface LocationRowProps {
  location: Location
  /** What it is to the dossier that is looked at. */
  tag?: string | null
  /** What the dossier can do with it. */
  items?: readonly MenuItem[]
  onEdit: () => void
}

/** One place of a customer, with what can be done to it; an address that is not on the map yet is looked up. */
export function LocationRow({ location, tag, items = [], onEdit }: LocationRowProps) {
  const t = useT('crm')
  const { id, title, description, locationtype } = location
  const remove = useSave('delete', '/api/location/{id}', { refresh: ['/api/relation', '/api/flow'] })
  const address = lineOf(location)
  const { place, looking } = usePlace({ locate: `/api/location/${id}/locate`, of: location, addressed: address !== '' })
  const isNew = location.lat === null && place.lat !== null
  useEffect(() => {
    if (isNew) void refreshCalls('/api/relation')
  }, [isNew])

  async function drop(): Promise<void> {
    if (await confirm({ title: t('deleteLocation'), text: title, verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id } } })
  }

  const route: MenuItem[] = address
    ? [{ key: 'route', label: t('planRoute'), icon: IconNavigation, onSelect: () => openRoute(address) }]
    : []
  return (
    <PlaceLine
      icon={<IconMapPin size={16} stroke={1.75} aria-hidden />}
      title={title}
      note={[locationtype?.description, description && address].filter(Boolean).join(' · ')}
      problem={looking.error instanceof Problem ? looking.error.message : null}
      tag={tag}
      items={[
        ...items,
        ...route,
        { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
        { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void drop() },
      ]}
    />
  )
}

/** Where the customer lives, among their places. */
export function HomeRow({ address, tag, items }: { address: string; tag: string | null; items: readonly MenuItem[] }) {
  const t = useT('crm')
  const icon = <IconHome size={16} stroke={1.75} aria-hidden />
  return <PlaceLine icon={icon} title={t('homeAddress')} note={address} tag={tag} items={items} />
}

const openRoute = (address: string) => window.open(routeLink(address), '_blank', 'noreferrer')

interface PlaceLineProps {
  icon: ReactNode
  title: string
  note: string
  problem?: string | null
  tag?: string | null | undefined
  items: readonly MenuItem[]
}

function PlaceLine({ icon, title, note, problem, tag, items }: PlaceLineProps) {
  const t = useT('crm')
  const label = t('locationActions', { name: title })
  return (
    <CardRow>
      <span className="crm-place-icon">{icon}</span>
      <span className="vk-grow crm-two-lines crm-place">
        <strong>{title}</strong>
        {note && <span className="vk-meta">{note}</span>}
        {problem && <span className="vk-meta crm-place-problem">{problem}</span>}
        {tag && (
          <span>
            <Tag tone="accent">{tag}</Tag>
          </span>
        )}
      </span>
      {items.length > 0 && (
        <Menu label={label} items={[...items]}>
          <IconButton size="small" icon={IconDots} label={label} />
        </Menu>
      )}
    </CardRow>
  )
}
