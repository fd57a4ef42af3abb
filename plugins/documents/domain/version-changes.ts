import { formatEuros } from '@core/domain/money'
import { Type as t } from '@sinclair/typebox'
import type { DocumentContent } from './document-content'

/** What is new in a version for who saw the one before it. */
export const versionChangeSchema = t.Object({
  what: t.Union(['added', 'removed', 'price', 'text', 'total', 'enddate'].map(what => t.Literal(what))),
  name: t.String({ description: 'Name of the line; empty for what is about the whole document' }),
  before: t.Union([t.String(), t.Null()]),
  after: t.Union([t.String(), t.Null()]),
})

export interface VersionChange {
  readonly what: 'added' | 'removed' | 'price' | 'text' | 'total' | 'enddate'
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** What changed between two versions of a document: lines, their prices, the total, the last day, and texts. */
export function versionChanges(before: DocumentContent, after: DocumentContent): VersionChange[] {
  const euros = (amount: number) => formatEuros(amount, after.language)
  const old = new Map(before.lines.map(line => [line.id, line]))
  const now = new Map(after.lines.map(line => [line.id, line]))
  const lines = [
    ...before.lines
      .filter(({ id }) => !now.has(id))
      .map(({ name, amount_inc_vat }) => ({
        what: 'removed' as const,
        name,
        before: euros(amount_inc_vat),
        after: null,
      })),
    ...after.lines.flatMap(({ id, name, amount_inc_vat }): VersionChange[] => {
      const was = old.get(id)
      if (!was) return [{ what: 'added', name, before: null, after: euros(amount_inc_vat) }]
      if (was.amount_inc_vat === amount_inc_vat) return []
      return [{ what: 'price', name, before: euros(was.amount_inc_vat), after: euros(amount_inc_vat) }]
    }),
  ]
  const whole = (what: VersionChange['what'], one: string | null, other: string | null): VersionChange[] =>
    one === other ? [] : [{ what, name: '', before: one, after: other }]
  return [
    ...lines,
    ...whole('total', euros(before.amount_inc_vat), euros(after.amount_inc_vat)),
    ...whole('enddate', before.enddate, after.enddate),
    ...(textsOf(before) === textsOf(after) ? [] : [{ what: 'text' as const, name: '', before: null, after: null }]),
  ]
}

const textsOf = ({ title, widgets }: DocumentContent): string =>
  JSON.stringify([
    title,
    widgets.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'rich-text' || type === 'heading')),
  ])
