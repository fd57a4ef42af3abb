import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { writeNow } from '@core/db/write'
import { formatEuros } from '@core/domain/money'
import { streetLine } from '@core/domain/street-line'
import { namesOfTags } from '@core/expressions/merge-tags'
import { portalLink } from '@core/links/hash'
import { factsAbout } from '@core/merge-tags/fact-sources'
import { type MergeSubject, mergeValues } from '@core/merge-tags/merge-sources'
import { ownCompany } from '@core/tenancy/own-company'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'
import { placesAbout } from '../contract/place-sources'
import { type StoredWidget, widgetTypes } from '../contract/widget-type'
import type { TagChoice } from '../drawing/price-table-columns'
import { decodeStoredText } from '../drawing/rich-text'
import { Attachment } from '../entities/attachment'
import { Calculation } from '../entities/calculation'
import { DocumentWidget } from '../entities/document-widget'
import type { DocumentSource, KeptFile, Seller } from './document-content'
import { documentSettings } from './document-settings'
import { itemsOf } from './items-of'
import { longDay } from './long-day'
import { brandOfDocument } from './profile-of'

/** Customers read documents and mails in Dutch. */
export const LANGUAGE = 'nl'

/** Everything that a document is drawn of, as the rows say it now. What does not need each other is read at once. */
export async function documentSource(
  context: Context,
  kind: DocumentKind,
  document: DocumentRecord,
): Promise<DocumentSource> {
  await writeNow(context)
  const reading = widgetsOf(context, { widgetable_type: kind.code, widgetable_id: document.id })
  const [calculation, items, seller, attachments, settings, apart, widgets, asked] = await Promise.all([
    document.calculation_id ? calculationOf(context, document.calculation_id) : null,
    document.calculation_id ? itemsOf(context, document.calculation_id) : [],
    sellerOf(context, document),
    attachmentsOf(context, kind.code, document.id),
    documentSettings.of(context),
    kind.paidApart?.(context, document),
    reading,
    reading.then(widgets => askedBy(context, widgets, subjectOf(context, kind, document))),
  ])
  return {
    kind: kind.code,
    noun: kind.nounOf?.(document) ?? kind.noun,
    enddateLabel: kind.enddateLabel,
    language: LANGUAGE,
    number: document.number ?? null,
    title: document.title ?? null,
    documentdate: document.documentdate ?? null,
    enddate: document.enddate ?? null,
    delivery_date: deliveryOf(document),
    custom_css: document.custom_css ?? null,
    design: document.design ?? settings.document_design,
    seller,
    flow_id: document.flow_id ?? null,
    buyer: document.customer ?? null,
    calc_base: calculation?.calc_base === 'inc' ? 'inc' : 'exc',
    discount: calculation?.discount ?? 0,
    paymentterms: calculation?.paymentterms ?? [],
    columns: (calculation?.calculationitemColumns ?? null) as readonly TagChoice[] | null,
    rows: (calculation?.calculationitemRows ?? null) as readonly TagChoice[] | null,
    items,
    widgets,
    ...asked,
    attachments,
    ...(kind.toPay ? { payable: { link: portalLink(context, kind.link, document.hash) } } : {}),
    ...(apart ? { apart } : {}),
  }
}

/** What widgets say of the dossier: values of the tags in their texts, facts for their conditions, forms and places. */
async function askedBy(context: Context, widgets: readonly StoredWidget[], about: MergeSubject) {
  const texts = widgets.flatMap(widget => Object.values(widget).filter(value => typeof value === 'string'))
  const types = context.all(widgetTypes)
  const shown = widgets.flatMap(widget => types.find(({ tag }) => tag === widget.document_widget_type_tag)?.shows ?? [])
  const [merge, conditions, places] = await Promise.all([
    mergeValues(context, about, namesOfTags(texts.map(decodeStoredText))),
    widgets.some(widget => widget.conditions?.length) ? factsAbout(context, about) : {},
    placesAbout(context, about, new Set(shown)),
  ])
  return { merge, conditions, ...places }
}

/** What a calculation tells a document about its lines. */
async function calculationOf(context: Context, id: number) {
  const columns = ['calc_base', 'discount', 'paymentterms', 'calculationitemColumns', 'calculationitemRows'] as const
  const [calculation] = await readRows(context, Calculation, columns, { id })
  return calculation
}

/** The day of delivery, of a kind that has one; the day of the document unless told. */
function deliveryOf(document: DocumentRecord & { delivery_date?: string | null }): string | null {
  return 'delivery_date' in document ? (document.delivery_date ?? document.documentdate ?? null) : null
}

/** What the merge tags of a document stand for (G-MERGE); its amounts are those of the version that the customer sees. */
export const documentMergeValues = (context: Context, kind: DocumentKind, document: DocumentRecord) =>
  mergeValues(context, subjectOf(context, kind, document))

/** What texts and conditions of a document are about. */
const subjectOf = (context: Context, kind: DocumentKind, document: DocumentRecord): MergeSubject => ({
  relation_id: document.relation_id ?? null,
  flow_id: document.flow_id ?? null,
  user_id: document.user_id ?? null,
  known: { ...customerTags(document), ...documentTags(context, kind, document) },
})

/** The customer as the document keeps them. */
function customerTags({ customer }: DocumentRecord): Record<string, string | null> {
  if (!customer) return {}
  const { name, surname, fullname, email, phone, address, city, postcode, organization } = customer
  const tags = { name, surname, fullname, email, phone, address, city, postcode }
  return {
    ...Object.fromEntries(Object.entries(tags).map(([tag, value]) => [`relation.${tag}`, value])),
    'organization.name': organization,
  }
}

function documentTags(context: Context, kind: DocumentKind, document: DocumentRecord): Record<string, string> {
  return {
    'document.number': document.number ?? '',
    'document.title': document.title ?? '',
    'document.date': longDay(document.documentdate),
    'document.enddate': longDay(document.enddate),
    'document.totalinc': formatEuros(document.amount_inc_vat, LANGUAGE),
    'document.totalexc': formatEuros(document.amount_exc_vat, LANGUAGE),
    'document.link': portalLink(context, kind.link, document.hash),
  }
}

/** The company as its documents name it, in the brand of the profile of the dossier. */
export async function sellerOf(context: Context, about: { readonly flow_id?: number | null }): Promise<Seller> {
  const [company, { color, logo_key }] = await Promise.all([ownCompany(context), brandOfDocument(context, about)])
  return {
    name: company.name,
    address: streetLine(company) || null,
    street: company.address ?? null,
    number: company.number ?? null,
    number_addition: company.number_addition ?? null,
    postcode: company.postcode ?? null,
    city: company.city ?? null,
    country: company.country,
    phone: company.phone ?? null,
    email: company.email ?? null,
    kvk: company.kvk ?? null,
    vat_number: company.vat_number ?? null,
    iban: company.iban ?? null,
    time_zone: company.time_zone,
    brand_color: color,
    logo: logo_key,
  }
}

const WIDGET_COLUMNS = [
  'id',
  'order',
  'document_widget_type_tag',
  'description',
  'textcontent',
  'textcontent2',
  'textcontent3',
  'stringcontent',
  'conditions',
  'custom_class',
  'custom_styling',
  'is_hidden',
  'picture_key',
  'picture_width',
  'picture_height',
  'recurringvertical_id',
  'calculationitemColumns',
  'calculationitemRows',
] as const

/** Widgets with the keys of their pictures, which rows that travel in JSON leave out. */
async function widgetsOf(context: Context, owned: { widgetable_type: string; widgetable_id: number }) {
  const widgets = await readRows(context, DocumentWidget, WIDGET_COLUMNS, owned, 'order')
  return widgets.map(
    (widget): StoredWidget => ({
      ...widget,
      calculationitemColumns: widget.calculationitemColumns as StoredWidget['calculationitemColumns'],
      calculationitemRows: widget.calculationitemRows as StoredWidget['calculationitemRows'],
    }),
  )
}

/** The files that go along with a document, the oldest first. */
export const attachmentsOf = (context: Context, code: string, id: number): Promise<KeptFile[]> =>
  readRows(
    context,
    Attachment,
    ['id', 'filename', 'size', 'content_type', 'file_key', 'digest'],
    { attachable_type: code, attachable_id: id },
    'id',
  )
