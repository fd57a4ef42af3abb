import type { Figure } from '@plugins/settings/contract/figures'
import { Flow } from '../entities/flow'

/** Dossiers that came in. */
export const leadFigure: Figure = {
  key: 'leads',
  label: 'crm.figure_leads',
  unit: 'count',
  module: 'CRM',
  entity: Flow,
  by: 'lead_date',
  owner: 'user_id',
  dossier: 'id',
  address: '/flow_overview',
}
