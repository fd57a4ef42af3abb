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

/** `{{relation.city}}`, or with what stands there when nobody knows the city: `{{relation.city|uw woonplaats}}`. */
const TAG = /\{\{\s*([a-z_]+\.[\p{L}\p{N}_. -]+?)\s*(?:\|([^{}|]*))?\}\}/giu

/** Fills `{{relation.fullname}}` and its like in HTML; values are escaped, web addresses become links. */
export function fillMergeTags(html: string, values: MergeValues, options: MergeOptions): string {
  const find = lookUp(values)
  const filled = html.replace(TAG, (written, name: string, otherwise: string | undefined, offset: number) => {
    const tag = name.toLowerCase()
    const known = find(tag)
    const value = known ? escapeHtml(known) : otherwise?.trim()
    const isAttribute = isInsideTag(html, offset)
    if (!value) return options.empty === 'keep' ? written : isAttribute ? '' : HOLE
    if (isAttribute) return value
    const shown =
      /^https?:\/\/\S+$/.test(value) && !isInsideLink(html, offset) ? `<a href="${value}">${value}</a>` : value
    return options.mark ? `<span class="merge-value" data-merge="${escapeHtml(tag)}">${shown}</span>` : shown
  })
  return options.empty === 'close' ? closeHoles(filled) : filled
}

/** The same in plain text: subjects and file names. */
export function fillMergeTagsInText(text: string, values: MergeValues, { empty }: Pick<MergeOptions, 'empty'>): string {
  const find = lookUp(values)
  const filled = text.replace(
    TAG,
    (written, name: string, otherwise: string | undefined) =>
      (find(name.toLowerCase()) ?? otherwise?.trim()) || (empty === 'keep' ? written : HOLE),
  )
  return empty === 'close' ? closeHoles(filled).trim() : filled
}

function lookUp(values: MergeValues): (tag: string) => string | undefined {
  const known = new Map(Object.entries(values).map(([tag, value]) => [tag.toLowerCase(), value] as const))
  return tag => known.get(tag) || undefined
}

const isInsideTag = (html: string, offset: number): boolean =>
  html.lastIndexOf('<', offset) > html.lastIndexOf('>', offset)

const isInsideLink = (html: string, offset: number): boolean => {
  const before = html.slice(0, offset)
  return before.lastIndexOf('<a ') > before.lastIndexOf('</a>')
}
