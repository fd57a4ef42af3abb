/** Collation of texts as Dutch readers order them: letters first, then accents, then capitals; digits by value. */
export const READING_ORDER = 'reading_order'

/** Part of the kernel's first step. Equality stays that of bytes, so that no two texts are the same to it. */
export const CREATE_READING_ORDER = `create collation if not exists ${READING_ORDER} (provider = icu, locale = 'nl-u-kn');`

/** A text, to be compared as readers would. */
export const asRead = (expression: string): string => `${expression} collate ${READING_ORDER}`
