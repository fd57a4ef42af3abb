import type { Cause, CurrentUser } from '@core/context/context'

/** One delivery: an outbox row for one handler. */
export interface Delivery {
  outboxId: number
  companyId: number
  /** On whose behalf, so that the log can say so; nobody's for the daily jobs and for customers. */
  userId: number | undefined
  actor?: CurrentUser['actor']
  cause?: Cause | null
  handler: string
  payload: unknown
  /** Trace of the work that asked for it. */
  traceparent?: string | undefined
}
