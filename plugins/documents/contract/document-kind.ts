import type { Entity } from '@core/db/entity'
import type { LinkKind } from '@core/http/call'
import type { Context } from '@core/http/context'
import type { Machine } from '@core/lifecycle/machine'
import { defineRegistry } from '@core/plugin/port'
import type { AnyResource } from '@core/resource/resource'
import type { ModuleTag } from '@core/tenancy/modules'
import type { Customer } from '@plugins/crm/contract'
import type { MailType } from '@plugins/settings/contract'

/** A document of any kind, as the engine sees it. */
export interface DocumentRecord {
  id: number
  company_id: number
  version: number
  number: string | null
  title: string | null
  status: string
  hash: string
  is_template: boolean
  flow_id: number | null
  relation_id: number | null
  customer: Customer | null
  relation_fullname: string
  calculation_id: number | null
  user_id: number | null
  documentdate: string | null
  enddate: string | null
  date_send: Date | null
  date_viewed: Date | null
  date_approved: Date | null
  date_rejected: Date | null
  reject_reason: string | null
  amount_exc_vat: number
  amount_inc_vat: number
  custom_css: string | null
  update_reason: string | null
}

/** What one kind of document is. The engine does the rest. */
export interface DocumentKind {
  readonly code: 'quotation' | 'confirmation' | 'invoice' | 'document'
  readonly entity: Entity
  readonly resource: AnyResource
  readonly module: ModuleTag
  readonly lifecycle: Machine<string, DocumentRecord>
  readonly link: LinkKind
  /** Customer page: `customer_quotation_detail`. */
  readonly page: string
  readonly mailType: MailType
  /** Mail after approval; kinds that customers do not approve have none. */
  readonly approvedMailType?: MailType
  /** Dutch noun on paper, with a capital: `Offerte`. */
  readonly noun: string
  /** Days until `enddate`, counted from sending (G-ENDDATE). */
  readonly days: number
  /** Statuses in which nothing about the document changes any more. */
  readonly locked: readonly string[]
  /** Its number: given at once, or only when it is sent. */
  readonly numberAt: 'creation' | 'sending'
  number(context: Context): Promise<string>
  /** Whether a drawn signature is demanded (R-DOC-027). */
  signatureRequired?(context: Context, document: DocumentRecord): Promise<boolean>
  /** Widgets of a document made without a template, by tag. */
  readonly widgets: readonly { tag: string; textcontent?: string; description?: string }[]
  /** Runs once it is a draft: new, or put back to that (R-DOC-004). */
  onCreated?(context: Context, document: DocumentRecord): Promise<void>
  /** Runs once it is sent, or put back to that. */
  onSent?(context: Context, document: DocumentRecord): Promise<void>
  onApproved?(context: Context, document: DocumentRecord): Promise<void>
  onRejected?(context: Context, document: DocumentRecord): Promise<void>
  onRecalculated?(context: Context, document: DocumentRecord): Promise<void>
}

/** Every kind of document that is deployed. */
export const documentKinds = defineRegistry<DocumentKind>('documents.kinds', { always: true })
