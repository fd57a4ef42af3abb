/** Where an incident stands (R-INC-001). */
export const INCIDENT_STATUSES = ['open', 'ongoing', 'resolved'] as const
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number]

/** How pressing an incident is. */
export const CLASSIFICATIONS = ['low', 'normal', 'high'] as const

/** Who reported an incident, and who said that it was resolved. */
export const REPORTERS = ['staff', 'customer'] as const

/** What a dossier shows under an incident that the company agreed times for. */
export const LATENESS = ['answer', 'solution'] as const
export type Lateness = (typeof LATENESS)[number]
