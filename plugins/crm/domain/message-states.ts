import type { Context } from '@core/context/context'
import { move } from '@core/states/move'
import { states } from '@core/states/states'
import { Message, type MessageRecord, type MessageStatus } from '../entities/message'

/** Where a message can go: staff choose any of the three, opening one sees it, an answer settles it (R-MSG-001 to R-MSG-004). */
export const messageStates = states(Message, {
  initial: 'unread',
  moves: {
    see: { from: ['unread', 'read'], to: 'unanswered', logs: 'updated' },
    settle: { from: ['unread', 'unanswered'], to: 'read', logs: 'updated' },
    unsee: { from: ['unanswered', 'read'], to: 'unread', logs: 'updated' },
  },
})

const MOVE_TO = { unanswered: 'see', read: 'settle', unread: 'unsee' } as const satisfies Record<MessageStatus, string>

/** Gives a message a status, whoever asks; one that has it stays as it is. */
export async function setMessageStatus(
  context: Context,
  message: MessageRecord,
  { status }: { readonly status?: MessageStatus },
): Promise<void> {
  if (status && status !== message.status) await move(context, messageStates, message, MOVE_TO[status])
}
