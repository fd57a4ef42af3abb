import type { DocumentContent } from '@plugins/documents/contract'

const shared = (canary: string) => ({
  kind: 'quotation',
  noun: canary,
  enddateLabel: 'validUntil' as const,
  language: 'nl' as const,
  number: canary,
  title: canary,
  documentdate: '2026-11-12',
  enddate: '2099-12-31',
  delivery_date: null,
  custom_css: null,
  seller: {
    name: canary,
    address: canary,
    street: canary,
    number: null,
    number_addition: null,
    postcode: null,
    city: null,
    country: 'Nederland',
    phone: null,
    email: null,
    kvk: null,
    vat_number: null,
    iban: null,
    time_zone: 'Europe/Amsterdam',
    brand_color: null,
    logo: null,
  },
  buyer: null,
  attachments: [],
})

/** What a version says, as text that tells whose it is. */
export const versionContent = (canary: string, file_key: string, ids: readonly number[]): string =>
  JSON.stringify({
    ...shared(canary),
    attachments: ids.map(id => ({ id, filename: canary, size: 1, content_type: 'text/plain', file_key })),
    widgets: [],
    pictures: Object.fromEntries(ids.map(id => [String(id), file_key])),
    lines: [],
    amount_exc_vat: 1,
    amount_inc_vat: 1,
    amount_discount_exc: 0,
    amount_discount_inc: 0,
    vat: [],
  } satisfies DocumentContent)

const option = { item_type: 'manual', item_name: 'Keuze', additionalwork: true, selected: false, product_amount: 1 }

/** What it was drawn of: lines that the customer may choose. */
export const versionSource = (canary: string, ids: readonly number[]): string =>
  JSON.stringify({
    ...shared(canary),
    calc_base: 'exc',
    discount: 0,
    columns: null,
    rows: null,
    items: ids.map(id => ({ ...option, id })),
    widgets: [],
    merge: {},
    conditions: {},
    recurrences: [],
    locations: [],
  })
