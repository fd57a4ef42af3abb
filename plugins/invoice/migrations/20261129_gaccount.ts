import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_gaccount',
  up: [
    `alter table "invoice" add "gaccount" jsonb null, add "gaccount_split" jsonb null;`,
    `alter table "payment" drop constraint "payment_way_check", add constraint "payment_way_check" check ("way" in ('bank', 'ideal', 'card', 'cash', 'direct_debit', 'gaccount', 'other')) not valid;`,
  ],
}
