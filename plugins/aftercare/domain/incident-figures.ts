import { not } from '@core/db/where'
import type { Figure, Standing } from '@plugins/settings/contract/figures'
import { Incident } from '../entities/incident'

/** Incidents that wait to be resolved (G-RT). */
export const incidentStanding: Standing = {
  key: 'open_incidents',
  module: 'CRM',
  entity: Incident,
  where: () => ({ status: not('resolved'), deleted_at: null }),
}

/** Service appointments that were completed: incidents that were resolved (G-WIDG). */
export const incidentFigure: Figure = {
  key: 'completed_service',
  label: 'aftercare.figure_completed',
  unit: 'count',
  module: 'AFTERCARE',
  entity: Incident,
  by: 'resolved_at',
  where: { status: 'resolved' },
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/incident_overview?status=resolved',
}
