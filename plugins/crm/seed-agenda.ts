import type { Context } from '@core/context/context'
import { addWorkingDays } from '@core/domain/week'
import { createRecord } from '@core/resource/record'
import { startOfDay, today } from '@core/time/today'
import { agendaItems } from './resources/agenda-items'

const HOUR_MS = 3_600_000

/** Appointments of the office, by working days from today: hour, hours, what, and whether nothing else can be planned then. */
const APPOINTMENTS: readonly (readonly [day: number, hour: number, hours: number, title: string, absent: boolean])[] = [
  [-2, 9, 1, 'Werkoverleg', false],
  [1, 16, 1, 'Planningsoverleg', false],
  [2, 8, 9, 'Verlof', true],
  [6, 13, 4, 'Cursus F-gassen', true],
]

/** What stands in the agenda beside work: meetings and absence. */
export async function seedAgenda(context: Context, staff: readonly { readonly id: number }[]): Promise<void> {
  for (const [at, [day, hour, hours, title, absent]] of APPOINTMENTS.entries()) {
    const start = startOfDay(addWorkingDays(today(context.company), day), context.company).getTime() + hour * HOUR_MS
    await createRecord(agendaItems, context, {
      title,
      absent,
      user_id: staff[(at + 1) % staff.length]?.id ?? null,
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + hours * HOUR_MS).toISOString(),
    })
  }
}
