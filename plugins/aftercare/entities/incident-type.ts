import { tenantEntity } from '@core/db/entity'
import { text, whole } from '@core/db/fields'

/** A kind of incident, with what the company promises for it (G-INCT). Hours are those of working days. */
export const IncidentType = tenantEntity({
  name: 'incidenttype',
  properties: {
    description: text(),
    /** For how many months a resolved one is still shown; always when empty (R-INC-004). */
    showable_months: whole().nullable(),
    answer_hours: whole().nullable(),
    solve_hours: whole().nullable(),
    order: whole().default(0),
  },
})
