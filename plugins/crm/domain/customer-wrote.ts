import type { Context } from '@core/context/context'
import { presentAmong } from '@core/db/present-among'
import { isSame } from '@core/domain/is-same'
import type { DeletionGuard } from '@core/resource/resource'
import { ADMINISTRATOR } from '@core/users/last-administrator'
import { Message, type MessageRecord } from '../entities/message'

/** What staff do with a message of a customer: the rest is what the customer said, and about what. */
const STAFFS: readonly string[] = ['status', 'assigned_to', 'update_reason']

/**
 * Keeps what a customer wrote as it was written, where it was written.
 *
 * @throws Problem 409 for a change of the words, of whose they are or of what they are about
 */
export function keepCustomersWords(
  context: Context,
  message: MessageRecord,
  before: Readonly<Record<string, unknown>>,
): void {
  if (message.sender !== 'customer') return
  const now: Readonly<Record<string, unknown>> = { ...message }
  const isOther = (field: string) => !isSame(before[field], now[field])
  if (Object.keys(before).some(field => !STAFFS.includes(field) && isOther(field)))
    throw context.refuse('crm.customer_wrote')
}

/** Who is no administrator deletes nothing that a customer wrote; what an administrator deletes, the log keeps. */
export const customersWordsStay: DeletionGuard = {
  table: 'message',
  async keeps(ids, context) {
    if ((context.user?.role ?? 0) >= ADMINISTRATOR) return new Map()
    const theirs = await presentAmong(context, Message, 'id', ids, { sender: 'customer' })
    return new Map(theirs.map(id => [id, 'crm.administrator_deletes']))
  },
}
