import { type Trigger, trigger } from '@core/context/trigger'
import { incidentEvents } from '../contract'

const ofIncident = (label: string, stage = 'algemeen') => ({
  stage,
  label: `aftercare.${label}`,
  about: 'incident',
  fields: ['flow_id', 'user_id', 'status', 'incident_type_id', 'classification', 'content', 'description'],
})

/** What happens to incidents that the rules of a company may listen to (G-TRIG). */
export const triggers: readonly Trigger[] = [
  trigger(incidentEvents.created, ofIncident('trigger_incident_created', 'aftercare')),
  trigger(incidentEvents.reportedByCustomer, {
    ...ofIncident('trigger_incident_by_customer'),
    tag: 'incident_by_customer',
  }),
  trigger(incidentEvents.resolved, ofIncident('trigger_incident_resolved')),
  trigger(incidentEvents.resolvedByStaff, ofIncident('trigger_incident_resolved_by_staff', 'aftercare')),
  trigger(incidentEvents.reopened, ofIncident('trigger_incident_reopened')),
  trigger(incidentEvents.late, ofIncident('trigger_incident_late')),
]
