import type { DrawnWidget } from '../contract/block'
import { plainText } from '../drawing/rich-text'

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
/** Columns that say how much of it there is, the best first. */
const QUANTITIES = ['AMOUNT', 'PRODUCTAMOUNT']

/** A column of a line: its tag, what people read and, of an amount, the euros. */
interface DrawnCell {
  readonly column: string
  readonly text: string
  readonly euros: number | null
}

/** A line as its table draws it. */
interface DrawnLine {
  readonly name: string
  readonly info: string
  readonly amount: DrawnCell | null
  readonly quantity: DrawnCell | null
}

/** What became of a line; amounts in euros, null where no column shows them. */
export type LineChange =
  | { readonly what: 'added'; readonly name: string; readonly before: null; readonly after: number | null }
  | { readonly what: 'removed'; readonly name: string; readonly before: number | null; readonly after: null }
  | { readonly what: 'price'; readonly name: string; readonly before: number | null; readonly after: number | null }
  | {
      readonly what: 'name' | 'quantity' | 'detail'
      readonly name: string
      readonly before: string
      readonly after: string
    }

/** What changed of the lines that tables and choices draw, as far as both versions draw it: first what went. */
export function lineChanges(before: readonly DrawnWidget[], after: readonly DrawnWidget[]): LineChange[] {
  const [old, now] = [drawnLines(before), drawnLines(after)]
  // A table that is gone took no lines off the document.
  if (!old.size || !now.size) return []
  const removed = [...old].flatMap(([id, { name, amount }]): LineChange[] =>
    now.has(id) ? [] : [{ what: 'removed', name, before: amount?.euros ?? null, after: null }],
  )
  const others = [...now].flatMap(([id, line]): LineChange[] => {
    const was = old.get(id)
    return was
      ? changesOf(was, line)
      : [{ what: 'added', name: line.name, before: null, after: line.amount?.euros ?? null }]
  })
  return [...removed, ...others]
}

function changesOf(was: DrawnLine, now: DrawnLine): LineChange[] {
  const { name } = now
  const changes: LineChange[] = []
  if (was.name !== name) changes.push({ what: 'name', name, before: was.name, after: name })
  if (was.quantity && now.quantity?.column === was.quantity.column && was.quantity.text !== now.quantity.text)
    changes.push({ what: 'quantity', name, before: was.quantity.text, after: now.quantity.text })
  if (was.amount?.column === now.amount?.column && was.amount?.euros !== now.amount?.euros)
    changes.push({ what: 'price', name, before: was.amount?.euros ?? null, after: now.amount?.euros ?? null })
  if (was.info !== now.info) changes.push({ what: 'detail', name, before: was.info, after: now.info })
  return changes
}

/** The lines that tables and choices draw with a name, by their number; each where it stands first. */
function drawnLines(widgets: readonly DrawnWidget[]): ReadonlyMap<number, DrawnLine> {
  const found = new Map<number, DrawnLine>()
  const keep = (id: number, line: DrawnLine) => {
    if (line.name && !found.has(id)) found.set(id, line)
  }
  for (const block of widgets.flatMap(({ blocks }) => blocks)) {
    if (block.type === 'choices')
      for (const { id, name, info, price, amount_inc_vat } of block.options)
        keep(id, {
          name,
          info: plainText(info),
          amount: { column: 'TOTALINC', text: price, euros: amount_inc_vat },
          quantity: null,
        })
    // Terms are no lines: what one comes to is told with the texts.
    if (block.type !== 'table' || block.of === 'terms') continue
    const { columns, lines } = block.table
    for (const { id, kind, info, cells } of lines) {
      const cellOf = (tags: readonly string[]): DrawnCell | null => {
        const column = tags.find(tag => columns.some(each => each.tag === tag))
        const cell = column && cells[columns.findIndex(each => each.tag === column)]
        return cell ? { column, text: cell.text, euros: typeof cell.value === 'number' ? cell.value : null } : null
      }
      if (kind !== 'group')
        keep(id, {
          name: cellOf(['DESCR'])?.text ?? '',
          info: plainText(info),
          amount: cellOf(AMOUNTS),
          quantity: cellOf(QUANTITIES),
        })
    }
  }
  return found
}
