import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRow } from '@core/db/list'
import type { CheckPartner, NamedPartner } from '@plugins/crm/contract/partner-flows'
import { Partner } from '../entities/partner'
import { PartnerProject } from '../entities/partner-project'

/**
 * A dossier in a project of a partner is a dossier of that partner, and one that changes partner leaves the project. A new
 * one looks as the partner's dossiers do, unless something else was chosen.
 */
export const partnerOfFlow: CheckPartner = async (context, flow, { changes, isNew }) => {
  await fitProject(context, flow, changes)
  if (!isNew || !flow.partner_id || changes.flowprofile_id) return
  const partner = await readRow(context, Partner, { id: flow.partner_id })
  if (partner?.flowprofile_id) flow.flowprofile_id = partner.flowprofile_id
}

async function fitProject(context: Context, flow: NamedPartner, changes: Readonly<Record<string, unknown>>) {
  if (changes.partner_project_id) {
    const project = await readRow(context, PartnerProject, { id: Number(changes.partner_project_id) })
    if (!project) throw invalid('partner_project_id', 'core.unknown_reference')
    if (changes.partner_id && changes.partner_id !== project.partner_id)
      throw invalid('partner_project_id', 'partnermanagement.project_of_another')
    flow.partner_id = project.partner_id
  } else if ('partner_id' in changes && flow.partner_project_id) {
    const project = await readRow(context, PartnerProject, { id: flow.partner_project_id })
    if (project?.partner_id !== flow.partner_id) flow.partner_project_id = null
  }
}
