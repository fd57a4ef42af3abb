import { heavyJob } from '@core/context/event'
import { Problem } from '@core/context/problem'
import { openRecord } from '@core/db/open-record'
import { askState } from '../domain/ask-state'
import { type Heard, takeState } from '../domain/take-state'
import { OnlinePayment } from '../entities/online-payment'

export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A bank transfer may take weeks, and what cannot be booked waits for somebody; after this nothing comes any more. */
const GIVEN_UP_MS = 100 * DAY_MS

const pauseOf = (ageMs: number) => (ageMs < 2 * HOUR_MS ? 20 : ageMs < DAY_MS ? 120 : 24 * 60)

/**
 * Asks the service how a payment stands, as its call may never come; until it ended and all of it was booked. A service that
 * does not answer is asked again at the next turn.
 */
export const lookAgain = heavyJob<{ id: number }, Heard | null>('payments.look-again', {
  async reachOut({ id }, context) {
    const payment = await openRecord(context, OnlinePayment, id)
    if (!payment || !unfinished(payment)) return async () => null
    const ask = await askState(context, payment).catch(unanswered)
    return async () => (ask ? await ask().catch(unanswered) : null)
  },
  async run({ id }, context, heard) {
    const payment = heard ? await takeState(context, id, heard) : await openRecord(context, OnlinePayment, id)
    if (!payment || !unfinished(payment)) return
    const age = Date.now() - payment.created_at.getTime()
    if (age < GIVEN_UP_MS) context.enqueue(lookAgain, { id }, minutesFromNow(pauseOf(age)))
  },
})

const unfinished = ({ status, date_booked }: { status: string; date_booked?: Date | null }) =>
  status === 'open' || status === 'pending' || (status === 'paid' && !date_booked)

const unanswered = (error: unknown): null => {
  if (error instanceof Problem) return null
  throw error
}
