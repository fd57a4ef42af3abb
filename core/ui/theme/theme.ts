import { useSyncExternalStore } from 'react'
import { storedValue } from './stored-value.ts'

export type Theme = 'light' | 'dark' | 'system'

const stored = storedValue<Theme>('theme', 'system')
const listeners = new Set<() => void>()
const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

/** Puts the theme on the page and follows the system when the user chose nothing. Call once, before the first paint. */
export function startTheme(): void {
  dark.addEventListener('change', apply)
  apply()
}

export function setTheme(theme: Theme): void {
  stored.write(theme)
  apply()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => stored.read())
}

/** What is on screen now, for drawings that cannot use CSS variables. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark)
}

export function isDark(): boolean {
  const theme = stored.read()
  return theme === 'dark' || (theme === 'system' && dark.matches)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  for (const listener of listeners) listener()
}
