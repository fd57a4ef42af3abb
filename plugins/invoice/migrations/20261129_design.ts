import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'invoice/20261129_design',
  up: [
    `alter table "invoice" add "design" text null;`,
    `alter table "invoice" add constraint "invoice_design_check" check ("design" in ('classic', 'modern', 'brochure')) not valid;`,
  ],
}
