import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261126_counted_values',
  up: [
    `create trigger "count_tr_flow_by_status_ins" after insert on "flow" referencing new table as changed for each statement execute function count_values('1', 'status', 'live');`,
    `create trigger "count_tr_flow_by_status_del" after delete on "flow" referencing old table as changed for each statement execute function count_values('-1', 'status', 'live');`,
    `create trigger "count_tr_flow_by_status_set" after update of "status", "deleted_at" on "flow" for each row when (old."status" is distinct from new."status" or (old.deleted_at is null) <> (new.deleted_at is null)) execute function count_value_row('status');`,
  ],
}
