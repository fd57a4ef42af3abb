import type { CustomerDocument } from '../customer-document'

interface Part {
  id: number
  name: string
  amount: string
}

/** What the amount is made of: the groups of the price table, else its lines, and the additional work that was chosen. */
export function partsOf({ widgets }: CustomerDocument): Part[] {
  const blocks = widgets.flatMap(widget => widget.blocks)
  const lines = blocks.flatMap(block => (block.type === 'table' && !block.of ? block.table.lines : []))
  const groups = lines.filter(line => line.kind === 'group')
  const shown = groups.length ? groups : lines.filter(line => line.kind === 'item')
  const listed = new Set(lines.map(line => line.id))
  const chosen = blocks
    .flatMap(block => (block.type === 'choices' ? block.options : []))
    .filter(option => option.selected && !listed.has(option.id))
  return [
    ...shown.map(({ id, cells }) => ({ id, name: cells[0]?.text ?? '', amount: cells.at(-1)?.text ?? '' })),
    ...chosen.map(({ id, name, price }) => ({ id, name, amount: price.replace(/^\D+/, '') })),
  ]
}
