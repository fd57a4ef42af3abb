import { Button, Card, confirm, EmptyState, IconButton, Menu, useSave, useT } from '@core/ui'
import { IconCopy, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

interface Template {
  id: number
  title: string
}

interface TemplatesCardProps<R extends Template> {
  of: 'messagetemplate' | 'contacttemplate'
  title: string
  rows: readonly R[]
  empty: string
  /** Second line of a template. */
  noteOf: (template: R) => string
  /** The form of a template; null makes a new one. */
  form: (template: R | null, close: () => void) => ReactNode
}

/** Texts of the company with a name each: to make, change, copy and take away. */
export function TemplatesCard<R extends Template>({ of, title, rows, empty, noteOf, form }: TemplatesCardProps<R>) {
  const t = useT('settings')
  const [open, setOpen] = useState<R | 'new' | null>(null)
  const remove = useSave('delete', `/api/${of}/{id}`)
  const duplicate = useSave('post', `/api/${of}/{id}/duplicate`)

  async function trash(id: number): Promise<void> {
    if (await confirm({ title: t('deleteMail'), verb: t('delete'), danger: true }))
      remove.mutate({ params: { path: { id } } })
  }

  return (
    <Card
      title={title}
      count={rows.length}
      flush
      actions={
        <Button size="small" icon={IconPlus} onClick={() => setOpen('new')}>
          {t('newMail')}
        </Button>
      }
    >
      {rows.length === 0 && <EmptyState compact title={t('noMails')} text={empty} />}
      {rows.map(template => (
        <div key={template.id} className="vk-row settings-entry-row">
          <button type="button" className="settings-entry" onClick={() => setOpen(template)}>
            <span className="vk-grow">
              <strong>{template.title}</strong>
              <span className="vk-meta settings-entry-note">{noteOf(template)}</span>
            </span>
          </button>
          <Menu
            label={t('templateActions', { name: template.title })}
            items={[
              { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => setOpen(template) },
              {
                key: 'duplicate',
                label: t('duplicate'),
                icon: IconCopy,
                onSelect: () => duplicate.mutate({ params: { path: { id: template.id } } }),
              },
              {
                key: 'delete',
                label: t('delete'),
                icon: IconTrash,
                danger: true,
                onSelect: () => void trash(template.id),
              },
            ]}
          >
            <IconButton size="small" icon={IconDots} label={t('templateActions', { name: template.title })} />
          </Menu>
        </div>
      ))}
      {open && form(open === 'new' ? null : open, () => setOpen(null))}
    </Card>
  )
}
