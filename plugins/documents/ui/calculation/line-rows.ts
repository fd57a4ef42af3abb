import type { CalculatedItem, CalculationResult } from '../../domain/calculation'
import type { Calculation, Line } from '../editor/document-row'
import type { LinePlace } from './use-calculation'

/** A line as the price block shows it. */
export interface LineRow {
  line: Line
  worked: CalculatedItem
  /** Under another line. */
  sub: boolean
  /** Sum of what stands under a header, in the base of the calculation. */
  sum: number
}

export interface LineRows {
  main: LineRow[]
  /** Additional work, which the customer chooses: shown in a group of its own. */
  additional: LineRow[]
}

/** Total of a line with its own discount, in the base that prices are typed in. */
export const lineTotal = (worked: CalculatedItem, base: string): number =>
  base === 'inc' ? worked.amounts.amount_inc_vat : worked.amounts.amount_exc_vat

/** Lays the lines out in reading order: groups with their sum, additional work apart. */
export function lineRows(calculation: Calculation, { items }: CalculationResult): LineRows {
  const lines = new Map(calculation.calculationitems.map(line => [line.id, line]))
  const rows = items.flatMap((worked): LineRow[] => {
    const line = lines.get(worked.item.id)
    return line ? [{ line, worked, sub: worked.depth > 0, sum: 0 }] : []
  })
  const main = rows.filter(row => !row.worked.additional)
  let header: LineRow | undefined
  for (const row of main) {
    if (row.line.item_type === 'header' && !row.sub) header = row
    else if (header) header.sum += lineTotal(row.worked, calculation.calc_base)
  }
  return { main, additional: rows.filter(row => row.worked.additional) }
}

/** Ids of the rows under a folded header. */
export function foldedUnder(main: readonly LineRow[], folded: ReadonlySet<number>): Map<number, number[]> {
  const hidden = new Map<number, number[]>()
  let header: number | undefined
  for (const { line, sub } of main) {
    if (line.item_type === 'header' && !sub) header = folded.has(line.id) ? line.id : undefined
    else if (header !== undefined) hidden.set(header, [...(hidden.get(header) ?? []), line.id])
  }
  return hidden
}

/**
 * Places of all lines after one was dragged (R-CALC-007). Sub-items travel with their line; a sub-item hangs under the
 * line it was dropped behind, and becomes a line of its own behind a header or at the top.
 */
export function placesAfter(sequence: readonly number[], lines: readonly Line[], moved: number): LinePlace[] {
  const parents = new Map(lines.map(line => [line.id, line.calculationitem_id]))
  if (parents.get(moved)) parents.set(moved, parentAt(sequence, lines, parents, sequence.indexOf(moved)))
  const places = (parent: number | null): LinePlace[] =>
    sequence
      .filter(id => (parents.get(id) ?? null) === parent)
      .flatMap(id => [{ id, calculationitem_id: parent }, ...places(id)])
  return places(null)
}

function parentAt(
  sequence: readonly number[],
  lines: readonly Line[],
  parents: ReadonlyMap<number, number | null>,
  index: number,
): number | null {
  const above = lines.find(line => line.id === sequence[index - 1])
  if (!above || above.item_type === 'header') return null
  return parents.get(above.id) ?? above.id
}

/** Finds the index of the next line of the same level above or below; a line with sub-lines counts as one. */
export function otherPlace(rows: readonly LineRow[], index: number, by: -1 | 1): number | null {
  const { sub, line } = rows[index] as LineRow
  const isPeer = (row: LineRow) => (sub ? row.line.calculationitem_id === line.calculationitem_id : !row.sub)
  for (let at = index + by; at >= 0 && at < rows.length; at += by) if (isPeer(rows[at] as LineRow)) return at
  return null
}
