import type { EntityManager } from '@core/db/orm'
import { run } from '@core/db/sql'
import { withPlatform } from '@core/db/tenant'
import type { Platform } from '@core/platform'
import type { Delivery } from './delivery'

/** A delivery that was given up on, as platform staff see it. Its payload stays unseen: it may hold what only its company knows. */
export interface DeadLetterRow {
  readonly id: number
  readonly handler: string
  readonly name: string | null
  readonly company_id: number | null
  readonly company_name: string | null
  readonly reason: string
  readonly failed_at: string
}

const REASON_LENGTH = 2000

/** Puts a delivery aside after its last try. */
export async function bury(platform: Platform, delivery: Delivery, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, REASON_LENGTH)
  await withPlatform(platform.orm, em =>
    run(
      em,
      `insert into dead_letter (outbox_id, handler, reason, failed_at) values (?, ?, ?, now())
       on conflict (outbox_id, handler) do update set reason = excluded.reason, failed_at = excluded.failed_at`,
      [delivery.outboxId, delivery.handler, reason],
    ),
  )
}

/** What was given up on, for the admin plugin alone: these tables belong to no company. */
export const deadLetters = {
  /** Newest first. */
  async page(em: EntityManager, ask: { offset?: number; limit?: number }) {
    const rows = await run<{ row: DeadLetterRow }>(
      em,
      `select json_build_object('id', d.id, 'handler', d.handler, 'name', o.name, 'company_id', o.company_id,
         'company_name', c.name, 'reason', d.reason, 'failed_at', to_char(d.failed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as row
       from dead_letter d left join outbox o on o.id = d.outbox_id left join company c on c.id = o.company_id
       order by d.failed_at desc, d.id desc limit ? offset ?`,
      [ask.limit ?? 1000, ask.offset ?? 0],
    )
    const [counted] = await run<{ total: number }>(em, 'select count(*)::int as total from dead_letter')
    return { rows: rows.map(({ row }) => row), total: counted?.total ?? 0 }
  },

  /**
   * Sends an event or job again to whoever failed at it, in the transaction of the caller: handlers that dealt with it
   * have their effect and do nothing. Answers the handlers that get it again.
   */
  async resend(em: EntityManager, id: number): Promise<string[]> {
    const gone = await run<{ outbox_id: string; handler: string }>(
      em,
      'delete from dead_letter where outbox_id = (select outbox_id from dead_letter where id = ?) returning outbox_id, handler',
      [id],
    )
    const [first] = gone
    if (first)
      await run(em, 'update outbox set dispatched_at = null, resent = resent + 1 where id = ?', [first.outbox_id])
    return gone.map(({ handler }) => handler)
  },
}
