import type { Block, DrawnWidget } from '../contract/block'

/** Columns of a price table that say what is done and how much of it, and not what it costs. */
const TELLING = new Set(['DESCR', 'AMOUNT', 'PRODUCTAMOUNT', 'UNIT', 'PICTURE'])
/** Euros as people and merge tags write them. */
const EUROS =
  /(?:€|EUR)\s*-?\s*\d+(?:\.\d{3})*(?:,(?:\d{1,2}|-))?|\d+(?:\.\d{3})*(?:,(?:\d{1,2}|-))?\s*(?:€|euro\b|EUR\b)/gi
const LEFT_OUT = '…'

/** A text in which each amount is left out. */
export const scrubbed = (text: string): string => text.replaceAll('&nbsp;', ' ').replace(EUROS, LEFT_OUT)

/** What a document says without what it costs: for partners who see no amounts. */
export const withoutAmounts = (widgets: readonly DrawnWidget[]): DrawnWidget[] =>
  widgets.map(widget => ({ ...widget, blocks: widget.blocks.flatMap(blockWithout) }))

function blockWithout(block: Block): Block[] {
  switch (block.type) {
    case 'heading':
      return [{ ...block, text: scrubbed(block.text) }]
    case 'rich-text':
      return [{ ...block, columns: block.columns.map(scrubbed) }]
    case 'signature':
      return [{ ...block, html: scrubbed(block.html) }]
    case 'choices':
      return [
        {
          ...block,
          title: scrubbed(block.title),
          options: block.options.map(({ price_note, ...option }) => ({
            ...option,
            name: scrubbed(option.name),
            info: scrubbed(option.info),
            price: '',
            amount_inc_vat: 0,
          })),
        },
      ]
    case 'table':
      return block.of ? [] : [{ ...block, table: tableWithout(block.table) }]
    default:
      return [block]
  }
}

type Table = Extract<Block, { type: 'table' }>['table']

function tableWithout(table: Table): Table {
  const kept = table.columns.flatMap(({ tag }, at) => (TELLING.has(tag) ? [at] : []))
  const only = <T>(all: readonly T[]): T[] => kept.flatMap(at => all[at] ?? [])
  return {
    ...table,
    columns: only(table.columns),
    lines: table.lines.map(line => ({
      ...line,
      info: scrubbed(line.info),
      cells: only(line.cells).map(cell => ({ ...cell, text: scrubbed(cell.text) })),
    })),
    totals: [],
  }
}
