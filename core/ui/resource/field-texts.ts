import { useMemo } from 'react'
import type { ResourceFields } from '../../domain/field-description.ts'
import { translate } from '../i18n/texts.ts'
import { useLanguage } from '../i18n/use-t.ts'

/** Text of a key among the texts that name the fields of a resource, or among those of another part. */
export type FieldTexts = (key: string, part?: string) => string

/** The texts that name the fields of a resource, in the current language. */
export function useFieldTexts({ texts }: Pick<ResourceFields, 'texts'>): FieldTexts {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function, so that memoised children follow
  return useMemo(
    () =>
      (key, part = texts) =>
        translate(part, key),
    [texts, language],
  )
}
