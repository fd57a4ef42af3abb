import { escapeHtml } from '@core/expressions/escape-html'
import type { CalculatedItem } from './calculation'
import { itemName } from './calculation-item'
import { unitFor } from './unit-for'
import { vatOfLine } from './vat-groups'

/**
 * The work that a part of a calculation is for: the nature and extent of all lines that have something at a rate, as an
 * invoice has to say (article 35a of the Dutch VAT act). Safe HTML; null where none has.
 */
export function workAtRate(lines: readonly CalculatedItem[], rate: number): string | null {
  const work = lines.flatMap(line => {
    const { item, counts, quantity } = line
    const name = itemName(item).trim()
    if (!counts || !name || item.item_type === 'header') return []
    if (!vatOfLine(line, 'nl').some(group => group.rate === rate)) return []
    return `${String(quantity).replace('.', ',')} ${unitFor(item.unit_of_measurement, quantity)} ${name}`
  })
  return work.length ? `<ul>${work.map(text => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : null
}
