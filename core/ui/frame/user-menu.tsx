import { IconDots, IconLogout, IconNews, IconUser } from '@tabler/icons-react'
import { Avatar } from '../data/avatar.tsx'
import { roleName } from '../format/person.ts'
import { languageNames, languages } from '../i18n/languages.ts'
import { useCoreT, useLanguage } from '../i18n/use-t.ts'
import { Menu } from '../overlays/menu.tsx'
import { useCurrentUser } from '../session/current-user.ts'
import { signOut } from '../session/sign-in.ts'
import { setTheme, useTheme } from '../theme/theme.ts'
import { chooseLanguage } from './choose-language.ts'
import { themes } from './frame-entries.ts'

/** Who is signed in, with language, theme and sign-out behind it. */
export function UserMenu({ rail }: { rail: boolean }) {
  const t = useCoreT()
  const user = useCurrentUser()
  const language = useLanguage()
  const theme = useTheme()
  return (
    <Menu
      label={t('userMenu', { name: user.fullname })}
      placement="top-start"
      fill
      header={
        <>
          <strong>{user.fullname}</strong>
          <div className="vk-meta">
            {user.email} · {roleName(user.role)}
          </div>
        </>
      }
      sections={[
        {
          items: [
            { key: 'profile', icon: IconUser, label: t('profile'), to: '/account/user_profile' },
            { key: 'news', icon: IconNews, label: t('releaseNotes'), to: '/releasenotes' },
          ],
        },
        {
          title: t('theme'),
          items: themes.map(own => ({
            key: own.theme,
            label: t(own.text),
            checked: own.theme === theme,
            onSelect: () => setTheme(own.theme),
          })),
        },
        {
          title: t('language'),
          items: languages.map(own => ({
            key: own,
            label: languageNames[own],
            checked: own === language,
            onSelect: () => void chooseLanguage(user.id, own),
          })),
        },
        { items: [{ key: 'out', icon: IconLogout, label: t('signOut'), onSelect: () => void signOut() }] },
      ]}
    >
      <button type="button" className="vk-sidebar-me">
        <Avatar name={user.fullname} size={24} label={!rail} />
        {!rail && <IconDots size={16} stroke={1.75} />}
      </button>
    </Menu>
  )
}
