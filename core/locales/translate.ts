import { LANGUAGES, type Language } from '@core/context/modules'
import { pluralKeys } from '@core/domain/plural-keys'

/** Flat texts of one part of the platform, key → text with `{{name}}` places. */
export type Texts = Readonly<Record<string, string>>
/** The same keys in every language; `nl` is the source. */
export type Locales = Readonly<Record<Language, Texts>>

/** Text of `part.key` in a language; `values` fill the places, and `count` among them chooses the plural. */
export type Translate = (key: string, language: Language, values?: Readonly<Record<string, string | number>>) => string

/** Joins the texts of all parts; a key that exists nowhere is shown as it is, which a test forbids. */
export function createTranslate(parts: Readonly<Record<string, Locales>>): Translate {
  return (key, language, values) => {
    const dot = key.indexOf('.')
    const texts = parts[key.slice(0, dot)]?.[language]
    const own = key.slice(dot + 1)
    const forms = values?.count === undefined ? [own] : pluralKeys(own, language, Number(values.count))
    const text = forms.map(form => texts?.[form]).find(found => found !== undefined) ?? key
    return values ? text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place)) : text
  }
}

/** The best language of ours for a browser: English when it speaks none of them (C-16), Dutch when it does not say. */
export function languageOf(header: string | null | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map(part => part.split(';')[0]?.trim().toLowerCase() ?? '')
    .filter(Boolean)
  for (const tag of wanted) {
    const found = LANGUAGES.find(
      language => language.toLowerCase() === tag || language.split('-')[0] === tag.split('-')[0],
    )
    if (found) return found
  }
  return wanted.length && !wanted.includes('*') ? 'en' : 'nl'
}
