import { nullable } from '@core/db/schema'
import { type Static, type TOptional, type TString, Type as t } from '@sinclair/typebox'
import { drawnWidgetSchema } from '../contract/block'
import { DESIGNS } from '../contract/design'
import type { DocumentRecord } from '../contract/document-kind'
import { STYLED_PARTS, STYLED_PROPERTIES, type StyledPart, type StyledProperty } from '../contract/own-style'
import { customerChoiceSchema } from './customer-choice'
import type { DocumentContent } from './document-content'
import type { SignatureRecord } from './signatures'
import { VAT_CATEGORIES } from './vat-category'

/** VAT by category, rate and reason (EN 16931, BG-23); euros. */
const vatGroupSchema = t.Object({
  category: t.Union(VAT_CATEGORIES.map(category => t.Literal(category))),
  rate: t.Number(),
  base: t.Number({ description: 'Amount excluding VAT' }),
  amount: t.Number({ description: 'VAT over it' }),
  reason: t.Union([t.String(), t.Null()]),
})

const part = nullable(t.String())
const properties = t.Object(
  Object.fromEntries(STYLED_PROPERTIES.map(property => [property, t.Optional(t.String())])) as {
    [property in StyledProperty]: TOptional<TString>
  },
)
/** A style as it was checked, or null. */
export const styleSchema = nullable(
  t.Object(
    Object.fromEntries(STYLED_PARTS.map(part => [part, t.Optional(properties)])) as {
      [part in StyledPart]: TOptional<typeof properties>
    },
  ),
)
export const designSchema = t.Union(DESIGNS.map(design => t.Literal(design)))

/** A document as it is shown: to its customer exactly this, and nothing that is not drawn. */
export const shownSchema = t.Object(
  {
    id: t.Integer(),
    kind: t.String(),
    noun: t.String(),
    language: t.Union([t.Literal('nl'), t.Literal('en'), t.Literal('es-AR')]),
    enddate_label: t.Union([t.Literal('validUntil'), t.Literal('dueOn')]),
    number: part,
    title: part,
    status: t.String(),
    hash: t.String(),
    documentdate: part,
    enddate: part,
    delivery_date: part,
    custom_css: part,
    design: designSchema,
    style: styleSchema,
    amount_exc_vat: t.Number(),
    amount_inc_vat: t.Number(),
    amount_discount_inc: t.Number(),
    vat: t.Array(vatGroupSchema),
    version_number: t.Integer({ description: '0 for what was never sent' }),
    company: t.Object({
      name: t.String(),
      phone: part,
      email: part,
      address: part,
      postcode: part,
      city: part,
      kvk: part,
      vat_number: part,
      iban: part,
      time_zone: t.String(),
      brand_color: part,
      has_logo: t.Boolean(),
    }),
    customer: nullable(
      t.Object({ fullname: t.String(), organization: part, address: part, postcode: part, city: part }),
    ),
    widgets: t.Array(drawnWidgetSchema),
    customer_choice: customerChoiceSchema,
    signature: nullable(
      t.Object({
        id: t.Integer(),
        username: t.String(),
        place: part,
        comments: part,
        signature_type: t.String(),
        signature: part,
        signed_at: t.String(),
        fingerprint: t.String({ description: 'SHA-256 of what was signed' }),
      }),
    ),
  },
  { title: 'showndocument' },
)

/** A drawn document as JSON. */
export function shownAnswer(
  { id, status, hash, version_number }: DocumentRecord,
  content: DocumentContent,
  signature: SignatureRecord | null,
  customer_choice: Static<typeof customerChoiceSchema>,
): Static<typeof shownSchema> {
  const { seller, buyer } = content
  return {
    id,
    status,
    hash,
    version_number,
    kind: content.kind,
    noun: content.noun,
    language: content.language,
    enddate_label: content.enddateLabel,
    number: content.number,
    title: content.title,
    documentdate: content.documentdate,
    enddate: content.enddate,
    delivery_date: content.delivery_date,
    custom_css: content.custom_css,
    design: content.design ?? 'classic',
    style: content.style ?? null,
    amount_exc_vat: content.amount_exc_vat,
    amount_inc_vat: content.amount_inc_vat,
    amount_discount_inc: content.amount_discount_inc,
    vat: [...content.vat],
    company: {
      name: seller.name,
      phone: seller.phone,
      email: seller.email,
      address: seller.address,
      postcode: seller.postcode,
      city: seller.city,
      kvk: seller.kvk,
      vat_number: seller.vat_number,
      iban: seller.iban,
      time_zone: seller.time_zone,
      brand_color: seller.brand_color,
      has_logo: Boolean(seller.logo),
    },
    customer: buyer && {
      fullname: buyer.fullname,
      organization: buyer.organization,
      address: buyer.address,
      postcode: buyer.postcode,
      city: buyer.city,
    },
    widgets: [...content.widgets],
    customer_choice,
    signature: signature && {
      id: signature.id,
      username: signature.username,
      place: signature.place ?? null,
      comments: signature.comments ?? null,
      signature_type: signature.signature_type,
      signature: signature.signature ?? null,
      signed_at: signature.signed_at.toISOString(),
      fingerprint: signature.fingerprint,
    },
  }
}
