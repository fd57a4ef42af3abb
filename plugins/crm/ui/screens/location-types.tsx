import {
  Button,
  Card,
  CardRow,
  confirm,
  EmptyState,
  IconButton,
  Loaded,
  Menu,
  type RowOf,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { SettingsPage } from '@plugins/settings/contract/settings-page'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { LocationTypeModal } from '../location/location-type-modal'

type LocationType = RowOf<'/api/locationtype'>

/** As many kinds as a company will have. */
const ALL = 200

/** What tells the places of customers apart (G-LOC). */
export default function LocationTypes() {
  const t = useT('crm')
  const list = useList('/api/locationtype', { sort: 'description', limit: ALL })
  const [open, setOpen] = useState<LocationType | 'new' | null>(null)
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
      {t('newLocationType')}
    </Button>
  )
  return (
    <SettingsPage title={t('locationTypes')} intro={t('locationTypesIntro')}>
      <Loaded query={list} what={t('theLocationTypes')}>
        {({ rows, total }) => (
          <Card title={t('locationTypes')} count={total} flush actions={add}>
            {rows.length === 0 && (
              <EmptyState compact title={t('noLocationTypes')} text={t('noLocationTypesText')} actions={add} />
            )}
            {rows.map(type => (
              <TypeRow key={type.id} type={type} onEdit={() => setOpen(type)} />
            ))}
          </Card>
        )}
      </Loaded>
      {open && <LocationTypeModal type={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SettingsPage>
  )
}

function TypeRow({ type, onEdit }: { type: LocationType; onEdit: () => void }) {
  const t = useT('crm')
  const remove = useSave('delete', '/api/locationtype/{id}')
  const name = type.description
  const label = t('locationActions', { name })

  async function drop(): Promise<void> {
    if (await confirm({ title: t('deleteLocationType'), text: name, verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id: type.id } } })
  }

  return (
    <CardRow>
      <span className="vk-grow vk-clip">{name}</span>
      <Menu
        label={label}
        items={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
          { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void drop() },
        ]}
      >
        <IconButton size="small" icon={IconDots} label={label} />
      </Menu>
    </CardRow>
  )
}
