import type { SchemaStep } from '@core/db/migrate'

export const step: SchemaStep = {
  name: 'confirmation/20261129_design',
  up: [
    `alter table "confirmation" add "design" text null;`,
    `alter table "confirmation" add constraint "confirmation_design_check" check ("design" in ('classic', 'modern', 'brochure')) not valid;`,
  ],
}
