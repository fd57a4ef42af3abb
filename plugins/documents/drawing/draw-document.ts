import { exact, formatEuros, fromEuros, type MoneyLanguage, roundDecimals, toEuros } from '@core/domain/money'
import type { Block, DrawnWidget } from '../contract/block'
import { saidLines } from '../domain/blank-line'
import type { CalculatedItem } from '../domain/calculation'
import { itemName } from '../domain/calculation-item'
import type { DocumentContent, DocumentLine, DocumentSource } from '../domain/document-content'
import { readOwnStyle } from '../domain/read-own-style'
import { unitFor } from '../domain/unit-for'
import { categoryOf, reasonOf } from '../domain/vat-category'
import { vatGroups, vatOfLine } from '../domain/vat-groups'
import { workOut } from '../domain/work-out'
import { type Audience, type DrawWidgets, drawWidgets } from './draw-widgets'

/** Draws a document of what it is made of: the same source gives the same document, to the letter. */
export function drawDocument(
  source: DocumentSource,
  declared: Pick<DrawWidgets, 'types' | 'operators'>,
  audience: Audience,
): DocumentContent {
  const { language } = source
  const calculation = workOut(source, saidLines(source.items))
  const { totals } = calculation
  const drawn = drawWidgets({
    ...source,
    ...declared,
    audience,
    calculation,
    merge: {
      ...source.merge,
      'document.totalinc': formatEuros(totals.amount_inc_vat, language),
      'document.totalexc': formatEuros(totals.amount_exc_vat, language),
    },
  })
  const widgets = withPaidApart(drawn, source)
  const shown = new Set(
    widgets.flatMap(({ blocks }) => blocks.flatMap(block => (block.type === 'picture' ? [block.widget_id] : []))),
  )
  return {
    kind: source.kind,
    noun: source.noun,
    enddateLabel: source.enddateLabel,
    language,
    number: source.number,
    title: source.title,
    documentdate: source.documentdate,
    enddate: source.enddate,
    delivery_date: source.delivery_date,
    custom_css: source.custom_css,
    ...(source.design === undefined ? {} : { design: source.design }),
    seller: source.seller,
    buyer: source.buyer,
    attachments: source.attachments,
    ...(source.background === undefined ? {} : { background: source.background }),
    widgets,
    ...styleOf(source),
    pictures: Object.fromEntries(
      source.widgets.flatMap(({ id, picture_key }) =>
        picture_key && shown.has(id) ? [[String(id), picture_key]] : [],
      ),
    ),
    lines: calculation.items.flatMap(line => lineOf(line, language)),
    amount_exc_vat: totals.amount_exc_vat,
    amount_inc_vat: totals.amount_inc_vat,
    amount_discount_exc: totals.amount_discount_exc,
    amount_discount_inc: totals.amount_discount_inc,
    vat: vatGroups(calculation.items, language),
    ...(source.apart ? { apart: source.apart } : {}),
    ...transferOf(source, totals.amount_inc_vat),
  }
}

/** The style that was written for it; what was written before styles were checked, and is none, has no effect. */
function styleOf({ custom_css }: DocumentSource): Pick<DocumentContent, 'style'> {
  const { style } = custom_css ? readOwnStyle(custom_css) : { style: null }
  return style && Object.keys(style).length ? { style } : {}
}

/**
 * What is paid to another account stands below the totals of the last price table, and in a widget of its own, without a
 * number, where no totals are shown: the law wants it on the document whatever its template shows.
 */
function withPaidApart(widgets: readonly DrawnWidget[], { apart }: DocumentSource): readonly DrawnWidget[] {
  if (!apart) return widgets
  const block: Block = {
    type: 'table',
    table: { columns: [], showHead: false, lines: [], totals: [...apart.rows] },
    of: 'payment',
  }
  const at = widgets.findLastIndex(
    ({ absent, blocks }) =>
      absent === null && blocks.some(block => block.type === 'table' && !block.of && block.table.totals.length),
  )
  if (at < 0) return [...widgets, { id: 0, description: '', custom_class: '', absent: null, blocks: [block] }]
  return widgets.map((widget, i) => (i === at ? { ...widget, blocks: [...widget.blocks, block] } : widget))
}

/** How a document is paid that has its number and asks for something: a draft and a credit ask for nothing. */
function transferOf(
  { payable, number, seller, apart }: DocumentSource,
  total: number,
): Pick<DocumentContent, 'transfer'> {
  const amount = toEuros(fromEuros(total) - fromEuros(apart?.amount ?? 0))
  if (!payable || !number || !seller.iban || amount <= 0) return {}
  return { transfer: { name: seller.name, iban: seller.iban, amount, reference: number, link: payable.link } }
}

function lineOf(line: CalculatedItem, language: MoneyLanguage): DocumentLine[] {
  const { item, counts, additional, quantity, amounts } = line
  if (item.item_type === 'header' || !(counts || additional)) return []
  const rate = exact(amounts.amount_exc_vat)
  const vat_rate = item.vat_percentage ?? 21
  const vat_category = categoryOf(vat_rate, item.vat_category)
  return [
    {
      id: item.id,
      name: itemName(item),
      quantity,
      unit: unitFor(item.unit_of_measurement, quantity),
      unit_price_exc: quantity ? roundDecimals(rate.div(quantity), 4) : 0,
      amount_exc_vat: amounts.amount_exc_vat,
      amount_inc_vat: amounts.amount_inc_vat,
      amount_discount_exc: amounts.amount_discount_exc,
      vat_rate,
      vat_category,
      vat_reason: reasonOf(vat_category, item.vat_reason, language),
      vat: vatOfLine(line, language),
      optional: additional,
    },
  ]
}
