import { type EventHandler, on } from '@core/events/event'
import type { Context } from '@core/http/context'
import { notify } from '@core/notifications/notify'
import type { DocumentRecord } from '../contract/document-kind'
import { documentApproved, documentRejected } from '../contract/events'
import { kindOf } from './open-document'

const tell =
  (verb: 'approved' | 'rejected') =>
  async (event: { kind: string; id: number; flow_id: number | null; signer: string }, context: Context) => {
    const kind = kindOf(context, event.kind)
    const document =
      kind && ((await context.em.findOne(kind.entity as never, { id: event.id } as never)) as DocumentRecord | null)
    if (!kind || !document) return
    await notify(context, {
      type: event.kind,
      id: event.id,
      flowId: event.flow_id,
      userId: document.user_id,
      title: context.text(`documents.notice_${verb}`, {
        noun: kind.noun,
        number: document.number ?? '',
        name: event.signer,
      }),
      body: verb === 'rejected' ? document.reject_reason : document.title,
      url: `/${event.kind}_detail/${event.id}`,
    })
  }

/** Staff hear of an approval or rejection: the handler of the document, or everyone (G-NOTIF). */
export const tellStaff: readonly EventHandler[] = [
  on(documentApproved, 'notify-approval', tell('approved')),
  on(documentRejected, 'notify-rejection', tell('rejected')),
]
