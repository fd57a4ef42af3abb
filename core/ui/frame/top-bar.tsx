import { IconHelpCircle, IconMenu2, IconSearch } from '@tabler/icons-react'
import { IconButton } from '../buttons/icon-button.tsx'
import type { App } from '../define/define-ui.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { isStaff, useCurrentUser } from '../session/current-user.ts'
import { CreateMenu } from './create-menu.tsx'
import { NotificationMenu } from './notification-menu.tsx'
import './top-bar.css'

export interface TopBarProps {
  app: App
  crumbs: (place: HTMLElement | null) => void
  actions: (place: HTMLElement | null) => void
  onMenu?: (() => void) | undefined
  onSearch?: (() => void) | undefined
  onHelp: () => void
}

/** Where the user is, what can be done here, and what is always at hand. */
export function TopBar({ app, crumbs, actions, onMenu, onSearch, onHelp }: TopBarProps) {
  const t = useCoreT()
  const user = useCurrentUser()
  return (
    <header className="vk-topbar">
      {onMenu && <IconButton icon={IconMenu2} label={t('menu')} onClick={onMenu} />}
      <div className="vk-topbar-crumbs" ref={crumbs} />
      <div className="vk-topbar-actions" ref={actions} />
      <span className="vk-topbar-line" />
      {onSearch && <IconButton className="vk-topbar-search" icon={IconSearch} label={t('search')} onClick={onSearch} />}
      <IconButton className="vk-topbar-help" icon={IconHelpCircle} label={t('help')} onClick={onHelp} />
      {app === 'shell' && isStaff(user) && <NotificationMenu />}
      <CreateMenu app={app} />
    </header>
  )
}
