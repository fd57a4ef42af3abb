import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'
import { OPTION_RULES } from '../domain/option-groups'
import { PICTURE_ALIGNMENTS } from './picture-alignment'

const cell = t.Object({ text: t.String(), value: t.Union([t.Number(), t.String(), t.Null()]) })
const totalRow = t.Object({
  tag: t.String(),
  label: t.String(),
  text: t.String(),
  value: t.Number(),
  emphasis: t.Union([t.Literal('total'), t.Literal('line'), t.Literal('detail')], {
    description: '`total` is the figure to find first, `detail` what it is made of',
  }),
})

/** What a table lists when not what it costs. */
export const tableOf = t.Union([t.Literal('terms'), t.Literal('payment')], {
  description: 'A table of payment terms, or of what is paid to which account; any other lists what it costs',
})

const priceTableSchema = t.Object({
  columns: t.Array(
    t.Object({ tag: t.String(), header: t.String(), align: t.Union([t.Literal('left'), t.Literal('right')]) }),
  ),
  showHead: t.Boolean({ description: 'Whether the head is shown (row HEADER)' }),
  lines: t.Array(
    t.Object({
      id: t.Integer(),
      kind: t.Union([t.Literal('group'), t.Literal('item'), t.Literal('sub')]),
      info: t.String({ description: 'Explanation under the name, safe HTML' }),
      cells: t.Array(cell, { description: 'In the order of the columns' }),
    }),
  ),
  totals: t.Array(totalRow),
})

/** What a block of options says of its group; one of options that are chosen by themselves has none. */
export const optionGroup = {
  rule: t.Optional(t.Union(OPTION_RULES.map(rule => t.Literal(rule)))),
  note: t.Optional(t.String({ description: 'The rule of the group, as people read it' })),
}

/** How many of an option its price is for; of one of which a customer chooses that, also how many at most. */
export const optionAmount = {
  quantity: t.Optional(t.String({ description: 'As people read it; absent for one' })),
  amount: t.Optional(t.Integer({ description: 'How many; only where the customer chooses that' })),
  amount_max: t.Optional(t.Integer()),
}

/**
 * What documents are drawn of: widgets prepare blocks, and editor, portal and PDF draw blocks and nothing else. HTML in
 * them is safe, money and texts are in the language of the reader.
 */
export const blockSchema = t.Union([
  t.Object({ type: t.Literal('heading'), text: t.String() }),
  t.Object({ type: t.Literal('rich-text'), columns: t.Array(t.String(), { description: 'One to three, safe HTML' }) }),
  t.Object({
    type: t.Literal('table'),
    table: priceTableSchema,
    of: t.Optional(tableOf),
  }),
  t.Object({
    type: t.Literal('choices'),
    title: t.String(),
    ...optionGroup,
    options: t.Array(
      t.Object({
        id: t.Integer({ description: 'Number of the line' }),
        name: t.String(),
        info: t.String(),
        price: t.String({ description: 'Including VAT, as people read it' }),
        price_note: t.Optional(
          t.String({ description: 'Says that the price includes VAT; versions of before it was kept do not say' }),
        ),
        amount_inc_vat: t.Number(),
        selected: t.Boolean(),
        ...optionAmount,
      }),
    ),
  }),
  t.Object({
    type: t.Literal('picture'),
    widget_id: nullable(t.Integer({ description: 'Widget whose picture it is; null while it has none' })),
    alignment: t.Union(PICTURE_ALIGNMENTS.map(alignment => t.Literal(alignment))),
    alt: t.String(),
  }),
  t.Object({ type: t.Literal('signature'), html: t.String({ description: 'What is agreed to, above the signature' }) }),
  t.Object({ type: t.Literal('break') }),
])
export type Block = Static<typeof blockSchema>
export type PriceTable = Static<typeof priceTableSchema>
export type PriceTableTotal = PriceTable['totals'][number]

/** A widget as its reader sees it: the blocks that it prepared. */
export const drawnWidgetSchema = t.Object({
  id: t.Integer(),
  description: t.String({ description: 'The name staff gave it' }),
  custom_class: t.String({ description: 'Class names that a company hangs its own style on' }),
  absent: nullable(
    t.Union([t.Literal('hidden'), t.Literal('conditions')], {
      description: 'Why the customer does not see it; such widgets reach staff only',
    }),
  ),
  blocks: t.Array(blockSchema),
})
export type DrawnWidget = Static<typeof drawnWidgetSchema>
