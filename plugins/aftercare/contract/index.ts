import { defineEvent } from '@core/context/event'
import { moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

export { INCIDENT_STATUSES, type IncidentStatus } from './incident-status'

const about = t.Object({ id: t.Integer() })

/** What happens to maintenance contracts. */
export const contractEvents = {
  made: defineEvent('maintenancecontract.made', about),
  removed: defineEvent('maintenancecontract.removed', about),
  restored: defineEvent('maintenancecontract.restored', about),
  paused: defineEvent('maintenancecontract.paused', moved),
  resumed: defineEvent('maintenancecontract.resumed', moved),
  ended: defineEvent('maintenancecontract.ended', moved),
} as const

/** What happens to incidents. */
export const incidentEvents = {
  created: defineEvent('incident.created', about),
  reportedByCustomer: defineEvent('incident.reported_by_customer', about),
  begun: defineEvent('incident.begun', moved),
  /** Its customer got an answer, or another one. */
  answered: defineEvent('incident.answered', about),
  resolved: defineEvent('incident.resolved', moved),
  resolvedByStaff: defineEvent('incident.resolved_by_staff', moved),
  reopened: defineEvent('incident.reopened', moved),
  /** Nobody answered the customer, or solved it, in the time that the company promises. */
  late: defineEvent('incident.late', t.Object({ id: t.Integer(), what: t.String() })),
} as const
