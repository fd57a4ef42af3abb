import type { Context } from '@core/context/context'
import type { LeadTarget } from '@plugins/settings/contract/website'
import { LEAD_FIELDS } from './lead-fields'

/** What websites can fill of people, organizations and dossiers. */
export const crmLeadTargets = async (context: Context): Promise<readonly LeadTarget[]> =>
  LEAD_FIELDS.map(field => ({ field, label: context.text(`crm.lead_${field}`) }))
