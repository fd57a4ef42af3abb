import { atom } from 'jotai'
import { store } from '../session/store.ts'
import type { Language } from './languages.ts'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', 'es-AR': 'es-AR' }
export const languageAtom = atom<Language>('nl')
/** Plugins of which texts came that a page had looked for before. */
export const lateTextsAtom = atom<ReadonlySet<string>>(new Set<string>())

export function currentLanguage(): Language {
  return store.get(languageAtom)
}

/** Makes a language current; `texts.ts` calls it once the texts are there. */
export function announceLanguage(language: Language): void {
  document.documentElement.lang = language
  store.set(languageAtom, language)
}

/** Has whoever looked for texts of a plugin look again. */
export function announceTexts(code: string): void {
  store.set(lateTextsAtom, codes => new Set([...codes, code]))
}

/** Locale for dates and numbers: Dutch forms in Dutch, else those of the language. */
export function currentLocale(): string {
  return locales[currentLanguage()]
}
