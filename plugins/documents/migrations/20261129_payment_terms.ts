import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'documents/20261129_payment_terms',
  up: [`alter table "calculation" add "paymentterms" jsonb not null default '[]';`],
}
