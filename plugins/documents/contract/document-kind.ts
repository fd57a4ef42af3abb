import type { LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { defineRegistry } from '@core/context/port'
import type { EntityOf } from '@core/db/mapped'
import type { Where } from '@core/db/where'
import type { MailAttachment } from '@core/mail/mail'
import type { AnyResource } from '@core/resource/resource'
import type { AnyStates } from '@core/states/states'
import type { MailKind } from '@plugins/settings/contract'
import type { DocumentContent, DocumentSource, PaidApart } from '../domain/document-content'
import type { ChosenPrices } from '../drawing/price-table-columns'
import type { Design } from './design'
import type { StoredCustomer } from './document-columns'
import type { DocumentEvents } from './document-events'

/** A document of any kind, as the engine sees it. */
export interface DocumentRecord {
  id: number
  company_id: number
  version: number
  number?: string | null | undefined
  title?: string | null | undefined
  status: string
  hash: string
  is_template: boolean
  flow_id?: number | null | undefined
  relation_id?: number | null | undefined
  customer?: StoredCustomer | null | undefined
  relation_fullname: string
  calculation_id?: number | null | undefined
  user_id?: number | null | undefined
  document_type_id?: number | null | undefined
  documentdate?: string | null | undefined
  enddate?: string | null | undefined
  date_send?: Date | null | undefined
  sent_to?: string | null | undefined
  date_viewed?: Date | null | undefined
  date_approved?: Date | null | undefined
  date_rejected?: Date | null | undefined
  reject_reason?: string | null | undefined
  amount_exc_vat: number
  amount_inc_vat: number
  custom_css?: string | null | undefined
  design?: Design | null | undefined
  customer_background_picture_id?: number | null | undefined
  documentversion_id?: number | null | undefined
  version_number: number
  version_enddate?: string | null | undefined
  deleted_at?: Date | null | undefined
  changed_since_sent: boolean
}

/** A widget that a new document starts with, by tag. */
export interface NewWidget {
  readonly tag: string
  readonly textcontent?: string
  readonly stringcontent?: string
  readonly description?: string
  /** Where a picture of it is kept among the files. */
  readonly picture_key?: string
}

/** What a further file of a document is made of: the version that its customer sees. */
export interface FileOfVersion {
  readonly content: DocumentContent
  readonly source: DocumentSource
}

/** A file that is made of a sent version beside its PDF. */
export interface DocumentFile {
  /** Its customer saves it at `{kind}/{hash}/{code}bycustomer`. */
  readonly code: string
  /** What it is called on the page of the customer. */
  readonly label: string
  /** Whether the customer of a document is offered it. */
  offered(document: DocumentRecord, version: FileOfVersion): boolean
  /** What goes along with the mail of a document; null when nothing does. */
  toMail(context: Context, document: DocumentRecord, version: FileOfVersion): Promise<MailAttachment | null>
}

/** A file inside the PDF of a sent version: PDF/A-3 then. Its text in the metadata is RDF in XML, of plain ASCII. */
export interface FileInside {
  readonly name: string
  readonly description: string
  readonly contentType: string
  readonly bytes: Uint8Array
  /** A `pdfaSchema` that says which properties there are, which PDF/A asks of all that it does not know. */
  readonly schema: string
  /** An `rdf:Description` with those properties. */
  readonly properties: string
}

/** What one kind of document is, declared once for server, editor, overview, portal and search. The engine does the rest. */
export interface DocumentKind {
  /** Path, table and name in the API: `quotation`. */
  readonly code: string
  readonly entity: EntityOf<DocumentRecord>
  readonly resource: AnyResource
  readonly module: ModuleTag
  readonly states: AnyStates
  readonly events: DocumentEvents
  readonly link: LinkKind
  /** Group of the global search: `quotations`. */
  readonly searchGroup: string
  /** Mail that brings it to the customer. */
  readonly mail: MailKind
  /** Mail after approval; kinds that customers do not approve have none. */
  readonly approvedMail?: MailKind
  /** Dutch noun on paper, with a capital: `Offerte`. */
  readonly noun: string
  /** Key of what stands before `enddate` on paper: valid until, or to be paid by. */
  readonly enddateLabel: 'validUntil' | 'dueOn'
  /** Its documents are of types that the company names. */
  readonly typed?: true
  /** What one document is called on paper where that differs: a credit is no invoice. */
  nounOf?(document: DocumentRecord): string
  /** Days until `enddate`, counted from sending (G-ENDDATE); null for a document that has no such day. */
  daysOf(document: DocumentRecord): number | null
  /** Statuses in which nothing about the document changes any more. */
  readonly locked: readonly string[]
  /** Statuses in which its customer does not find it (R-DOC-005). */
  readonly hidden: readonly string[]
  /** Its number: given at once, or only when it is sent. */
  readonly numberAt: 'creation' | 'sending'
  number(context: Context): Promise<string>
  /** Brings a draft up to date that is being sent and has its number, before it is frozen; `day` is that of the sending. */
  atSending?(context: Context, document: DocumentRecord, day: string): Promise<void>
  /**
   * What somebody else is asked about a document that is being sent by hand: it reads what it needs, asks without a
   * connection of the database, and does what follows in the transaction that sends.
   */
  beforeSending?(
    context: Context,
    document: DocumentRecord,
  ): Promise<() => Promise<(context: Context, document: DocumentRecord) => Promise<void>>>
  /** Whether a drawn signature is demanded (R-DOC-027). */
  signatureRequired?(context: Context, document: DocumentRecord): Promise<boolean>
  /** What its customer still has to pay of a document, in euros including VAT; kinds that are not paid have none. */
  toPay?(document: DocumentRecord): number
  /** What of a document is paid to another account than that of the company; null when nothing is. */
  paidApart?(context: Context, document: DocumentRecord): Promise<PaidApart | null>
  /** Columns of the kind that a copy takes along. */
  copies?(source: DocumentRecord): Readonly<Record<string, unknown>>
  /** A file of a sent version that the kind has beside the PDF. */
  readonly file?: DocumentFile
  /** What a program reads inside the PDF of a sent version; null when there is nothing. It says the same each time. */
  inside?(context: Context, document: DocumentRecord, version: FileOfVersion): Promise<FileInside | null>
  /** What its price tables show unless somebody chooses otherwise; the defaults of a calculation when left out. */
  readonly prices?: ChosenPrices
  /** What else its templates have to be to be offered: one may belong to something else, and is no template for others. */
  readonly templates?: Where
  /** Widgets of a document made without a template, by tag. */
  readonly widgets: readonly NewWidget[]
}

/** Every kind of document that is deployed. */
export const documentKinds = defineRegistry<DocumentKind>('documents.kinds', { always: true })
