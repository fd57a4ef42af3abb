import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { type Trigger, trigger } from '@core/context/trigger'
import { assembled } from '@core/plugin/assembly'
import {
  contactMomentProcessed,
  fileReceived,
  flowCancelled,
  flowCompleted,
  flowCreated,
  flowCreatedByWebsite,
  flowEntered,
  flowHandlerChanged,
  flowPhaseChanged,
  flowReopened,
  flowTagged,
  flowTriggered,
  flowUntagged,
  messageReceived,
  messageSent,
} from '../contract/flow-events'
import { OPEN_STATUSES, stageOf } from '../contract/flow-status'

/** What rules may ask of a dossier. */
const FLOW_FIELDS = [
  'status',
  'flow_phase_id',
  'type',
  'tags',
  'user_id',
  'office_user_id',
  'project_user_id',
  'lead_source',
  'lead_date',
  'city',
  'description',
  'order_value',
  'flowprofile_id',
  'partner_id',
  'partner_project_id',
] as const

const ofFlow = (tag: string, stage = 'algemeen') => ({
  tag,
  stage,
  label: `crm.trigger_${tag}`,
  about: 'flow',
  fields: FLOW_FIELDS,
})
const ofMessage = (tag: string) => ({
  tag,
  label: `crm.trigger_${tag}`,
  about: 'message',
  fields: ['content', 'assigned_to', 'flow_id', 'sender_name'],
})

/** What happens to dossiers that the rules of a company may listen to (G-TRIG). */
export const triggers: readonly Trigger[] = [
  trigger(flowCreated, ofFlow('flow_created', 'new')),
  trigger(flowCreatedByWebsite, ofFlow('flow_created_by_website', 'new')),
  ...OPEN_STATUSES.map(status => trigger(flowEntered[status], ofFlow(`flow_status_${status}`, stageOf(status)))),
  trigger(flowCompleted, ofFlow('flow_completed', 'aftercare')),
  trigger(flowCancelled, ofFlow('flow_cancelled', 'aftercare')),
  trigger(flowReopened, ofFlow('flow_reopened')),
  trigger(contactMomentProcessed, ofFlow('contactmoment_processed', 'new')),
  trigger(flowPhaseChanged, ofFlow('flowphase_changed')),
  trigger(flowHandlerChanged, ofFlow('handler_changed')),
  trigger(flowTagged, ofFlow('tag_added')),
  trigger(flowUntagged, ofFlow('tag_removed')),
  trigger(messageReceived, ofMessage('message_by_customer')),
  trigger(messageSent, ofMessage('message_by_user')),
  {
    event: fileReceived.name,
    ...ofFlow('file_uploaded_by_customer'),
    // A file of either kind is about its dossier.
    idOf: ({ flow_id }: { flow_id: number }) => flow_id,
  },
]

/** A trigger as whoever imports dossiers chooses one. */
export interface ChosenTrigger {
  readonly tag: string
  readonly label: string
}

/** Triggers about dossiers whose rules the company can have look at one; none where no module of it keeps rules. */
export function firedTriggers(context: Context): readonly ChosenTrigger[] {
  const { subscriptions, triggers: all } = context.use(assembled)
  const owned = ({ modules }: { readonly modules: readonly ModuleTag[] }) =>
    modules.every(module => context.company.modules.has(module))
  if (!subscriptions.get(flowTriggered.name)?.some(owned)) return []
  return all
    .filter(one => one.about === 'flow' && owned(one))
    .map(one => ({ tag: one.tag, label: context.text(one.label) }))
}
