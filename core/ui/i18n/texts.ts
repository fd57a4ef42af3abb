import { createInstance } from 'i18next'
import coreNl from '../locales/nl.ts'
import { lookForNewVersion } from '../release/new-version.ts'
import { announceLanguage, currentLanguage } from './language.ts'
import { type Language, rememberLanguage } from './languages.ts'

/** Texts of one part of the product: flat key → text. `{{name}}` is filled in; `key_one`/`key_other` make a plural. */
export type Texts = Readonly<Record<string, string>>
type Load = () => Promise<Texts | { readonly default: Texts }>
/** Dutch is the source and comes along; the other languages are fetched when somebody uses them. */
export interface Locales<Nl extends Texts = Texts> {
  nl: Nl
  en: Load
  'es-AR': Load
}

const i18n = createInstance()
void i18n.init({
  lng: 'nl',
  fallbackLng: 'nl',
  ns: [],
  defaultNS: 'core',
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: {},
})

const known = new Map<string, Locales>()
const loaded = new Set<string>()

registerTexts('core', {
  nl: coreNl,
  en: () => import('../locales/en.ts'),
  'es-AR': () => import('../locales/es-AR.ts'),
})

/** Makes the texts of a plugin known; {@link loadTexts} fetches those of the current language. */
export function registerTexts(code: string, locales: Locales): void {
  known.set(code, locales)
  i18n.addResourceBundle('nl', code, locales.nl)
}

/** Fetches what the current language still misses. A language file that does not come leaves the Dutch text. */
export async function loadTexts(language: Language = currentLanguage()): Promise<void> {
  if (language === 'nl') return
  await Promise.all(
    [...known].map(async ([code, locales]) => {
      if (loaded.has(`${language}/${code}`)) return
      const module = await locales[language]().catch(async (error: unknown) => {
        await lookForNewVersion(error)
        return null
      })
      if (module === null) return
      i18n.addResourceBundle(language, code, isDefault(module) ? module.default : module)
      loaded.add(`${language}/${code}`)
    }),
  )
}

/** Switches the whole product; with `remember` also the next visit in this browser. */
export async function setLanguage(language: Language, remember = true): Promise<void> {
  await loadTexts(language)
  await i18n.changeLanguage(language)
  if (remember) rememberLanguage(language)
  announceLanguage(language)
}

export function translate(code: string, key: string, values?: Record<string, string | number>): string {
  return i18n.t(key, { ns: code, ...values })
}

function isDefault(module: Texts | { readonly default: Texts }): module is { readonly default: Texts } {
  return typeof module.default === 'object'
}
