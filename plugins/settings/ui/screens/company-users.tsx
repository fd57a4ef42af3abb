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
import { SortableRows, useOrder } from '@core/ui/records'
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { SettingsPage } from '../../contract/settings-page'
import { type CompanyUser, UserModal } from '../users/user-modal'
import '../entries.css'

/** Who works here, in the order that pickers show them in (R-USER-003, R-ROLE-003). */
export default function CompanyUsers() {
  const t = useT('settings')
  const [open, setOpen] = useState<CompanyUser | 'new' | null>(null)
  const list = useList('/api/user', { sort: 'order', limit: 500 })
  const { rows = [], order } = useOrder('/api/user', list.data?.rows)
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
          {() => (
            <SortableRows
              rows={rows}
              nameOf={user => user.fullname}
              onOrder={next => void order(next)}
              render={user => <UserRow user={user} onOpen={() => setOpen(user)} />}
            />
          )}
        </Loaded>
      </Card>
      {open && (
        <UserModal
          user={open === 'new' ? null : open}
          last={Math.max(0, ...rows.map(user => user.order + 1))}
          onClose={() => setOpen(null)}
        />
      )}
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
    <div className="vk-row vk-grow settings-entry-row">
      <button type="button" className="settings-entry" onClick={onOpen}>
        <Avatar name={name} />
        <span className="vk-grow">
          <strong>{name}</strong>
          <span className="vk-meta settings-entry-note settings-entry-facts">
            <span>{roleName(user.role)}</span> <span>{user.email}</span>
          </span>
        </span>
        {user.module_blacklist.length > 0 && <Tag>{t('modulesOff', { count: user.module_blacklist.length })}</Tag>}
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
