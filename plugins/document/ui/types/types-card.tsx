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
  Tag,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TypeModal } from './type-modal'

type DocumentType = RowOf<'/api/documenttype'>

/** As many types as a company will have. */
const ALL = 200

/** The types that generic documents are of (R-SET-022). */
export default function TypesCard() {
  const t = useT('document')
  const list = useList('/api/documenttype', { sort: 'description', limit: ALL })
  const [open, setOpen] = useState<DocumentType | 'new' | null>(null)
  const add = (
    <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
      {t('newType')}
    </Button>
  )
  return (
    <Card title={t('types')} count={list.data?.total} flush actions={add}>
      <Loaded compact query={list} what={t('theTypes')}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconTags} title={t('noTypes')} text={t('noTypesText')} />
          ) : (
            rows.map(type => <TypeRow key={type.id} type={type} onEdit={() => setOpen(type)} />)
          )
        }
      </Loaded>
      {open && <TypeModal type={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function TypeRow({ type, onEdit }: { type: DocumentType; onEdit: () => void }) {
  const t = useT('document')
  const remove = useSave('delete', '/api/documenttype/{id}')
  const name = type.description
  const label = t('typeActions', { name })

  async function drop(): Promise<void> {
    if (await confirm({ title: t('deleteType', { name }), text: t('deleteTypeText'), verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id: type.id } } })
  }

  return (
    <CardRow>
      <span className="vk-grow vk-clip">{name}</span>
      {type.approval_signature && <Tag>{t('typeSigned')}</Tag>}
      {type.only_show_approved && <Tag>{t('typeAfterApproval')}</Tag>}
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
