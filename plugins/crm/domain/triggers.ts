import type { Context } from '@core/context/context'
import type { ModuleTag } from '@core/context/modules'
import { type Trigger, trigger } from '@core/context/trigger'
import { assembled } from '@core/plugin/assembly'
import {
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
import { OPEN_STATUSES } from '../contract/flow-status'

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

const ofFlow = (label: string) => ({ label: `crm.${label}`, about: 'flow', fields: FLOW_FIELDS })
const ofMessage = (label: string) => ({
  label: `crm.${label}`,
  about: 'message',
  fields: ['content', 'assigned_to', 'flow_id', 'sender_name'],
})

/** What happens to dossiers that the rules of a company may listen to (G-TRIG). */
export const triggers: readonly Trigger[] = [
  trigger(flowCreated, ofFlow('trigger_flow_created')),
  trigger(flowCreatedByWebsite, ofFlow('trigger_flow_created_by_website')),
  ...OPEN_STATUSES.map(status => trigger(flowEntered[status], ofFlow(`trigger_flow_status_${status}`))),
  trigger(flowCompleted, ofFlow('trigger_flow_completed')),
  trigger(flowCancelled, ofFlow('trigger_flow_cancelled')),
  trigger(flowReopened, ofFlow('trigger_flow_reopened')),
  trigger(flowPhaseChanged, ofFlow('trigger_flowphase_changed')),
  trigger(flowHandlerChanged, ofFlow('trigger_handler_changed')),
  trigger(flowTagged, ofFlow('trigger_tag_added')),
  trigger(flowUntagged, ofFlow('trigger_tag_removed')),
  trigger(messageReceived, ofMessage('trigger_message_by_customer')),
  trigger(messageSent, ofMessage('trigger_message_by_user')),
  {
    event: fileReceived.name,
    ...ofFlow('trigger_file_uploaded_by_customer'),
    // A file of either kind is about its dossier.
    idOf: ({ flow_id }: { flow_id: number }) => flow_id,
  },
]

/** A trigger as whoever imports dossiers chooses one. */
export interface ChosenTrigger {
  readonly tag: string
  readonly label: string
}

/** What rules and imports call a trigger (G-TRIG): `flow_status_intake`, the end of the key of its name. */
const tagOf = ({ label }: Trigger) => label.slice(label.indexOf('.trigger_') + '.trigger_'.length)

/** Triggers about dossiers whose rules the company can have look at one; none where no module of it keeps rules. */
export function firedTriggers(context: Context): readonly ChosenTrigger[] {
  const { subscriptions, triggers: all } = context.use(assembled)
  const owned = ({ modules }: { readonly modules: readonly ModuleTag[] }) =>
    modules.every(module => context.company.modules.has(module))
  if (!subscriptions.get(flowTriggered.name)?.some(owned)) return []
  return all
    .filter(one => one.about === 'flow' && owned(one))
    .map(one => ({ tag: tagOf(one), label: context.text(one.label) }))
}
