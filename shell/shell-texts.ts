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
