import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRows } from '@core/db/list'
import { flowReader, flowWriter, type PhaseMeaning } from '@plugins/crm/contract'
import { countedInDossier } from '@plugins/documents/contract'
import { confirmationEvents } from '../contract'
import { Confirmation } from '../entities/confirmation'

const MEANINGS: Readonly<Record<string, PhaseMeaning>> = {
  draft: 'confirmation_draft',
  sent: 'confirmation_sent',
  rejected: 'confirmation_new_version',
}

/** Sub-statuses that a dossier has by its order confirmations alone. */
const BROUGHT: readonly (PhaseMeaning | null | undefined)[] = Object.values(MEANINGS)

/**
 * Where the newest order confirmation brings its dossier; one that was agreed to leaves the dossier to what follows.
 * Without any left it asks for one, unless staff gave it another sub-status meanwhile.
 */
async function follow({ flow_id }: { readonly flow_id: number | null }, context: Context): Promise<void> {
  if (!flow_id) return
  const flows = context.use(flowWriter)
  await flows.hold(context, [flow_id])
  const confirmations = await readRows(context, Confirmation, ['id', 'status'], {
    flow_id,
    is_template: false,
  })
  const [newest] = confirmations.filter(({ status }) => status !== 'cancelled').sort((one, other) => other.id - one.id)
  const meaning = newest ? MEANINGS[newest.status] : await withoutConfirmation(context, flow_id)
  if (meaning) await flows.advance(context, flow_id, meaning)
}

async function withoutConfirmation(context: Context, flowId: number): Promise<PhaseMeaning | null> {
  const flow = await context.use(flowReader).flow(context, flowId)
  return BROUGHT.includes(flow?.phase_meaning) ? 'confirmation_make' : null
}

/** What follows for the dossier from what happens to its order confirmations (R-FLOW-009); in one piece with it. */
export const dossierFollows: readonly EventHandler[] = [
  ...(
    [
      [confirmationEvents.made, 'draft'],
      [confirmationEvents.sent, 'sending'],
      [confirmationEvents.rejected, 'rejection'],
      [confirmationEvents.cancelled, 'cancellation'],
      [confirmationEvents.putBack, 'putting back'],
    ] as const
  ).map(([event, what]) => on(event, `bring the dossier on with the ${what}`, follow, { within: true })),
  ...countedInDossier(confirmationEvents, Confirmation, { came: follow, left: follow, within: true }),
]
