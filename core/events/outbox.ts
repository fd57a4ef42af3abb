import type { Cause } from '@core/context/context'
import { sharedEntity } from '@core/db/entity'
import { moment, text, wholeName } from '@core/db/fields'
import type { TableOf } from '@core/db/tables'
import { p } from '@mikro-orm/postgresql'

/** Events and jobs that still have to reach their handlers; written in the transaction of the change itself. */
export const Outbox = sharedEntity({
  name: 'outbox',
  guarded: true,
  properties: {
    id: p.bigint('number').primary(),
    company_id: p.bigint('number'),
    user_id: p.bigint('number').nullable(),
    /** The administrator who worked as that user: the log of what follows keeps both names too. */
    actor_id: p.bigint('number').nullable(),
    actor_name: wholeName().nullable(),
    name: text(128),
    payload: p.json<Record<string, unknown>>(),
    created_at: moment().onCreate(() => new Date()),
    run_at: moment().onCreate(() => new Date()),
    dispatched_at: moment().nullable(),
    /** Trace of the work that wrote it. */
    traceparent: text(64).nullable(),
    /** The rule that it follows from. */
    cause: p.json<Cause>().nullable(),
    /** Number of manual resends; it is part of the job id, so that the queue accepts each as new. */
    resent: p.integer().default(0),
  },
  indexes: [['dispatched_at', 'run_at']],
})

/** A delivery that failed at every try and waits for platform staff. */
export const DeadLetter = sharedEntity({
  name: 'dead_letter',
  properties: {
    id: p.bigint('number').primary(),
    outbox_id: p.bigint('number'),
    handler: text(200),
    reason: text(2000),
    failed_at: moment().onCreate(() => new Date()),
  },
  uniques: [['outbox_id', 'handler']],
  indexes: [['failed_at']],
})

/** One row per handler that has handled an outbox row; it turns at-least-once delivery into exactly-once effects. */
export const Effect = sharedEntity({
  name: 'effect',
  properties: {
    outbox_id: p.bigint('number').primary(),
    handler: text(200).primary(),
    done_at: moment().onCreate(() => new Date()),
  },
})

declare module '@core/db/tables' {
  interface Tables {
    outbox: TableOf<typeof Outbox>
    dead_letter: TableOf<typeof DeadLetter>
    effect: TableOf<typeof Effect>
  }
}
