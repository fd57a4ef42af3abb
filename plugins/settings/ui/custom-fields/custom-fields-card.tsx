import {
  Button,
  Card,
  type CustomField,
  confirm,
  EmptyState,
  IconButton,
  Menu,
  Tag,
  useCustomFields,
  useSave,
  useT,
} from '@core/ui'
import { SortableRows, useFacts, useOrder } from '@core/ui/records'
import described from '@openapi/fields/customfield'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ExtendedKind } from '../../contract/ui'
import { CustomFieldModal } from './custom-field-modal'
import './custom-fields.css'

interface CustomFieldsCardProps {
  kind: ExtendedKind
  /** Whether this user may only look. */
  locked: boolean
}

/** The fields that the company added to one kind of its records, in the order in which forms ask them. */
export function CustomFieldsCard({ kind: { resource, title, example }, locked }: CustomFieldsCardProps) {
  const t = useT('settings')
  const { rows, order } = useOrder('/api/customfield', useCustomFields(`/api/${resource}`))
  const [open, setOpen] = useState<CustomField | 'new' | null>(null)
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
      {t('addField')}
    </Button>
  )
  return (
    <Card title={title} count={rows?.length} flush actions={!locked && add}>
      {rows?.length === 0 && <EmptyState compact title={t('noFields')} text={example} />}
      {rows && rows.length > 0 && (
        <SortableRows
          rows={rows}
          nameOf={field => field.label}
          onOrder={next => void order(next)}
          render={field => <FieldRow field={field} locked={locked} onOpen={() => setOpen(field)} />}
        />
      )}
      {open && (
        <CustomFieldModal
          field={open === 'new' ? null : open}
          resource={resource}
          order={rows?.length ?? 0}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

function FieldRow({ field, locked, onOpen }: { field: CustomField; locked: boolean; onOpen: () => void }) {
  const t = useT('settings')
  const remove = useSave('delete', '/api/customfield/{id}')
  const [type, required] = useFacts(described, field, { first: ['type', 'required'], only: true })
  const name = field.label

  async function drop(): Promise<void> {
    if (
      await confirm({ title: t('deleteField', { name }), text: t('deleteFieldText'), verb: t('delete'), danger: true })
    )
      remove.mutate({ params: { path: { id: field.id } } })
  }

  return (
    <>
      <span className="vk-grow settings-field">
        <strong className="vk-clip">{name}</strong>
        <span className="vk-meta vk-clip">{[type?.value, field.options.join(', ')].filter(Boolean).join(' · ')}</span>
      </span>
      {field.required && <Tag>{required?.label}</Tag>}
      {!locked && (
        <Menu
          label={t('fieldActions', { name })}
          items={[
            { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onOpen },
            { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void drop() },
          ]}
        >
          <IconButton size="small" icon={IconDots} label={t('fieldActions', { name })} />
        </Menu>
      )}
    </>
  )
}
