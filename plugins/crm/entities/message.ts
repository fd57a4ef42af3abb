import { tenantEntity } from '@core/db/entity'
import { choice, longText, looseId, reference, text, wholeName } from '@core/db/fields'

/** What customer and company write to each other about a dossier or document (S1 §3). */
export const Message = tenantEntity({
  name: 'message',
  properties: {
    content: longText(),
    status: choice(['unread', 'unanswered', 'read']).default('unread'),
    /** Who wrote it: a customer's message has no user. */
    sender: choice(['customer', 'company']).default('company'),
    sender_name: wholeName().nullable(),
    user_id: reference('user', { onDelete: 'set null' }).nullable(),
    flow_id: reference('flow', { onDelete: 'cascade' }).nullable(),
    relation_id: reference('relation', { onDelete: 'cascade' }).nullable(),
    messageable_type: text(64),
    messageable_id: looseId(),
    sendable_type: text(64).nullable(),
    sendable_id: looseId().nullable(),
    receiveable_type: text(64).nullable(),
    receiveable_id: looseId().nullable(),
    assigned_to: choice(['office', 'project', 'sales']).default('sales'),
  },
  indexes: [['status'], ['messageable_type', 'messageable_id']],
})
