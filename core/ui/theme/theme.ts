import { atom, useAtomValue } from 'jotai'
import { store } from '../session/store.ts'
import { storedAtom } from './use-stored.ts'

export type Theme = 'light' | 'dark' | 'system'

const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const systemAtom = atom(system?.matches ?? false)
const themeAtom = storedAtom<Theme>('theme', 'system')
const darkAtom = atom(get => {
  const theme = get(themeAtom)
  return theme === 'dark' || (theme === 'system' && get(systemAtom))
})

/** Puts the theme on the page and follows the system when the user chose nothing. Call once, before the first paint. */
export function startTheme(): void {
  const apply = () => {
    document.documentElement.dataset.theme = store.get(darkAtom) ? 'dark' : 'light'
  }
  system.addEventListener('change', ({ matches }) => store.set(systemAtom, matches))
  store.sub(darkAtom, apply)
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
