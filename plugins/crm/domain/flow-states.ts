import type { Context } from '@core/context/context'
import type { EventType } from '@core/context/event'
import { openHeld } from '@core/db/open-held'
import { openRecord } from '@core/db/open-record'
import { refusalOf } from '@core/resource/record'
import type { Moved } from '@core/states/moved'
import { type Asked, states } from '@core/states/states'
import { flowCancelled, flowCompleted, flowEntered, flowReopened } from '../contract/flow-events'
import { FLOW_STATUSES, type FlowStatus, OPEN_STATUSES, type OpenStatus } from '../contract/flow-status'
import { Flow, type FlowRecord } from '../entities/flow'
import { Relation } from '../entities/relation'

/** From every other status: staff put a dossier wherever they want it (R-FLOW-002). */
const anywhere = <S extends FlowStatus>(to: S, tells: EventType<Moved>) => ({
  from: FLOW_STATUSES.filter(status => status !== to),
  to,
  logs: 'updated',
  tells,
})
const into = <S extends OpenStatus>(status: S) => ({
  ...anywhere(status, flowEntered[status]),
  checks: [relationIsThere],
})

/** Whether a dossier has left the stages (R-FLOW-040). */
export const isEnded = ({ status }: { readonly status: string }): boolean =>
  status === 'completed' || status === 'cancelled'

const hasEnded = (flow: FlowRecord) => isEnded(flow) || 'crm.flow_runs'

/** A dossier only runs for somebody who is there: who takes one up takes its relation out of the trash first. */
async function relationIsThere(flow: FlowRecord, context: Context, { made }: Asked): Promise<true | string> {
  if (!isEnded(flow)) return true
  // Held, so that nobody is moved to the trash while a dossier of theirs is taken up.
  const relation = await (made ? openHeld : openRecord)(context, Relation, flow.relation_id)
  return relation && !relation.deleted_at ? true : 'crm.relation_in_trash'
}

/** What keeps a dossier from being deleted keeps it from being cancelled as well (R-FLOW-015, R-FLOW-017). */
async function nothingHoldsIt({ id }: FlowRecord, context: Context): Promise<true | string> {
  const refusal = await refusalOf({ path: 'flow', entity: Flow }, context, id)
  return refusal ? 'crm.flow_not_cancelled' : true
}

/** Where a dossier can go (S1 §4, R-FLOW-002, R-FLOW-040). `moveFlow` is what makes these moves. */
export const flowStates = states(Flow, {
  initial: 'new',
  moves: {
    toUnread: into('unread'),
    toNew: into('new'),
    toIntake: into('intake'),
    toQuotation: into('quotation'),
    toConfirmation: into('confirmation'),
    toProject: into('project'),
    toInvoice: into('invoice'),
    toAftercare: into('aftercare'),
    complete: anywhere('completed', flowCompleted),
    cancel: { ...anywhere('cancelled', flowCancelled), checks: [nothingHoldsIt] },
  },
  putBack: { to: OPEN_STATUSES, when: [hasEnded], checks: [relationIsThere], tells: flowReopened },
  owns: ['date_archived', 'cancel_reason', 'cancelled_in'],
})

/** The move that leads to a status. */
export const MOVE_TO = {
  unread: 'toUnread',
  new: 'toNew',
  intake: 'toIntake',
  quotation: 'toQuotation',
  confirmation: 'toConfirmation',
  project: 'toProject',
  invoice: 'toInvoice',
  aftercare: 'toAftercare',
  completed: 'complete',
  cancelled: 'cancel',
} as const satisfies Record<FlowStatus, keyof typeof flowStates.moves>
