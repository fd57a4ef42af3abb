import { pluralKeys } from '../../domain/plural-keys.ts'
import coreNl from '../locales/nl.ts'
import { lookForNewVersion } from '../release/new-version.ts'
import { announceLanguage, announceTexts, currentLanguage } from './language.ts'
import { type Language, rememberLanguage } from './languages.ts'

/** Texts of one part of the product: flat key → text. `{{name}}` is filled in; `key_one`/`key_other` make a plural. */
export type Texts = Readonly<Record<string, string>>
type Load = () => Promise<Texts | { readonly default: Texts }>
/** Dutch is the source and comes along; the other languages are fetched when somebody uses them. */
export interface Locales<Nl extends Texts = Texts> {
  nl: Nl
  /** The other Dutch texts, where the bundler leaves in `nl` only those of the first pages of a visit. */
  rest?: Load
  en: Load
  'es-AR': Load
}

/** What has come, by language and part: `en/crm`. */
const come = new Map<string, Map<string, string>>()
const known = new Map<string, Locales>()

/** The Dutch texts of a plugin that did not come with what it declares. */
interface Rest {
  readonly load: Load
  /** More of the plugin is shown than first pages, in whatever language. */
  wanted: boolean
  /** Something was said that was not here. */
  lacked: boolean
  coming: Promise<void> | null
  here: boolean
}

const rests = new Map<string, Rest>()
let current: Language = 'nl'

registerTexts('core', {
  nl: coreNl,
  en: () => import('../locales/en.ts'),
  'es-AR': () => import('../locales/es-AR.ts'),
})

/** Makes the texts of a plugin known; {@link loadTexts} fetches those of the current language. */
export function registerTexts(code: string, locales: Locales): void {
  known.set(code, locales)
  keep('nl', code, locales.nl)
  if (locales.rest && !rests.has(code))
    rests.set(code, { load: locales.rest, wanted: false, lacked: false, coming: null, here: false })
}

/** {@link registerTexts} of what comes later than the page: they are there in its language too. */
export async function addTexts(code: string, locales: Locales): Promise<void> {
  registerTexts(code, locales)
  await loadTexts()
}

/**
 * Makes sure that all texts of a plugin are here: in Dutch it fetches those that did not come with what it declares, once;
 * those of another language came whole.
 *
 * @throws whatever the browser says of a file that did not come; asked again it is fetched again
 */
export async function fetchAllTexts(code: string): Promise<void> {
  const rest = rests.get(code)
  if (!rest) return
  rest.wanted = true
  if (current === 'nl') await fetchRest(code, rest)
}

function fetchRest(code: string, rest: Rest): Promise<void> {
  rest.coming ??= rest.load().then(
    module => {
      keep('nl', code, isDefault(module) ? module.default : module)
      rest.here = true
      // Whoever said nothing of them yet needs no new words.
      if (rest.lacked) announceTexts(code)
    },
    async (error: unknown) => {
      rest.coming = null
      await lookForNewVersion(error)
      throw error
    },
  )
  return rest.coming
}

/**
 * Fetches what the current language still misses. A language file that does not come leaves the Dutch text, and what did
 * not come of that is fetched when it is said.
 */
export async function loadTexts(language: Language = currentLanguage()): Promise<void> {
  if (language === 'nl') {
    await Promise.allSettled([...rests].map(([code, rest]) => (rest.wanted ? fetchRest(code, rest) : null)))
    return
  }
  await Promise.all(
    [...known].map(async ([code, locales]) => {
      if (come.has(`${language}/${code}`)) return
      const module = await locales[language]().catch(async (error: unknown) => {
        await lookForNewVersion(error)
        return null
      })
      if (module === null) return
      keep(language, code, isDefault(module) ? module.default : module)
    }),
  )
}

/** Switches the whole product; with `remember` also the next visit in this browser. */
export async function setLanguage(language: Language, remember = true): Promise<void> {
  await loadTexts(language)
  current = language
  if (remember) rememberLanguage(language)
  announceLanguage(language)
}

/** The text of a key in the current language, else in Dutch, else the key itself; without `values` nothing is filled in. */
export function translate(code: string, key: string, values?: Record<string, string | number>): string {
  const text = formOf(current, code, key, values?.count) ?? formOf('nl', code, key, values?.count) ?? later(code, key)
  return values ? text.replace(/\{\{ *([\w.]+) *\}\}/g, (_, name: string) => String(values[name] ?? '')) : text
}

/** Whether a text is here, in the current language or in Dutch. Names of fields always are: each plugin declares its own. */
export function hasText(code: string, key: string): boolean {
  return (formOf(current, code, key) ?? formOf('nl', code, key)) !== undefined
}

/** What stands in the place of a text that is not there: nothing while the rest is fetched, and then its key. */
function later(code: string, key: string): string {
  const rest = rests.get(code)
  if (!rest || rest.here) return key
  if (!rest.lacked) {
    rest.lacked = true
    fetchRest(code, rest).catch((error: unknown) => console.error(error))
  }
  return ''
}

function keep(language: Language, code: string, texts: Texts): void {
  come.set(`${language}/${code}`, new Map([...(come.get(`${language}/${code}`) ?? []), ...Object.entries(texts)]))
}

/** The form of a text for a count: that of none at all where there is one, that of the plural, else the only one. */
function formOf(language: Language, code: string, key: string, count?: string | number): string | undefined {
  const texts = come.get(`${language}/${code}`)
  if (count === undefined) return texts?.get(key)
  return pluralKeys(key, language, Number(count))
    .map(form => texts?.get(form))
    .find(text => text !== undefined)
}

function isDefault(module: Texts | { readonly default: Texts }): module is { readonly default: Texts } {
  return typeof module.default === 'object'
}
