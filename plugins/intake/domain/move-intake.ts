import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { move } from '@core/states/move'
import { settlePeriod } from '@core/time/settle-period'
import type { Intake } from '../entities/intake'
import { intakeStates } from './intake-states'

export type IntakeRecord = Opened<typeof Intake>

/** Fields of a change that say when a survey is and how far it came. */
export const MOVING = ['status', 'intake_date', 'end_date', 'update_reason'] as const

/**
 * Brings a survey where a change says: a moment plans it, taking that away makes it wait again, and a status is set as it
 * is named.
 *
 * @throws Problem 422 for a plan without a moment and for an end before the start; 409 from a status that does not lead there
 */
export async function moveIntake(
  context: Context,
  intake: IntakeRecord,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const period = periodOf(context, intake, given)
  const status = given.status ?? statusBy(intake.status, period.intake_date)
  const moves = momentsDiffer(intake, period)
  if (status === intake.status) {
    if (moves) await move(context, intakeStates, intake, 'replan', { set: period })
    return
  }
  if (status === 'completed') return move(context, intakeStates, intake, 'complete', { set: period })
  if (status === 'cancelled') return move(context, intakeStates, intake, 'cancel')
  if (status === 'draft')
    return move(context, intakeStates, intake, 'unplan', { set: { intake_date: null, end_date: null } })
  if (status !== 'planned') throw invalid('status', 'core.invalid_value')
  if (!period.intake_date) throw invalid('intake_date', 'intake.needs_moment')
  return move(context, intakeStates, intake, 'plan', { set: period })
}

interface Period {
  intake_date: Date | null
  end_date: Date | null
}

/** When a survey is, as a change gives it: an hour long unless told, and as long as it was when only its start moves. */
export function periodOf(
  { company }: Context,
  { intake_date, end_date }: { intake_date?: Date | null; end_date?: Date | null },
  given: Readonly<Record<string, unknown>>,
): Period {
  const changes = {
    ...('intake_date' in given ? { start_date: given.intake_date } : {}),
    ...('end_date' in given ? { end_date: given.end_date } : {}),
  }
  const had = { start_date: intake_date ?? null, end_date: end_date ?? null }
  const wanted = { ...had, ...changes } as Record<'start_date' | 'end_date', string | Date | null>
  const period = { start_date: momentOf(wanted.start_date), end_date: momentOf(wanted.end_date) }
  settlePeriod(period, changes, had, { lasting: 'length', zoned: company })
  return { intake_date: period.start_date, end_date: period.end_date }
}

const momentOf = (value: string | Date | null): Date | null => (value === null ? null : new Date(value))

const statusBy = (status: string, moment: Date | null): string =>
  status === 'draft' && moment ? 'planned' : status === 'planned' && !moment ? 'draft' : status

const momentsDiffer = (intake: { intake_date?: Date | null; end_date?: Date | null }, period: Period): boolean =>
  (['intake_date', 'end_date'] as const).some(
    column => (intake[column]?.getTime() ?? null) !== (period[column]?.getTime() ?? null),
  )
