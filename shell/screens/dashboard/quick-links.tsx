import { useRegistry } from '@core/ui/define/registry.ts'
import { menuLinks } from '@core/ui/frame/menu-items.ts'
import { translate } from '@core/ui/i18n/texts.ts'
import { useCurrentUser } from '@core/ui/session/current-user.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'

/** The first screens of the menu, as long as there is nothing on the dashboard. */
export function QuickLinks() {
  const links = menuLinks('shell', useRegistry(), useCurrentUser()).slice(0, 3)
  return links.map(link => (
    <Link key={link.path} to={link.path} className="shell-quick">
      <link.icon size={20} stroke={1.75} />
      <span className="vk-grow">{translate(link.code, link.title)}</span>
      <IconChevronRight size={16} stroke={1.75} />
    </Link>
  ))
}
