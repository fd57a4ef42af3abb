import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'quotation/20261129_design',
  up: [
    `alter table "quotation" add "design" text null;`,
    `alter table "quotation" add constraint "quotation_design_check" check ("design" in ('classic', 'modern', 'brochure')) not valid;`,
  ],
}
