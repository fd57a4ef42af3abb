import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261128_payment_source',
  up: [
    `alter table "payment" add "source" varchar(255) null;`,
    `alter table "payment" drop constraint "payment_way_check", add constraint "payment_way_check" check ("way" in ('bank', 'ideal', 'card', 'cash', 'direct_debit', 'other')) not valid;`,
  ],
}
