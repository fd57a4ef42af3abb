import { nullable } from '@core/db/schema'
import { formatEuros } from '@core/domain/money'
import { type Static, Type as t } from '@sinclair/typebox'
import type { DocumentContent } from './document-content'
import { hashedText } from './hashed-text'
import { type LineChange, lineChanges } from './line-changes'
import { textChanges } from './text-changes'

/** What is new in a version for who saw the one before it. */
export const versionChangeSchema = t.Object({
  what: t.Union(
    (
      [
        ...(['added', 'removed', 'price', 'name', 'quantity', 'detail'] as const),
        ...(['total', 'enddate', 'title', 'text', 'picture', 'layout'] as const),
        ...(['file_added', 'file_removed', 'file_changed'] as const),
      ] as const
    ).map(what => t.Literal(what)),
  ),
  name: t.String({ description: 'Name of the line or file; empty for what is about the whole document' }),
  before: nullable(t.String()),
  after: nullable(t.String()),
})
export type VersionChange = Readonly<Static<typeof versionChangeSchema>>

/**
 * What changed between two versions of a document, as far as both draw it: lines, what their tables say they cost, the
 * total, the last day, texts, pictures and files. A price that no column shows is told by the total alone. What a customer
 * reads otherwise and none of these tells is told as `layout`, so that no list is empty while the page differs.
 */
export function versionChanges(before: DocumentContent, after: DocumentContent): VersionChange[] {
  const euros = (amount: number | null) => (amount === null ? null : formatEuros(amount, after.language))
  const whole = (what: VersionChange['what'], one: string | null, other: string | null): VersionChange[] =>
    one === other ? [] : [{ what, name: '', before: one, after: other }]
  const changes = [
    ...lineChanges(before.widgets, after.widgets).map(change => asTold(change, euros)),
    ...whole('total', euros(before.amount_inc_vat), euros(after.amount_inc_vat)),
    ...whole('enddate', before.enddate, after.enddate),
    ...whole('title', before.title, after.title),
    ...toldTexts(before, after),
    ...(picturesOf(before) === picturesOf(after) ? [] : [bare('picture')]),
    ...fileChanges(before, after),
  ]
  return changes.length || readsAlike(before, after) ? changes : [bare('layout')]
}

const bare = (what: VersionChange['what'], name = ''): VersionChange => ({ what, name, before: null, after: null })

function asTold(change: LineChange, euros: (amount: number | null) => string | null): VersionChange {
  const { what, name, before, after } = change
  const said = (value: string | number | null) => (typeof value === 'string' ? value : euros(value))
  return { what, name, before: said(before), after: said(after) }
}

const toldTexts = (before: DocumentContent, after: DocumentContent): VersionChange[] =>
  textChanges(before.widgets, after.widgets)?.map(change => ({ what: 'text', name: '', ...change })) ?? [bare('text')]

const picturesOf = ({ pictures }: DocumentContent): string => JSON.stringify(Object.values(pictures).toSorted())

function fileChanges({ attachments: old }: DocumentContent, { attachments: now }: DocumentContent): VersionChange[] {
  const keyOf = new Map(old.map(({ filename, file_key }) => [filename, file_key]))
  const names = new Set(now.map(({ filename }) => filename))
  return [
    ...old.filter(({ filename }) => !names.has(filename)).map(({ filename }) => bare('file_removed', filename)),
    ...now.flatMap(({ filename, file_key }) => {
      if (!keyOf.has(filename)) return [bare('file_added', filename)]
      return keyOf.get(filename) === file_key ? [] : [bare('file_changed', filename)]
    }),
  ]
}

/** Whether two versions say the same to their customer, whichever rows they were drawn of. */
function readsAlike(one: DocumentContent, other: DocumentContent): boolean {
  const read = (content: DocumentContent) =>
    JSON.stringify([
      hashedText(content, '').replace(/"(?:widget_)?id": \d+/g, ''),
      content.design ?? 'classic',
      content.style ?? null,
    ])
  return read(one) === read(other)
}
