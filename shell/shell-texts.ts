import { registerTexts } from '@core/ui/i18n/texts.ts'
import { type TextKey, type Translate, useT } from '@core/ui/i18n/use-t.ts'
import nl from './locales/nl.ts'

registerTexts('shell', {
  nl,
  en: () => import('./locales/en.ts'),
  'es-AR': () => import('./locales/es-AR.ts'),
})

/** Texts of the shell's own pages. */
export function useShellT(): Translate<TextKey<typeof nl>> {
  return useT('shell') as Translate<TextKey<typeof nl>>
}

/** Name of a module; its tag when it has none here yet. */
export function useModuleName(): (tag: string) => string {
  const t = useShellT()
  return tag => {
    const key = `module_${tag}`
    return isKey(key) ? t(key) : tag
  }
}

function isKey(key: string): key is TextKey<typeof nl> {
  return key in nl
}
