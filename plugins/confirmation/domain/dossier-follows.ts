import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { confirmationEvents } from '../contract'
import { Confirmation } from '../entities/confirmation'

const MEANINGS: Readonly<Record<string, PhaseMeaning>> = {
  draft: 'confirmation_draft',
  sent: 'confirmation_sent',
  rejected: 'confirmation_new_version',
}

/** Where the newest order confirmation brings its dossier; one that was agreed to leaves the dossier to what follows. */
async function follow({ flow_id }: { readonly flow_id: number | null }, context: Context): Promise<void> {
  if (!flow_id) return
  const confirmations = await readRows(context, Confirmation, ['id', 'status'], {
    flow_id,
    is_template: false,
  })
  const [newest] = confirmations.filter(({ status }) => status !== 'cancelled').sort((one, other) => other.id - one.id)
  const meaning = newest && MEANINGS[newest.status]
  if (meaning) await context.use(flowWriter).advance(context, flow_id, meaning)
}

/** What follows for the dossier from what happens to its order confirmations (R-FLOW-009); in one piece with it. */
export const dossierFollows: readonly EventHandler[] = (
  [
    [confirmationEvents.made, 'draft'],
    [confirmationEvents.sent, 'sending'],
    [confirmationEvents.rejected, 'rejection'],
    [confirmationEvents.putBack, 'putting back'],
  ] as const
).map(([event, what]) => on(event, `bring the dossier on with the ${what}`, follow, { within: true }))
