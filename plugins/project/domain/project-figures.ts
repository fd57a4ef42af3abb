import type { Figure } from '@plugins/settings/contract/figures'
import { Project } from '../entities/project'

/** Projects that were done. */
export const projectFigure: Figure = {
  key: 'completed_project',
  label: 'project.figure_completed',
  unit: 'count',
  module: 'PROJECT',
  entity: Project,
  by: 'date_completed',
  where: { is_template: false, status: 'completed' },
  owner: 'user_id',
  dossier: 'flow_id',
  address: '/project_overview',
}
