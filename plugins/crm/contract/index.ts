import type { LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import { defineEvent } from '@core/context/event'
import { definePort, defineRegistry } from '@core/context/port'
import { changedRecords } from '@core/resource/changed'
import type { MailKind } from '@plugins/settings/contract'
import { type Static, Type as t } from '@sinclair/typebox'
import type { FlowStatus } from './flow-status'
import type { PhaseMeaning } from './phase-meanings'

export {
  beginsIn,
  type CalendarAsk,
  type CalendarEvent,
  type CalendarSource,
  calendarEvent,
  calendarSources,
  type WaitingWork,
  waitingWork,
} from './calendar'
export { MOST_EVENTS, MOST_WAITING, PLANS_OTHERS } from './calendar-facts'
export { crmParts } from './crm-parts'
export {
  fileReceived,
  flowCancelled,
  flowCompleted,
  flowCreated,
  flowEntered,
  flowHandlerChanged,
  flowMerged,
  flowPhaseChanged,
  flowRelationChanged,
  flowReopened,
  flowTagged,
  flowTriggered,
  flowUntagged,
  messageReceived,
  messageSent,
} from './flow-events'
export { FLOW_STAGES, FLOW_STATUSES, type FlowStage, type FlowStatus, stageOf } from './flow-status'
export { PHASE_MEANINGS, type PhaseMeaning } from './phase-meanings'

/** Relations were changed; names kept elsewhere follow. */
export const relationUpdated = defineEvent('relation.updated', changedRecords)
/** Organizations were changed; what is kept of them with their people follows. */
export const organizationUpdated = defineEvent('organization.updated', changedRecords)
/** A customer as others see one: enough to address a document or mail. */
export interface Customer {
  readonly relation_id: number | null
  readonly organization: string | null
  readonly name: string
  readonly nameprefix: string | null
  readonly surname: string | null
  readonly fullname: string
  readonly email: string | null
  readonly phone: string | null
  /** Street with number, as people write it. */
  readonly address: string | null
  readonly street: string | null
  readonly number: string | null
  readonly number_addition: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly country: string
  /** Of the organization that the customer buys for. */
  readonly vat_number: string | null
  readonly kvk: string | null
}

/** Something that may be somewhere, and may stand with a dossier. */
export interface Placed {
  readonly flow_id: number | null
  readonly place: string | null
  readonly lat: number | null
  readonly lng: number | null
}

/** A dossier as others see one. */
export interface FlowFacts {
  readonly id: number
  readonly number: string | null
  readonly status: FlowStatus
  readonly description: string | null
  /** The sub-status, in the company's own words. */
  readonly phase: string | null
  /** What that stands for; null for one of the company's own. */
  readonly phase_meaning: PhaseMeaning | null
  readonly lead_date: string
  /** When it first came into these stages. */
  readonly date_quotation: Date | null
  readonly date_invoice: Date | null
  readonly hash: string
  readonly user_id: number | null
  /** What its quotations say, in euros excluding VAT; null for none. */
  readonly order_value: number | null
  /** Who sees to the work itself. */
  readonly project_user_id: number | null
  readonly relation_id: number
  readonly relation_fullname: string
  readonly flowprofile_id: number | null
}

/** Reads dossiers and customers. */
export interface FlowReader {
  /** The dossier, or `null` when it is unknown or in the trash. */
  flow(context: Context, id: number): Promise<FlowFacts | null>
  /** The same for several at once, by their numbers; what is unknown or in the trash is left out. */
  flows(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, FlowFacts>>
  customer(context: Context, relationId: number): Promise<Customer | null>
  /** What relations are called, by their numbers: for a page of rows at once. Those in the trash too. */
  customerNames(context: Context, relationIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** The profile of a dossier; null for none, and for a dossier that is not there. */
  profileOf(context: Context, id: number): Promise<number | null>
  /** Where the customer of a dossier looks at it, or `null` when it is unknown or in the trash. */
  customerLink(context: Context, id: number): Promise<string | null>
  /** Whose dossiers these are, by their numbers: for a page of rows at once. */
  namesOf(context: Context, flowIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** What stands with a dossier at the place of its customer, where it has none of its own. */
  withPlaces<Row extends Placed>(context: Context, rows: readonly Row[]): Promise<Row[]>
  /** What the company's own fields hold for a customer and a dossier, as people write it, by key. */
  ownFields(
    context: Context,
    of: { readonly relation_id: number | null; readonly flow_id: number | null },
  ): Promise<Record<'relation' | 'flow', Record<string, string>>>
  /** The newest dossiers in any of these statuses. */
  inStatus(context: Context, statuses: readonly FlowStatus[], limit: number): Promise<FlowFacts[]>
}
export const flowReader = definePort<FlowReader>('crm.flow-reader')

/** A person as typed in a create dialog. */
export interface TypedPerson {
  lead_source?: string | null
  fullname?: string
  name?: string
  nameprefix?: string | null
  surname?: string | null
  email?: string | null
  phone?: string | null
  address?: string | null
  number?: string | null
  postcode?: string | null
  city?: string | null
}

/** Changes dossiers on behalf of documents and the portal. */
export interface FlowWriter {
  /** Holds dossiers until the transaction ends, so that of several documents at once each sees those before it. */
  hold(context: Context, flowIds: readonly (number | null)[]): Promise<void>
  /**
   * Moves a dossier forward to the sub-status that means this, whatever the company calls it; a dossier that is already
   * further, completed or cancelled stays where it is.
   */
  advance(context: Context, flowId: number, meaning: PhaseMeaning): Promise<void>
  /** The value shown on dossier and pipeline, in euros excluding VAT; null for none. */
  setOrderValue(context: Context, flowId: number, value: number | null): Promise<void>
  /**
   * Works the key figures of a dossier out again after the commit, if the company counts any (G-KPI). Who asks holds the
   * dossier, changes it, or comes after a commit.
   */
  recountKpis(context: Context, flowId: number | null): Promise<void>
  /** The survey that counts for a dossier; null for none. */
  setIntake(context: Context, flowId: number, intakeId: number | null): Promise<void>
  /** Makes a relation of what was typed; answers its number. */
  createRelation(context: Context, person: TypedPerson): Promise<number>
}
export const flowWriter = definePort<FlowWriter>('crm.flow-writer')

/** Stores what a customer writes, tells staff, and reads a conversation. */
export interface Correspondence {
  /** Answers the message. @throws Problem 422 for one without content (R-PORT-013) or too long */
  fromCustomer(
    context: Context,
    message: {
      content: string
      senderName: string | null
      flowId: number | null
      aboutType: string
      aboutId: number
      /** The mail that it came by. */
      mailId?: number
    },
  ): Promise<CustomerMessage>
  /**
   * The newest messages about a dossier or, without one, about a record, or those before one of them; the oldest first.
   * Opening them as the customer marks the company's as read (R-MSG-002).
   */
  forCustomer(
    context: Context,
    about: { flowId: number | null; aboutType: string; aboutId: number },
    before?: number,
  ): Promise<CustomerMessages>
}
/** Tells of messages that were written. */
export interface Messages {
  /** The dossier that a message is about; null for one about something without a dossier. */
  flowOf(context: Context, id: number): Promise<number | null>
}
export const messageReader = definePort<Messages>('crm.message-reader')

/** A message as the customer sees it. */
export const customerMessage = t.Object({
  id: t.Integer(),
  content: t.String(),
  sender: t.Union([t.Literal('customer'), t.Literal('company')]),
  sender_name: t.Union([t.String(), t.Null()]),
  created_at: t.String(),
})
export type CustomerMessage = Static<typeof customerMessage>

/** Part of a conversation, and whether there is more before it. */
export const customerMessages = t.Object({ messages: t.Array(customerMessage), older_messages: t.Boolean() })
export type CustomerMessages = Static<typeof customerMessages>

/** How many messages one link sends: more than people write, and too few to flood whoever reads them. */
export const messageLimit = {
  of: 'messages of a link',
  within: [
    { most: 20, seconds: 300, text: 'crm.too_many_messages' },
    { most: 200, seconds: 86_400, text: 'crm.too_many_messages_today' },
  ],
} as const

/** A mail to the customer of a dossier; to the address of the relation unless told. */
export interface FlowMail {
  readonly to_email?: string | null | undefined
  readonly subject: string
  /** HTML with merge tags. */
  readonly message: string
  readonly mailtemplate_id?: number | null | undefined
}

/** Writes mails from dossiers, as whoever is signed in. */
export interface FlowMails {
  /** What a mail of a kind begins with, filled in for a dossier. @throws Problem 404 for one that is not there */
  start(
    context: Context,
    flowId: number,
    kind: MailKind,
  ): Promise<{
    to_email: string | null
    subject: string
    message: string
    mailtemplate_id: number | null
    /** The other texts of the company for it, filled in too. */
    templates: { id: number; subject: string; message: string }[]
  }>
  /** Keeps a mail with the dossier and sends it after the commit. @throws Problem 422 without address, subject or text */
  write(context: Context, flowId: number, mail: FlowMail): Promise<void>
}
export const flowMails = definePort<FlowMails>('crm.flow-mails')

export const correspondence = definePort<Correspondence>('crm.correspondence')

/** The customer on the other side of a conversation, and the page on which they read it. */
export interface Correspondent {
  readonly email: string
  readonly fullname: string
  readonly link: string
}

/** Records of one kind that customers write about without a dossier. */
export interface Correspondents {
  /** `messageable_type` of their messages. */
  readonly type: string
  /** Null for a record without an address, or that its customer does not find. With `hold` it is held. */
  of(context: Context, id: number, options: { hold: boolean }): Promise<Correspondent | null>
}
export const correspondents = defineRegistry<Correspondents>('crm.correspondents')

/** What customers are mailed of by itself. */
export interface CustomerNotices {
  /** Whether the company wants its customers to be mailed that there is something new for them. */
  wanted(context: Context): Promise<boolean>
  /** Where answers by mail to a dossier come in; null where no mail comes in. */
  replyAddress(context: Context, flowId: number): string | null
}
export const customerNotices = definePort<CustomerNotices>('crm.customer-notices')

/** A file of a dossier as its customer sees it: shared by the company, or sent along. `size` in bytes. */
export const customerFlowFile = t.Object({
  id: t.Integer(),
  filename: t.String(),
  content_type: t.String(),
  size: t.Integer(),
  created_at: t.String({ format: 'date-time' }),
  by_customer: t.Boolean(),
})
export type CustomerFlowFile = Static<typeof customerFlowFile>

/** The files that a dossier and its customer share (S1 §7). */
export interface SharedFiles {
  /** All of them, the oldest first; those of its profile and those for everybody too. */
  forCustomer(context: Context, flow: Pick<FlowFacts, 'id' | 'flowprofile_id'>): Promise<CustomerFlowFile[]>
}
export const flowFileReader = definePort<SharedFiles>('crm.flow-files')

/** The link on a whole dossier. */
export const flowLink: LinkKind = {
  kind: 'flow',
  word: 'dossier',
  page: 'customer_flow_detail',
  module: 'CRM',
  notFound: 'crm.flow_link_gone',
  gone: 'crm.flow_link_gone',
}
