import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { ordered } from '@core/resource/ordered'
import { resource } from '@core/resource/resource'
import { settleHidden } from '../domain/hide-resolved'
import { IncidentType } from '../entities/incident-type'

const MOST_MONTHS = 600
/** A year of working days. */
const MOST_HOURS = 2500

/** Kinds of incidents: whoever handles incidents reads them, who sets up the company changes them (C-0051 to C-0055). */
export const incidentTypes = resource({
  entity: IncidentType,
  module: ['AFTERCARE', 'CRM'],
  writers: { module: 'SETTINGS' },
  sort: 'order',
  called: { by: 'description' },
  abilities: [ordered],
  async prepare(type, context: Context, changes, before) {
    type.description = type.description.trim()
    if (!type.description) throw invalid('description', 'core.required')
    within(type, 'showable_months', 0, MOST_MONTHS)
    within(type, 'answer_hours', 1, MOST_HOURS)
    within(type, 'solve_hours', 1, MOST_HOURS)
    if (before && 'showable_months' in changes) await settleHidden(context, [type])
  },
})

function within<F extends string>(type: { [K in F]?: number | null }, field: F, least: number, most: number): void {
  const value = type[field]
  if (typeof value === 'number' && (value < least || value > most)) throw invalid(field, 'core.invalid_number')
}
