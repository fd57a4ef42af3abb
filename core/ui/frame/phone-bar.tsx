import { IconMenu2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Count } from '../data/tag.tsx'
import type { App } from '../define/define-ui.ts'
import { translate } from '../i18n/texts.ts'
import { useCoreT } from '../i18n/use-t.ts'
import { Sheet } from '../overlays/drawer.tsx'
import { runAction, useActions } from './actions.ts'
import { activePath, type MenuLink } from './menu-items.ts'
import './phone-bar.css'

export interface PhoneBarProps {
  app: App
  links: readonly MenuLink[]
  onMenu: () => void
}

/** The bar at the bottom of the phone: three screens, something new in the middle, the rest behind "Meer". */
export function PhoneBar({ app, links, onMenu }: PhoneBarProps) {
  const t = useCoreT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [creating, setCreating] = useState(false)
  const actions = useActions(app).filter(action => action.create !== false)
  const tabs = phoneTabs(links)
  const active = activePath(links, pathname)
  const [before, after] = [tabs.slice(0, 2), tabs.slice(2)]
  return (
    <nav className="vk-phone-bar" aria-label={t('mainMenu')}>
      {before.map(link => (
        <PhoneTab key={link.path} link={link} active={link.path === active} />
      ))}
      {actions.length > 0 && (
        <button type="button" className="vk-phone-new" aria-label={t('new')} onClick={() => setCreating(true)}>
          <IconPlus size={24} stroke={1.75} />
        </button>
      )}
      {after.map(link => (
        <PhoneTab key={link.path} link={link} active={link.path === active} />
      ))}
      <button type="button" className="vk-phone-tab" onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.75} />
        <span className="vk-phone-tab-name">{t('more')}</span>
      </button>
      {creating && (
        <Sheet title={t('new')} onClose={() => setCreating(false)}>
          <ul>
            {actions.map(action => (
              <li key={`${action.code}.${action.key}`}>
                <button
                  type="button"
                  className="vk-menu-item"
                  onClick={() => {
                    setCreating(false)
                    runAction(action, { navigate, query: '' })
                  }}
                >
                  {action.icon && <action.icon size={20} stroke={1.75} />}
                  {action.label}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </nav>
  )
}

function PhoneTab({ link, active }: { link: MenuLink; active: boolean }) {
  const t = useCoreT()
  return (
    <Link className="vk-phone-tab" to={link.path} aria-current={active ? 'page' : undefined}>
      <link.icon size={22} stroke={1.75} />
      <span className="vk-phone-tab-name">
        {link.path === '/dashboard' ? t('today') : translate(link.code, link.short ?? link.title)}
      </span>
      {link.useBadge && <PhoneBadge useBadge={link.useBadge} />}
    </Link>
  )
}

function PhoneBadge({ useBadge }: { useBadge: NonNullable<MenuLink['useBadge']> }) {
  const badge = useBadge()
  return badge && badge.count > 0 ? <Count attention>{badge.count}</Count> : null
}

/** Three tabs in the order of the menu: what the plugins mark for the phone, filled up from its top. */
function phoneTabs(links: readonly MenuLink[]): MenuLink[] {
  const marked = links.filter(link => link.phone)
  const rest = links.filter(link => !link.phone)
  const chosen = [...marked, ...rest].slice(0, 3)
  return links.filter(link => chosen.includes(link))
}
