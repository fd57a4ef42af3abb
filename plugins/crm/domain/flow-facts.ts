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

/** Operators of conditions that are about a dossier (R-WIDG-006). */
export const flowOperators: readonly FactOperator[] = [
  { operator: 'hasflowprofile', fact: 'flow.flowprofile_id', asks: 'same' },
  { operator: 'doesnothaveflowprofile', fact: 'flow.flowprofile_id', asks: 'same', negated: true },
  { operator: 'haspartner', fact: 'flow.partner_id', asks: 'same' },
  { operator: 'doesnothavepartner', fact: 'flow.partner_id', asks: 'same', negated: true },
  { operator: 'partnerpresent', fact: 'flow.partner_id', asks: 'filled' },
  { operator: 'partnernotpresent', fact: 'flow.partner_id', asks: 'filled', negated: true },
]
