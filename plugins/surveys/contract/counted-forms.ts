import type { Enricher } from '@core/resource/resource'
import { Type as t } from '@sinclair/typebox'
import { formHolder } from '.'

/** How far the forms are of what keeps them in a holder of its own: surveys and projects. */
export const countedForms: Enricher = {
  fields: { forms: t.Integer(), forms_sent: t.Integer() },
  async run(rows, context) {
    const holders = rows.flatMap(({ flow_data_id }) => (typeof flow_data_id === 'number' ? [flow_data_id] : []))
    const counts = await context.use(formHolder).countsOf(context, holders)
    for (const row of rows) {
      const count = counts.get(Number(row.flow_data_id))
      row.forms = count?.forms ?? 0
      row.forms_sent = count?.sent ?? 0
    }
  },
}
