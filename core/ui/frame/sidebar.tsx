import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { CompanyMark } from '../brand/company-mark.tsx'
import { ProductMark } from '../brand/product-mark.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Count } from '../data/tag.tsx'
import type { App, MenuGroup } from '../define/define-ui.ts'
import { translate } from '../i18n/texts.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { classes } from '../styles/classes.ts'
import { useStored } from '../theme/use-stored.ts'
import { activePath, type MenuLink } from './menu-items.ts'
import { UserMenu } from './user-menu.tsx'
import './sidebar.css'

export interface SidebarProps {
  app: App
  links: readonly MenuLink[]
  onSearch: () => void
  foot?: ReactNode
  inDrawer: boolean
  /** The screen asks for its width. */
  rail: boolean
}

const groups: { group: MenuGroup; title: 'groupSales' | 'groupMore' | 'groupSettings' | null; folds: boolean }[] = [
  { group: 'main', title: null, folds: false },
  { group: 'sales', title: 'groupSales', folds: false },
  { group: 'meer', title: 'groupMore', folds: true },
  { group: 'settings', title: 'groupSettings', folds: true },
]

/** The menu: what the specification lists first, everything else under "Meer" (G-MENU). Can be a rail of icons. */
export function Sidebar({ app, links, onSearch, foot, inDrawer, rail: asked }: SidebarProps) {
  const t = useCoreT()
  const { pathname } = useLocation()
  const [chosen, setRail] = useStored(asked ? 'rail.asked' : 'rail', asked)
  const rail = chosen && !inDrawer
  const active = activePath(links, pathname)
  return (
    <aside
      aria-label={t('menu')}
      className={classes('vk-sidebar', rail && 'vk-sidebar-rail', app === 'admin' && 'vk-sidebar-admin')}
    >
      <Owner app={app} rail={rail} />
      <button
        type="button"
        className="vk-sidebar-search"
        onClick={onSearch}
        aria-label={rail ? t('search') : undefined}
      >
        <IconSearch size={16} stroke={1.75} />
        {!rail && (
          <>
            <span>{t('search')}</span>
            <kbd className="vk-kbd">Ctrl K</kbd>
          </>
        )}
      </button>
      <nav className="vk-sidebar-nav" aria-label={t('mainMenu')}>
        {groups.map(({ group, title, folds }) => {
          const own = links.filter(link => link.group === group)
          if (own.length === 0) return null
          const shown = rail && group === 'settings' ? asOne(own) : own
          const isOpen = own.some(link => link.path === active)
          const items = shown.map(link => (
            <Item key={link.path} link={link} active={shown === own ? link.path === active : isOpen} rail={rail} />
          ))
          return (
            <Group key={group} name={group} title={title && t(title)} folds={folds} rail={rail} keepOpen={isOpen}>
              {items}
            </Group>
          )
        })}
      </nav>
      {!rail && foot}
      <div className="vk-sidebar-user">
        <UserMenu rail={rail} />
        {!inDrawer && (
          <IconButton
            icon={rail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
            label={t(rail ? 'expandMenu' : 'collapseMenu')}
            size="small"
            onClick={() => setRail(!rail)}
          />
        )}
      </div>
    </aside>
  )
}

/** Pages of the settings list each other, so a rail leads to the first of them: icons of all would not fit under the others. */
const asOne = ([first, ...others]: readonly MenuLink[]): MenuLink[] =>
  first ? [others.length > 0 ? { ...first, code: 'core', title: 'groupSettings', icon: IconSettings } : first] : []

function Owner({ app, rail }: { app: App; rail: boolean }) {
  const t = useCoreT()
  const { companyname, appdescription, brand } = useCurrentUser()
  const neutral = app === 'admin'
  return (
    <Link className="vk-sidebar-owner" to="/" title={rail ? companyname : undefined}>
      {neutral ? (
        <span className="vk-sidebar-product">
          <ProductMark size={18} />
        </span>
      ) : (
        <CompanyMark name={companyname} logoUrl={brand?.logo_url ?? null} size={28} />
      )}
      {!rail && (
        <span className="vk-grow">
          <strong className="vk-clip">{neutral ? t('productName') : companyname}</strong>
          <span className="vk-sidebar-sub vk-clip">
            {neutral ? t('platformAdmin') : appdescription || t('tagline')}
          </span>
        </span>
      )}
    </Link>
  )
}

interface GroupProps {
  name: string
  title: string | null
  folds: boolean
  rail: boolean
  /** The open screen is in it. */
  keepOpen: boolean
  children: ReactNode
}

function Group({ name, title, folds, rail, keepOpen, children }: GroupProps) {
  const [folded, setFolded] = useStored(`menu.${name}`, false)
  const closed = folds && folded && !keepOpen && !rail
  return (
    <div className="vk-sidebar-group">
      {title && !rail && (
        <div className="vk-sidebar-title">
          {folds ? (
            <button type="button" aria-expanded={!closed} onClick={() => setFolded(!folded)}>
              {title}
              <IconChevronDown size={14} stroke={1.75} />
            </button>
          ) : (
            title
          )}
        </div>
      )}
      {!closed && <ul>{children}</ul>}
    </div>
  )
}

function Item({ link, active, rail }: { link: MenuLink; active: boolean; rail: boolean }) {
  const label = translate(link.code, link.title)
  return (
    <li>
      <Link
        className="vk-sidebar-item"
        to={link.path}
        aria-current={active ? 'page' : undefined}
        title={rail ? label : undefined}
      >
        <link.icon size={16} stroke={1.75} />
        <span className={rail ? 'vk-hidden' : 'vk-grow vk-clip'}>{label}</span>
        {link.useBadge && !rail && <Badge useBadge={link.useBadge} />}
      </Link>
    </li>
  )
}

function Badge({ useBadge }: { useBadge: NonNullable<MenuLink['useBadge']> }) {
  const badge = useBadge()
  if (!badge || badge.count === 0) return null
  return <Count attention={badge.tone === 'attention'}>{badge.count}</Count>
}
