import { type Trigger, trigger } from '@core/context/trigger'
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
