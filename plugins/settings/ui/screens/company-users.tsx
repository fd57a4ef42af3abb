import {
  Avatar,
  Button,
  Card,
  confirm,
  IconButton,
  Loaded,
  Menu,
  roleName,
  Tag,
  toast,
  useCurrentUser,
  useList,
  useSave,
  useT,
} from '@core/ui'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { SettingsPage } from '../settings-page'
import { type CompanyUser, UserModal } from '../users/user-modal'

/** Who works here, in the order that pickers show them in (R-USER-003, R-ROLE-003). */
export default function CompanyUsers() {
  const t = useT('settings')
  const [open, setOpen] = useState<CompanyUser | 'new' | null>(null)
  const list = useList('/api/user', { sort: 'order', limit: 500 })
  return (
    <SettingsPage title={t('users')} intro={t('usersIntro')}>
      <Card
        title={t('users')}
        count={list.data?.total}
        flush
        actions={
          <Button size="small" variant="primary" icon={IconPlus} onClick={() => setOpen('new')}>
            {t('newUser')}
          </Button>
        }
      >
        <Loaded query={list} what={t('theUsers')}>
          {({ rows }) => rows.map(user => <UserRow key={user.id} user={user} onOpen={() => setOpen(user)} />)}
        </Loaded>
      </Card>
      {open && <UserModal user={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SettingsPage>
  )
}

function UserRow({ user, onOpen }: { user: CompanyUser; onOpen: () => void }) {
  const t = useT('settings')
  const me = useCurrentUser()
  const remove = useSave('delete', '/api/user/{id}')
  const name = user.fullname

  async function drop(): Promise<void> {
    if (
      await confirm({
        title: t('deleteUser', { name }),
        text: t('deleteUserText', { name }),
        verb: t('delete'),
        danger: true,
      })
    )
      remove.mutate({ params: { path: { id: user.id } } }, () => toast(t('userDeleted')))
  }

  return (
    <div className="vk-row settings-mail-row">
      <button type="button" className="settings-mail" onClick={onOpen}>
        <Avatar name={name} />
        <span className="vk-grow">
          <strong>{name}</strong>
          <span className="vk-meta settings-mail-subject">{[roleName(user.role), user.email].join(' · ')}</span>
        </span>
        {user.simplemode === 1 && <Tag>{t('simpleMode')}</Tag>}
      </button>
      <Menu
        label={t('userActions', { name })}
        items={[
          { key: 'edit', label: t('edit'), icon: IconPencil, onSelect: onOpen },
          ...(user.id === me.id
            ? []
            : [{ key: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void drop() }]),
        ]}
      >
        <IconButton size="small" icon={IconDots} label={t('userActions', { name })} />
      </Menu>
    </div>
  )
}
