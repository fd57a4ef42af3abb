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

/** Columns that say what a line costs, the best first. */
const AMOUNTS = [
  'TOTALINC',
  'TOTALEXC',
  'TOTALINCNODISCOUNT',
  'TOTALEXCNODISCOUNT',
  'UNITINCSTARTINCBTW',
  'UNITINCSTARTEXCBTW',
  'UNITEXCSTARTINCBTW',
  'UNITEXCSTARTEXCBTW',
]

/** A line as its table draws it: what it is called, and what the columns say it costs. */
interface DrawnLine {
  readonly name: string
  readonly column: string | null
  readonly amount: number | null
}

/**
 * What changed between two versions of a document, as far as both draw it: lines, what their tables say they cost, the
 * total, the last day, and texts. A price that no column shows is told by the total alone.
 */
export function versionChanges(before: DocumentContent, after: DocumentContent): VersionChange[] {
  const euros = (amount: number | null) => (amount === null ? null : formatEuros(amount, after.language))
  const whole = (what: VersionChange['what'], one: string | null, other: string | null): VersionChange[] =>
    one === other ? [] : [{ what, name: '', before: one, after: other }]
  return [
    ...lineChanges(drawnLines(before), drawnLines(after), euros),
    ...whole('total', euros(before.amount_inc_vat), euros(after.amount_inc_vat)),
    ...whole('enddate', before.enddate, after.enddate),
    ...(textsOf(before) === textsOf(after) ? [] : [{ what: 'text' as const, name: '', before: null, after: null }]),
  ]
}

type Lines = ReadonlyMap<number, DrawnLine>

function lineChanges(old: Lines, now: Lines, euros: (amount: number | null) => string | null): VersionChange[] {
  // A table that is gone took no lines off the document.
  if (!old.size || !now.size) return []
  const removed = [...old].flatMap(([id, { name, amount }]): VersionChange[] =>
    now.has(id) ? [] : [{ what: 'removed', name, before: euros(amount), after: null }],
  )
  const others = [...now].flatMap(([id, { name, column, amount }]): VersionChange[] => {
    const was = old.get(id)
    if (!was) return [{ what: 'added', name, before: null, after: euros(amount) }]
    if (was.column !== column || was.amount === amount) return []
    return [{ what: 'price', name, before: euros(was.amount), after: euros(amount) }]
  })
  return [...removed, ...others]
}

/** The lines that tables and choices draw with a name, by their number; each where it stands first. */
function drawnLines({ widgets }: DocumentContent): Lines {
  const found = new Map<number, DrawnLine>()
  const keep = (id: number, line: DrawnLine) => {
    if (line.name && !found.has(id)) found.set(id, line)
  }
  for (const block of widgets.flatMap(({ blocks }) => blocks)) {
    if (block.type === 'choices')
      for (const { id, name, amount_inc_vat } of block.options)
        keep(id, { name, column: 'TOTALINC', amount: amount_inc_vat })
    if (block.type !== 'table') continue
    const { columns, lines } = block.table
    const at = (tag: string | null) => columns.findIndex(column => column.tag === tag)
    const column = AMOUNTS.find(tag => at(tag) >= 0) ?? null
    for (const { id, kind, cells } of lines) {
      const value = cells[at(column)]?.value
      if (kind !== 'group')
        keep(id, { name: cells[at('DESCR')]?.text ?? '', column, amount: typeof value === 'number' ? value : null })
    }
  }
  return found
}

const textsOf = ({ title, widgets }: DocumentContent): string =>
  JSON.stringify([
    title,
    widgets.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'rich-text' || type === 'heading')),
  ])
