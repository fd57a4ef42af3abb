import { isList, MOST_LISTS, MOST_TAGS } from './text-limits'

/**
 * Rich text without the levels that are too deep to draw: lists beyond the fifth become paragraphs of the item they are
 * in, other tags beyond the hundredth go and leave their text. For what was kept before such text was refused.
 *
 * @param html well-formed: what the white list let through
 */
export function flattenRichText(html: string): string {
  /** How each tag that is open now is closed. */
  const open: string[] = []
  let kept = 0
  let lists = 0
  return html.replace(/<(\/?)([a-z0-9]+)[^>]*>/g, (tag, closing: string, name: string) => {
    if (name === 'br') return tag
    if (closing) {
      const closed = open.pop()
      if (isList(name)) lists--
      if (closed) kept--
      return closed ?? ''
    }
    if (isList(name)) lists++
    const tooDeep = lists > MOST_LISTS && (isList(name) || name === 'li')
    const start = kept >= MOST_TAGS || (tooDeep && isList(name)) ? '' : tooDeep ? '<p>' : tag
    open.push(start && (tooDeep ? '</p>' : `</${name}>`))
    if (start) kept++
    return start
  })
}
