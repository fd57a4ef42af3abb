import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import type { EntityOf } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { flowWriter } from '@plugins/crm/contract'
import type { DocumentEvents } from './document-events'
import type { DocumentRecord } from './document-kind'

interface OfFlow {
  readonly flow_id: number | null
}

type Follow = (of: OfFlow, context: Context) => Promise<void>

/** How a dossier goes by the documents of a kind that it has. */
interface Counting {
  /** One came to it, or came back to it. */
  readonly came: Follow
  /** One left it, or was deleted. */
  readonly left: Follow
  /** It holds together with what happened, unless several documents decide it together. */
  readonly within: boolean
}

/** What follows for dossiers when a document of a kind goes from one to another, is deleted or comes back. */
export function countedInDossier(
  { flowChanged, deleted, restored }: DocumentEvents,
  entity: EntityOf<DocumentRecord>,
  { came, left, within }: Counting,
): EventHandler[] {
  const byId =
    (follow: Follow) =>
    async ({ id }: { readonly id: number }, context: Context) => {
      const document = await openRecord(context, entity, id)
      if (document) await follow({ flow_id: document.flow_id ?? null }, context)
    }
  return [
    on(
      flowChanged,
      'leave one dossier and count in another',
      async ({ flow_id, from_flow_id }, context) => {
        if (within) await context.use(flowWriter).hold(context, [flow_id, from_flow_id])
        await left({ flow_id: from_flow_id }, context)
        await came({ flow_id }, context)
      },
      { within },
    ),
    on(deleted, 'leave a deleted document out of the dossier', byId(left), { within }),
    on(restored, 'count a restored document in the dossier', byId(came), { within }),
  ]
}
