import type { Context } from '@core/context/context'
import { job } from '@core/context/event'
import { readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { sameDayIn } from '@core/time/periods'
import { dayOf, today } from '@core/time/today'
import { Incident } from '../entities/incident'
import { IncidentType } from '../entities/incident-type'
import type { IncidentRecord } from './incident-states'

/** Whether an incident was resolved for longer than its type shows it, on a day of the company (R-INC-004). */
export const isHidden = (
  { status, resolved_at }: Pick<IncidentRecord, 'status' | 'resolved_at'>,
  months: number | null | undefined,
  { company }: Pick<Context, 'company'>,
): boolean =>
  status === 'resolved' &&
  typeof months === 'number' &&
  resolved_at instanceof Date &&
  sameDayIn(dayOf(resolved_at, company), months) <= today(company)

/** Hides and shows the resolved incidents of these types as their months say today. */
export async function settleHidden(
  context: Context,
  types: readonly { id: number; showable_months?: number | null }[],
) {
  if (!types.length) return
  const months = new Map(types.map(({ id, showable_months }) => [id, showable_months]))
  const resolved = await openRecords(
    context,
    Incident,
    { status: 'resolved', incident_type_id: [...months.keys()] },
    { sort: 'id', hold: true },
  )
  for (const incident of resolved)
    incident.hidden = isHidden(incident, months.get(incident.incident_type_id ?? 0), context)
}

/** Hides what was resolved long enough ago, every night. */
export const hideResolved = job<Record<string, never>>(
  'aftercare.hide-resolved',
  async (_payload, context) =>
    settleHidden(context, await readRows(context, IncidentType, ['id', 'showable_months'], {})),
  { dailyAt: 1 },
)
