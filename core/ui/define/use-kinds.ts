import { useMemo } from 'react'
import { hasText, translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { useRegistry } from './registry.ts'

interface Kinds {
  /** What people call one of a kind; a kind that nobody declares is called as the API calls it. */
  nounOf: (kind: string) => string
  /** What people call a field of one of a kind; null for one that has no word. */
  fieldOf: (kind: string, field: string) => string | null
  /** Where one of a kind is shown; null when it has no screen. */
  addressOf: (kind: string, id: number) => string | null
}

/** The kinds of records that the plugins of this company declare. */
export function useKinds(): Kinds {
  const { kinds } = useRegistry()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language makes other words
  return useMemo(
    () => ({
      nounOf(kind) {
        const found = kinds[kind]
        return found ? translate(found.code, found.noun) : kind
      },
      fieldOf(kind, field) {
        for (const part of [kinds[kind]?.code ?? 'core', 'core'])
          for (const key of [`field.${kind}.${field}`, `field.${field}`]) {
            if (hasText(part, key)) return translate(part, key)
          }
        return null
      },
      addressOf: (kind, id) => kinds[kind]?.address?.(id) ?? null,
    }),
    [kinds, language],
  )
}
