import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'crm/20261126_counted_values_apart',
  up: [
    // One statement sees the dossiers and what the triggers counted of them at one moment: what lacks is added, however
    // many are written meanwhile, and nothing when it is done again.
    `insert into row_count (company_id, table_name, n) select company_id, table_name, sum(n) from (select company_id, 'flow.status=' || status as table_name, count(*) as n from "flow" where deleted_at is null group by 1, 2 union all select company_id, table_name, -sum(n) as n from row_count where table_name like 'flow.status=%' group by 1, 2) counted group by 1, 2 having sum(n) <> 0;`,
  ],
  apart: true,
}
