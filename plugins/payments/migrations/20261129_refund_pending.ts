import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'payments/20261129_refund_pending',
  up: [`alter table "onlinepayment" add "amount_refund_pending" numeric(14,2) not null default '0.00';`],
}
