import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_term_of_an_invoice',
  up: [`alter table "invoice" add "term" int null;`],
}
