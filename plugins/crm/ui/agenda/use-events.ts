import { type Answer, addDays, call, Problem, refreshCalls, toastProblem, useCall } from '@core/ui'
import { ifUnchanged } from '@core/ui/records'

/** Something in the agenda, whatever it is. */
export type AgendaEvent = Answer<'get', '/api/calendar/events'>[number]

/** What stands in the agenda between two moments. */
export function useEvents(from: string, to: string, whose: string) {
  return useCall(
    'get',
    '/api/calendar/events',
    { params: { query: { from, to, user_id: whose } } },
    { keepPrevious: true },
  )
}

/**
 * Gives something another time; without an end it lasts as it did. The path of its kind and the field with when it begins are all that differs between what
 * stands in the agenda.
 *
 * @returns whether it stays where it was put
 */
export async function moveEvent(
  { kind, id, begins, version }: AgendaEvent,
  start: string,
  end: string | undefined,
): Promise<boolean> {
  try {
    const path = `/api/${kind}/{id}` as '/api/agendaitem/{id}'
    const body = { [begins]: start, ...(end !== undefined && { end_date: end }) }
    await call('patch', path, { params: { path: { id } }, headers: ifUnchanged([version]), body })
    await refreshCalls('/api/calendar', `/api/${kind}`)
    return true
  } catch (error) {
    toastProblem(error)
    // Whoever is told that somebody else moved it sees where it is now.
    if (error instanceof Problem && error.stale) void refreshCalls('/api/calendar')
    return false
  }
}

/** What stands in the month of a day, with the days around it that its sheet shows. */
export const daysAround = (day: string) => ({ from: addDays(day, -45), until: addDays(day, 45) })
