import { IconLanguage, IconLogout, IconNews, IconPalette, IconUser } from '@tabler/icons-react'
import { languageNames, languages } from '../i18n/languages.ts'
import { useCoreT, useLanguage } from '../i18n/use-t.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { signOut } from '../session/sign-in.ts'
import { setTheme, useTheme } from '../theme/theme.ts'
import type { Theme } from '../theme/theme-choice.ts'
import { chooseLanguage } from './choose-language.ts'
import type { Entry } from './palette-entries.tsx'

export const themes: { theme: Theme; text: 'themeLight' | 'themeDark' | 'themeSystem' }[] = [
  { theme: 'light', text: 'themeLight' },
  { theme: 'dark', text: 'themeDark' },
  { theme: 'system', text: 'themeSystem' },
]

/** What the menu of the user offers, for the palette: found by name, as nobody needs it at hand. */
export function useFrameEntries(): { places: Entry[]; deeds: Entry[] } {
  const t = useCoreT()
  const { id } = useCurrentUser()
  const [chosenTheme, chosenLanguage] = [useTheme(), useLanguage()]
  return {
    places: [
      { key: 'profile', title: t('profile'), icon: IconUser, to: '/account/user_profile' },
      { key: 'news', title: t('releaseNotes'), icon: IconNews, to: '/releasenotes' },
    ],
    deeds: [
      ...themes
        .filter(({ theme }) => theme !== chosenTheme)
        .map(({ theme, text }) => ({
          key: `theme-${theme}`,
          title: `${t('theme')}: ${t(text)}`,
          icon: IconPalette,
          run: () => setTheme(theme),
        })),
      ...languages
        .filter(language => language !== chosenLanguage)
        .map(language => ({
          key: `language-${language}`,
          title: `${t('language')}: ${languageNames[language]}`,
          icon: IconLanguage,
          run: () => void chooseLanguage(id, language),
        })),
      { key: 'out', title: t('signOut'), icon: IconLogout, run: () => void signOut() },
    ],
  }
}
