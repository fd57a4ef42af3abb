import type { Context } from '@core/context/context'
import { heavyJob } from '@core/context/event'
import { Problem } from '@core/context/problem'
import type { Opened } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { askState } from '../domain/ask-state'
import { type Heard, takeState } from '../domain/take-state'
import { OnlinePayment } from '../entities/online-payment'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A bank transfer may take weeks, and what cannot be booked waits for somebody; after this nothing comes any more. */
const GIVEN_UP_MS = 100 * DAY_MS

const pauseOf = (ageMs: number) => (ageMs < 2 * HOUR_MS ? 20 : ageMs < DAY_MS ? 120 : 24 * 60)

interface Look {
  readonly id: number
  /** When somebody asked for a refund that is waited for; the service is asked at least once after that. */
  readonly refundedAt?: string
}

/**
 * Asks the service how a payment stands, as its call may never come; until it ended and all of it was booked. A service that
 * does not answer is asked again at the next turn.
 */
export const lookAgain = heavyJob<Look, Heard | null>('payments.look-again', {
  async reachOut({ id, refundedAt }, context) {
    const payment = await openRecord(context, OnlinePayment, id)
    if (!payment || !(refundedAt || unfinished(payment))) return async () => null
    const ask = await askState(context, payment).catch(unanswered)
    return async () => (ask ? await ask().catch(unanswered) : null)
  },
  async run({ id, refundedAt }, context, heard) {
    const payment = heard ? await takeState(context, id, heard) : await openRecord(context, OnlinePayment, id)
    if (!payment || !(unfinished(payment) || (refundedAt && !heard))) return
    const since = refundedAt ? { refundedAt: new Date(refundedAt) } : {}
    if (ageOf(payment, since) < GIVEN_UP_MS) askLater(context, payment, since)
  },
})

type Row = Opened<typeof OnlinePayment>
interface Since {
  readonly refundedAt?: Date
}
type Payment = Pick<Row, 'id' | 'created_at'>

/** Has the service asked how a payment stands, the later the longer it takes since it was made, or since a refund of it. */
export function askLater(context: Context, payment: Payment, since: Since = {}): void {
  const look = { id: payment.id, ...(since.refundedAt && { refundedAt: since.refundedAt.toISOString() }) }
  context.enqueue(lookAgain, look, new Date(Date.now() + pauseOf(ageOf(payment, since)) * MINUTE_MS))
}

const ageOf = ({ created_at }: Payment, { refundedAt = created_at }: Since): number => Date.now() - refundedAt.getTime()

const unfinished = ({ status, date_booked, amount_refund_pending }: Row) =>
  status === 'open' || status === 'pending' || (status === 'paid' && (!date_booked || amount_refund_pending > 0))

const unanswered = (error: unknown): null => {
  if (error instanceof Problem) return null
  throw error
}
