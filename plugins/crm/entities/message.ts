import { tenantEntity } from '@core/db/entity'
import { choice, longText, moment, recordOf, reference, text, wholeName } from '@core/db/fields'
import type { InferEntity } from '@mikro-orm/postgresql'

/** Where a message is: unread, seen and waiting for an answer, or dealt with (S1 §4). */
const MESSAGE_STATUSES = ['unread', 'unanswered', 'read'] as const

/** Whose work a message is (R-MSG-006). */
export const DEPARTMENTS = ['office', 'project', 'sales'] as const
export type Department = (typeof DEPARTMENTS)[number]

/** What customer and company write to each other about a dossier or document (S1 §3). */
export const Message = tenantEntity({
  name: 'message',
  properties: {
    content: longText(),
    status: choice(MESSAGE_STATUSES).default('unread'),
    /** Who wrote it: a customer's message has no user. */
    sender: choice(['customer', 'company']).default('company'),
    sender_name: wholeName().nullable(),
    user_id: reference('user', { whenGone: 'empty' }).nullable(),
    flow_id: reference('flow', { whenGone: 'goAlong' }).nullable(),
    relation_id: reference('relation', { whenGone: 'goAlong' }).nullable(),
    messageable_type: text(64),
    messageable_id: recordOf('messageable_type'),
    sendable_type: text(64).nullable(),
    sendable_id: recordOf('sendable_type').nullable(),
    receiveable_type: text(64).nullable(),
    receiveable_id: recordOf('receiveable_type').nullable(),
    assigned_to: choice(DEPARTMENTS).default('sales'),
    /** When the customer is mailed that it is there: a moment to come while that mail waits. */
    told_at: moment().nullable(),
  },
  indexes: [['status'], ['messageable_type', 'messageable_id']],
})

/** A message in the hands of the mapper. */
export type MessageRecord = InferEntity<typeof Message>
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
