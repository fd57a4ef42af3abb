import type { Icon, MenuGroup } from '../define/define-ui.ts'
import { useRegistry } from '../define/registry.ts'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { menuLinks } from './menu-items.ts'

/** The screens of a group of the menu that this user has, in order: for a list of them within a screen. */
export function useMenuGroup(group: MenuGroup): { path: string; title: string; icon: Icon }[] {
  useLanguage()
  const user = useCurrentUser()
  return menuLinks('shell', useRegistry(), user)
    .filter(link => link.group === group)
    .map(({ path, code, title, icon }) => ({ path, title: translate(code, title), icon }))
}
