import { escapeHtml } from './rich-text'

/**
 * Merge tags with a fixed name (G-MERGE); a plugin adds its own, forms add `field.<field_name>`, and fields of the company
 * are `relation.custom.<key>` and `flow.custom.<key>`.
 */
export const MERGE_TAGS = [
  ...['relation.fullname', 'relation.name', 'relation.surname', 'relation.email', 'relation.phone'],
  ...['relation.address', 'relation.city', 'relation.postcode'],
  ...['flow.number', 'flow.description', 'flow.phase', 'flow.leaddate', 'flow.customerlink'],
  ...['user.fullname', 'user.email', 'user.phone'],
  ...['company.name', 'company.phone', 'company.email', 'company.address', 'company.logo'],
  ...[
    'document.number',
    'document.title',
    'document.date',
    'document.enddate',
    'document.totalinc',
    'document.totalexc',
  ],
  ...['document.link', 'document.paymentlink'],
  ...['organization.name', 'partner.name', 'project.number', 'task.date', 'task.time', 'task.user'],
] as const

/** Values by tag name, as people should read them. A tag that is present but empty is known and prints nothing. */
export type MergeValues = Readonly<Record<string, string | null | undefined>>

export interface MergeOptions {
  /** Tags without a value: `keep` in the editor, `remove` when sending. */
  unknown: 'keep' | 'remove'
  /** Wrap each value so that the editor can show where it comes from. */
  mark?: boolean
}

const TAG = /\{\{\s*([a-z_]+\.[\p{L}\p{N}_. -]+?)\s*\}\}/giu

/** Fills `{{relation.fullname}}` and its like in HTML; values are escaped, web addresses become links. */
export function fillMergeTags(html: string, values: MergeValues, options: MergeOptions): string {
  const known = lowerCaseKeys(values)
  return html.replace(TAG, (written, name: string, offset: number) => {
    const tag = name.toLowerCase()
    if (!known.has(tag)) return options.unknown === 'keep' ? written : ''
    const value = escapeHtml(known.get(tag) ?? '')
    if (isInsideTag(html, offset)) return value
    const shown =
      /^https?:\/\/\S+$/.test(value) && !isInsideLink(html, offset) ? `<a href="${value}">${value}</a>` : value
    return options.mark && value ? `<span class="merge-value" data-merge="${escapeHtml(tag)}">${shown}</span>` : shown
  })
}

/** The same in plain text: subjects and file names. */
export function fillMergeTagsInText(text: string, values: MergeValues, options: Pick<MergeOptions, 'unknown'>): string {
  const known = lowerCaseKeys(values)
  return text.replace(TAG, (written, name: string) => {
    const tag = name.toLowerCase()
    if (known.has(tag)) return known.get(tag) ?? ''
    return options.unknown === 'keep' ? written : ''
  })
}

/** The tags that a text uses, lower case, each once: what a sender has to look up. */
export const mergeTagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(TAG)].map(match => match[1]!.toLowerCase())),
]

const lowerCaseKeys = (values: MergeValues) =>
  new Map(Object.entries(values).map(([tag, value]) => [tag.toLowerCase(), value] as const))

const isInsideTag = (html: string, offset: number): boolean =>
  html.lastIndexOf('<', offset) > html.lastIndexOf('>', offset)

const isInsideLink = (html: string, offset: number): boolean => {
  const before = html.slice(0, offset)
  return before.lastIndexOf('<a ') > before.lastIndexOf('</a>')
}
