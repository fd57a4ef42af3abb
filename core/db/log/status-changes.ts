import type { Reader } from '../reader'
import { run } from '../sql'

/** A line of a record's log that changed its status. */
export interface StatusChange {
  readonly from: string
  readonly to: string
  readonly description: string
  /** Values of the columns that belong to statuses, as the record left them. */
  readonly left: Readonly<Record<string, unknown>>
}

/** Every change of a record's status that its log tells of, the oldest first. */
export const statusChanges = ({ em, company }: Reader, type: string, id: number): Promise<StatusChange[]> =>
  run<StatusChange>(
    em,
    `select old_value->>'status' as "from", new_value->>'status' as "to", description, old_value as "left" from log_item
     where company_id = ? and loggable_type = ? and loggable_id = ? and old_value->>'status' is not null and new_value->>'status' is not null
     order by id`,
    [company.id, type, id],
  )
