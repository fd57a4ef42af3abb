/** Stands where a merge tag had no value, until the hole is closed; no text of people holds it. */
export const HOLE = '\uE000'

/** Words that lead to what is missing and say nothing without it. */
const LEADING =
  'in|te|op|aan|voor|van|met|tot|bij|om|naar|uit|via|d\\.d\\.|at|on|for|to|of|by|with|from|until|en|a|de|para|con|hasta|desde|del|al'

const INLINE = 'strong|em|b|i|u|span|a'
const BLOCK = 'p|li|h[1-6]'

/**
 * Closes the holes that merge tags without a value leave: the words that lead to them, brackets and emphasis around them,
 * spaces and punctuation that then stand twice, and paragraphs of nothing else.
 */
export function closeHoles(text: string): string {
  if (!text.includes(HOLE)) return text
  let closed = text
  for (let before = ''; before !== closed; ) {
    before = closed
    closed = closed
      .replace(new RegExp(`<(${INLINE})(?:\\s[^>]*)?>\\s*${HOLE}\\s*</\\1>`, 'gi'), HOLE)
      .replace(new RegExp(`\\(\\s*${HOLE}\\s*\\)|\\[\\s*${HOLE}\\s*\\]`, 'g'), HOLE)
      .replace(new RegExp(`${HOLE}[\\s,;]*${HOLE}`, 'g'), HOLE)
      .replace(new RegExp(`(^|[\\s>])(?:${LEADING})\\s+${HOLE}`, 'gi'), `$1${HOLE}`)
  }
  return closed
    .replace(new RegExp(`<(${BLOCK})(?:\\s[^>]*)?>\\s*${HOLE}[\\s.,;:]*</\\1>`, 'gi'), '')
    .replace(new RegExp(`(^|<(?:${BLOCK})(?:\\s[^>]*)?>|<br\\s*/?>)\\s*${HOLE}[\\s,;:]*`, 'gi'), '$1')
    .replace(new RegExp(`\\s*[,;:]?\\s*${HOLE}(?=\\s*(?:[.,;:!?)]|</|$))`, 'g'), '')
    .replace(new RegExp(`\\s*${HOLE}\\s*`, 'g'), ' ')
}
