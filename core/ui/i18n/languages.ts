import { storedValue } from '../theme/stored-value.ts'

/** Languages of the product. A user chooses one; else the browser's counts, else English. */
export const languages = ['nl', 'en', 'es-AR'] as const
export type Language = (typeof languages)[number]

/** Names of the languages in their own language. */
export const languageNames: Record<Language, string> = {
  nl: 'Nederlands',
  en: 'English',
  'es-AR': 'Español (Argentina)',
}

const stored = storedValue<Language | null>('language', null)

export function rememberLanguage(language: Language): void {
  stored.write(language)
}

/** The language to start in: chosen in this browser, else what the browser asks for, else English (C-16). */
export function preferredLanguage(browser: readonly string[] = navigator.languages, chosen = stored.read()): Language {
  if (chosen && languages.includes(chosen)) return chosen
  for (const tag of browser) {
    const code = tag.toLowerCase().split('-')[0]
    if (code === 'nl') return 'nl'
    if (code === 'es') return 'es-AR'
    if (code === 'en') return 'en'
  }
  return 'en'
}
