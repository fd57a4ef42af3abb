import { filteredBy, internal, namedBy, opensLink } from '@core/db/described'
import {
  choice,
  day,
  flag,
  json,
  longText,
  moment,
  money,
  recordAt,
  reference,
  searchText,
  text,
  whole,
  wholeName,
} from '@core/db/fields'
import { nullable } from '@core/db/schema'
import { newHash } from '@core/links/hash'
import { colleague } from '@core/users/colleague'
import { type Static, Type as t } from '@sinclair/typebox'
import { DESIGNS } from './design'

const part = nullable(t.String())

/** Who a document is for, kept with it so that it stays readable whatever happens to the relation. */
export const customerSnapshot = t.Object({
  relation_id: nullable(t.Integer()),
  organization: part,
  name: t.String(),
  nameprefix: part,
  surname: part,
  fullname: t.String(),
  email: part,
  phone: part,
  address: part,
  postcode: part,
  city: part,
  street: t.Optional(part),
  number: t.Optional(part),
  number_addition: t.Optional(part),
  country: t.Optional(t.String()),
  vat_number: t.Optional(part),
  kvk: t.Optional(part),
})

export type StoredCustomer = Static<typeof customerSnapshot>

interface Searched {
  number?: string | null
  title?: string | null
  relation_fullname?: string | null
}

/** The columns that quotations, confirmations, invoices and generic documents share (S2 §3). */
export const documentColumns = namedBy('documents', {
  number: text(32).nullable(),
  title: text().nullable(),
  hash: internal(opensLink(text(64).onCreate(() => newHash()))),
  is_template: internal(flag()),
  flow_id: reference('flow', { whenGone: 'empty' }).nullable(),
  relation_id: reference('relation', { whenGone: 'empty' }).nullable(),
  customer: filteredBy(json(customerSnapshot).nullable(), ['city']),
  relation_fullname: wholeName().default(''),
  calculation_id: internal(reference('calculation', { whenGone: 'refuse' }).nullable()),
  user_id: colleague().nullable(),
  document_type_id: recordAt('documenttype', { whenGone: 'refuse' }).nullable(),
  documentdate: day().nullable(),
  enddate: day().nullable(),
  date_send: moment().nullable(),
  /** Where what its customer sees was mailed last; none for what was only marked as sent. */
  sent_to: internal(text().nullable()),
  date_viewed: moment().nullable(),
  date_approved: moment().nullable(),
  date_rejected: moment().nullable(),
  reject_reason: text(2000).nullable(),
  amount_exc_vat: money().default(0),
  amount_inc_vat: money().default(0),
  custom_css: internal(longText().nullable()),
  /** The design that was chosen for it; the company's when empty. */
  design: internal(choice(DESIGNS).nullable()),
  customer_background_picture_id: recordAt('picture', { whenGone: 'empty' }).nullable(),
  /** The version that the customer sees; none before it was sent. */
  documentversion_id: internal(reference('documentversion', { whenGone: 'refuse' }).nullable()),
  version_number: whole().default(0),
  /** The last day that the version names: `enddate` is that of the rows, which may be a next version by now. */
  version_enddate: internal(day().nullable()),
  /** The rows say something else than what the customer sees: a next version that still has to be sent. */
  changed_since_sent: internal(flag()),
  search_text: searchText<Searched>(row => [row.number, row.title, row.relation_fullname]),
})

/** The status of a kind that customers approve, in the words that all of these share. */
export const documentStatus = <const S extends string>(statuses: readonly S[], first: S) =>
  namedBy('documents', { status: choice(statuses).default(first) })

/** Fields of a document that only the server writes. */
export const DOCUMENT_READONLY = [
  'number',
  'hash',
  'is_template',
  'customer',
  'relation_fullname',
  'calculation_id',
  'date_send',
  'sent_to',
  'date_viewed',
  'date_approved',
  'date_rejected',
  'reject_reason',
  'amount_exc_vat',
  'amount_inc_vat',
  'documentversion_id',
  'version_number',
  'version_enddate',
  'changed_since_sent',
] as const
