import { formatMoney } from '@core/ui'
import type { CustomerDocument } from '../customer-document'

interface Part {
  id: number
  name: string
  amount: string
}

/** What the amount is made of: the groups of the price table, else its lines, and the additional work that was chosen. */
export function partsOf({ widgets, items }: CustomerDocument): Part[] {
  const lines = widgets.flatMap(widget => (widget.type === 'price-table' ? widget.table.lines : []))
  const groups = lines.filter(line => line.kind === 'group')
  const shown = groups.length ? groups : lines.filter(line => line.kind === 'item')
  const listed = new Set(lines.map(line => line.id))
  const prices = new Map(items.map(item => [Number(item.id), Number(item.total_inc)]))
  const chosen = widgets
    .flatMap(widget => (widget.type === 'additional-items' ? widget.table.lines : []))
    .filter(line => line.selected === true && !listed.has(line.id))
  return [
    ...shown.map(({ id, cells }) => ({ id, name: cells[0]?.text ?? '', amount: cells.at(-1)?.text ?? '' })),
    ...chosen.map(({ id, cells }) => ({
      id,
      name: cells[0]?.text ?? '',
      amount: formatMoney(prices.get(id) ?? 0, { sign: false }),
    })),
  ]
}
