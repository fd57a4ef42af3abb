import type { FactOperator } from '@core/expressions/conditions'
import type { FactSource } from '@core/merge-tags/fact-sources'
import { flowRow } from './flow-row'

/** What conditions look at of a dossier: its profile, its partner, and what stands in the fields of the company's own. */
export const flowFacts: FactSource = {
  async facts(context, { flow_id }) {
    const flow = flow_id ? await flowRow(context, flow_id) : null
    if (!flow) return {}
    return {
      facts: { 'flow.flowprofile_id': flow.flowprofile_id, 'flow.partner_id': flow.partner_id },
      fields: Object.entries(flow.custom_fields ?? {}).map(([field_name, value]) => ({ field_name, value })),
    }
  },
}

const profile = { fact: 'flow.flowprofile_id', resource: 'flowprofile' } as const
const partner = { fact: 'flow.partner_id', resource: 'partner' } as const

/** Operators of conditions that are about a dossier (R-WIDG-006). */
export const flowOperators: readonly FactOperator[] = [
  { operator: 'hasflowprofile', label: 'crm.fact_hasflowprofile', ...profile, asks: 'same' },
  {
    operator: 'doesnothaveflowprofile',
    label: 'crm.fact_doesnothaveflowprofile',
    ...profile,
    asks: 'same',
    negated: true,
  },
  { operator: 'haspartner', label: 'crm.fact_haspartner', ...partner, asks: 'same' },
  { operator: 'doesnothavepartner', label: 'crm.fact_doesnothavepartner', ...partner, asks: 'same', negated: true },
  { operator: 'partnerpresent', label: 'crm.fact_partnerpresent', ...partner, asks: 'filled' },
  { operator: 'partnernotpresent', label: 'crm.fact_partnernotpresent', ...partner, asks: 'filled', negated: true },
]
