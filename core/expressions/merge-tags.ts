import { closeHoles, HOLE } from './close-holes'
import { escapeHtml } from './escape-html'

/** Values by tag name, as people should read them. */
export type MergeValues = Readonly<Record<string, string | null | undefined>>

/** Who a text is filled for. */
export interface MergeOptions {
  /** Tags without a value: `keep` in the editor, `close` for who reads the text, which then has no hole there. */
  empty: 'keep' | 'close'
  /** Wrap each value so that the editor can show where it comes from. */
  mark?: boolean
}

/** Name of a merge tag: `relation.city`. */
const NAME = /^[a-z_]+\.[\p{L}\p{N}_. -]+$/iu

/** `{{relation.city}}`, or with what stands there when nobody knows the city: `{{relation.city|uw woonplaats}}`. */
interface Tag {
  readonly from: number
  readonly to: number
  /** In lower case. */
  readonly name: string
  readonly otherwise: string | undefined
}

/** The merge tags of a text in their order. Every sign is looked at once, whatever the text holds. */
function* tagsOf(text: string): Generator<Tag> {
  for (let from = text.indexOf('{{'); from >= 0; ) {
    let end = from + 2
    while (end < text.length && text[end] !== '{' && text[end] !== '}') end++
    const [name = '', otherwise, more] = text.startsWith('}}', end) ? text.slice(from + 2, end).split('|', 3) : []
    const trimmed = name.trim()
    const isTag = more === undefined && NAME.test(trimmed)
    if (isTag) yield { from, to: end + 2, name: trimmed.toLowerCase(), otherwise: otherwise?.trim() }
    from = text.indexOf('{{', isTag ? end + 2 : Math.max(from + 1, end - 1))
  }
}

/** The tags that texts name, in lower case: `relation.city`. */
export const namesOfTags = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(text => [...tagsOf(text)].map(({ name }) => name)))

/** Puts something in the place of every tag. */
function replaceTags(text: string, by: (tag: Tag) => string): string {
  const pieces: string[] = []
  let at = 0
  for (const tag of tagsOf(text)) {
    pieces.push(text.slice(at, tag.from), by(tag))
    at = tag.to
  }
  return at === 0 ? text : pieces.join('') + text.slice(at)
}

/** Fills `{{relation.fullname}}` and its like in HTML; values are escaped, web addresses become links. */
export function fillMergeTags(html: string, values: MergeValues, options: MergeOptions): string {
  const find = lookUp(values)
  const place = placeIn(html)
  const filled = replaceTags(html, ({ from, to, name, otherwise }) => {
    const known = find(name)
    const value = known ? escapeHtml(known) : otherwise
    const { isInsideTag, isInsideLink } = place(from)
    if (!value) return options.empty === 'keep' ? html.slice(from, to) : isInsideTag ? '' : HOLE
    if (isInsideTag) return value
    const shown = /^https?:\/\/\S+$/.test(value) && !isInsideLink ? `<a href="${value}">${value}</a>` : value
    return options.mark ? `<span class="merge-value" data-merge="${escapeHtml(name)}">${shown}</span>` : shown
  })
  return options.empty === 'close' ? closeHoles(filled) : filled
}

/** The same in plain text: subjects and file names. */
export function fillMergeTagsInText(text: string, values: MergeValues, { empty }: Pick<MergeOptions, 'empty'>): string {
  const find = lookUp(values)
  const filled = replaceTags(
    text,
    ({ from, to, name, otherwise }) => (find(name) ?? otherwise) || (empty === 'keep' ? text.slice(from, to) : HOLE),
  )
  return empty === 'close' ? closeHoles(filled).trim() : filled
}

function lookUp(values: MergeValues): (tag: string) => string | undefined {
  const known = new Map(Object.entries(values).map(([tag, value]) => [tag.toLowerCase(), value] as const))
  return tag => known.get(tag) || undefined
}

/** Tells of places in HTML, asked from the front to the back, whether they lie within a tag and within a link. */
function placeIn(html: string) {
  let at = 0
  let isInsideTag = false
  let isInsideLink = false
  return (to: number) => {
    for (; at < to; at++) {
      if (html[at] === '>') isInsideTag = false
      if (html[at] !== '<') continue
      isInsideTag = true
      if (html.startsWith('<a ', at)) isInsideLink = true
      else if (html.startsWith('</a>', at)) isInsideLink = false
    }
    return { isInsideTag, isInsideLink }
  }
}
