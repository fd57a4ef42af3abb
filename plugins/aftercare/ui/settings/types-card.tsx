import {
  Button,
  Card,
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
import { SortableRows, useOrder } from '@core/ui/records'
import { IconDots, IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TypeModal } from './type-modal'

type IncidentType = RowOf<'/api/incidenttype'>

/** As many kinds as a company will have. */
const ALL = 200

/** Kinds of incidents in the order in which customers are offered them (R-SET-022). */
export function TypesCard() {
  const t = useT('aftercare')
  const list = useList('/api/incidenttype', { sort: 'order', limit: ALL })
  const [open, setOpen] = useState<IncidentType | 'new' | null>(null)
  return (
    <Card
      title={t('types')}
      count={list.data?.total || undefined}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
          {t('newType')}
        </Button>
      }
    >
      <p className="vk-text-2 aftercare-help">{t('typesText')}</p>
      <Loaded compact query={list} what={t('theTypes')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconTags} title={t('noTypes')} text={t('noTypesText')} />
          ) : (
            <Types rows={rows} onEdit={setOpen} />
          )
        }
      </Loaded>
      {open && <TypeModal type={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Types({ rows, onEdit }: { rows: readonly IncidentType[]; onEdit: (type: IncidentType) => void }) {
  const { rows: ordered = rows, order } = useOrder('/api/incidenttype', rows)
  return (
    <SortableRows
      rows={[...ordered]}
      nameOf={({ description }) => description}
      onOrder={next => void order(next)}
      render={type => <TypeRow type={type} onEdit={() => onEdit(type)} />}
    />
  )
}

function TypeRow({ type, onEdit }: { type: IncidentType; onEdit: () => void }) {
  const t = useT('aftercare')
  const remove = useSave('delete', '/api/incidenttype/{id}', { refresh: ['/api/incident'] })
  const { id, description: name, answer_hours, solve_hours, showable_months } = type
  const label = t('typeActions', { name })
  const promises = [
    answer_hours !== null && t('answerWithin', { count: answer_hours }),
    solve_hours !== null && t('solveWithin', { count: solve_hours }),
    showable_months !== null && t('shownFor', { count: showable_months }),
  ].filter(Boolean)

  async function drop(): Promise<void> {
    if (await confirm({ title: t('deleteType', { name }), text: t('deleteTypeText'), verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id } } })
  }

  return (
    <>
      <span className="vk-grow">
        {name}
        <span className="vk-meta aftercare-promises">{promises.join(' · ')}</span>
      </span>
      <Menu
        label={label}
        items={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
          { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void drop() },
        ]}
      >
        <IconButton size="small" icon={IconDots} label={label} />
      </Menu>
    </>
  )
}
