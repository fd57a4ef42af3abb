import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import type { ChangedRecords } from '@core/resource/changed'
import { flowReader } from '@plugins/crm/contract'
import type { DocumentKind, DocumentRecord } from '../contract/document-kind'

/** What a document says of its customer, by the fields of the relation that it comes from. */
const SHOWN: ReadonlySet<string> = new Set([
  'name',
  'nameprefix',
  'surname',
  'email',
  'phone',
  'address',
  'number',
  'number_addition',
  'postcode',
  'city',
  'country',
  'organization_id',
])

/**
 * Lets drafts name their customer as that was corrected: nobody types a customer on a document, so that a draft has
 * nothing of its own to lose. So do the next versions of what was sent already. What customers see is never changed, nor
 * is what was agreed to. A document that is being sent meanwhile is waited for, and left alone then.
 */
export async function draftsFollow(
  context: Context,
  { entity, states, locked }: DocumentKind,
  { ids, changed }: ChangedRecords,
): Promise<void> {
  if (!changed.some(field => SHOWN.has(field))) return
  const of = { relation_id: [...ids], is_template: false }
  const drafts = [
    ...(await openRecords(context, entity, { ...of, status: states.initial }, { sort: 'id', hold: true })),
    ...(await openRecords(
      context,
      entity,
      { ...of, status: not([states.initial, ...locked]), changed_since_sent: true },
      { sort: 'id', hold: true },
    )),
  ]
  for (const draft of drafts) await nameCustomer(context, draft)
}

/**
 * Lets a draft, and what begins to be one, say of its customer what that says now; who is gone stays as they were. The
 * number stays that of the customer who was chosen: by it one who became part of another is known to be the same.
 */
export async function nameCustomer(context: Context, document: DocumentRecord): Promise<void> {
  const { relation_id, customer: chosen } = document
  const customer = relation_id ? await context.use(flowReader).customer(context, relation_id) : null
  if (!customer) return
  document.customer = { ...customer, relation_id: chosen?.relation_id ?? customer.relation_id }
  document.relation_fullname = customer.fullname
}
