import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_bills_confirmations',
  up: [
    `alter table "invoice" add "confirmation_id" bigint null;`,
    `alter table "invoice" add constraint "tenant_fk_invoice__confirmation_id" foreign key ("company_id", "confirmation_id") references "confirmation" ("company_id", "id") not valid;`,
  ],
}
