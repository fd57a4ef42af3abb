import {
  Button,
  Card,
  confirm,
  EmptyState,
  IconButton,
  Loaded,
  Menu,
  Slot,
  Tag,
  toast,
  useCurrentUser,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { IconCopy, IconDots, IconMail, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { SettingsPage } from '../../contract/settings-page'
import { emailCards } from '../../contract/ui'
import { type MailTemplate, MailTemplateModal } from '../mail/mail-template-modal'
import { ContactTemplates, MessageTemplates } from '../mail/note-templates'
import { useMailKinds } from '../mail/use-mail-kinds'
import { PictureSetting } from '../profile/picture-setting'
import { SharedFilesSetting } from '../profile/shared-files-setting'
import '../entries.css'

/** What the platform sends for the company: texts, pictures in mails, and files for every customer (R-MAIL-001, R-SET-021). */
export default function EmailSettings() {
  const t = useT('settings')
  const [open, setOpen] = useState<MailTemplate | 'new' | null>(null)
  const list = useList('/api/mailtemplate', { sort: 'type', limit: 200 })
  const settings = useList('/api/companysettings', { limit: 1 }).data?.rows[0]
  const locked = useCurrentUser().role < 1000
  return (
    <SettingsPage title={t('mails')} intro={t('mailsIntro')}>
      <div className="settings-cards">
        <Card
          title={t('mailTemplates')}
          count={list.data?.total}
          flush
          actions={
            <Button size="small" variant="primary" icon={IconPlus} onClick={() => setOpen('new')}>
              {t('newMail')}
            </Button>
          }
        >
          <Loaded query={list} what={t('theMails')}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState compact icon={IconMail} title={t('noMails')} text={t('noMailsText')} />
              ) : (
                rows.map(template => <MailRow key={template.id} template={template} onOpen={() => setOpen(template)} />)
              )
            }
          </Loaded>
        </Card>
        <MessageTemplates />
        <ContactTemplates />
        <Slot of={emailCards} />
      </div>
      {settings && (
        <div className="settings-below-cards">
          {(['emailheader', 'emailfooter'] as const).map(name => (
            <PictureSetting key={name} picture={{ of: 'companysettings', name }} id={settings.id} locked={locked} />
          ))}
          <SharedFilesSetting on={{ companysettings_id: settings.id }} locked={locked} />
        </div>
      )}
      {open && <MailTemplateModal template={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SettingsPage>
  )
}

function MailRow({ template, onOpen }: { template: MailTemplate; onOpen: () => void }) {
  const t = useT('settings')
  const remove = useSave('delete', '/api/mailtemplate/{id}')
  const duplicate = useSave('post', '/api/mailtemplate/{id}/duplicate')
  const params = { path: { id: template.id } }
  const name = useMailKinds().find(({ type }) => type === template.type)?.label ?? template.type

  async function trash(): Promise<void> {
    if (await confirm({ title: t('deleteMail'), verb: t('delete'), danger: true })) remove.mutate({ params })
  }

  return (
    <div className="vk-row settings-entry-row">
      <button type="button" className="settings-entry" onClick={onOpen}>
        <IconMail size={16} stroke={1.75} />
        <span className="vk-grow">
          <strong>{name}</strong>
          <span className="vk-meta settings-entry-note">{template.subject}</span>
        </span>
        {template.is_default && <Tag tone="accent">{t('standard')}</Tag>}
      </button>
      <Menu
        label={t('mailActions', { name })}
        items={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onOpen },
          {
            key: 'duplicate',
            label: t('duplicate'),
            icon: IconCopy,
            onSelect: () => duplicate.mutate({ params }, () => toast(t('duplicated'))),
          },
          { key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void trash() },
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('mailActions', { name })} />
      </Menu>
    </div>
  )
}
