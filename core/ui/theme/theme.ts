import { atom, useAtomValue } from 'jotai'
import { store } from '../session/store.ts'
import { isDark, showTheme, systemDark, type Theme, themeChoice } from './theme-choice.ts'
import { storedAtom } from './use-stored.ts'

const systemAtom = atom(systemDark?.matches ?? false)
const themeAtom = storedAtom<Theme>(themeChoice.key, themeChoice.fallback)
const darkAtom = atom(get => isDark(get(themeAtom), get(systemAtom)))

/** Keeps the theme on the page, and follows the system while the user chose nothing. Call once. */
export function startTheme(): void {
  const apply = () => showTheme(store.get(darkAtom))
  systemDark.addEventListener('change', ({ matches }) => store.set(systemAtom, matches))
  store.sub(darkAtom, apply)
  // Paper is white.
  addEventListener('beforeprint', () => showTheme(false))
  addEventListener('afterprint', apply)
  apply()
}

export function setTheme(theme: Theme): void {
  store.set(themeAtom, theme)
}

export function useTheme(): Theme {
  return useAtomValue(themeAtom)
}

/** What is on screen now, for drawings that cannot use CSS variables. */
export function useIsDark(): boolean {
  return useAtomValue(darkAtom)
}
