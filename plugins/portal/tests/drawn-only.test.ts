import { afterAll, beforeAll, expect, test } from 'bun:test'
import { entriesOf, register } from '@core/context/port'
import { formatEuros } from '@core/domain/money'
import { definePlugin } from '@core/plugin/define-plugin'
import { agree } from '@core/testing/agree'
import { resident } from '@core/testing/resident'
import { type TestClient, type TestCompany, type TestServer, testServer } from '@core/testing/server'
import { documentKinds, placeSources, type WidgetType, widgetTypes } from '@plugins/documents/contract'
import plugins from '@plugins/index'
import {
  CALCULATION_COLUMN_TAGS,
  CALCULATION_ROW_TAGS,
  WIDGET_ONLY_COLUMN_TAGS,
} from '../../documents/drawing/price-table-texts'
import type { CustomerDocument } from '../ui/customer-document'
import { drawConversation, drawDocument, drawDossier, drawWidget } from './draw-page'

/** A plugin that brings filled forms and places along, so that every widget has something to draw. */
const roofs = definePlugin({
  code: 'roofs',
  locales: { nl: {}, en: {}, 'es-AR': {} },
  requires: ['documents', 'crm'],
  entries: [
    register(placeSources, {
      recurrences: async () => [{ vertical_id: 5, title: 'Woonkamer', values: { vermogen: 'zq-vermogen-qz' } }],
      locations: async () => [{ name: 'Loods', address: 'Kade 1' }],
    }),
  ],
})

const entries = [...plugins, roofs].flatMap(plugin =>
  typeof plugin.entries === 'function' ? [] : (plugin.entries ?? []),
)
const KINDS = entriesOf(entries, documentKinds).map(({ code }) => code)
const TYPES = entriesOf(entries, widgetTypes)
const COLUMNS = [...CALCULATION_COLUMN_TAGS, ...WIDGET_ONLY_COLUMN_TAGS]

let server: TestServer
beforeAll(async () => {
  server = await testServer({ plugins: [...plugins, roofs] })
})
afterAll(() => server.stop())

/** What the page needs beside what it draws, or draws in another form: dates, amounts, and what is done with it. */
const NEEDED = new Set([
  'kind',
  'hash',
  'status',
  'version_number',
  'fingerprint',
  'enddate_label',
  'amount_inc_vat',
  'amount_open',
  'amount_exc_vat',
  'amount_discount_inc',
  'design',
  'style',
  'has_background',
  'can_approve',
  'asks_payment',
  'to_be_paid',
  'signature_required',
  'company.time_zone',
  'company.brand_color',
  'company.has_logo',
  'company.has_background',
  'customer.fullname',
  'customer.city',
  'signature.signature_type',
  'signature.signed_at',
  'signature.fingerprint',
  'widgets.id',
  'attachments.id',
  'documents.status',
  'documents.enddate_label',
  'documents.amount_inc_vat',
  'older_messages',
  'messages.id',
  'messages.sender',
  // What the customer wrote stands there as their own, whatever name was given with it.
  'messages.sender_name',
  'messages.created_at',
  'news.changes.what',
  'pictures.id',
  'pictures.status',
  'flowfiles.id',
  'flowfiles.content_type',
  'flowfiles.size',
  'flowfiles.created_at',
  'flowfiles.by_customer',
])
/** The same within a widget. */
const NEEDED_OF_WIDGET = new Set([
  'id',
  'blocks.type',
  'blocks.table.showHead',
  'blocks.table.columns.tag',
  'blocks.table.columns.align',
  'blocks.table.lines.id',
  'blocks.table.lines.kind',
  'blocks.table.totals.tag',
  'blocks.table.totals.emphasis',
  'blocks.options.id',
  'blocks.options.selected',
  'blocks.options.amount',
  'blocks.options.amount_max',
  'blocks.rule',
  'blocks.widget_id',
  'blocks.alignment',
  // Stands beside a picture once that has come.
  'blocks.alt',
])

/** Every value of an answer with the way to it; the places in lists are left out. */
function* leaves(value: unknown, path = ''): Generator<[path: string, value: string]> {
  if (Array.isArray(value)) for (const each of value) yield* leaves(each, path)
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) yield* leaves(each, path ? `${path}.${name}` : name)
  else if (value !== null && value !== '') yield [path, String(value)]
}

const day = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' })
const unescaped = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )

/** Whether something stands on a page, as it is or as people read it. */
function stands(html: string, value: string): boolean {
  const page = unescaped(html)
  if (page.includes(value) || page.replace(/\s/g, '').includes(value)) return true
  return /^\d{4}-\d\d-\d\d$/.test(value) && page.includes(day.format(new Date(value)))
}

/** What an answer holds that is neither drawn nor needed. */
const surplus = (answer: unknown, html: string, needed: ReadonlySet<string>) =>
  [...leaves(answer)].filter(([path, value]) => !needed.has(path) && !stands(html, value)).map(each => each.join(': '))

/** Columns that decide what happens, beside those with a list of values: a mark there would be another document. */
const MEANT = /^(hash|country|time_zone|brand_button_color|search_text|username|password_hash|.*_key|.*_type|.*_tag)$/

/** Writes a word of its own into every text of these rows, and answers all of them. */
async function mark(table: string, where: string): Promise<string[]> {
  const { rows: columns } = await server.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and data_type in ('text', 'character varying') and not exists (
       select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'c' and conrelid = to_regclass(format('%I', $1::text)) and attname = columns.column_name
     ) order by 1`,
    [table],
  )
  const { rows } = await server.owner.query<{ id: string }>(`select id from "${table}" where ${where}`)
  const marks: string[] = []
  for (const { id } of rows) {
    const set = columns
      .filter(({ name }) => !MEANT.test(name))
      .map(({ name }) => {
        marks.push(`z${(marksMade++).toString(36).padStart(4, '0')}q`)
        return `"${name}" = '${marks.at(-1)}'`
      })
    await server.owner.query(`update "${table}" set ${set.join(', ')}, version = version + 1 where id = ${id}`)
  }
  return marks
}
let marksMade = 0

type Row = Record<string, unknown> & { id: number }

interface Marked {
  readonly company: TestCompany
  readonly admin: TestClient
  readonly flow: { id: number; hash: string }
  readonly productId: number
  readonly marks: string[]
}

/** A company, dossier, customer and product of which every text is a word of its own. */
async function marked(): Promise<Marked> {
  const company = await server.company()
  const { admin } = company
  const flow = (
    await admin.post('/api/flow', {
      relation: { ...resident, fullname: 'Jan Mol', email: 'jan@marked.example', city: 'Zwolle' },
    })
  ).body
  const { body: product } = await admin.post('/api/product', { item_name: 'Product', calc_method: 'table' })
  for (const [index, unit_rate_exc] of [4111.1234, 3222.5678].entries())
    await admin.patch(`/api/producttablerow/${product.producttablerows[index].id}`, {
      unit_amount: index * 100,
      unit_rate_exc,
    })
  const marks = [
    ...(await mark('company', `id = ${company.id}`)),
    ...(await mark('user', `company_id = ${company.id}`)),
    ...(await mark('relation', `company_id = ${company.id}`)),
    ...(await mark('flow', `company_id = ${company.id}`)),
    ...(await mark('product', `company_id = ${company.id}`)),
  ]
  return { company, admin, flow, productId: product.id, marks }
}

type Option = Record<string, unknown> & { document_widget_type_tag: string }
const chosen = (tags: readonly string[], selected: readonly string[]) =>
  tags.map(tag => ({ tag, description: tag, selected: selected.includes(tag) }))

/** Every way in which a widget of a type can be set. */
function optionsOf({ tag, fields }: WidgetType): Option[] {
  const option = (more: object = {}): Option => ({ document_widget_type_tag: tag, ...more })
  const shown = fields.includes('prices')
    ? [
        ...COLUMNS.map(column => [[column], ['HEADER']]),
        ...CALCULATION_ROW_TAGS.map(row => [['DESCR'], [row]]),
        [COLUMNS, CALCULATION_ROW_TAGS],
        [['DESCR'], []],
        [[], CALCULATION_ROW_TAGS],
      ].map(([columns = [], rows = []]) =>
        option({
          calculationitemColumns: chosen(COLUMNS, columns),
          calculationitemRows: chosen(CALCULATION_ROW_TAGS, rows),
        }),
      )
    : []
  return [
    ...shown,
    option(),
    option({ is_hidden: true }),
    option({ conditions: [{ operator: 'issame', field_name: 'dak', field_value: 'plat' }] }),
  ]
}

/** Makes a document with these widgets and no others, writes marks into all of it, and sends it. */
async function send({ admin, flow, productId, marks }: Marked, kind: string, options: readonly Option[], more = {}) {
  const { body: document } = await admin.post(`/api/${kind}`, { flow_id: flow.id, items: ITEMS, ...more })
  const line = { calculation_id: document.calculation_id, product_id: productId, product_amount: 2 }
  expect((await admin.post('/api/calculationitem', line)).status).toBe(201)
  const owned = { widgetable_type: kind, widgetable_id: document.id }
  for (const { id } of (
    await admin.get(`/api/documentwidget?${new URLSearchParams({ ...owned, widgetable_id: String(document.id) })}`)
  ).body as Row[])
    await admin.delete(`/api/documentwidget/${id}`)
  const widgets: Row[] = []
  for (const option of options) {
    const made = await admin.post('/api/documentwidget', { ...owned, ...option })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    widgets.push(made.body)
    if (option.document_widget_type_tag !== 'WIDGETPICTURE') continue
    const form = new FormData()
    form.set('document_widget_id', String(made.body.id))
    form.set('file', new File([PIXEL], 'x.png', { type: 'image/png' }))
    await admin.post('/api/widgetpicture', form)
  }
  const form = new FormData()
  form.set(`${kind}_id`, String(document.id))
  form.set('file', new File(['%PDF-1.4 x'], 'voorwaarden.pdf', { type: 'application/pdf' }))
  await admin.post('/api/attachment', form)
  const own = [
    ...(await mark('documentwidget', `widgetable_type = '${kind}' and widgetable_id = ${document.id}`)),
    ...(await mark('calculationitem', `calculation_id = ${document.calculation_id}`)),
    ...(await mark('calculation', `id = ${document.calculation_id}`)),
    ...(await mark(kind, `id = ${document.id}`)),
  ]
  await server.owner.query(
    `update documentwidget set recurringvertical_id = 5, version = version + 1 where widgetable_type = '${kind}' and widgetable_id = ${document.id}`,
  )
  expect((await admin.post(`/api/${kind}/${document.id}/sendemail`, { dontsentbutmarksent: true })).status).toBe(200)
  return { ...(document as Row & { hash: string; calculation_id: number }), widgets, marks: [...marks, ...own] }
}
const ITEMS = [
  { item_type: 'header', item_name: 'Dak' },
  {
    item_name: 'Panelen',
    product_amount: 3,
    unit_rate_exc_manual: 1237.13,
    vat_percentage: 21,
    discount_percentage: 7,
  },
  { item_name: 'Arbeid', product_amount: 11, unit_rate_exc_manual: 61.77, vat_percentage: 9 },
  { item_name: 'Advies', unit_rate_exc_manual: 83.91, vat_percentage: 0 },
  { item_name: 'Laadpaal', unit_rate_exc_manual: 997.31, additionalwork: true },
  { item_name: 'Accu', unit_rate_exc_manual: 5417.29, additionalwork: true, selected: true },
  {
    item_name: 'Paneel erbij',
    unit_rate_exc_manual: 319.77,
    additionalwork: true,
    option_max: 9,
    option_rule: 'at_most_one',
  },
]
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function readBy(kind: string, hash: string) {
  const bytes = await (await server.anonymous.raw('GET', `/api/${kind}/${hash}/getbycustomer`)).text()
  return { bytes, answer: JSON.parse(bytes) }
}

/** Holds an answer to its page: nothing but what is drawn or needed, and no word that stands nowhere on it. */
function expectDrawnOnly(
  kind: string,
  { bytes, answer }: { bytes: string; answer: CustomerDocument },
  marks: readonly string[],
) {
  const html = drawDocument(answer) + drawConversation(answer)
  const { widgets, ...rest } = answer
  expect(surplus({ ...rest, widgets: widgets.map(({ id }) => ({ id })) }, html, NEEDED), kind).toEqual([])
  for (const widget of widgets)
    expect(
      surplus(widget, drawWidget(widget, answer), NEEDED_OF_WIDGET),
      `${kind} ${JSON.stringify(widget).slice(0, 300)}`,
    ).toEqual([])
  const needed = [...leaves([answer.customer, widgets])]
    .flatMap(([path, value]) => (/^(fullname|city|blocks\.alt)$/.test(path) ? [value] : []))
    .join(' ')
  expect(
    marks.filter(word => bytes.includes(word) && !stands(html, word) && !needed.includes(word)),
    kind,
  ).toEqual([])
}

test.each(KINDS)(
  'the bytes that a customer gets hold what is drawn and nothing else, for every widget and option of it: %s',
  async kind => {
    const world = await marked()
    const options = TYPES.flatMap(optionsOf)
    const { hash, widgets, marks } = await send(world, kind, options)
    const read = await readBy(kind, hash)
    expectDrawnOnly(kind, read, marks)
    const seen = new Set(read.answer.widgets.map(({ id }: Row) => id))
    const kept = widgets.filter((_, index) => options[index]?.is_hidden || options[index]?.conditions)
    expect(kept.filter(({ id }) => seen.has(id))).toEqual([])
    expect(seen.size).toBeGreaterThan(options.length / 2)
  },
)

/** Documents that show less than all of what they cost. */
const SPARING: readonly [name: string, options: Option[]][] = [
  ['no widget at all', []],
  ['a text alone', [{ document_widget_type_tag: 'TEXT', textcontent: 'x' }]],
  ['totals alone', [{ document_widget_type_tag: 'TOTALS' }]],
  ...(['DESCR', 'AMOUNT', 'TOTALINC', 'DISCOUNTPERCEXC'] as const).map((column): [string, Option[]] => [
    `the column ${column} alone`,
    [
      {
        document_widget_type_tag: 'CALCULATIONITEMS',
        calculationitemColumns: chosen(COLUMNS, [column]),
        calculationitemRows: chosen(CALCULATION_ROW_TAGS, ['INCVATAFTER']),
      },
    ],
  ]),
]

test.each(KINDS)('what a document keeps to itself reaches nobody by another field: %s', async kind => {
  const world = await marked()
  for (const [name, options] of SPARING) {
    const { hash, marks } = await send(world, kind, options)
    const read = await readBy(kind, hash)
    expectDrawnOnly(`${kind}, ${name}`, read, marks)
    // The price of one, and the price table of the product, in no form.
    for (const price of ['1237.13', '1.237,13', '61.77', '61,77', '4111.12', '4.111,12', '3222.56', '3.222,56'])
      expect(read.bytes.includes(price), `${kind}, ${name}: ${price}`).toBe(false)
    const own = /company_id|product_snapshot|producttablerows|calculation_id|relation_id|user_id|custom_css/
    expect(own.exec(read.bytes)?.[0] ?? null, `${kind}, ${name}`).toBeNull()
  }
})

test('what is new in a version is told as far as both versions draw it: no price of a line where only totals are shown', async () => {
  const world = await marked()
  const { admin } = world
  const totals = await send(world, 'quotation', [{ document_widget_type_tag: 'TOTALS' }])
  const change = async ({ id, calculation_id }: { id: number; calculation_id: number }) => {
    const { body } = await admin.get(`/api/calculation/${calculation_id}`)
    const [, line] = body.calculationitems
    await admin.patch(`/api/calculationitem/${line.id}`, {
      custom_item_name: 'Geheim paneel',
      unit_rate_exc_manual: 1500.17,
    })
    await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  }
  await change(totals)
  const { answer, bytes } = await readBy('quotation', totals.hash)
  expect(answer.news.changes.map(({ what }: { what: string }) => what)).toEqual(['total'])
  expect(bytes).not.toContain('Geheim paneel')
  expectDrawnOnly('totals alone', { answer, bytes }, totals.marks)

  const named = await send(world, 'quotation', [
    { document_widget_type_tag: 'CALCULATIONITEMS', calculationitemColumns: chosen(COLUMNS, ['DESCR', 'TOTALEXC']) },
  ])
  await change(named)
  const second = await readBy('quotation', named.hash)
  const { changes } = second.answer.news
  expect(changes.map(({ what, name }: { what: string; name: string }) => [what, name])).toContainEqual([
    'price',
    'Geheim paneel',
  ])
  expectDrawnOnly('a column excluding VAT', second, named.marks)
})

test('what staff kept aside while the customer agreed is no version that they are told of later', async () => {
  const world = await marked()
  const { admin } = world
  const { id, hash, calculation_id } = await send(world, 'quotation', [
    { document_widget_type_tag: 'CALCULATIONITEMS' },
  ])
  const price = async (unit_rate_exc_manual: number) => {
    const { body } = await admin.get(`/api/calculation/${calculation_id}`)
    await admin.patch(`/api/calculationitem/${body.calculationitems[1].id}`, { unit_rate_exc_manual })
  }
  const first = (await readBy('quotation', hash)).answer.amount_inc_vat
  await price(8765.43)
  expect((await agree(server.anonymous, 'quotation', hash, { signername: 'Jan', agreeswithoffer: true })).status).toBe(
    200,
  )
  await admin.patch(`/api/quotation/${id}`, { status: 'draft', update_reason: 'rollbackstatus' })
  await price(1240)
  await admin.post(`/api/quotation/${id}/sendemail`, { dontsentbutmarksent: true })
  const { news } = (await readBy('quotation', hash)).answer
  expect(news.changes.find(({ what }: { what: string }) => what === 'total').before).toBe(formatEuros(first))
})

test('a title that waits for the next version is on no page of the customer yet, and the dossier answers what it draws', async () => {
  const world = await marked()
  const { admin, flow } = world
  const { id, hash } = await send(world, 'quotation', [{ document_widget_type_tag: 'TEXT' }])
  await send(world, 'invoice', [{ document_widget_type_tag: 'TOTALS' }])
  await admin.patch(`/api/quotation/${id}`, { title: 'Nog niet verstuurd' })
  await server.anonymous.post('/api/message', { hash: flow.hash, content: 'Wanneer komt u?' })
  await admin.post('/api/message', { flow_id: flow.id, content: 'Dinsdag' })
  const { bytes, answer } = await readBy('flow', flow.hash)
  expect(answer.documents).toHaveLength(2)
  expect(bytes).not.toContain('Nog niet verstuurd')
  const html = drawDossier(answer, flow.hash)
  expect(surplus(answer, html, NEEDED)).toEqual([])
  // Who wrote is told of each message, and drawn of those of the company.
  const senders = answer.messages.map(({ sender_name }: { sender_name: string }) => sender_name).join(' ')
  const unseen = world.marks.filter(word => bytes.includes(word) && !stands(html, word))
  expect(unseen.filter(word => !senders.includes(word))).toEqual([])
  expect((await readBy('quotation', hash)).bytes).not.toContain('Nog niet verstuurd')
})

test('a signed document answers the signature that it draws', async () => {
  const world = await marked()
  const { hash, marks } = await send(world, 'quotation', [{ document_widget_type_tag: 'SIGNATURE', textcontent: 'x' }])
  const remark = {
    signername: 'Jan Mol',
    location: 'Zwolle',
    agreeswithoffer: true,
    additional_message: 'Bel eerst even',
  }
  expect((await agree(server.anonymous, 'quotation', hash, remark)).status).toBe(200)
  const read = await readBy('quotation', hash)
  expectDrawnOnly('signed', read, marks)
  expect(read.bytes).not.toContain('Bel eerst even')
})
