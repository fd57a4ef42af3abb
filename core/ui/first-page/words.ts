import { type Language, preferredLanguage } from '../i18n/languages.ts'

/*
 * Stands in for `i18n/language` and `i18n/use-t` in the first script of a page, whose words come with it.
 */

type Words = Readonly<Record<string, string>>

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', 'es-AR': 'es-AR' }
let language: Language = preferredLanguage()
let words: Partial<Record<Language, Words>> = {}

/** Gives the first script its words, in each language. */
export function giveWords(given: Partial<Record<Language, Words>>): void {
  words = given
}

/** Draws in this language from now on; answers whether all words are there in it. */
export function speak(wanted: string): boolean {
  if (wanted !== 'nl') return false
  language = wanted
  return true
}

export const currentLanguage = (): Language => language
export const useLanguage = currentLanguage
export const currentLocale = (): string => locales[language]

export function translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (words[language]?.[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

export const coreText = translate
export const useT = () => translate
