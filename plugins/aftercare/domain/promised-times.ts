import type { Context } from '@core/context/context'
import { type EventHandler, type Job, job, on } from '@core/context/event'
import { openRecord } from '@core/db/open-record'
import { withoutParent } from '@core/states/parents'
import { incidentEvents } from '../contract'
import { LATENESS, type Lateness } from '../contract/incident-status'
import { Incident } from '../entities/incident'
import { IncidentType } from '../entities/incident-type'
import { aftercareSettings } from './aftercare-settings'
import type { IncidentRecord } from './incident-states'
import { afterWorkingHours } from './working-hours'

type Promises = Pick<IncidentRecord, 'status' | 'answered_at' | 'answer_due' | 'solve_due'>

/** What of the promised times an incident is past at a moment: the answer before the solution. */
export function lateAt({ status, answered_at, answer_due, solve_due }: Moments, now: Date): Lateness | null {
  if (status === 'resolved') return null
  const isPast = (due: Date | string | null | undefined) => Boolean(due && new Date(due) < now)
  if (!answered_at && isPast(answer_due)) return 'answer'
  return isPast(solve_due) ? 'solution' : null
}

/** What says whether an incident is late, as records have it and lists answer it. */
export type Moments = { readonly [K in keyof Promises]?: Promises[K] | string | null }

const dueOf = ({ answer_due, solve_due }: Promises, what: Lateness): Date | null =>
  (what === 'answer' ? answer_due : solve_due) ?? null

/** Sets by when an incident of its type has to be answered and solved, counted from its report. */
export async function promiseTimes(context: Context, incident: IncidentRecord, from: Date): Promise<void> {
  const type = incident.incident_type_id ? await openRecord(context, IncidentType, incident.incident_type_id) : null
  const { aftercare_opens: opens, aftercare_closes: closes, aftercare_days: days } = await aftercareSettings.of(context)
  const after = (hours: number | null | undefined) =>
    typeof hours === 'number' ? afterWorkingHours(from, hours, context.company, { opens, closes, days }) : null
  incident.answer_due = after(type?.answer_hours)
  incident.solve_due = after(type?.solve_hours)
}

interface Due {
  readonly id: number
  readonly what: Lateness
  /** The moment that it was planned for; another one since means that this look is over. */
  readonly due: string
}

/** Looks at the moment that was promised whether an incident is still waiting, and tells of it. */
export const lookWhetherLate: Job<Due> = job<Due>('aftercare.look-whether-late', async ({ id, what, due }, context) => {
  const incident = await openRecord(context, Incident, { id, deleted_at: null }, { hold: true })
  const moment = incident && dueOf(incident, what)
  if (!moment || moment.toISOString() !== due || (incident.told_due && incident.told_due >= moment)) return
  if ((await withoutParent(context, Incident, [incident])).size) return
  const isWaiting = what === 'answer' ? !incident.answered_at : true
  if (incident.status === 'resolved' || !isWaiting) return
  incident.told_due = moment
  await context.emit(incidentEvents.late, { id, what })
})

/** Plans to look at an incident when its promised times are over; what is past already is told now. */
export function planLooks(context: Context, incident: IncidentRecord): void {
  for (const what of LATENESS) {
    const due = dueOf(incident, what)
    if (due) context.enqueue(lookWhetherLate, { id: incident.id, what, due: due.toISOString() }, due)
  }
}

/** A reopened incident that is late already was told of before; one that is not is looked at again. */
export const looksAgain: EventHandler = on(
  incidentEvents.reopened,
  'look again whether it is late',
  async ({ id }, context) => {
    const incident = await openRecord(context, Incident, id)
    if (incident?.solve_due && incident.solve_due > new Date()) planLooks(context, incident)
  },
  { within: true },
)
