import { nullable } from '@core/db/schema'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { answeredItems, itemSchema } from './item-answer'
import type { PreparedDocument } from './prepared-document'

const cell = t.Object({ text: t.String(), value: t.Union([t.Number(), t.String(), t.Null()]) })
const totalRow = t.Object({
  tag: t.String(),
  label: t.String(),
  text: t.String(),
  value: t.Number(),
  emphasis: t.String(),
})
const table = t.Object({
  columns: t.Array(
    t.Object({ tag: t.String(), header: t.String(), align: t.Union([t.Literal('left'), t.Literal('right')]) }),
  ),
  showHead: t.Boolean(),
  lines: t.Array(
    t.Object({
      id: t.Integer(),
      kind: t.String(),
      selected: nullable(t.Boolean()),
      info: t.String(),
      cells: t.Array(cell),
    }),
  ),
  totals: t.Array(totalRow),
})
const widget = <S extends Record<string, TSchema>>(type: string, more: S) =>
  t.Object({
    type: t.Literal(type),
    id: t.Integer(),
    description: t.String(),
    custom_class: t.String(),
    absent: nullable(t.String()),
    ...more,
  })

/** A widget worked out for its reader. */
export const preparedWidgetSchema = t.Union([
  widget('text', { columns: t.Array(t.String()) }),
  widget('header', { text: t.String() }),
  widget('price-table', { table }),
  widget('additional-items', { title: t.String(), table }),
  widget('totals', { totals: t.Array(totalRow) }),
  widget('picture', { widgetpicture_id: nullable(t.Integer()), alignment: t.String() }),
  widget('page-break', {}),
  widget('recurring', { blocks: t.Array(t.Object({ title: t.String(), html: t.String() })) }),
  widget('locations', { html: t.String(), locations: t.Array(t.Object({ name: t.String(), address: t.String() })) }),
  widget('signature', { html: t.String() }),
])

/** A document as its page shows it. */
export const preparedSchema = t.Object(
  {
    id: t.Integer(),
    kind: t.String(),
    noun: t.String(),
    number: nullable(t.String()),
    title: nullable(t.String()),
    status: t.String(),
    hash: t.String(),
    documentdate: nullable(t.String()),
    enddate: nullable(t.String()),
    custom_css: nullable(t.String()),
    amount_exc_vat: t.Number(),
    amount_inc_vat: t.Number(),
    company: t.Object({
      name: t.String(),
      phone: nullable(t.String()),
      email: nullable(t.String()),
      address: nullable(t.String()),
      postcode: nullable(t.String()),
      city: nullable(t.String()),
      kvk: nullable(t.String()),
      vat_number: nullable(t.String()),
      iban: nullable(t.String()),
      time_zone: t.String(),
      brand_color: nullable(t.String()),
      has_logo: t.Boolean(),
      has_background: t.Boolean(),
    }),
    customer: nullable(
      t.Object({
        fullname: t.String(),
        organization: nullable(t.String()),
        address: nullable(t.String()),
        postcode: nullable(t.String()),
        city: nullable(t.String()),
      }),
    ),
    widgets: t.Array(preparedWidgetSchema),
    items: t.Array(itemSchema),
    totals: t.Record(t.String(), t.Number()),
    signature: nullable(
      t.Object({
        id: t.Integer(),
        username: t.String(),
        place: nullable(t.String()),
        comments: nullable(t.String()),
        signature_type: t.String(),
        signature: nullable(t.String()),
        signed_at: t.String(),
      }),
    ),
  },
  { title: 'prepareddocument' },
)

/** A prepared document as JSON. */
export function preparedAnswer({
  kind,
  document,
  company,
  settings,
  items,
  result,
  widgets,
  signature,
}: PreparedDocument): Record<string, unknown> {
  const { customer } = document
  return {
    id: document.id,
    kind: kind.code,
    noun: kind.noun,
    number: document.number,
    title: document.title,
    status: document.status,
    hash: document.hash,
    documentdate: document.documentdate,
    enddate: document.enddate,
    custom_css: document.custom_css,
    amount_exc_vat: document.amount_exc_vat,
    amount_inc_vat: document.amount_inc_vat,
    company: {
      name: company.name,
      phone: company.phone ?? null,
      email: company.email ?? null,
      address: company.address ?? null,
      postcode: company.postcode ?? null,
      city: company.city ?? null,
      kvk: company.kvk ?? null,
      vat_number: company.vat_number ?? null,
      iban: company.iban ?? null,
      time_zone: company.time_zone,
      brand_color: settings?.brand_button_color ?? null,
      has_logo: Boolean(settings?.logo_key),
      has_background: Boolean(settings?.customer_background_key),
    },
    customer: customer && {
      fullname: customer.fullname,
      organization: customer.organization,
      address: customer.address,
      postcode: customer.postcode,
      city: customer.city,
    },
    widgets,
    items: result ? answeredItems(items, result) : [],
    totals: result?.totals ?? {},
    signature: signature && {
      id: signature.id,
      username: signature.username,
      place: signature.place ?? null,
      comments: signature.comments ?? null,
      signature_type: signature.signature_type,
      signature: signature.signature ?? null,
      signed_at: signature.signed_at.toISOString(),
    },
  }
}
