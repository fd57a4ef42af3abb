import type { Context } from '@core/context/context'
import type { LeadTarget } from '@plugins/settings/contract/website'
import { LEAD_FIELDS } from './lead-fields'

/** Keys of what fields are called, where a list of them does not tell them apart by the name that they have by themselves. */
const APART: Readonly<Record<string, string>> = {
  'relation.fullname': 'lead_relation.fullname',
  'relation.name': 'field.relation.name',
  'relation.nameprefix': 'field.relation.nameprefix',
  'relation.surname': 'field.relation.surname',
  'organization.name': 'field.relation.organization_id',
  'flow.description': 'lead_flow.description',
  'flow.remarks': 'lead_flow.remarks',
  'flow.tags': 'lead_flow.tags',
  'flow.reference': 'lead_flow.reference',
}

/** What websites can fill of people, organizations and dossiers. */
export const crmLeadTargets = async (context: Context): Promise<readonly LeadTarget[]> =>
  LEAD_FIELDS.map(field => ({
    field,
    label: context.text(`crm.${APART[field] ?? `field.${field.slice(field.indexOf('.') + 1)}`}`),
  }))
