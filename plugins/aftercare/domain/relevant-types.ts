import { readRows } from '@core/db/list'
import { rowSchema } from '@core/db/schema'
import type { AddedTo } from '@core/resource/additions'
import { Type as t } from '@sinclair/typebox'
import { IncidentType } from '../entities/incident-type'

/** Kinds of incidents that can be reported about a dossier, with for how long they are shown (S1 §3). */
export const relevantTypes: AddedTo = {
  resource: 'flow',
  addition: {
    fields: { relevant_incident_types: t.Array(rowSchema(IncidentType, 'incidenttype.row')) },
    async run(rows, context) {
      const types = await readRows(context, IncidentType, 'all', {}, 'order')
      for (const row of rows) row.relevant_incident_types = types
    },
  },
}
