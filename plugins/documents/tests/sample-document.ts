import type { StoredWidget } from '../contract/widget-type'
import { calculate } from '../domain/calculation'
import type { CalculationItemInput } from '../domain/calculation-item'
import type { DocumentContent } from '../domain/document-content'
import { splitForRate } from '../domain/vat'
import { drawWidgets } from '../drawing/draw-widgets'
import type { PrintDocument } from '../pdf/print-document'
import { stored, widgetTypesByTag } from './stored-widget'

export const items = Array.from(
  { length: 44 },
  (_, index): CalculationItemInput => ({
    id: index + 1,
    item_type: index % 11 === 0 ? 'header' : 'manual',
    item_name: index % 11 === 0 ? `Onderdeel ${index / 11 + 1}` : `Zonnepaneel 440 Wp glas-glas, rij ${index}`,
    infotext: index % 5 === 1 ? '<p>Inclusief montage en aansluiten.</p>' : null,
    product_amount: index,
    unit_rate_exc_manual: 148.25,
    order: index,
    ...splitForRate(index % 2 ? 21 : 9),
  }),
)
export const widgets = [
  stored('TEXT', {
    id: 1,
    order: 1,
    textcontent:
      '<h1>Uw plan</h1><p>Beste {{relation.fullname}}, #strong[dit] is *geen* $opmaak$.</p><h3>Stap</h3><ul><li>een</li></ul>',
  }),
  stored('WIDGETPICTURE', {
    id: 9,
    order: 2,
    stringcontent: 'centerhalf',
    picture_key: 'a/b.png',
    description: 'Legplan van het dak',
  }),
  stored('CALCULATIONITEMSINCLSUBS', { id: 3, order: 3 }),
  stored('SIGNATURE', { id: 4, order: 4, textcontent: '<p>Hierbij ga ik akkoord.</p>' }),
]
export const drawn = (some: readonly StoredWidget[], lines: readonly CalculationItemInput[]) =>
  drawWidgets({
    widgets: some,
    types: widgetTypesByTag,
    calculation: calculate({}, lines),
    columns: null,
    rows: null,
    merge: { 'relation.fullname': 'Marieke van Dam' },
    conditions: {},
    operators: [],
    recurrences: [],
    locations: [],
    language: 'nl',
    audience: 'customer',
  })
export const content = (more: Partial<DocumentContent> = {}): DocumentContent => ({
  kind: 'quotation',
  noun: 'Offerte',
  enddateLabel: 'validUntil',
  language: 'nl',
  title: 'Uw huis warm en op eigen stroom',
  number: 'O2026-0418',
  documentdate: '2026-11-12',
  enddate: '2026-12-10',
  delivery_date: null,
  custom_css: null,
  seller: {
    name: 'Hanze Klimaat & Zon',
    address: 'Handelsweg 12',
    street: 'Handelsweg',
    number: '12',
    number_addition: null,
    postcode: '8013 AA',
    city: 'Zwolle',
    country: 'Nederland',
    phone: null,
    email: null,
    kvk: '12345678',
    vat_number: 'NL001234567B01',
    iban: 'NL91ABNA0417164300',
    time_zone: 'Europe/Amsterdam',
    brand_color: '#ffb81c',
    logo: null,
  },
  buyer: {
    relation_id: 1,
    organization: null,
    name: 'Marieke',
    nameprefix: 'van',
    surname: 'Dam',
    fullname: 'Marieke van Dam',
    email: null,
    phone: null,
    address: 'Berkumstraat 41',
    postcode: '8021 VX',
    city: 'Zwolle',
  },
  attachments: [],
  widgets: drawn(widgets, items),
  pictures: {},
  lines: [],
  amount_exc_vat: 0,
  amount_inc_vat: 0,
  amount_discount_exc: 0,
  amount_discount_inc: 0,
  vat: [],
  ...more,
})
export const quotation = (more: Partial<PrintDocument> = {}): PrintDocument => ({
  content: content(),
  logo: null,
  cover: null,
  brand: { line: '#ffb81c', text: '#8b6207' },
  pictures: new Map(),
  signature: null,
  ...more,
})
