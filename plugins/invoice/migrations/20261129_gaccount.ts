import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_gaccount',
  up: [
    `alter table "invoice" add "gaccount" jsonb null, add "gaccount_split" jsonb null, add "gaccount_open" numeric(14,2) not null default 0;`,
    `alter table "payment" drop constraint "payment_way_check", add constraint "payment_way_check" check ("way" in ('bank', 'ideal', 'card', 'cash', 'direct_debit', 'gaccount', 'other')) not valid;`,
  ],
}
