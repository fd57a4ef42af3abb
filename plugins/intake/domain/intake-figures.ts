import type { Figure } from '@plugins/settings/contract/figures'
import { Intake } from '../entities/intake'

/** Surveys that were done. */
export const intakeFigure: Figure = {
  key: 'completed_intake',
  label: 'intake.figure_completed',
  unit: 'count',
  module: 'INTAKE',
  entity: Intake,
  by: 'date_completed',
  where: { is_template: false, status: 'completed' },
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/intake_overview',
}
