import type { CurrentUser, LogEntry } from '@core/context/context'
import type { EntityManager } from '../orm'
import { runAtEnd } from '../sql'

/** Writes lines of the log together with the commit, in one statement. */
export function writeLog(
  em: EntityManager,
  companyId: number,
  user: CurrentUser | null,
  entries: readonly LogEntry[],
): void {
  runAtEnd(
    em,
    `insert into log_item (company_id, created_at, updated_at, user_id, impersonator_id, impersonator_name, customer_name, flow_id, loggable_type, loggable_id, description, old_value, new_value)
     select ?::bigint, now(), now(), ?::bigint, ?::bigint, ?::text, x.customer_name, x.flow_id, x.type, x.id, x.description, x.before, x.after
     from jsonb_to_recordset(?::jsonb) as x(customer_name text, flow_id bigint, type text, id bigint, description text, before jsonb, after jsonb)`,
    [
      companyId,
      user?.id ?? null,
      user?.actor?.id ?? null,
      user?.actor?.fullname ?? null,
      JSON.stringify(
        entries.map(entry => ({
          customer_name: entry.customerName ?? null,
          flow_id: entry.flowId ?? null,
          type: entry.type,
          id: entry.id,
          description: entry.description,
          before: entry.before ?? null,
          after: entry.after ?? null,
        })),
      ),
    ],
  )
}
