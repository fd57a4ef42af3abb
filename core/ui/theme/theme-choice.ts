import { storedValue } from './stored-value.ts'

export type Theme = 'light' | 'dark' | 'system'

/** What this browser keeps of the theme; the system decides while nothing was chosen. */
export const themeChoice = { key: 'theme', fallback: 'system' as Theme }

export const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

export function isDark(theme: Theme, system: boolean): boolean {
  return theme === 'dark' || (theme === 'system' && system)
}

/** Puts a theme on the page; all colours follow it. */
export function showTheme(dark: boolean): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

/** Puts the theme of this browser on the page, before anything is drawn. */
export function showChosenTheme(): void {
  showTheme(isDark(storedValue(themeChoice.key, themeChoice.fallback).read(), systemDark.matches))
}
