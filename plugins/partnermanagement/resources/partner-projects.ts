import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { PartnerProject } from '../entities/partner-project'

/** Projects of partners (S1 §3). */
export const partnerProjects = resource({
  entity: PartnerProject,
  module: 'PARTNERMANAGEMENT',
  sort: '-id',
  called: { by: 'label', sort: 'label' },
  prepare(project, _, changes, before) {
    project.label = project.label.trim()
    if (!project.label) throw invalid('label', 'core.required')
    if (project.start_date && project.end_date && project.end_date < project.start_date)
      throw invalid('end_date', 'partnermanagement.ends_before')
    // Its dossiers name both: a project that changes hands would leave them with the partner before.
    if (before && 'partner_id' in changes && changes.partner_id !== before.partner_id)
      throw invalid('partner_id', 'partnermanagement.partner_stays')
  },
})
