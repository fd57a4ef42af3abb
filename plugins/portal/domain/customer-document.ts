import { nullable } from '@core/db/schema'
import {
  asRead,
  customerWidget,
  type DocumentContent,
  type DocumentRecord,
  designSchema,
  type SignatureRecord,
  shownAmounts,
  styleSchema,
} from '@plugins/documents/contract'
import { type Static, Type as t } from '@sinclair/typebox'
import { letterhead, letterheadOf } from './letterhead'

const part = nullable(t.String())

/** A document as its customer reads it: what the page draws of the version, named field by field. */
export const customerDocumentSchema = t.Object({
  kind: t.String(),
  noun: t.String(),
  design: designSchema,
  style: styleSchema,
  language: t.String({ description: 'Language of the document; its page speaks the same' }),
  number: part,
  title: part,
  status: t.String(),
  hash: t.String(),
  version_number: t.Integer(),
  enddate: part,
  enddate_label: t.Union([t.Literal('validUntil'), t.Literal('dueOn')]),
  amount_inc_vat: t.Number(),
  amount_exc_vat: nullable(t.Number({ description: 'Null where the document shows no VAT' })),
  amount_discount_inc: nullable(t.Number({ description: 'Null where the document shows no discount' })),
  company: t.Object({
    ...letterhead,
    iban: nullable(t.String({ description: 'Where to pay; null while nothing has to be paid' })),
  }),
  customer: nullable(t.Object({ fullname: t.String(), city: part }, { description: 'Who may answer, to start with' })),
  widgets: t.Array(customerWidget),
  signature: nullable(
    t.Object({
      username: t.String(),
      place: part,
      signature_type: t.String(),
      signature: part,
      signed_at: t.String(),
      fingerprint: t.String({ description: 'SHA-256 of what was signed' }),
    }),
  ),
})

/**
 * What the page draws of a version, and of the document what the page needs to act on it. Once it is no longer `open` it
 * offers no additional work: only what was chosen stands there.
 */
export function customerDocument(
  { hash, status, version_number }: DocumentRecord,
  content: DocumentContent,
  signature: SignatureRecord | null,
  { toBePaid, open }: { toBePaid: boolean; open: boolean },
): Static<typeof customerDocumentSchema> {
  const { seller, buyer } = content
  const shown = shownAmounts(content.widgets)
  return {
    kind: content.kind,
    noun: content.noun,
    design: content.design ?? 'classic',
    style: content.style ?? null,
    language: content.language,
    number: content.number,
    title: content.title,
    status,
    hash,
    version_number,
    enddate: counts(status, toBePaid) ? content.enddate : null,
    enddate_label: content.enddateLabel,
    amount_inc_vat: content.amount_inc_vat,
    amount_exc_vat: shown.vat ? content.amount_exc_vat : null,
    amount_discount_inc: shown.discount ? content.amount_discount_inc : null,
    company: {
      ...letterheadOf(seller),
      iban: toBePaid ? seller.iban : null,
    },
    customer: buyer && { fullname: buyer.fullname, city: buyer.city },
    widgets: content.widgets.map(widget => asRead(widget, open)),
    signature: signature && {
      username: signature.username,
      place: signature.place ?? null,
      signature_type: signature.signature_type,
      signature: signature.signature ?? null,
      signed_at: signature.signed_at.toISOString(),
      fingerprint: signature.fingerprint,
    },
  }
}

/** Whether the last day of a document still matters: not once it was answered or paid. */
const counts = (status: string, toBePaid: boolean): boolean => toBePaid || status === 'sent' || status === 'expired'
