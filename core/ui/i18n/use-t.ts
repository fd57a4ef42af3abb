import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type nl from '../locales/nl.ts'
import { languageAtom, lateTextsAtom } from './language.ts'
import type { Language } from './languages.ts'
import { type Texts, translate } from './texts.ts'
import type { UiLocales } from './ui-locales.ts'

type WithoutPlural<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}` ? Base : Key
/** Keys of a set of texts; the forms of a plural count as one key. */
export type TextKey<T> = string extends keyof T ? string : WithoutPlural<keyof T & string>
type TextsOf<Code extends string> = Code extends keyof UiLocales ? UiLocales[Code] : Texts
/** Text of a key, with its `{{values}}` filled in; `count` chooses the plural. */
export type Translate<Key extends string = string> = (key: Key, values?: Record<string, string | number>) => string

/** Texts of plugin `code` in the current language: `const t = useT('crm')`. Re-renders when the language changes, or texts come later. */
export function useT<Code extends string>(code: Code): Translate<TextKey<TextsOf<Code>>> {
  const language = useLanguage()
  const late = useAtomValue(lateTextsAtom).has(code)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new texts must give a new function, so that memoised children follow
  return useMemo(() => (key, values) => translate(code, key, values), [code, language, late])
}

/** {@link useT} outside a component: what it says is in the language of that moment. */
export const textOf =
  <Code extends string>(code: Code): Translate<TextKey<TextsOf<Code>>> =>
  (key, values) =>
    translate(code, key, values)

/** Texts of the kit itself. */
export function useCoreT(): Translate<TextKey<typeof nl>> {
  return useT('core') as Translate<TextKey<typeof nl>>
}

/** {@link useCoreT} outside a component. */
export function coreText(key: TextKey<typeof nl>, values?: Record<string, string | number>): string {
  return translate('core', key, values)
}

export function useLanguage(): Language {
  return useAtomValue(languageAtom)
}
