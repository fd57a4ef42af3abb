import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'
import { type Block, type DrawnWidget, optionAmount, optionGroup, tableOf } from '../contract/block'

/** The price table as it is read: texts, never the numbers they were rounded from. */
const table = t.Object({
  columns: t.Array(
    t.Object({ tag: t.String(), header: t.String(), align: t.Union([t.Literal('left'), t.Literal('right')]) }),
  ),
  showHead: t.Boolean({ description: 'Whether the head is shown' }),
  lines: t.Array(
    t.Object({
      id: t.Integer(),
      kind: t.Union([t.Literal('group'), t.Literal('item'), t.Literal('sub')]),
      info: t.String({ description: 'Explanation under the name, safe HTML' }),
      cells: t.Array(t.Object({ text: t.String() }), { description: 'In the order of the columns' }),
    }),
  ),
  totals: t.Array(
    t.Object({
      tag: t.String(),
      label: t.String(),
      text: t.String(),
      emphasis: t.Union([t.Literal('total'), t.Literal('line'), t.Literal('detail')]),
    }),
  ),
})

const option = t.Object({
  id: t.Integer({ description: 'Number of the line' }),
  name: t.String(),
  info: t.String(),
  price: t.String({ description: 'Including VAT, as people read it' }),
  price_note: t.Optional(
    t.String({ description: 'Says that the price includes VAT; versions of before it was kept do not say' }),
  ),
  selected: t.Boolean(),
  ...optionAmount,
})

const block = t.Union([
  t.Object({ type: t.Literal('heading'), text: t.String() }),
  t.Object({ type: t.Literal('rich-text'), columns: t.Array(t.String(), { description: 'One to three, safe HTML' }) }),
  t.Object({
    type: t.Literal('table'),
    table,
    of: t.Optional(tableOf),
  }),
  t.Object({
    type: t.Literal('choices'),
    title: t.String({ description: 'Empty once there is nothing to choose any more, but for a group' }),
    ...optionGroup,
    options: t.Array(option),
  }),
  t.Object({
    type: t.Literal('picture'),
    widget_id: nullable(t.Integer({ description: 'Widget whose picture it is' })),
    alignment: t.String(),
    alt: t.String(),
  }),
  t.Object({ type: t.Literal('signature'), html: t.String({ description: 'What is agreed to, above the signature' }) }),
  t.Object({ type: t.Literal('break') }),
])

/** A widget as its customer gets it: what its blocks show, and nothing that staff know it by. */
export const customerWidget = t.Object({ id: t.Integer(), blocks: t.Array(block) })

/** Names what a customer gets of a drawn widget, field by field: a field that blocks gain reaches nobody by itself. */
export const asRead = ({ id, blocks }: DrawnWidget, open: boolean): Static<typeof customerWidget> => ({
  id,
  blocks: blocks.map(block => readBlock(block, open)),
})

function readBlock(block: Block, open: boolean): Static<typeof customerWidget>['blocks'][number] {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', text: block.text }
    case 'rich-text':
      return { type: 'rich-text', columns: [...block.columns] }
    case 'table':
      return { type: 'table', table: readTable(block.table), ...(block.of && { of: block.of }) }
    case 'choices':
      return {
        type: 'choices',
        title: open || (block.rule && block.options.some(({ selected }) => selected)) ? block.title : '',
        ...present(open ? { rule: block.rule, note: block.note } : {}),
        options: block.options
          .filter(({ selected }) => open || selected)
          .map(({ id, name, info, price, price_note, selected, quantity, amount, amount_max }) => ({
            id,
            name,
            info,
            price,
            ...present({ price_note }),
            selected,
            ...present({ quantity, ...(open ? { amount, amount_max } : {}) }),
          })),
      }
    case 'picture':
      return { type: 'picture', widget_id: block.widget_id, alignment: block.alignment, alt: block.alt }
    case 'signature':
      return { type: 'signature', html: block.html }
    case 'break':
      return { type: 'break' }
  }
}

/** The fields that have a value: those that a version does not say stay away from its text. */
const present = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

function readTable({
  columns,
  showHead,
  lines,
  totals,
}: Extract<Block, { type: 'table' }>['table']): Static<typeof table> {
  return {
    columns: columns.map(({ tag, header, align }) => ({ tag, header, align })),
    showHead,
    lines: lines.map(({ id, kind, info, cells }) => ({ id, kind, info, cells: cells.map(({ text }) => ({ text })) })),
    totals: totals.map(({ tag, label, text, emphasis }) => ({ tag, label, text, emphasis })),
  }
}

/** Whether VAT and discount stand anywhere in the price tables: the summary beside the page says no more than they do. */
export function shownAmounts(widgets: readonly DrawnWidget[]): { vat: boolean; discount: boolean } {
  const tags = widgets
    .flatMap(({ blocks }) => blocks)
    .flatMap(block =>
      block.type === 'table' ? [...block.table.columns, ...block.table.totals].map(({ tag }) => tag) : [],
    )
  return {
    vat: tags.some(tag => /^(VAT|BTW)\d|^EXCVAT$|^TOTALEXC$/.test(tag)),
    discount: tags.some(tag => tag.startsWith('DISCOUNT')),
  }
}
